import { canonicalJson } from "../../dialogue/checksum.ts";
import type { Check } from "./case.ts";

/** A destructive call runs once the user has approved this very call; never for what the history says of it. */
export const checkApproval: Check = ({ tool, call, world, toolbox }) => {
  const { confirm } = toolbox.settings;
  const needs = confirm === "always" ? tool.risk !== "read" : confirm === "destructive" && tool.risk === "destructive";
  if (!needs || world.approvals.some((one) => canonicalJson(one) === canonicalJson(call))) return [];
  const kind = tool.risk === "destructive" ? "may destroy something" : "is asked about before it runs";
  return [
    { code: "needs_approval", severity: "warning", path: [], reason: `"${tool.name}" ${kind}, and the user has not approved this call.` },
  ];
};
