const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** How two parameters of one kind belong together: a way, a change, a place in a tree, a range, a thing and what holds it, who does and to whom. */
export type PairKind = "way" | "tree" | "range" | "holder" | "deed";

/** Verbs of tools that put a thing somewhere, or take it away from there: "add x to y", "drop x from y". */
export const placing: readonly string[] = "add drop remove insert put append attach detach".split(" ");

/** Words of the names of two parameters, the one that comes first in what is done and the one that it comes to. */
export const pairNames: readonly { readonly kind: PairKind; readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> }[] = [
  { kind: "way", from: words("head compare feature"), to: words("base") },
  { kind: "deed", from: words("subject"), to: words("object") },
  { kind: "tree", from: words("child sub"), to: words("parent") },
  { kind: "range", from: words("low lower min minimum least"), to: words("high upper max maximum most") },
  { kind: "range", from: words("start begin since"), to: words("end finish until stop") },
  { kind: "way", from: words("old find search original previous"), to: words("new replace replacement updated") },
  {
    kind: "way",
    from: words("from source src origin sender payer lender debit departure base baseline local alias"),
    to: words("to destination dest dst target recipient receiver payee borrower credit arrival quote current remote"),
  },
];
/** The same where the other parameter has the rest of the name alone: "name" and "new_name", "branch" and "from_branch". */
export const oneSided = {
  from: words("from source src base old original"),
  to: words("new destination dest dst target output related linked duplicate other"),
} as const;

/** Words before the second of two values that leave them in their order. */
export const inOrder: Readonly<Record<PairKind, ReadonlySet<string>>> = {
  way: words("to into onto as under with by towards called calling named naming titled at over \u2192"),
  tree: words("to under of in into below beneath from"),
  range: words("to and until till through -"),
  holder: words("to into onto from"),
  deed: words("to from with"),
};
/** The same that turn them round. */
export const turnedAround: Readonly<Record<PairKind, ReadonlySet<string>>> = {
  way: words("from off"),
  tree: words("over above"),
  range: words("from"),
  holder: words(""),
  deed: words("by"),
};
/** Words before the first of two values that make it the second. */
export const leadsToSecond: Readonly<Record<PairKind, ReadonlySet<string>>> = {
  way: words("to into onto towards"),
  tree: words("under into below beneath"),
  range: words("until till to"),
  holder: words("to into onto from"),
  deed: words(""),
};
/** The same that make it the first. */
export const leadsToFirst: Readonly<Record<PairKind, ReadonlySet<string>>> = {
  way: words("from off"),
  tree: words(""),
  range: words("from between since"),
  holder: words(""),
  deed: words(""),
};
/** What stands between two values and turns them round: "b is the new name of a", "b in place of a". */
export const turningPhrases: Readonly<Record<PairKind, readonly (readonly string[])[]>> = {
  way: [["new", "name"], ["in", "place", "of"], ["instead", "of"], ["copy", "of"], ["replaces"], ["replacing"], ["rather", "than"], ["named", "after"]],
  tree: [["parent", "of"], ["contains"], ["includes"], ["has"]],
  range: [],
  holder: [],
  deed: [],
};
/** The same that leave them in their order. */
export const keepingPhrases: Readonly<Record<PairKind, readonly (readonly string[])[]>> = {
  way: [["becomes"], ["replaced"], ["the", "source"], ["-", ">"], ["=", ">"], ["->"], ["=>"]],
  tree: [["belongs"], ["part", "of"], ["child", "of"]],
  range: [],
  holder: [],
  deed: [],
};
/** Words that may stand between what names a value and the value. */
export const namingFillers = words("id ids number num no is called named = : # ' \" ` $ the");
/** Ends of names of parameters whose values have digits. */
export const digitNames = words("id ids timestamp ts number num port index page line count amount");
