import { deedsIn, type Order } from "../asking/orders.ts";
import { indexOf, placesNamed } from "../indexed.ts";
import { synonymsOf } from "../rank/synonyms.ts";
import { termsOf } from "../rank/terms.ts";
import type { IndexedTool } from "../rank/tool-index.ts";
import { classOfVerb } from "../rank/verbs.ts";
import type { Draft, DraftStep } from "./draft.ts";

/** The words of a request among several that no step of the plan does: "list issues and *delete branch x*". Null where each has its step. */
export function leftOut({ message, catalog, steps }: Draft): string | null {
  const orders = deedsIn(message);
  if (orders.length < 2) return null;
  const tools = steps.flatMap((step) => {
    const tool = placesNamed(catalog, step.entry.name).map((place) => indexOf(catalog).tools[place])[0];
    return tool === undefined ? [] : [{ step, tool }];
  });
  const left = orders.find((order) => {
    // "list issues and list branches": of two orders with one verb, the thing tells them apart.
    const isOnly = orders.filter(({ stem }) => stem === order.stem).length === 1;
    return !tools.some(({ step, tool }) => {
      const isNamed = isOnly && tool.nameTerms.some(({ stem }) => stem === order.stem);
      return isNamed || does(tool, step, order, message.slice(...order.span));
    });
  });
  return left === undefined ? null : message.slice(...left.span);
}

/** Whether a step does what an order says: it has the verb, or one like it, and the thing; or takes a value that stands there alone. */
function does(tool: IndexedTool, step: DraftStep, { verb, stem }: Order, text: string): boolean {
  const alike = [stem, ...(synonymsOf.get(stem) ?? [])];
  const hasVerb = alike.some((one) => tool.fields.has(one)) || tool.does.has(classOfVerb.get(stem) ?? "");
  const objects = termsOf(text.slice(verb.length)).filter((term) => term.weight === 1 && !classOfVerb.has(term.stem));
  const hasObject = objects.some(
    (term) => tool.fields.has(term.stem) || synonymsOf.get(term.stem)?.some((one) => tool.fields.has(one)) === true,
  );
  return (hasVerb && (hasObject || objects.length === 0)) || takesFrom(step, text);
}

function takesFrom({ arguments: values, bound }: DraftStep, text: string): boolean {
  const low = text.toLowerCase();
  return Object.entries(values).some(([name, value]) => {
    const said = typeof value === "string" && !bound.has(name) ? value.toLowerCase() : "";
    return said !== "" && low.includes(said);
  });
}
