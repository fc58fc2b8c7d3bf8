import { type CheckCall, withRefusals } from "./check.ts";
import { blockedNote, isOver } from "./guarded.ts";
import { textParts } from "./local.ts";
import { LOCAL_ID } from "./prompt.ts";
import type { CallParams, ModelLike, StreamPart, StreamResult, Usage } from "./protocol.ts";
import type { Refused } from "./refused.ts";
import { summed } from "./usage.ts";
import { stoppedText } from "./words.ts";

type Finish = Extract<StreamPart, { type: "finish" }>;

/** What one answer of the model has come to. */
interface Attempt {
  readonly refused: Refused[];
  kept: number;
  finish: Finish | null;
}

/** The stream of a model, without the calls that are stopped; where nothing else is left of an answer, the model is asked again. */
export async function guardStream(model: ModelLike, params: CallParams, check: CheckCall, retries: number): Promise<StreamResult> {
  const first = await model.doStream(params);
  return { ...first, stream: streamOf(guardedParts(model, params, first.stream, check, retries)) };
}

async function* guardedParts(
  model: ModelLike,
  params: CallParams,
  first: ReadableStream<StreamPart>,
  check: CheckCall,
  retries: number,
): AsyncGenerator<StreamPart, void, undefined> {
  let request = params;
  let stream = first;
  let usage: Usage | null = null;
  const stopped: Refused[] = [];
  for (let attempt = 0; attempt <= retries; attempt++) {
    const state: Attempt = { refused: [], kept: 0, finish: null };
    yield* passed(stream, check, state, attempt === 0);
    const { refused, finish } = state;
    stopped.push(...refused);
    if (finish === null) return;
    usage = usage === null ? finish.usage : summed(usage, finish.usage);
    if (isOver(refused.length, state.kept, attempt, retries)) {
      if (refused.length > 0) yield* textParts({ type: "text", text: stoppedText(refused) }, `${LOCAL_ID}stopped`);
      const reason = refused.length > 0 && state.kept === 0 ? { unified: "stop" as const, raw: undefined } : finish.finishReason;
      yield { ...finish, usage, finishReason: reason, ...blockedNote(finish.providerMetadata, stopped) };
      return;
    }
    request = withRefusals(request, refused);
    ({ stream } = await model.doStream(request));
  }
}

/** The parts that may go on at once. What belongs to a call waits until the call is whole and may run. */
async function* passed(
  stream: ReadableStream<StreamPart>,
  check: CheckCall,
  state: Attempt,
  isFirst: boolean,
): AsyncGenerator<StreamPart, void, undefined> {
  const held = new Map<string, StreamPart[]>();
  for await (const part of partsOf(stream)) {
    if (part.type === "finish") state.finish = part;
    else if (part.type === "tool-call") {
      const parts = held.get(part.toolCallId) ?? [];
      held.delete(part.toolCallId);
      const refused = check(part);
      if (refused === null) {
        state.kept += 1;
        yield* [...parts, part];
      } else state.refused.push(refused);
    } else if (part.type === "tool-input-start" && part.providerExecuted !== true) held.set(part.id, [part]);
    else if ((part.type === "tool-input-delta" || part.type === "tool-input-end") && held.has(part.id)) held.get(part.id)?.push(part);
    else if (isFirst || (part.type !== "stream-start" && part.type !== "response-metadata")) yield part;
  }
}

async function* partsOf(stream: ReadableStream<StreamPart>): AsyncGenerator<StreamPart, void, undefined> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    while (!isDone) {
      const { done, value } = await reader.read();
      isDone = done;
      if (value !== undefined) yield value;
    }
  } finally {
    // Whoever stops reading early stops the model.
    if (!isDone) await reader.cancel();
  }
}

export function streamOf(parts: AsyncGenerator<StreamPart, void, undefined>): ReadableStream<StreamPart> {
  return new ReadableStream<StreamPart>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return();
    },
  });
}
