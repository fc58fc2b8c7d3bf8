import * as z from "zod";

/** Names that lead out of plain data. */
export const outOfData: ReadonlySet<string> = new Set(["__proto__", "prototype", "constructor"]);

/** "id", "libraries[0].id": what a binding of a chain can reach. */
const bindingField = z
  .string()
  .regex(/^(?:[A-Za-z_][\w-]{0,63}|\d{1,9}|\[\d{1,9}\])(?:\.[A-Za-z_][\w-]{0,63}|\.\d{1,9}|\[\d{1,9}\]){0,15}$/)
  .refine((field) => !field.split(/[.[\]]/).some((name) => outOfData.has(name)), "A field may not lead out of the result.");

/** What a parameter takes from the result of another tool: `{ parameter: "uid", tool: "take_snapshot", field: "elements[0].uid" }`; without a field, the whole result. */
const toolNeedSchema = z.object({ parameter: z.string().min(1), tool: z.string().min(1), field: bindingField.optional() });
export type ToolNeed = z.infer<typeof toolNeedSchema>;

/** A tool as MCP's `tools/list` gives it (section "Tools"), with three fields that a caller may add. */
export const toolDefinitionSchema = z.object({
  name: z.string().min(1),
  title: z.string().optional(),
  description: z.string().optional(),
  inputSchema: z.record(z.string(), z.unknown()),
  annotations: z
    .looseObject({
      title: z.string().optional(),
      readOnlyHint: z.boolean().optional(),
      destructiveHint: z.boolean().optional(),
      idempotentHint: z.boolean().optional(),
      openWorldHint: z.boolean().optional(),
    })
    .optional(),
  /** What the structured content of a result looks like, where the server says so. */
  outputSchema: z.record(z.string(), z.unknown()).optional(),
  /** The server that offers it. */
  server: z.string().min(1).optional(),
  /** Default "trusted"; hints of an untrusted server never lower a risk. */
  trust: z.enum(["trusted", "untrusted"]).optional(),
  /** Which parameters take a result of another tool; `planTools` runs that tool first. */
  needs: z.array(toolNeedSchema).max(32).optional(),
});
export type ToolDefinition = z.infer<typeof toolDefinitionSchema>;

/** What a call may do, from annotations alone. */
export type Risk = "read" | "write" | "destructive" | "unknown";
