import { checksum } from "./checksum.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import type { ConfirmQuestion, Question } from "./question.ts";

type Titles = ReadonlyMap<string, string>;

/** The task of a plan as it is called now, to be kept with a question about it. */
export function aboutTask({ arguments: { task_id: id } }: Pick<Plan, "arguments">, titles: Titles): Pick<PendingStep, "about"> {
  const title = typeof id === "string" ? titles.get(id) : undefined;
  return typeof id === "string" && title !== undefined ? { about: { taskId: id, title: checksum(title) } } : {};
}

/** A question as it is kept: beside each task that it offers what that is called now. */
export function withTitles(question: Question | null, { candidates }: Pick<Plan, "candidates">): Question | null {
  if (question?.kind !== "choose" || candidates?.length !== question.taskIds.length) return question;
  return { ...question, titles: candidates.map(({ title }) => checksum(title)) };
}

/** A task that was chosen, as it was called when it was offered. */
export function aboutChoice(taskId: string, question: Question | null): Pick<PendingStep, "about"> {
  const title = question?.kind === "choose" ? question.titles?.[question.taskIds.indexOf(taskId)] : undefined;
  return title === undefined ? {} : { about: { taskId, title } };
}

/** The plans of an answer; where a task has got another title since it was asked about, what was agreed to is asked again. */
export function asAskedAbout(plans: readonly Plan[], titles: Titles): readonly Plan[] {
  const isAgreed = plans.some((plan) => plan.approved && isRenamed(plan, titles));
  return plans.map((plan) =>
    (isAgreed && plan.approved) || isRenamed(plan, titles) ? { ...plan, approved: false, asked: confirming(plan) } : plan,
  );
}

function confirming({ asked }: Plan): ConfirmQuestion {
  return asked?.kind === "confirm" ? asked : { kind: "confirm", why: "unsure" };
}

function isRenamed({ about, arguments: { task_id: id } }: Plan, titles: Titles): boolean {
  const title = titles.get(about?.taskId ?? "");
  return title !== undefined && id === about?.taskId && checksum(title) !== about?.title;
}
