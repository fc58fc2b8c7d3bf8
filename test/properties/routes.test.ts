import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Route, routeMessage, taskRegistry } from "../../src/index.ts";
import { context, message } from "./arbitraries.ts";

const held = (route: Route) => route.status === "confirm" || route.status === "clarify";

describe("a route is one of four things, and says which", () => {
  it("has the status of its first step that cannot run by itself", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        const route = routeMessage(text, known);
        const first = route.steps.find((step) => step.status !== "execute");
        expect(route.status).toBe(route.steps.length === 0 ? "none" : (first?.status ?? "execute"));
      }),
    );
  });

  it("gives a reason for doing nothing, and only then", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        const route = routeMessage(text, known);
        expect(Object.hasOwn(route, "reason")).toBe(route.status === "none");
      }),
    );
  });

  it("asks a question and hands something back for the answer, where it cannot go on, and only then", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        const route = routeMessage(text, known);
        expect(route.pending !== null).toBe(held(route));
        if (held(route)) expect(route.reply).toMatch(/\S/);
      }),
    );
  });
});

describe("what would run is fit to run", () => {
  it("names a registered tool, has arguments that its schema takes, misses nothing, and is sure enough", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        for (const step of routeMessage(text, known).steps) {
          const tool = taskRegistry.tools[step.toolName];
          expect(tool).toBeDefined();
          expect(step.confidence).toBeGreaterThanOrEqual(0);
          expect(step.confidence).toBeLessThanOrEqual(1);
          if (step.status !== "execute") continue;
          expect(tool?.inputSchema.safeParse(step.arguments).success).toBe(true);
          expect(step.missing).toEqual([]);
          expect(step.confidence).toBeGreaterThanOrEqual(0.7);
        }
      }),
    );
  });

  it("never deletes unasked", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        for (const step of routeMessage(text, known).steps) expect([step.toolName, step.status]).not.toEqual(["delete_task", "execute"]);
      }),
    );
  });

  it("asks before every step where the caller wants it so", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        for (const step of routeMessage(text, known, { confirm: "always" }).steps) expect(step.status).not.toBe("execute");
      }),
    );
  });

  it("touches only tasks that are in the context, where there are some", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        if (!Array.isArray(known.tasks)) return;
        const ids = known.tasks.map((task) => task.id);
        for (const step of routeMessage(text, known).steps) {
          const id = step.arguments["task_id"];
          if (id !== undefined) expect(ids).toContain(id);
        }
      }),
    );
  });
});
