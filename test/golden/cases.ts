import { createCatalog, planTools, routeTool, type ToolDefinition } from "../../src/catalog/index.ts";
import { createToolDecisionEngine, emptyRegistry } from "../../src/engine/index.ts";
import { dialogues, fixtureTopics } from "../../src/fixtures/index.ts";
import { type Context, type Options, routeMessage } from "../../src/index.ts";
import { play } from "../dialogue/caller.ts";
import { conversationsIn } from "../dialogue/conversation.ts";
import { ELSEWHERE, HOUSEHOLD, playAtHome } from "../dialogue/household.ts";
import { corrupted } from "../engine/server-calls/corrupted.ts";
import { askedAbout, right, type Said } from "../engine/server-calls/right.ts";
import { tools } from "../engine/server-calls/tools.ts";

/** The texts that stand in files, read by whoever may read files: on other engines they are part of the program. */
export interface GoldenTexts {
  /** Messages one by one. */
  readonly lines: readonly string[];
  /** Conversations as test/dialogue/conversations has them. */
  readonly conversations: string;
  readonly atHome: string;
  readonly elsewhere: string;
}

/** A message and all that the library answered to it. */
export interface GoldenAnswer {
  readonly name: string;
  readonly message: string;
  readonly answer: unknown;
}

/** What may be known beside a message: each line has one of these, in turn. */
const WORLDS: readonly (readonly [Context, Options?])[] = [
  [{ now: "2026-11-22T09:00:00Z" }],
  [{ now: "2026-11-22T09:00:00Z", timeZone: "America/New_York", tasks: HOUSEHOLD, recentTaskIds: ["a3"] }],
  [{ now: "2026-03-29T00:30:00Z", timeZone: "Europe/Berlin", dateOrder: "DMY", tasks: ELSEWHERE, shownTaskIds: ["w8", "w9"] }],
  [{ now: "2024-02-28T23:45:00Z", timeZone: "Pacific/Apia", tasks: [] }, { confirm: "always" }],
  [
    { now: "2026-10-24T20:15:00Z", timeZone: "Asia/Kolkata", tasks: ELSEWHERE },
    { items: "several", thresholds: { execute: 0.9 } },
  ],
];

/** Every answer of the golden file, in its order. */
export function goldenAnswers(texts: GoldenTexts): GoldenAnswer[] {
  return [...fixtureAnswers(), ...dialogueAnswers(), ...conversationAnswers(texts), ...lineAnswers(texts.lines), ...toolAnswers()];
}

function fixtureAnswers(): GoldenAnswer[] {
  return Object.entries(fixtureTopics).flatMap(([topic, fixtures]) =>
    fixtures.map(({ name, message, context, options }) => ({
      name: `${topic}: ${name}`,
      message,
      answer: routeMessage(message, context, options),
    })),
  );
}

function dialogueAnswers(): GoldenAnswer[] {
  return dialogues.flatMap(({ name, context, turns }) => {
    let pending: Context["pending"] = null;
    return turns.map((turn, at) => {
      const answer = routeMessage(turn.message, { ...context, ...turn.context, pending });
      pending = answer.pending;
      return { name: `dialogue ${name} ${at + 1}`, message: turn.message, answer };
    });
  });
}

function conversationAnswers({ conversations, atHome, elsewhere }: GoldenTexts): GoldenAnswer[] {
  const played = (kind: string, text: string, run: (one: ReturnType<typeof conversationsIn>[number], heard: Heard) => void) =>
    conversationsIn(text).flatMap((one, place) => {
      const answers: unknown[] = [];
      run(one, (route) => answers.push(route));
      return answers.map((answer, at) => ({ name: `${kind} ${place + 1}.${at + 1}`, message: one.messages[at] ?? "", answer }));
    });
  return [
    ...played("conversation", conversations, ({ messages, start }, heard) => play(messages, start, heard)),
    ...played("at home", atHome, ({ messages }, heard) => playAtHome(messages, HOUSEHOLD, heard)),
    ...played("elsewhere", elsewhere, ({ messages }, heard) => playAtHome(messages, ELSEWHERE, heard)),
  ];
}

type Heard = (route: unknown) => void;

function lineAnswers(lines: readonly string[]): GoldenAnswer[] {
  return lines.map((message, at) => {
    const [context, options] = WORLDS[at % WORLDS.length] ?? [{}];
    return { name: `line ${at + 1}`, message, answer: routeMessage(message, context, options) };
  });
}

/** Each server by itself: what is called, what is planned, and what is said of a call that a model proposes. */
function toolAnswers(): GoldenAnswer[] {
  const servers = [...new Set(tools.map(({ server }) => server))];
  const said: readonly Said[] = [...right, ...askedAbout, ...Object.values(corrupted).flat()];
  return servers.flatMap((server) => {
    const own: ToolDefinition[] = tools.filter((one) => one.server === server);
    const catalog = createCatalog(own);
    const engine = createToolDecisionEngine({ registry: emptyRegistry, tools: own });
    const calls = said.filter(([, toolName]) => own.some(({ name }) => name === toolName));
    return calls.map(([message, toolName, values, context = { now: "2026-11-22T09:00:00Z" }], at) => ({
      name: `${server} ${at + 1}`,
      message,
      answer: {
        route: routeTool(message, catalog, context),
        plan: planTools(message, catalog, context),
        verdict: engine.verify({ toolName, arguments: { ...values } }, message, context),
        suggestion: engine.suggest(message, context),
      },
    }));
  });
}
