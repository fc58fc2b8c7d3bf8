/** How much of each tool is told. */
export interface Detail {
  readonly examples: boolean;
  readonly optional: boolean;
  readonly triggers: boolean;
  readonly descriptions: boolean;
  /** How many tools beside the registry's are listed. */
  readonly tools: number;
}

const ALL = Number.POSITIVE_INFINITY;

/** From the richest to the leanest: what says least about which tool to call goes first. */
export const details: readonly Detail[] = [
  { examples: true, optional: true, triggers: true, descriptions: true, tools: ALL },
  { examples: true, optional: true, triggers: true, descriptions: true, tools: 40 },
  { examples: true, optional: false, triggers: true, descriptions: true, tools: 40 },
  { examples: false, optional: false, triggers: true, descriptions: true, tools: 20 },
  { examples: false, optional: false, triggers: true, descriptions: false, tools: 20 },
  { examples: false, optional: false, triggers: false, descriptions: false, tools: 10 },
  { examples: false, optional: false, triggers: false, descriptions: false, tools: 0 },
];
