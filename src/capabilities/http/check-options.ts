import * as z from "zod";
import { PointsmanError } from "../../contract/error.ts";
import type { CapabilityHandlerOptions } from "./options.ts";

const callable = z.custom<unknown>((value) => typeof value === "function", "must be a function");

const optionsSchema = z.object({
  store: z.custom<unknown>((value) => typeof value === "object" && value !== null, "must be a store, such as createMemoryStore()"),
  skills: callable,
  authorize: callable.optional(),
  protect: z.enum(["changes", "everything"]).optional(),
  challenge: z.string().min(1).optional(),
  basePath: z
    .string()
    .regex(/^(?:\/[\w.~-]+)*$/, 'must be "" or begin with "/" and not end with one')
    .optional(),
  origins: z.array(z.string()).optional(),
  maxBodyBytes: z.number().int().positive().optional(),
  bodyTimeoutMs: z.number().positive().optional(),
  authorizeTimeoutMs: z.number().positive().optional(),
  now: callable.optional(),
  onError: callable.optional(),
});

/** The options as they are, or the mistake in them. */
export function checkHandlerOptions(options: CapabilityHandlerOptions): CapabilityHandlerOptions {
  const checked = optionsSchema.safeParse(options);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const place = issue?.path.join(".") || "options";
    throw new PointsmanError(
      "invalid_options",
      `createCapabilityHandler: ${place}: ${issue?.message ?? "not what is expected"}.`,
      "See CapabilityHandlerOptions.",
    );
  }
  if (options.protect === "everything" && options.authorize === undefined)
    throw new PointsmanError("invalid_options", 'protect: "everything" without authorize would serve nobody.', "Give authorize.");
  return options;
}
