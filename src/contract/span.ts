import * as z from "zod/mini";

/** A stretch of the raw message: UTF-16 code units, end exclusive. */
export type Span = readonly [start: number, end: number];

// Not zod's own readonly(), which would freeze what a caller gave.
const index = z.number().check(z.int(), z.nonnegative());
export const spanSchema: z.ZodMiniType<Span> = z.tuple([index, index]);
