/** The command was called in a wrong way; the message is one line for the person who called it. */
export class UsageError extends Error {}
