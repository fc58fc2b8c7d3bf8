import type { ProposedCall } from "../../contract/message.ts";
import { canonicalJson } from "../../dialogue/checksum.ts";
import type { World } from "../../input/context.ts";
import type { Check } from "./case.ts";

/** A destructive call runs once the user has approved this very call; never for what the history says of it. */
export const checkApproval: Check = ({ tool, call, world, toolbox }) => {
  const { confirm } = toolbox.settings;
  const needs = confirm === "always" ? tool.risk !== "read" : confirm === "destructive" && tool.risk === "destructive";
  if (!needs || isApproved(world, call)) return [];
  const kind = tool.risk === "destructive" ? "may destroy something" : "is asked about before it runs";
  return [
    { code: "needs_approval", severity: "warning", path: [], reason: `"${tool.name}" ${kind}, and the user has not approved this call.` },
  ];
};

/** Whether the user has approved this very call in the caller's own interface. */
export function isApproved({ approvals }: World, call: ProposedCall): boolean {
  return approvals.length > 0 && approvals.some((one) => canonicalJson(one) === canonicalJson(call));
}
