import { defineConfig } from "vitest/config";

/** What `npm run check` adds: tests that need a Redis or a browser of the machine, … */
const needMachine = ["test/capabilities/{fleet,page,redis-*}.test.ts", "test/cli/skills-redis.test.ts"];
/** … and those that try many inputs or run whole programs: what they guard breaks seldom while one works. */
const atLength = [
  "test/docs/{examples,types}.test.ts",
  "test/examples/{agents,archive-intent,assistant,chain,conversation,fixtures,mcp-catalogue,progress}.test.ts",
  "test/hostile/{injections,messages}.test.ts",
  "test/laws/{laws,tool-laws}.test.ts",
  "test/properties/{determinism,far-dates,never-throws}.test.ts",
  "test/time-zones/*.test.ts",
];
export const more = [...needMachine, ...atLength];

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: more,
    globalSetup: ["test/setup/build.ts"],
    // The files share what they import: loading it anew for each took half of the time.
    isolate: false,
    testTimeout: 20_000,
    typecheck: { enabled: true, include: ["test/types/**/*.test-d.ts"], tsconfig: "tsconfig.json" },
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reportsDirectory: "coverage/report",
      reporter: ["text-summary", "json-summary", "html"],
    },
  },
});
