import { extractArguments } from "../../catalog/arguments/extract.ts";
import type { Unasked } from "../../catalog/asking/unasked.ts";
import { readDeed } from "../../catalog/asking/why-unasked.ts";
import { askingWords } from "../../catalog/asking/words.ts";
import type { CatalogEntry } from "../../catalog/entry.ts";
import { indexOf } from "../../catalog/indexed.ts";
import { readQuery } from "../../catalog/rank/query.ts";
import { behindByWords } from "../../catalog/rank/rank.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import { classOfVerb } from "../../catalog/rank/verbs.ts";
import { takesBack } from "../../catalog/route/refusal.ts";
import { replyIn } from "../../dialogue/reply.ts";
import { readMessage } from "../../intent/reading.ts";
import { contextOf } from "../known-context.ts";
import type { KnownTool, Toolbox } from "../toolbox.ts";
import { onlyLooks } from "./looks.ts";
import { offeredIn } from "./offer.ts";
import { siblingSaid } from "./sibling.ts";
import type { Asking, Refusal, Wish } from "./wish.ts";

/** So far behind "none of them", in log-odds, a tool is not asked for; so far behind the best one, another is. */
const BEHIND_NONE = 4;
const BEHIND_BEST = 2;
/** The same where no other kind of deed is said than its own. */
const BEHIND_BEST_SAID = 5;
const OTHER = "another tool";

const NEAR = { best: 0, none: 0 };

function behindIn({ catalog }: Toolbox, entry: CatalogEntry, message: string): { readonly best: number; readonly none: number } {
  return catalog === null ? NEAR : behindByWords(readQuery(message), catalog.entries.indexOf(entry), indexOf(catalog));
}

/** Whether a text speaks of this tool rather than of none and of another. */
export function speaksOf(toolbox: Toolbox, tool: KnownTool, entry: CatalogEntry, text: string): boolean {
  if (namesTool(text, tool)) return true;
  const { best, none } = behindIn(toolbox, entry, text);
  return best <= BEHIND_BEST && none <= BEHIND_NONE;
}

function namesTool(message: string, { deed }: KnownTool): boolean {
  const said = message.toLowerCase();
  return deed.names.some((name) => /[_.-]/.test(name) && said.includes(name));
}

/** The code of why a deed is only spoken of. */
export const CODE_OF_UNASKED: Readonly<Record<Unasked["reason"], Refusal>> = {
  negated: "negated",
  excluded: "negated",
  hypothetical: "hypothetical",
  past: "past",
  "how-to": "how_to",
  quoted: "quoted",
  reported: "quoted",
  "not-said": "not_asked",
};

/** What the message asks of a tool of the catalogue; where it is a mere yes, what the assistant offered. */
export function toolWish(asking: Asking, tool: KnownTool, entry: CatalogEntry): Wish {
  const { toolbox, message, world } = asking;
  const last = world.history.at(-1);
  if (last?.role !== "assistant" || message.trim() === "" || message.length > LONGEST_YES) return wishIn(asking, tool, entry);
  const reply = replyIn(readMessage(message, world, toolbox.settings), [0, message.length]);
  const taken = reply.kind === "yes" && reply.rest === null ? offeredIn(last.content) : null;
  return taken === null ? wishIn(asking, tool, entry) : { ...wishIn({ ...asking, message: taken }, tool, entry), answers: true, taken };
}

const LONGEST_YES = 200;

function wishIn({ toolbox, call, message, known }: Asking, tool: KnownTool, entry: CatalogEntry): Wish {
  const { why } = readDeed(message, tool.deed);
  // Looking something up harms nobody: but for a refusal, however it is asked for.
  const looks = onlyLooks(tool);
  const isDeclared = tool.risk === "write" || tool.risk === "destructive";
  // That no word of its verb is said speaks against a tool of which it is known that it changes something.
  const isTurnedAway = why?.reason === "negated" || why?.reason === "excluded";
  const isUnsaid = why?.reason === "not-said" && !isDeclared && !onlyLooksSaid(message);
  const isRefused = why !== null && (isTurnedAway || (!looks && !isUnsaid));
  if (isRefused) return { own: [], others: [], refusal: CODE_OF_UNASKED[why.reason], doubt: 1 };
  // What removes things and does not say so of itself is asked for by a verb that says it.
  if (!looks && !isDeclared && isRemovalUnsaid(message, tool) && !namesTool(message, tool))
    return { own: [], others: [], refusal: "not_asked", doubt: 1 };
  if (takesBack(message)) return { own: [], others: [], refusal: "negated", doubt: 1 };
  const behind = namesTool(message, tool) ? NEAR : behindIn(toolbox, entry, message);
  if (behind.none > BEHIND_NONE) return { own: [], others: [], refusal: null, doubt: 1 };
  const most = isOtherwiseSaid(message, tool) ? BEHIND_BEST : BEHIND_BEST_SAID;
  if (behind.best > most) return { own: [], others: [OTHER], refusal: null, doubt: 1 };
  const sibling = namesTool(message, tool) ? null : siblingSaid(toolbox, tool, message, call.arguments);
  if (sibling !== null) return { own: [], others: [sibling], refusal: null, doubt: 1 };
  const { arguments: values, assumed } = extractArguments(message, tool.definition, contextOf(known));
  return { own: [{ arguments: values, assumed, candidates: [] }], others: [], refusal: null, doubt: 0 };
}

/** So many words may stand before the verb of an order: "can you please find …". */
const MOST_LEADING = 4;

/** "find emails from bob": an order that only looks asks for no deed. */
function onlyLooksSaid(message: string): boolean {
  return askingWords(message)
    .slice(0, MOST_LEADING)
    .some(({ stem }) => classOfVerb.get(stem) === "read");
}

function isRemovalUnsaid(message: string, { deed }: KnownTool): boolean {
  if (deed.verb === null || classOfVerb.get(stemOf(deed.verb)) !== "remove") return false;
  return !askingWords(message).some(({ stem }) => deed.stems.has(stem) || classOfVerb.get(stem) === "remove");
}

/** Whether the verbs of a message, as far as they are known, are all of another kind than the tool's. */
function isOtherwiseSaid(message: string, { deed }: KnownTool): boolean {
  const own = deed.verb === null ? undefined : classOfVerb.get(stemOf(deed.verb));
  const said = askingWords(message).flatMap(({ stem }) => classOfVerb.get(stem) ?? []);
  return own !== undefined && said.length > 0 && !said.includes(own);
}
