import { describe, expect, it } from "vitest";
import { createCatalog, planTools, type ToolDefinition } from "../../../src/catalog/index.ts";
import { tools } from "./tools.ts";

const text = { type: "string", description: "Which one." };
function needing(name: string, parameter: string, other: string): ToolDefinition {
  return {
    name,
    description: `Opens the ${name.replaceAll("_", " ")}.`,
    inputSchema: { type: "object", properties: { [parameter]: { type: "integer" } }, required: [parameter] },
    needs: [{ parameter, tool: other }],
  };
}

describe("plans of catalogues and messages that mean no good", () => {
  it("tools that need each other end in a question", () => {
    const catalog = createCatalog([needing("first_gate", "token", "second_gate"), needing("second_gate", "stamp", "first_gate")]);
    const plan = planTools("use the first_gate tool", catalog);
    expect(plan.status).toBe("clarify");
    expect(plan.steps.map(({ toolName }) => toolName)).toEqual(["second_gate", "first_gate"]);
  });

  it("a tool that needs itself asks", () => {
    expect(planTools("use the first_gate tool", createCatalog([needing("first_gate", "token", "first_gate")]))).toMatchObject({
      status: "clarify",
      missing: ["token"],
    });
  });

  it("a long chain of needs stops at five steps", () => {
    const names = Array.from({ length: 40 }, (_, at) => needing(`gate_${at}x`, "token", `gate_${at + 1}x`));
    const plan = planTools("use the gate_0x tool", createCatalog(names));
    expect(plan.status).toBe("clarify");
    expect(plan.steps.length).toBeLessThanOrEqual(5);
  });

  it("a tool with many needs stops at five steps", () => {
    const parameters = Array.from({ length: 30 }, (_, at) => `part${at}`);
    const hungry: ToolDefinition = {
      name: "hungry_gate",
      description: "Opens.",
      inputSchema: { type: "object", properties: Object.fromEntries(parameters.map((name) => [name, text])), required: parameters },
      needs: parameters.map((parameter, at) => ({ parameter, tool: `find_${at}x` })),
    };
    const finders = parameters.map((_, at): ToolDefinition => ({ name: `find_${at}x`, inputSchema: { type: "object" } }));
    const plan = planTools("use the hungry_gate tool", createCatalog([hungry, ...finders]));
    expect(plan.status).toBe("clarify");
    expect(plan.steps).toHaveLength(5);
  });

  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "a tool and a parameter named %s change nothing but the plan",
    (name) => {
      const odd: ToolDefinition = {
        name,
        description: "Opens the gate.",
        inputSchema: { type: "object", properties: Object.fromEntries([[name, text]]), required: [name] },
        needs: [{ parameter: name, tool: "find_gate" }],
      };
      const catalog = createCatalog([odd, { name: "find_gate", description: "Finds it.", inputSchema: { type: "object" } }]);
      const plan = planTools(`use the ${name} tool`, catalog);
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      expect(
        plan.steps.every(({ outputAs }) => /^[a-z]\w*$/.test(outputAs) && outputAs !== "constructor" && outputAs !== "prototype"),
      ).toBe(true);
      expect(Object.getPrototypeOf(plan.steps[0]?.arguments ?? {})).toBe(Object.prototype);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it.each(["__proto__", "a.constructor", "x[0].prototype", "a b", "$x", ""])("a need may not declare the field %j", (field) => {
    expect(() => createCatalog([{ ...needing("gate", "token", "other"), needs: [{ parameter: "token", tool: "other", field }] }])).toThrow(
      expect.objectContaining({ code: "invalid_catalog" }),
    );
  });

  it("what people type is never the name of a result", () => {
    const plan = planTools("Click the submit button for $snapshot", createCatalog(tools));
    expect(plan.steps[0]?.outputAs).toBe("snapshot_2");
  });

  it("10,000 tools are planned over", () => {
    const many = Array.from({ length: 10_000 }, (_, at): ToolDefinition => {
      return {
        name: `${at % 2 === 0 ? "get" : "list"}_thing${at}`,
        description: `Things of kind ${at}, from the thing${at + 1} tool.`,
        inputSchema: { type: "object", properties: { [`thing${at + 1}_id`]: text }, required: [`thing${at + 1}_id`] },
      };
    });
    const plan = planTools("Click the submit button", createCatalog([...many, ...tools]));
    expect(plan.steps.map(({ toolName }) => toolName)).toEqual(["take_snapshot", "click"]);
    expect(planTools("use the get_thing0 tool", createCatalog(many)).steps.length).toBeLessThanOrEqual(5);
  });

  it("a message of many requests, quotes or marks is read in bounded time, and one that is too long not at all", () => {
    const catalog = createCatalog(tools);
    const longest = { maxLength: 100_000 };
    for (const part of ["then click ", "; list ", '"', "({[", "its ", "and then "]) {
      const message = `list the console messages ${part.repeat(20_000)}`.slice(0, 20_000);
      expect(planTools(message, catalog, undefined, longest).steps.length).toBeLessThanOrEqual(5);
      expect(planTools(message, catalog)).toMatchObject({ status: "none", steps: [] });
    }
  });

  it.each([undefined, null, 7, {}, []])("a message that is %j asks for nothing", (message) => {
    expect(Reflect.apply(planTools, undefined, [message, createCatalog(tools)])).toMatchObject({ status: "none", steps: [] });
  });

  it("the same message gives the same plan, and an empty catalogue none", () => {
    const catalog = createCatalog(tools);
    expect(planTools("Docs for Next.js app router", catalog)).toEqual(planTools("Docs for Next.js app router", catalog));
    expect(planTools("click the button", createCatalog([])).status).toBe("none");
  });
});
