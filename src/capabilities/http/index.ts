export { createCapabilityHandler } from "./handler.ts";
export type { CapabilityHandlerOptions, SkillFile } from "./options.ts";
