import * as z from "zod";

/** What is asked before a step may run: data alone, `renderQuestion` finds the words. */
export const questionSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("confirm"), why: z.enum(["doubt", "unread", "destructive", "bulk", "always", "unsure"]) }).readonly(),
  z.strictObject({ kind: z.literal("missing"), parameter: z.string() }).readonly(),
  z.strictObject({ kind: z.literal("choose"), taskIds: z.array(z.string()).readonly(), mention: z.string() }).readonly(),
  z.strictObject({ kind: z.literal("not_found"), mention: z.string() }).readonly(),
  z.strictObject({ kind: z.literal("which") }).readonly(),
]);
export type Question = z.infer<typeof questionSchema>;

/** The questions that a "yes" answers; the others ask for a value. */
export type ConfirmQuestion = Extract<Question, { kind: "confirm" }>;
