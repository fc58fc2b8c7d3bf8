import { phrases } from "../phrases.ts";

/** The words of taking back what was done last. A sentence is a verb, what it takes back, and the words around both. */
export interface UndoWords {
  /** Verbs that take back whatever was done, alone or with an object: "undo", "undo that". */
  readonly verbs: readonly string[];
  /** The same in two pieces, around the object or before it: "*take* that *back*", "*roll back* the change". */
  readonly split: readonly string[];
  /** Verbs that bring back what is gone: "restore it". */
  readonly bringing: readonly string[];
  readonly bringingSplit: readonly string[];
  /** The second piece. */
  readonly back: readonly string[];
  /** Said alone of what was done a moment ago, they want it undone: it is asked. */
  readonly retractions: readonly string[];
  /** Why it is taken back, behind the name of its task: "the tap *isn't* fixed". */
  readonly denials: readonly string[];
  /** Before what is taken back: "the *last* change". */
  readonly recent: readonly string[];
  /** What was done, by any name: "the last *change*". */
  readonly deeds: readonly string[];
  /** Who did it, and that it was done: "what *you* just *did*". */
  readonly relatives: readonly string[];
  readonly doers: readonly string[];
  readonly did: readonly string[];
  /** Between the name of a deed and that of a task: "the deletion *of* milk". */
  readonly linkers: readonly string[];
  /** Why it is taken back. */
  readonly regrets: readonly string[];
  /** Whoever begins so wonders whether it can be done. */
  readonly wondering: readonly string[];
}

/** Said of what is gone, they want it back. */
const needed = ["i", "we"].flatMap((who) => ["needed", "still needed", "did need", "actually needed", "still need", "do need"].map((need) => `${who} ${need}`));
const neededThat = ["i need", ...needed].flatMap((need) => ["that", "it", "them", "those", "that one", "this one"].map((what) => `${need} ${what}`));

/** "as it was", "to how they were". */
const asBefore = ["it was", "they were", "that was", "it was before", "they were before"].flatMap((was) =>
  ["as", "how", "what", "where", "the way", "like", "to how", "to what", "to where", "to the way"].map((way) => `${way} ${was}`),
);

const taken = ["it", "that", "this", "those", "them"].flatMap((one) => [`i take ${one} back`, `i'll take ${one} back`]);

const retracted = ["scratch", "strike", "scrap", "cancel", "forget", "forget about", "never mind", "nevermind", "nvm", "ignore", "disregard"].flatMap((verb) =>
  ["that", "that change", "the last change", "i said that", "what i said"].map((what) => `${verb} ${what}`),
);

const mistakes = [
  ...["that was a mistake", "it was a mistake", "by mistake", "by accident", "that was wrong", "i didn't mean that", "i didn't mean it"],
  ...["i didn't mean to", "i didn't mean to do that", "i didn't want that", "i changed my mind", "not what i wanted", "not what i meant"],
];

export const undoWords: UndoWords = {
  verbs: [
    ...phrases(`
      undo | un-do | revert | reverse | rollback | roll back | ctrl z | ctrl + z | ctrl - z | cmd z | cmd + z
    `),
    ...taken,
    ...asBefore.map((way) => `back ${way}`),
  ],
  split: ["take", "roll", "turn", "change", "switch", "go", "leave", "keep", "set", "make", "move", "have"],
  bringing: ["restore", "undelete", "un-delete", "un delete", "unremove", "un-remove", "recover", "reinstate", "resurrect", "revive", ...needed],
  bringingSplit: ["bring", "put", "get", "give me", "i want", "i wanted", "i need", "add"],
  back: ["back", "kept", ...asBefore, ...asBefore.map((way) => `back ${way}`)],
  retractions: [
    ...retracted,
    ...mistakes,
    ...["that's wrong", "i didn't ask for that", "i didn't say that", "not what i said", "don't", "don't do that", "don't do it"],
  ],
  denials: ["not", "isn't", "aren't", "wasn't", "hasn't", "haven't", "didn't", "never", "still"],
  recent: ["last", "latest", "previous", "most recent", "just now", "very"],
  deeds: phrases(`
    change | changes | action | actions | command | step | steps | thing | things | bit | edit | edits | update | move | operation | one | ones
  `),
  relatives: ["what", "that", "which", "whatever"],
  doers: ["you", "i", "we", "you've", "i've", "we've"],
  did: ["did", "done", "changed", "made", "asked", "said", "just"],
  linkers: ["of", "on", "to", "for"],
  regrets: [
    ...mistakes,
    ...phrases(`
      my mistake | grr | argh | my bad | sorry | a mistake | wrong one | wrong task | that was the wrong one | that was the wrong task
    `),
    ...neededThat,
  ],
  wondering: ["can i", "could i", "may i", "can we", "could we", "shall we", "should we", "should i", "shall i", "is it possible to", "maybe", "perhaps"],
};
