/** A tool that a skill has. */
export interface ResolvedTool {
  toolName: string;
  /** Which of the skill's permissions give it, in their order; [] where an override alone does. */
  permissions: string[];
  capabilities: string[];
  source: "classifier" | "static" | "override";
  /** By which permission, by whom classified, which rule or override. */
  reason: string;
}

/** A tool that a permission or a grant would give, and why the skill has it not. */
export interface DeniedTool {
  toolName: string;
  reason: string;
}
