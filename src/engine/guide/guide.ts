import type { Toolbox } from "../toolbox.ts";
import type { GuideOptions } from "../types.ts";

export function guideText(toolbox: Toolbox, options: GuideOptions = {}): string {
  return `${toolbox.tools.size}${options.maxTokens ?? ""}`;
}
