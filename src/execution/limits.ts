/** Most calls of one batch, and most steps of one chain (seed "Batch limits", "Chain limits"). */
export const BATCH_LIMIT = 10;
export const CHAIN_LIMIT = 5;
