import type { ActionMessages, Messages } from "../lexicon/en/messages.ts";
import { type AskedStep, idsOf, named, quoted } from "./asked-step.ts";
import { choose } from "./choose.ts";
import { nameWords, parameterWords, shownDetails } from "./details.ts";
import type { Question } from "./question.ts";
import { shownText } from "./shown-text.ts";
import { enumerate, shownDate } from "./shown-value.ts";
import { fill, hasPlace } from "./template.ts";

/** How many tasks are named; the others are counted. */
export const MOST_TITLES = 3;

/** The sentence that puts a question to the user. */
export function renderQuestion(question: Question, asked: AskedStep, messages: Messages): string {
  const object = asked.object ?? messages.object;
  switch (question.kind) {
    case "confirm":
      return confirmation(asked, messages);
    case "missing":
      return missingParameter(question.parameter, asked, messages);
    case "choose":
      return choose(question.taskIds, question.mention, asked, messages);
    case "not_found": {
      if (shownText(question.mention) === "") return fill(messages.which, { object });
      return fill(messages.notFound, { object, mention: quoted(question.mention, messages) });
    }
    case "which":
      return fill(messages.which, { object });
  }
}

function confirmation(asked: AskedStep, messages: Messages): string {
  const object = asked.object ?? messages.object;
  const { action, verb } = actionOf(asked, messages);
  const ids = idsOf(asked);
  const titles = asked.titles ?? [];
  const template = ids.length > 1 || titles.length > 1 ? action.many : ids.length === 1 ? action.one : action.bare;
  const { title, due_date: due } = asked.arguments;
  const placesDue = hasPlace(template, "due") && typeof due === "string";
  const said = new Set([...(hasPlace(template, "title") || titles.length > 1 ? ["title"] : []), ...(placesDue ? ["due_date"] : [])]);
  const details = asked.given === undefined ? shownDetails(asked.arguments, said, asked.assumed ?? [], messages) : [];
  return fill(template, {
    verb,
    object,
    objects: pluralOf(object, messages),
    count: ids.length || titles.length,
    task: named(ids[0] ?? "", asked, messages),
    tasks: enumerate(
      ids.length > 0
        ? ids.slice(0, MOST_TITLES).map((id, at) => named(id, asked, messages) + ownDetails(asked, at, messages))
        : titles.map((one) => quoted(one, messages)),
      messages,
      MOST_TITLES,
      ids.length || titles.length,
    ),
    title: quoted(typeof title === "string" ? title : "", messages),
    due: placesDue ? fill(messages.due, { value: shownDate(due, messages) }) : "",
    details: detailed(details, messages),
  });
}

/** What one of several tasks gets, where each gets something else. */
function ownDetails({ given, assumed }: AskedStep, at: number, messages: Messages): string {
  const own = given?.[at];
  return own === undefined ? "" : detailed(shownDetails(own, new Set(), assumed ?? [], messages), messages);
}

function detailed(details: readonly string[], messages: Messages): string {
  return details.length === 0 ? "" : fill(messages.detailed, { details: details.join(messages.detailSeparator) });
}

function missingParameter(parameter: string, asked: AskedStep, messages: Messages): string {
  const ids = idsOf(asked);
  if (parameter === "changes") {
    const { one, many, none } = messages.missingChanges;
    const tasks = enumerate(
      ids.slice(0, MOST_TITLES).map((id) => named(id, asked, messages)),
      messages,
      MOST_TITLES,
      ids.length,
    );
    return fill(ids.length > 1 ? many : ids.length === 1 ? one : none, { task: tasks, tasks });
  }
  const template = Object.hasOwn(messages.missing, parameter) ? messages.missing[parameter] : undefined;
  const object = parameter === "title" ? namedObject(asked, messages) : (asked.object ?? messages.object);
  return fill(template ?? messages.missingOther, { parameter: parameterWords(parameter), object });
}

interface Action {
  readonly action: ActionMessages;
  readonly verb: string;
}

/** The wording of an intent: its own, or one made from its name. */
function actionOf({ intent, object }: AskedStep, messages: Messages): Action {
  const own = Object.hasOwn(messages.actions, intent) ? messages.actions[intent] : undefined;
  if (own !== undefined) return { action: own, verb: "" };
  const [verb = "", ...others] = nameWords(intent);
  const noun = others.join(" ");
  const nouns = [object, messages.object, messages.objects].flatMap((word) => (word === undefined ? [] : [word, pluralOf(word, messages)]));
  if (noun === "" || nouns.includes(noun)) return { action: messages.otherAction, verb: capitalized(verb) };
  return { action: messages.otherPhrase, verb: capitalized(`${verb} ${noun}`) };
}

/** The noun in "create_note", for what is to be called something. */
function namedObject({ intent, object }: AskedStep, messages: Messages): string {
  const [, noun, ...more] = nameWords(intent);
  return object ?? (noun !== undefined && more.length === 0 ? noun : messages.object);
}

function pluralOf(object: string, messages: Messages): string {
  return object === messages.object ? messages.objects : fill(messages.plural, { object });
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
