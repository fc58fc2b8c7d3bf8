/** The names of the keys of a store; "tool:capabilities:read_file" is the classification of `read_file`. */
export interface Keys {
  readonly classification: (toolName: string) => string;
  /** The names of the tools that have a category. */
  readonly category: (category: string) => string;
  /** The categories under which a tool is indexed. */
  readonly categoriesOf: (toolName: string) => string;
  readonly lock: (key: string) => string;
  readonly overrides: (skill: string) => string;
  /** The names of all tools. */
  readonly names: string;
  /** The skills that have overrides. */
  readonly skills: string;
  /** What tells a Redis that kept what it was given from one that came back empty. */
  readonly epoch: string;
}

/** The keys, with the namespace in front where there is one. */
export function keysOf(namespace: string | undefined): Keys {
  const front = namespace === undefined ? "" : `${namespace}:`;
  return {
    classification: (toolName) => `${front}tool:capabilities:${toolName}`,
    category: (category) => `${front}tool:category:${category}`,
    categoriesOf: (toolName) => `${front}tool:categories:${toolName}`,
    lock: (key) => `${front}tool:lock:${key}`,
    overrides: (skill) => `${front}tool:overrides:${skill}`,
    names: `${front}tool:names`,
    skills: `${front}tool:override-skills`,
    epoch: `${front}tool:epoch`,
  };
}
