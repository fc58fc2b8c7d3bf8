/** Wordings of each kind, read once while the library loads, so that every table is compiled and its code has run before the first message. */
export const rehearsal: readonly string[] = [
  "remind me to call Ann tomorrow at 5pm and show my tasks",
  "mark task 2 as done",
  "move the first one to friday, please",
  "delete it",
  "hello",
];
