import { ElicitRequestFormParamsSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { answerFromElicitation, confirmationRequest, isConfirmed, questionRequest } from "../../../src/adapters/mcp/index.ts";
import { createToolDecisionEngine, type Suggestion } from "../../../src/engine/index.ts";

const engine = createToolDecisionEngine();
const context = {
  tasks: [
    { id: "1", title: "Buy milk" },
    { id: "2", title: "Call mom" },
    { id: "3", title: "Call dad" },
  ],
  now: "2026-11-22T09:00:00Z",
};

describe("a call to confirm as an elicitation", () => {
  it("shows the call and asks for one tick, in a form that MCP takes", () => {
    const call = { toolName: "delete_task", arguments: { task_id: "1" } };
    const request = confirmationRequest(call, engine.verify(call, "delete buy milk", context));
    expect(request.message).toBe('Run "delete_task" with task_id "1"?');
    expect(request.requestedSchema).toMatchObject({ properties: { confirm: { type: "boolean", default: false } }, required: ["confirm"] });
    expect(ElicitRequestFormParamsSchema.parse(request)).toMatchObject(request);
  });

  it("tells the user what speaks against it", () => {
    const call = { toolName: "delete_task", arguments: { task_id: "2" } };
    const { message } = confirmationRequest(call, engine.verify(call, "delete buy milk", context));
    expect(message.split("\n").length).toBeGreaterThan(1);
    expect(message).not.toContain("has not approved");
  });

  it.each([
    ["a long text is cut, and its length told", { text: "x".repeat(500) }, /with text "x{79}…" \(500 characters\)\?$/],
    ["marks that turn text around are not shown", { text: "a\u202eb\nc" }, /with text "a b c"\?$/],
    ["a list is shown as JSON", { ids: [1, 2] }, /with ids \[1,2\]\?$/],
    ["no arguments", {}, /^Run "t"\?$/],
    ["the thirteenth argument is counted", Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`p${at}`, at])), /p11 11, 2 more\?$/],
  ])("shows arguments safely: %s", (_, values, shown) => {
    expect(confirmationRequest({ toolName: "t", arguments: values }, { verdict: "confirm", findings: [] }).message).toMatch(shown);
  });

  it.each([
    [{ action: "accept", content: { confirm: true } }, true],
    [{ action: "accept", content: { confirm: false } }, false],
    [{ action: "accept", content: { confirm: "true" } }, false],
    [{ action: "accept", content: {} }, false],
    [{ action: "accept" }, false],
    [{ action: "decline", content: { confirm: true } }, false],
    [{ action: "cancel" }, false],
  ] as const)("is confirmed by a tick alone: %j is %s", (result, confirmed) => {
    expect(isConfirmed(result)).toBe(confirmed);
  });
});

describe("a question of the engine as an elicitation", () => {
  const asked = (message: string): Suggestion => engine.suggest(message, context);

  it("asks for a line where something is missing, and the answer goes on where it stopped", () => {
    const suggestion = asked("add a task");
    const request = questionRequest(suggestion);
    expect(request?.message).toBe("What should the task be called?");
    expect(Object.keys(request?.requestedSchema.properties ?? {})).toEqual(["answer"]);
    expect(ElicitRequestFormParamsSchema.parse(request)).toMatchObject(request ?? {});
    const answer = answerFromElicitation({ action: "accept", content: { answer: "Water the plants" } });
    const next = engine.suggest(answer ?? "", { ...context, pending: suggestion.pending });
    expect(next.action).toBe("call");
    expect(next.calls).toMatchObject([{ toolName: "add_task", arguments: { title: "Water the plants" } }]);
  });

  it.each([
    [{ action: "accept", content: { confirm: true } }, "call", [{ toolName: "delete_task", arguments: { task_id: "1" } }]],
    [{ action: "accept", content: { confirm: false } }, "defer", []],
    [{ action: "decline" }, "defer", []],
  ] as const)("asks for a tick where yes or no is asked, and %j is the answer", (result, action, calls) => {
    const suggestion = asked("delete buy milk");
    expect(Object.keys(questionRequest(suggestion)?.requestedSchema.properties ?? {})).toEqual(["confirm"]);
    const next = engine.suggest(answerFromElicitation(result) ?? "", { ...context, pending: suggestion.pending });
    expect(next.action).toBe(action);
    expect(next.calls).toEqual(calls);
  });

  it("asks for a line where one of several tasks is meant", () => {
    const request = questionRequest(asked("delete the call task"));
    expect(request?.message).toContain("1. Call mom");
    expect(request?.requestedSchema.required).toEqual(["answer"]);
  });

  it("asks nothing where the engine does not", () => {
    expect(questionRequest(asked("add a task to water the plants"))).toBeNull();
    expect(questionRequest(asked("tell me a joke"))).toBeNull();
  });

  it.each([
    [{ action: "cancel" }],
    [{ action: "accept" }],
    [{ action: "accept", content: { answer: " " } }],
    [{ action: "accept", content: { answer: 3 } }],
  ] as const)("has no answer where the user gave none: %j", (result) => {
    expect(answerFromElicitation(result)).toBeNull();
  });
});
