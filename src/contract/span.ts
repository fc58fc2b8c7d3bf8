import * as z from "zod";

/** A stretch of the raw message: UTF-16 code units, end exclusive. */
export const spanSchema = z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]).readonly();
export type Span = z.infer<typeof spanSchema>;
