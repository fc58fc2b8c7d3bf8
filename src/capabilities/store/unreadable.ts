import { PointsmanError } from "../../contract/error.ts";

/** What a store holds cannot be read. It is told, never passed over: a revocation might be in it. */
export class UnreadableStoreError extends PointsmanError {
  constructor(explanation: string, mend: string) {
    super("invalid_options", explanation, mend);
  }
}
