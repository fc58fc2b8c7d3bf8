/** Most calls of one batch, and most steps of one chain (seed "Batch limits", "Chain limits"). */
export const BATCH_LIMIT = 10;
export const CHAIN_LIMIT = 5;
/** Most bindings of one step. */
export const BINDINGS_LIMIT = 100;
/** What the parameters of one step may come to once they are filled in, in characters as JSON, where each value counts as 40 at least: a few kilobytes of bindings can stand for any amount. */
export const EXPANDED_LIMIT = 10_000_000;
