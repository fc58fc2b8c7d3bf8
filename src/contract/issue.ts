import * as z from "zod/mini";

/** Something wrong that is data, not an exception: a stable code, where it is, and a sentence. */
export const issueSchema = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type Issue = z.infer<typeof issueSchema>;
