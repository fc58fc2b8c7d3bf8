import { beforeEach, describe, expect, it } from "vitest";
import {
  type CapabilityStore,
  type Classification,
  createMemoryStore,
  type Override,
  type Policy,
  resolveTools,
} from "../../src/capabilities/index.ts";

function tool(toolName: string, capabilities: string[], more: Partial<Classification> = {}): Classification {
  return { toolName, capabilities, risk: "unknown", source: "classifier", fingerprint: "1", reason: "said so", ...more };
}

function override(toolName: string, effect: Override["effect"], at = "2026-01-02T10:00:00Z", skill = "research"): Override {
  return { skill, tool: toolName, effect, by: "ada", at, comment: "for the report" };
}

let store: CapabilityStore;
const names = async (permissions: string[], options: object = {}): Promise<string[]> =>
  (await resolveTools(permissions, { store, skill: "research", ...options })).tools.map(({ toolName }) => toolName);

beforeEach(async () => {
  store = createMemoryStore();
  await store.put(tool("kagi", ["web_search"]));
  await store.put(tool("brave", ["web_read", "web_search"], { source: "static", retry: true }));
  await store.put(tool("browser", ["web_read"], { risk: "destructive" }));
  await store.put(tool("shell", ["code_execute"], { risk: "destructive" }));
  await store.put(tool("web_search", ["api_call"]));
});

describe("which tools permissions give", () => {
  it("gives the tools of a category and the tool of that very name, each once and sorted", async () => {
    expect(await resolveTools(["web_search", "web_read", "web_search"], { store })).toEqual({
      tools: [
        {
          toolName: "brave",
          permissions: ["web_search", "web_read"],
          capabilities: ["web_read", "web_search"],
          source: "static",
          reason:
            'given by permission "web_search", "web_read"; classified by the static map, until the classifier answers; allowed: no rule forbids it',
        },
        {
          toolName: "browser",
          permissions: ["web_read"],
          capabilities: ["web_read"],
          source: "classifier",
          reason: 'given by permission "web_read"; classified by the classifier; allowed: no rule forbids it',
        },
        {
          toolName: "kagi",
          permissions: ["web_search"],
          capabilities: ["web_search"],
          source: "classifier",
          reason: 'given by permission "web_search"; classified by the classifier; allowed: no rule forbids it',
        },
        {
          toolName: "web_search",
          permissions: ["web_search"],
          capabilities: ["api_call"],
          source: "classifier",
          reason: 'given by permission "web_search" (its name); classified by the classifier; allowed: no rule forbids it',
        },
      ],
      issues: [],
    });
  });

  it("gives the tool that a permission names, and reports one that means nothing", async () => {
    const { tools, issues } = await resolveTools(["shell", "magic", "scrape_page"], { store });
    expect(tools.map(({ toolName }) => toolName)).toEqual(["shell"]);
    expect(issues).toEqual([
      {
        code: "unknown_permission",
        path: ["permissions", 1],
        message: 'The permission "magic" is neither a category nor an installed tool.',
      },
      {
        code: "unknown_permission",
        path: ["permissions", 2],
        message: 'The permission "scrape_page" names a tool of web_read that is not installed.',
      },
    ]);
  });

  it("asks the store for tools once, however many there are, and never for all", async () => {
    for (let index = 0; index < 500; index++) await store.put(tool(`tool_${index}`, ["web_read"]));
    const { byCapabilities, get, overrides } = store;
    const asked: string[] = [];
    const refuse = (): never => {
      throw new Error("not at activation");
    };
    const watched: CapabilityStore = {
      byCapabilities: (categories) => {
        asked.push("byCapabilities");
        return byCapabilities(categories);
      },
      get: (name) => {
        asked.push(`get ${name}`);
        return get(name);
      },
      overrides: (skill) => {
        asked.push("overrides");
        return overrides(skill);
      },
      list: refuse,
      put: refuse,
      delete: refuse,
      lock: refuse,
      putOverride: refuse,
    };
    const { tools } = await resolveTools(["web_read", "web_search"], { store: watched, skill: "research" });
    expect(tools).toHaveLength(504);
    expect(asked.sort()).toEqual(["byCapabilities", "get web_read", "get web_search", "overrides"]);
  });

  it("denies tools of untrusted servers that may write, unless a rule allows them or somebody grants them", async () => {
    await store.put(tool("stranger", ["web_read"], { risk: "destructive", untrusted: "may_write" }));
    await store.put(tool("reader", ["web_read"], { risk: "destructive", untrusted: "read_only" }));
    expect(await names(["web_read"])).toEqual(["brave", "browser", "reader"]);
    expect(await names(["web_read"], { policy: { default: "allow", rules: [] } })).not.toContain("stranger");
    expect(await names(["web_read"], { policy: { rules: [{ effect: "allow", tool: "stranger" }] } })).toContain("stranger");
    expect(await names(["web_read"], { overrides: [override("stranger", "grant")] })).toContain("stranger");
  });
});

describe("the policy", () => {
  const policies: readonly (readonly [string, Policy, readonly string[]])[] = [
    ["a rule on a tool", { rules: [{ effect: "deny", tool: "kagi" }] }, ["brave", "browser", "shell"]],
    ["a wildcard", { rules: [{ effect: "deny", tool: "b*r" }] }, ["brave", "kagi", "shell"]],
    ["a category", { rules: [{ effect: "deny", capability: "web_*" }] }, ["shell"]],
    ["a risk", { rules: [{ effect: "deny", risk: "destructive" }] }, ["brave", "kagi"]],
    ["a skill", { rules: [{ effect: "deny", skill: "research" }] }, []],
    ["another skill", { rules: [{ effect: "deny", skill: "writing" }] }, ["brave", "browser", "kagi", "shell"]],
    [
      "all that a rule names",
      { rules: [{ effect: "deny", tool: "*", capability: "web_read", risk: "destructive" }] },
      ["brave", "kagi", "shell"],
    ],
    [
      "a denial over whatever allows",
      {
        rules: [
          { effect: "allow", tool: "*" },
          { effect: "deny", tool: "shell" },
          { effect: "allow", tool: "shell" },
        ],
      },
      ["brave", "browser", "kagi"],
    ],
    ["denial by default", { default: "deny", rules: [{ effect: "allow", tool: "kagi" }] }, ["kagi"]],
    [
      "a function",
      ({ tool: { toolName } }) => ({ effect: toolName === "shell" ? "deny" : "allow", reason: "house rule" }),
      ["brave", "browser", "kagi"],
    ],
    [
      "a function that sees the permission",
      ({ permission }) => ({ effect: permission === "web_read" ? "allow" : "deny", reason: "" }),
      ["brave", "browser"],
    ],
  ];
  it.each(policies)("goes by %s", async (_name, policy, expected) => {
    await store.delete("web_search");
    expect(await names(["web_search", "web_read", "shell"], { policy })).toEqual(expected);
  });

  it("denies what a policy cannot answer, and says so once", async () => {
    for (const policy of [() => Promise.reject(new Error("async")).catch(() => null), () => "yes"]) {
      // @ts-expect-error: what a program without types may pass.
      const { tools, issues } = await resolveTools(["web_search"], { store, policy });
      expect(tools).toEqual([]);
      expect(issues.map(({ code }) => code)).toEqual(["policy_failed"]);
    }
  });

  it.each([{ rules: [{ effect: "forbid" }] }, { rules: [{ effect: "deny", tol: "shell" }] }, { rule: [] }, "allow"])(
    "refuses %j, which would allow what it should deny",
    async (policy) => {
      // @ts-expect-error: what a program without types may pass.
      await expect(resolveTools(["shell"], { store, policy })).rejects.toMatchObject({ code: "invalid_options" });
    },
  );
});

describe("overrides", () => {
  it("grants a tool that no permission gives, with who, when and why", async () => {
    const { tools } = await resolveTools([], { store, skill: "research", overrides: [override("shell", "grant")] });
    expect(tools).toEqual([
      {
        toolName: "shell",
        permissions: [],
        capabilities: ["code_execute"],
        source: "override",
        reason: "granted by ada at 2026-01-02T10:00:00Z: for the report; no permission gives it; classified by the classifier",
      },
    ]);
  });

  it("takes those of the store and those that are passed, of the skill alone, and the later one stands", async () => {
    await store.putOverride(override("kagi", "revoke", "2026-01-01T00:00:00Z"));
    await store.putOverride(override("shell", "grant", "2026-01-01T00:00:00Z"));
    await store.putOverride(override("browser", "revoke", "2026-01-01T00:00:00Z", "writing"));
    expect(await names(["web_search", "web_read"])).toEqual(["brave", "browser", "shell", "web_search"]);
    const later = override("kagi", "grant", "2026-01-01T00:00:01Z");
    const earlier = override("shell", "revoke", "2026-01-01T00:59:59+01:00");
    expect(await names(["web_search"], { overrides: [later, earlier] })).toEqual(["brave", "kagi", "shell", "web_search"]);
    expect(await names(["web_search"], { overrides: [later, { ...later, effect: "revoke" }] })).not.toContain("kagi");
  });

  it("does not let a grant beat a denial, and says so; one by default it beats", async () => {
    const overrides = [override("shell", "grant")];
    const denied = await resolveTools(["shell"], {
      store,
      skill: "research",
      overrides,
      policy: { rules: [{ effect: "deny", risk: "destructive", reason: "no shells" }] },
    });
    expect(denied.tools).toEqual([]);
    expect(denied.issues).toEqual([
      {
        code: "grant_denied",
        path: ["overrides", "shell"],
        message: "shell was granted by ada at 2026-01-02T10:00:00Z, but stays denied: rule 1 (no shells)",
      },
    ]);
    expect(await names(["shell"], { overrides, policy: { default: "deny", rules: [] } })).toEqual(["shell"]);
  });

  it("reports a grant of a tool that is not installed", async () => {
    const { tools, issues } = await resolveTools([], { store, skill: "research", overrides: [override("ghost", "grant")] });
    expect(tools).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual(["unknown_tool"]);
  });

  it("refuses an override that cannot be read: a revocation passed over would give the tool back", async () => {
    const overrides = [{ ...override("kagi", "revoke"), at: "yesterday" }];
    await expect(resolveTools(["kagi"], { store, overrides })).rejects.toMatchObject({ code: "invalid_options" });
  });
});
