import type { Token } from "../text/tokens.ts";

/** Words of a title told apart: those that stay, and those that say whom, when or why and go into the description. */
export interface Parting {
  readonly rest: readonly Token[];
  readonly notes: readonly Token[];
}
