import * as z from "zod/mini";
import { spanSchema } from "./span.ts";

/** One rule that fired: its name, the words it fired on, where they stand, and what it added to the score (log-odds). */
export const evidenceSchema = z.object({
  rule: z.string(),
  text: z.string(),
  span: spanSchema,
  weight: z.number(),
});
export type Evidence = z.infer<typeof evidenceSchema>;
