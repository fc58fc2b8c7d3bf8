import { defineConfig } from "vitest/config";

/** Tests that need a Redis or a browser of the machine: `npm run check:more`. */
export const needMore = ["test/capabilities/{fleet,page,redis-*}.test.ts", "test/cli/skills-redis.test.ts"];

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: needMore,
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
