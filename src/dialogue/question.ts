import * as z from "zod/mini";

/** What is asked before a step may run: data alone, `renderQuestion` finds the words. */
export const questionSchema = z.discriminatedUnion("kind", [
  z.readonly(z.strictObject({ kind: z.literal("confirm"), why: z.enum(["doubt", "unread", "destructive", "bulk", "always", "unsure"]) })),
  z.readonly(z.strictObject({ kind: z.literal("missing"), parameter: z.string() })),
  z.readonly(z.strictObject({ kind: z.literal("choose"), taskIds: z.readonly(z.array(z.string())), mention: z.string() })),
  z.readonly(z.strictObject({ kind: z.literal("not_found"), mention: z.string() })),
  z.readonly(z.strictObject({ kind: z.literal("which") })),
]);
export type Question = z.infer<typeof questionSchema>;

/** The questions that a "yes" answers; the others ask for a value. */
export type ConfirmQuestion = Extract<Question, { kind: "confirm" }>;
