import type { Suggestion } from "../../engine/types.ts";
import type { Offer } from "../offer/offer.ts";
import type { CallParams, PromptMessage } from "./protocol.ts";
import { hintText } from "./words.ts";

/** The tools that are worth offering, and the choice among them; a choice that the program has made stays. */
export function narrowed(offer: Offer, params: CallParams, { tools: likely, toolChoice }: Suggestion): CallParams {
  const { tools = [] } = params;
  const names = new Set(likely.map(offer.encode));
  // Tools that the engine does not know are no matter of its own.
  const kept = tools.filter(({ name }) => names.has(name) || offer.find(offer.decode(name)) === undefined);
  const isNarrower = kept.some(({ name }) => names.has(name)) && kept.length < tools.length;
  const isOpen = params.toolChoice === undefined || params.toolChoice.type === "auto";
  const made = isNarrower ? { ...params, tools: kept } : params;
  if (!isOpen || toolChoice === "auto") return made;
  if (toolChoice === "none") {
    const isOurs = tools.length > 0 && tools.every(({ name }) => offer.find(offer.decode(name)) !== undefined);
    return isOurs ? { ...made, toolChoice: { type: "none" } } : made;
  }
  const toolName = offer.encode(toolChoice.toolName);
  return tools.some(({ name }) => name === toolName) ? { ...made, toolChoice: { type: "tool", toolName } } : made;
}

/** The prompt with what the engine read in it, for the model alone. */
export function hinted(params: CallParams, { hints }: Suggestion): CallParams {
  if (hints.length === 0) return params;
  const text = hintText(hints);
  const [first, ...rest] = params.prompt;
  const isSystem = first?.role === "system" && typeof first.content === "string";
  const prompt: PromptMessage[] = isSystem
    ? [{ ...first, content: `${String(first.content)}\n\n${text}` }, ...rest]
    : [{ role: "system", content: text }, ...params.prompt];
  return { ...params, prompt };
}
