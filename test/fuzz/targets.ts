import { adapterTargets } from "./adapter-targets.ts";
import { coreTargets } from "./core-targets.ts";
import type { Target } from "./fault.ts";
import { runningTargets } from "./running-targets.ts";
import { toolTargets } from "./tool-targets.ts";

export const targets: readonly Target[] = [...coreTargets, ...toolTargets, ...runningTargets, ...adapterTargets];

/** What the fuzzer leaves to other tests, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  PointsmanError: "it is thrown, and read by the fuzzer itself",
  createRedisStore: "it needs a server: test/capabilities/redis-*.test.ts",
  createFileStore: "it writes files: test/capabilities/file-store.test.ts",
  readCapabilities: "it reads files",
  readSkillFile: "it reads files",
  readSkills: "it reads folders",
  readToolCache: "it reads files; what it reads goes through parseSkillToolCache",
  writeToolCache: "it writes files",
  serveRequests: "it opens a port: test/capabilities/http-*.test.ts",
  guardCallTool: "it stands between a client and a server: test/adapters/mcp",
  guardClient: "it stands between a client and a server: test/adapters/mcp",
  createAgentApproval: "it stands in an agent: test/adapters/openai",
  createEngineMiddleware: "it stands around a model: test/adapters/ai-sdk",
};

/** How many of so many inputs a target gets. */
export function shareOf({ share }: Target, runs: number): number {
  const all = targets.reduce((sum, one) => sum + one.share, 0);
  return Math.max(1, Math.round((runs * share) / all));
}
