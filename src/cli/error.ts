/** The command was called in a wrong way; the message is one line for the person who called it. */
export class UsageError extends Error {}

/** The command was called well, but the server that it speaks with does not play along; the message is one line too. */
export class ServerError extends Error {}
