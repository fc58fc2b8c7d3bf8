import { defineConfig } from "vitest/config";
import daily, { more } from "./vitest.config.ts";

/** What `npm test` leaves out: Redis, a browser, whole programs, and the laws over many sentences. */
export default defineConfig({
  test: {
    ...daily.test,
    include: more,
    exclude: [],
    env: { LAWS_RUNS: "2000" },
    typecheck: { enabled: false },
  },
});
