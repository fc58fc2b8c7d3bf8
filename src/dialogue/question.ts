/** What is asked before a step may run: data alone, `renderQuestion` finds the words. */
export type Question =
  | ConfirmQuestion
  | { readonly kind: "missing"; readonly parameter: string }
  /** `titles`: in what is kept, a checksum of what each task was called when it was offered. */
  | {
      readonly kind: "choose";
      readonly taskIds: readonly string[];
      readonly mention: string;
      readonly titles?: readonly string[] | undefined;
    }
  | { readonly kind: "not_found"; readonly mention: string }
  | { readonly kind: "which" };

/** The questions that a "yes" answers; the others ask for a value. */
export interface ConfirmQuestion {
  readonly kind: "confirm";
  readonly why: "doubt" | "unread" | "destructive" | "bulk" | "always" | "unsure";
}
