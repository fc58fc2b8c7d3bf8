import type { Messages } from "../lexicon/en/messages.ts";
import { type AskedStep, named, quoted, shownTitle } from "./asked-step.ts";
import { shownDetail } from "./details.ts";
import { shownText } from "./shown-text.ts";
import { fill } from "./template.ts";

const MOST_CHOICES = 10;

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly details: readonly string[];
}

/** The numbered tasks to choose from; those that read the same carry their ids. */
export function choose(taskIds: readonly string[], mention: string, asked: AskedStep, messages: Messages): string {
  const choices = taskIds.slice(0, MOST_CHOICES).map((id) => choiceOf(id, asked, messages));
  const lines = choices.map((choice, index) => {
    const alike = choices.some((other) => other !== choice && sameText(other, choice));
    const details = alike ? [...choice.details, fill(messages.choiceId, { id: shownText(choice.id) })] : choice.details;
    const shown = details.length === 0 ? "" : fill(messages.choiceDetails, { details: details.join(messages.detailSeparator) });
    return fill(messages.choice, { number: index + 1, title: choice.title, details: shown });
  });
  const left = taskIds.length - choices.length;
  if (left > 0) lines.push(fill(messages.chooseMore, { count: left }));
  return fill(messages.choose, {
    choices: lines.join("\n"),
    object: asked.object ?? messages.object,
    mention: quoted(mention, messages),
  });
}

function choiceOf(id: string, asked: AskedStep, messages: Messages): Choice {
  const task = asked.tasks.get(id);
  if (task === undefined) return { id, title: named(id, asked, messages), details: [] };
  const details: string[] = [];
  if (task.due_date !== undefined) details.push(shownDetail("due_date", task.due_date, messages));
  if (task.status === "completed") details.push(shownDetail("status", task.status, messages));
  if (task.list !== undefined) details.push(shownDetail("list", task.list, messages));
  return { id, title: shownTitle(task.title, messages), details };
}

function sameText(one: Choice, other: Choice): boolean {
  return one.title === other.title && one.details.join("\n") === other.details.join("\n");
}
