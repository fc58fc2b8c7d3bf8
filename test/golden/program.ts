// What every engine runs: all answers, a line each. The texts are put in by whoever bundles it.

import { goldenAnswers } from "./cases.ts";
import texts from "./texts.ts";

export function goldenText(): string {
  return goldenAnswers(texts)
    .map(({ name, answer }) => `${name}\t${JSON.stringify(answer)}\n`)
    .join("");
}
