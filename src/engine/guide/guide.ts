import { PointsmanError } from "../../contract/error.ts";
import type { Toolbox } from "../toolbox.ts";
import type { GuideOptions } from "../types.ts";
import { type Detail, details } from "./detail.ts";
import { policyLines, reasonLines, severalLines } from "./policy.ts";
import { headLines, intentLines, toolLines } from "./tools.ts";

/** What a model reads, section by section. */
const SECTIONS: readonly { readonly name: string; readonly lines: (toolbox: Toolbox, detail: Detail) => readonly string[] }[] = [
  { name: "head", lines: headLines },
  { name: "intents", lines: intentLines },
  { name: "tools", lines: toolLines },
  { name: "policy", lines: policyLines },
  { name: "reasons", lines: reasonLines },
  { name: "several", lines: severalLines },
];

const MOST_TOKENS = 2_000;
/** Models differ; for English text four characters a token is a common measure. */
const CHARACTERS = 4;

/** The rules as text for a system prompt, made from the tables: in as much detail as the tokens allow. The same every time. */
export function guideText(toolbox: Toolbox, options: GuideOptions = {}): string {
  const { maxTokens = MOST_TOKENS } = options;
  if (typeof maxTokens !== "number" || !(maxTokens >= 1))
    throw new PointsmanError("invalid_options", "The option maxTokens is not what it must be.", "Give a number from 1 up.");
  const most = maxTokens * CHARACTERS;
  let text = "";
  for (const detail of details) {
    text = SECTIONS.map(({ lines }) => lines(toolbox, detail).join("\n"))
      .filter((section) => section !== "")
      .join("\n\n");
    if (text.length <= most) return text;
  }
  return cutAtLine(text, most);
}

/** Whole lines alone: half a rule is worse than none. */
function cutAtLine(text: string, most: number): string {
  const cut = text.slice(0, most + 1);
  return cut.slice(0, Math.max(0, cut.lastIndexOf("\n")));
}
