/** Which of the steps decided. */
export type DecidedBy = (typeof DECIDED_BY)[number];
export const DECIDED_BY = ["passthrough", "hint", "category", "rank"] as const;
