import type { Check } from "./case.ts";

/** What a tool may do is declared, never guessed: where nobody declared it, that is told. */
export const checkRisk: Check = ({ tool }) =>
  tool.risk === "unknown"
    ? [{ code: "unknown_risk", severity: "info", path: [], reason: `"${tool.name}" has no annotations: what it may do is not known.` }]
    : [];
