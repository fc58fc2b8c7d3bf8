import { defineConfig } from "vitest/config";
import daily, { needMore } from "./vitest.config.ts";

/** What `npm test` leaves out: Redis, a browser, and the laws over many sentences. */
export default defineConfig({
  test: {
    ...daily.test,
    include: [...needMore, "test/laws/*.test.ts"],
    exclude: [],
    env: { LAWS_RUNS: "2000" },
    typecheck: { enabled: false },
  },
});
