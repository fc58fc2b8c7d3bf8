/** What a second reader makes of a clause; what it cannot tell is null. */
export interface Opinion {
  /** Whether the clause asks for an action. */
  readonly imperative: boolean | null;
  readonly negative: boolean | null;
}

/** A second opinion for messages that the tables leave in doubt. Pure: the same text gives the same opinion. */
export interface Analyzer {
  readonly name: string;
  opinion(text: string): Opinion;
}
