import type { ParameterRole } from "../../../lexicon/en/arguments.ts";

export type ParameterType = "string" | "integer" | "number" | "boolean" | "array" | "object" | "any";

/** A value that the schema or its description names, with the words that say it. */
export interface NamedValue {
  readonly value: unknown;
  /** Stems of each wording, in order. */
  readonly wordings: readonly (readonly string[])[];
  /** Whether the schema allows no other. */
  readonly closed: boolean;
}

/** A parameter of a tool, read once from its schema. Leaves of nested objects are rows of their own. */
export interface Parameter {
  /** Keys from the root; ["filters", "state"]. */
  readonly path: readonly string[];
  readonly name: string;
  readonly type: ParameterType;
  /** Whether every object above it is required too. */
  readonly required: boolean;
  /** Whether it lies in a nested object. */
  readonly nested: boolean;
  readonly hasDefault: boolean;
  readonly default: unknown;
  readonly format: string | null;
  readonly description: string;
  /** The words of its name. */
  readonly nameWords: readonly string[];
  /** Stems of the words of the name. */
  readonly nameStems: readonly string[];
  /** Those of them that tell it from others: without "number", "of", "id" where there is more. */
  readonly coreStems: readonly string[];
  /** The same words as they are. */
  readonly coreWords: readonly string[];
  /** The stems of its name in one word. */
  readonly joined: string;
  /** For a bare "id": the stem of what the tool's name says it is the id of ("close_ticket"); "" elsewhere. */
  readonly idOf: string;
  /** Other words for those. */
  readonly aliasStems: ReadonlySet<string>;
  /** Stems that tell this parameter from its neighbours, with a weight from 0 to 1. */
  readonly weights: ReadonlyMap<string, number>;
  readonly roles: ReadonlySet<ParameterRole>;
  readonly values: readonly NamedValue[];
  /** Whether its values are those of an enum. */
  readonly closed: boolean;
  /** The one value that the schema allows, where there is but one. */
  readonly only: { readonly value: unknown } | null;
  readonly items: Parameter | null;
  /** How a date is to be written, where a description tells. */
  readonly dateFormat: string | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** A tool as the finders see it. */
export interface ParameterTable {
  readonly rows: readonly Parameter[];
  /** Objects, outermost first: key paths that hold other rows. */
  readonly objects: readonly { readonly path: readonly string[]; readonly required: boolean }[];
  readonly required: readonly string[];
  /** Stems of the tool's name and description: words that say what it does, not with what. */
  readonly toolStems: ReadonlySet<string>;
  /** Whether any parameter takes text that the schema does not list. */
  readonly takesText: boolean;
  /** Stems of the tool's name alone. */
  readonly toolName: ReadonlySet<string>;
  readonly issues: readonly { readonly code: string; readonly path: (string | number)[]; readonly message: string }[];
}
