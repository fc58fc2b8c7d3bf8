import { whyUnasked } from "../../catalog/asking/why-unasked.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import { routeMessage } from "../../route.ts";
import type { Finding } from "../types.ts";
import type { Case } from "./case.ts";
import { onlyLooks } from "./looks.ts";
import { speaksOf } from "./tool-wish.ts";

const MOST_TURNS = 8;
const MOST_TITLES = 50;
const LONGEST = 1_000;

/** Whether the wish stands in a tool's result, an assistant's turn or a task's own text, and not in what the user wrote. */
export function otherSpeaker(one: Case): Finding | null {
  const { world, tool } = one;
  // To look something up is no deed that a text could talk anybody into.
  if (tool.source.kind === "catalog" && tool.risk === "unknown" && onlyLooks(tool)) return null;
  const turns = world.history.slice(-MOST_TURNS).filter(({ role }) => role !== "user");
  const turn = turns.find(({ content }) => asks(one, content));
  if (turn !== undefined) return told(one, turn.role === "tool" ? "a tool's result" : `a turn of the ${turn.role}`);
  const tasks = (world.tasks ?? []).slice(0, MOST_TITLES);
  const task = tasks.find(({ title, description }) => asks(one, title) || (description !== undefined && asks(one, description)));
  return task === undefined ? null : told(one, `the text of the task "${task.title.slice(0, 80)}"`);
}

function told({ tool: { name, risk } }: Case, where: string): Finding {
  const reason = `The wish for "${name}" stands in ${where}, not in what the user wrote.`;
  return { code: "other_speaker", severity: risk === "destructive" ? "error" : "warning", path: [], reason };
}

function asks({ toolbox, tool, world }: Case, text: string): boolean {
  const short = text.slice(0, LONGEST);
  // Nearly all texts hold no verb of the tool: they are not read any closer.
  if (!(short.match(/\p{L}{2,40}/gu) ?? []).some((word) => tool.deed.stems.has(stemOf(word.toLowerCase())))) return false;
  if (tool.source.kind === "catalog") return whyUnasked(short, tool.deed) === null && speaksOf(toolbox, tool, tool.source.entry, short);
  const { steps } = routeMessage(
    short,
    { now: world.now, timeZone: world.timeZone, tasks: world.index ?? world.tasks ?? [] },
    toolbox.options,
  );
  return steps.some(({ toolName }) => toolName === tool.name);
}
