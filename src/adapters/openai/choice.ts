import type { Suggestion } from "../../engine/types.ts";
import type { Offer } from "../offer/offer.ts";

/** Which tools a model may choose from, in the model's names. */
export type Choice =
  | { readonly kind: "plain"; readonly value: "none" | "auto" }
  | { readonly kind: "one"; readonly name: string }
  | { readonly kind: "some"; readonly names: readonly string[] };

/** Tools that are not offered are left out: the interface refuses a choice that names one. */
export function choiceOf(offer: Offer, { tools, toolChoice }: Pick<Suggestion, "tools" | "toolChoice">): Choice {
  if (toolChoice === "none") return { kind: "plain", value: "none" };
  const modelName = (name: string): string[] => {
    const tool = offer.find(name);
    return tool === undefined ? [] : [tool.modelName];
  };
  const [one] = toolChoice === "auto" ? [] : modelName(toolChoice.toolName);
  if (one !== undefined) return { kind: "one", name: one };
  const names = tools.flatMap(modelName);
  return names.length === 0 ? { kind: "plain", value: "auto" } : { kind: "some", names };
}
