/** A tool that a message names. */
export interface Hint {
  /** As it is written. */
  readonly name: string;
  /** The tools of that name: none where it is unknown, several where servers share it. */
  readonly places: readonly number[];
  /** Where the name ends. */
  readonly end: number;
  /** Whether the name alone, with its arguments, is the message: it passes straight through. */
  readonly passes: boolean;
}
