import * as z from "zod";
import { toolDefinitionSchema } from "../../catalog/definition.ts";

// What the bodies look like: requests are checked against these, and the OpenAPI description is made of them.

const LONGEST_NAME = 256;
const LONGEST_COMMENT = 2_000;

const riskSchema = z.enum(["read", "write", "destructive", "unknown"]);
const effectSchema = z.enum(["grant", "revoke"]);

export const overrideRequestSchema = z
  .strictObject({
    tool: z.string().min(1).max(LONGEST_NAME),
    effect: effectSchema,
    comment: z.string().trim().min(1, "Say why, for those who read it later").max(LONGEST_COMMENT),
  })
  .meta({ id: "OverrideRequest" });

export const previewRequestSchema = toolDefinitionSchema.meta({ id: "ToolDefinition" });

const issue = z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])), message: z.string() }).meta({ id: "Issue" });

export const skillSummarySchema = z
  .object({ name: z.string(), description: z.string(), permissions: z.array(z.string()), path: z.string(), issues: z.array(issue) })
  .meta({ id: "SkillSummary" });
export type SkillSummary = z.infer<typeof skillSummarySchema>;

export const skillListSchema = z
  .object({ skills: z.array(skillSummarySchema), broken: z.array(z.object({ path: z.string(), issues: z.array(issue) })) })
  .meta({ id: "SkillList" });

const overrideSchema = z
  .object({
    skill: z.string(),
    tool: z.string(),
    effect: effectSchema,
    by: z.string(),
    at: z.string(),
    comment: z.string(),
    /** It is in the memory of the server alone yet. */
    unsaved: z.literal(true).exactOptional(),
  })
  .meta({ id: "Override" });

const resolvedToolSchema = z
  .object({
    toolName: z.string(),
    permissions: z.array(z.string()),
    capabilities: z.array(z.string()),
    source: z.enum(["classifier", "static", "override"]),
    reason: z.string(),
  })
  .meta({ id: "ResolvedTool" });

export const resolvedToolsSchema = z
  .object({
    skill: z.string(),
    permissions: z.array(z.string()),
    tools: z.array(resolvedToolSchema),
    /** What a permission or a grant would give, but the policy or a revocation takes away. */
    denied: z.array(z.object({ toolName: z.string(), reason: z.string() })),
    issues: z.array(issue),
    overrides: z.array(overrideSchema),
  })
  .meta({ id: "ResolvedTools" });
export type ResolvedTools = z.infer<typeof resolvedToolsSchema>;

const classificationSchema = z
  .object({
    toolName: z.string(),
    capabilities: z.array(z.string()),
    risk: riskSchema,
    source: z.enum(["classifier", "static"]),
    fingerprint: z.string(),
    reason: z.string(),
    retry: z.literal(true).optional(),
    /** The store could not read it now. */
    unconfirmed: z.enum(["unreachable", "unreadable"]).optional(),
  })
  .loose()
  .meta({ id: "Classification" });

export const toolListSchema = z
  .object({ total: z.number().int(), tools: z.array(classificationSchema), issues: z.array(issue) })
  .meta({ id: "ToolList" });

const gainSchema = z
  .object({
    skill: z.string(),
    gains: z.boolean(),
    tool: resolvedToolSchema.optional(),
    reason: z.string(),
  })
  .meta({ id: "Gain" });
export type Gain = z.infer<typeof gainSchema>;

export const previewSchema = z
  .object({ classification: classificationSchema, known: z.enum(["new", "same", "changed"]), skills: z.array(gainSchema) })
  .meta({ id: "Preview" });

const count = z.number().int();
export const metricsSchema = z
  .object({
    skills: z.object({ total: count, broken: count, withIssues: count }),
    tools: z.object({
      total: count,
      classifier: count,
      static: count,
      retry: count,
      uncategorized: count,
      byCapability: z.record(z.string(), count),
    }),
    /** `unsaved`: in the memory of the server alone yet. */
    overrides: z.object({ total: count, grants: count, revokes: count, unsaved: count }),
    /** How many tools people had to put right: the fewer, the better they were classified. */
    quality: z.object({ classified: count, overridden: count, kept: z.number().nullable() }),
    resolutions: z.object({ total: count, cacheHits: count, cacheMisses: count, fallbacks: count }),
  })
  .meta({ id: "Metrics" });
export type Metrics = z.infer<typeof metricsSchema>;

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    issues: z.array(issue).optional(),
  })
  .meta({ id: "Problem" });
