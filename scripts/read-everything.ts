// Sends every fixture through the public functions, so that every lazily compiled table of the core is compiled.

const more = [
  'add "buy milk" tomorrow at 5pm, high priority, to my grocery list #home, note: the blue one',
  "remind me to call the dentist every other monday until june in the evening",
  "show me the next 5 overdue tasks tagged home, page 2",
  "rename #1 to Call Bob and push it back two days",
  "creat a tsak to biuld the shed",
];

export async function readEverything(): Promise<void> {
  // Imported here, not above: whoever records what is constructed must come first.
  const { detectIntent, extractParams, resolveTaskReference, routeMessage, splitClauses } = await import("../src/index.ts");
  const { dialogues, fixtures } = await import("../src/fixtures/index.ts");
  const { withTasks } = await import("../src/fixtures/situations.ts");
  const cases = [...fixtures, ...more.map((message) => ({ message, context: withTasks, options: {} }))];
  for (const { message, context, options = {} } of cases) {
    routeMessage(message, context, options);
    extractParams(message, detectIntent(message, context, options).intent, context, options);
    resolveTaskReference(message, context, options);
    splitClauses(message, options);
  }
  for (const { context, turns } of dialogues) {
    let pending: ReturnType<typeof routeMessage>["pending"] = null;
    for (const turn of turns) pending = routeMessage(turn.message, { ...context, ...turn.context, pending }).pending;
  }
}
