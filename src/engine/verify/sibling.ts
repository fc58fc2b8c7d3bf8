import { deedsIn } from "../../catalog/asking/orders.ts";
import { askingWords } from "../../catalog/asking/words.ts";
import { synonymsOf } from "../../catalog/rank/synonyms.ts";
import { stemOf, termsOf } from "../../catalog/rank/terms.ts";
import type { KnownTool, Toolbox } from "../toolbox.ts";
import { onlyLooks } from "./looks.ts";

/** So many tools beside are looked at. */
const MOST_TOOLS = 2_000;

/** A tool beside whose verb and thing the message says, where it does not say those of this one: "complete task 5" is not "move_task". */
export function siblingSaid(toolbox: Toolbox, tool: KnownTool, message: string, values: Readonly<Record<string, unknown>>): string | null {
  const said = askingWords(message).filter(({ quoted }) => quoted === "no");
  const verb = deedsIn(message)[0]?.stem ?? said[0]?.stem ?? "";
  // A tool with several methods says what it does by an argument.
  if (Object.values(values).some((value) => typeof value === "string" && stemOf(value.toLowerCase()) === verb)) return null;
  const stems = new Set(said.map(({ stem }) => stem));
  const own = stemsOf(tool);
  const hasVerb = own.some((stem) => stem === verb || synonymsOf.get(stem)?.includes(verb) === true) || tool.deed.stems.has(verb);
  const isThing = own.some((stem) => stem !== verb && stems.has(stem));
  const isVery = !hasVerb || own.includes(verb);
  if (hasVerb && isVery && (isThing || own.length < 2 || onlyLooks(tool))) return null;
  const others = [...toolbox.tools.values()].slice(0, MOST_TOOLS).filter((other) => {
    return other.source.kind === "catalog" && other !== tool && verbOf(other) === verb;
  });
  const isFull = (other: KnownTool): boolean => {
    const things = stemsOf(other).filter((stem) => stem !== verb);
    return things.length > 0 && things.every((stem) => stems.has(stem));
  };
  // "add the label bug": a tool that adds labels, though "create" may mean the same.
  if (!isVery) return others.find(isFull)?.name ?? null;
  const found = others.find((other) => {
    const things = stemsOf(other).filter((stem) => stem !== verb);
    // Of two tools with one verb, the thing tells them apart; a verb that one tool alone has is enough where nothing of this one is said.
    if (hasVerb) return isFull(other);
    return isFull(other) || (others.length === 1 && (!isThing || things.some((stem) => stems.has(stem))));
  });
  return found?.name ?? null;
}

function verbOf(tool: KnownTool): string {
  return tool.deed.verb === null ? (stemsOf(tool)[0] ?? "") : stemOf(tool.deed.verb);
}

function stemsOf({ deed }: KnownTool): string[] {
  return termsOf(deed.words.join(" ")).map(({ stem }) => stem);
}
