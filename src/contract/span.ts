import * as z from "zod";

/** A stretch of the raw message: UTF-16 code units, end exclusive. */
export type Span = readonly [start: number, end: number];

// Not zod's own readonly(), which would freeze what a caller gave.
export const spanSchema: z.ZodType<Span> = z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]);
