import type { Context } from "../../contract/context.ts";
import type { ProposedCall } from "../../contract/message.ts";
import { plainCopy } from "../../dialogue/plain-copy.ts";
import { callOf, readContext } from "../../input/context.ts";
import { withoutUnseen } from "../../text/unseen.ts";
import type { KnownTool, Toolbox } from "../toolbox.ts";
import type { Finding, Verdict } from "../types.ts";
import { checkApproval, isApproved } from "./approval.ts";
import { checkAsked } from "./asked.ts";
import type { Case, Check } from "./case.ts";
import { groundOf } from "./ground.ts";
import { checkPlaces } from "./places.ts";
import { checkRisk } from "./risk.ts";
import { checkSchema } from "./schema.ts";
import { checkTarget } from "./target.ts";
import { toldTasks } from "./told-tasks.ts";
import { unknownTool } from "./unknown-tool.ts";
import { checkValues } from "./values.ts";
import { wishFor } from "./wish-for.ts";

/** Read top to bottom; every check sees the same case. */
const CHECKS: readonly { readonly name: string; readonly run: Check }[] = [
  { name: "schema", run: checkSchema },
  { name: "asked", run: checkAsked },
  { name: "target", run: checkTarget },
  { name: "values", run: checkValues },
  { name: "places", run: checkPlaces },
  { name: "approval", run: checkApproval },
  { name: "risk", run: checkRisk },
];

/** Checks a call that a model proposes before it runs: whether the user asked for it, and where its values come from. */
export function verify(toolbox: Toolbox, proposed: ProposedCall, message: string, context: Context | undefined): Verdict {
  const [call] = callOf(plainCopy(proposed));
  if (call === undefined) return verdictOf([malformed()]);
  const tool = toolbox.tools.get(call.toolName);
  if (tool === undefined) return verdictOf([unknownTool(toolbox, call.toolName)]);
  const isLong = typeof message === "string" && message.length > toolbox.settings.maxLength;
  const typed = typeof message === "string" && !isLong ? withoutUnseen(message) : "";
  const world = readContext(context);
  const told = toldTasks(world);
  const known = told.length === 0 ? world : { ...world, tasks: told };
  const wish = wishFor({ toolbox, call, message: typed, world, known }, tool);
  const isOpen = tool.source.kind === "catalog" || wish.answers === true;
  // Who says yes to an offer says what it says.
  const text = wish.taken ?? typed;
  const ground = groundOf(toolbox, { message: text, world, isOpen, isRefused: wish.refusal !== null });
  const one: Case = { toolbox, tool, call, message: text, world, known, told, wish, ground };
  const findings = [...(isLong ? [tooLong(tool)] : []), ...CHECKS.flatMap(({ run }) => run(one))];
  return verdictOf(isApproved(world, call) ? findings.map(settled) : findings);
}

/** The user has seen this very call and agreed: nothing is left to be asked. What nobody asked for stays blocked. */
function settled(finding: Finding): Finding {
  return finding.severity === "warning" ? { ...finding, severity: "info" } : finding;
}

/** What nobody has read allows nothing. */
function tooLong({ risk }: KnownTool): Finding {
  const severity = risk === "destructive" ? "error" : "warning";
  return { code: "not_asked", severity, path: [], reason: "The message is too long to be read." };
}

function malformed(): Finding {
  const reason = "It is no call: a call has a toolName and an object of arguments, all of them plain JSON.";
  return { code: "invalid_argument", severity: "error", path: [], reason };
}

function verdictOf(findings: readonly Finding[]): Verdict {
  const has = (severity: Finding["severity"]): boolean => findings.some((finding) => finding.severity === severity);
  return { verdict: has("error") ? "block" : has("warning") ? "confirm" : "allow", findings: [...findings] };
}
