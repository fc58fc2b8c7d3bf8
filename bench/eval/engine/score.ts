import { createToolDecisionEngine } from "../../../src/engine/index.ts";
import type { Verdict } from "../../../src/engine/types.ts";
import type { Corpus } from "../data.ts";
import { type Share, shareOf } from "../statistics.ts";
import { type RightCall, rightCalls } from "./calls.ts";
import { corruptions } from "./corruptions.ts";

/** How often corrupted calls are caught and right ones are stopped. */
export interface VerifyScores {
  readonly stopped: readonly { readonly tool: string; readonly share: Share }[];
  readonly caught: readonly { readonly kind: string; readonly share: Share }[];
  readonly allStopped: Share;
  readonly allCaught: Share;
}

export interface VerifyMiss {
  readonly kind: string;
  readonly right: RightCall;
  readonly verdict: Verdict;
}

const DESTRUCTIVE = "delete_task";

export function scoreVerify(corpus: Corpus, misses: VerifyMiss[] = []): VerifyScores {
  const engine = createToolDecisionEngine();
  const calls = rightCalls(corpus);
  const judge = ({ call, message, context }: RightCall): Verdict => engine.verify(call, message, context);
  const stopped = new Map<string, boolean[]>();
  const caught = new Map<string, boolean[]>();
  for (const right of calls) {
    const verdict = judge(right);
    // A destructive call that was asked for is right when the user confirms it, and for that alone.
    const isStopped = right.call.toolName === DESTRUCTIVE ? !isOnlyApproval(verdict) : verdict.verdict !== "allow";
    note(stopped, right.call.toolName, isStopped);
    if (isStopped) misses.push({ kind: "stopped", right, verdict });
    for (const { kind, corrupt } of corruptions) {
      const wrong = corrupt(right, calls);
      if (wrong === null) continue;
      const found = judge(wrong);
      const isCaught = found.verdict !== "allow" && !isOnlyApproval(found);
      note(caught, kind, isCaught);
      if (!isCaught) misses.push({ kind, right: wrong, verdict: found });
    }
  }
  return {
    stopped: rows(stopped).map(({ name, share }) => ({ tool: name, share })),
    caught: rows(caught).map(({ name, share }) => ({ kind: name, share })),
    allStopped: whole(stopped),
    allCaught: whole(caught),
  };
}

/** Whether nothing but the approval is lacking: the question that every destructive call is worth. */
function isOnlyApproval({ verdict, findings }: Verdict): boolean {
  return verdict === "confirm" && findings.every(({ code, severity }) => code === "needs_approval" || severity === "info");
}

function note(table: Map<string, boolean[]>, name: string, holds: boolean): void {
  const row = table.get(name);
  if (row === undefined) table.set(name, [holds]);
  else row.push(holds);
}

function rows(table: ReadonlyMap<string, readonly boolean[]>): { readonly name: string; readonly share: Share }[] {
  return [...table].map(([name, row]) => ({ name, share: shareOf(row.filter(Boolean).length, row.length) }));
}

function whole(table: ReadonlyMap<string, readonly boolean[]>): Share {
  const all = [...table.values()].flat();
  return shareOf(all.filter(Boolean).length, all.length);
}
