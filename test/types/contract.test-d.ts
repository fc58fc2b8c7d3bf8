import { describe, expectTypeOf, it } from "vitest";
import * as z from "zod";
import * as mini from "zod/mini";
import {
  type Context,
  type DetectedIntent,
  defineRegistry,
  detectIntent,
  type Evidence,
  type ExtractedParams,
  extendRegistry,
  extractParams,
  indexTasks,
  mapIntentToTool,
  type Pending,
  type Route,
  resolveTaskReference,
  routeMessage,
  type Span,
  scoreConfidence,
  splitClauses,
  type Task,
  type TaskIndex,
  type TaskIntent,
  type TaskReference,
  type ToolRegistry,
  taskRegistry,
} from "../../src/index.ts";

describe("what goes in", () => {
  it("a context needs nothing", () => {
    expectTypeOf<Record<never, never>>().toExtend<Context>();
  });

  it("a context takes read-only data", () => {
    expectTypeOf<{ readonly tasks: readonly { readonly id: "1"; readonly title: "x" }[] }>().toExtend<Context>();
    expectTypeOf<{ tasks: TaskIndex; pending: Pending | null; now: Date }>().toExtend<Context>();
  });

  it("a task has an id and a title", () => {
    expectTypeOf<{ id: string; title: string }>().toExtend<Task>();
    expectTypeOf<{ id: string }>().not.toExtend<Task>();
    expectTypeOf<{ id: number; title: string }>().not.toExtend<Task>();
    expectTypeOf<{ id: string; title: string; priority: "urgent" }>().not.toExtend<Task>();
  });

  it("the message is a string, and the rest may be left out", () => {
    expectTypeOf<Parameters<typeof routeMessage>[0]>().toEqualTypeOf<string>();
    expectTypeOf(routeMessage("x")).toExtend<Route>();
    expectTypeOf(detectIntent).toBeCallableWith("x", { now: new Date() }, { confirm: "never" });
    expectTypeOf(mapIntentToTool).parameter(0).toBeUnknown();
  });
});

describe("what comes out", () => {
  it("an intent is one of seven labels, or a name of one's own", () => {
    expectTypeOf(detectIntent("x")).toEqualTypeOf<DetectedIntent>();
    expectTypeOf<TaskIntent>().toExtend<DetectedIntent["intent"]>();
    expectTypeOf<"archive_task">().toExtend<DetectedIntent["intent"]>();
    expectTypeOf<DetectedIntent["evidence"]>().toEqualTypeOf<Evidence[]>();
  });

  it("a tool is a name or null", () => {
    expectTypeOf(mapIntentToTool("x")).toEqualTypeOf<string | null>();
  });

  it("the rest is as the contract says", () => {
    expectTypeOf(extractParams("x", "add_task")).toEqualTypeOf<ExtractedParams>();
    expectTypeOf(scoreConfidence("add_task", "x", {})).toEqualTypeOf<number>();
    expectTypeOf(splitClauses("x")).toExtend<{ text: string; span: Span }[]>();
    expectTypeOf(indexTasks([])).toEqualTypeOf<TaskIndex>();
    expectTypeOf(resolveTaskReference("x")).toEqualTypeOf<TaskReference>();
  });

  it("a reference has ids only where it is resolved", () => {
    const reference = resolveTaskReference("x");
    if (reference.status === "resolved") expectTypeOf(reference.taskIds).toEqualTypeOf<string[]>();
    if (reference.status === "ambiguous") expectTypeOf(reference.candidates).toEqualTypeOf<Task[]>();
    if (reference.status === "none") expectTypeOf(reference).toEqualTypeOf<{ status: "none" }>();
    expectTypeOf<Extract<TaskReference, { status: "not_found" }>>().not.toHaveProperty("taskIds");
  });

  it("a route has a status of four", () => {
    expectTypeOf<Route["status"]>().toEqualTypeOf<"execute" | "confirm" | "clarify" | "none">();
    expectTypeOf<Route["pending"]>().toEqualTypeOf<Pending | null>();
  });
});

describe("a registry", () => {
  it("of one's own is a ToolRegistry", () => {
    const registry = extendRegistry(taskRegistry, {
      tools: { archive_task: { description: "Moves a task to the archive.", inputSchema: z.strictObject({ task_id: z.string() }) } },
      intents: { archive_task: { tool: "archive_task", triggers: ["archive"], needsReference: true } },
    });
    expectTypeOf(registry).toExtend<ToolRegistry>();
    expectTypeOf(defineRegistry({ tools: {}, intents: {} })).toExtend<ToolRegistry>();
    for (const step of routeMessage("archive the milk task", {}, { registry }).steps) {
      if (step.toolName === "archive_task" && step.status === "execute") expectTypeOf(step.arguments.task_id).toEqualTypeOf<string>();
    }
  });

  it("tells the type of a step's arguments by the name of its tool", () => {
    for (const step of routeMessage("x", {}, { registry: taskRegistry }).steps) {
      if (step.toolName === "add_task") expectTypeOf(step.arguments.title).toEqualTypeOf<string | undefined>();
    }
  });

  it("needs no type argument and no registry for the tools of tasks", () => {
    for (const step of routeMessage("x", {}, { confirm: "always" }).steps) {
      if (step.toolName === "add_task" && step.status === "execute") expectTypeOf(step.arguments.title).toEqualTypeOf<string>();
      if (step.toolName === "list_tasks") expectTypeOf(step.arguments.limit).toEqualTypeOf<number | undefined>();
      expectTypeOf(step.arguments["title"]).toBeUnknown();
    }
  });

  it("takes JSON Schema and any schema of the standard", () => {
    const registry = defineRegistry({
      tools: {
        one: { description: "Takes JSON Schema.", inputSchema: { type: "object", properties: { at: { type: "string" } } } },
        two: { description: "Takes zod/mini.", inputSchema: mini.object({ at: mini.string() }) },
      },
      intents: {},
    });
    expectTypeOf(registry).toExtend<ToolRegistry>();
    for (const step of routeMessage("x", {}, { registry }).steps) {
      if (step.toolName === "two" && step.status === "execute") expectTypeOf(step.arguments.at).toEqualTypeOf<string>();
      if (step.toolName === "one") expectTypeOf(step.arguments["at"]).toBeUnknown();
    }
  });
});
