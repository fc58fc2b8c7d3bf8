import { describe, expect, it } from "vitest";
import { parseSkill } from "../../src/capabilities/index.ts";

const skill = { name: "research", description: "Finds things", permissions: ["web_search", "browser"], body: "How to.\n" };

const readable: readonly (readonly [string, string])[] = [
  ["plain", "---\nname: research\ndescription: Finds things\npermissions: [web_search, browser]\n---\nHow to.\n"],
  [
    "with a byte order mark and Windows line ends",
    "\uFEFF---\r\nname: research\r\ndescription: Finds things\r\npermissions:\r\n  - web_search\r\n  - browser\r\n---\r\nHow to.\r\n",
  ],
  [
    "with blank lines before and after",
    "\n\n---\nname: research\ndescription: Finds things\npermissions: [web_search, browser]\n---\n\nHow to.\n",
  ],
  ["with a list as text with commas", "---\nname: research\ndescription: Finds things\npermissions: web_search, browser\n---\nHow to.\n"],
  ["with a list as text with spaces", "---\nname: research\ndescription: Finds things\npermissions: web_search browser\n---\nHow to.\n"],
  [
    "with quotes and comments",
    "---\n# a skill\nname: \"research\"\ndescription: 'Finds things' # short\npermissions: [\"web_search\", 'browser']\n---   \nHow to.\n",
  ],
  ["with tabs", "---\nname:\tresearch\ndescription:\tFinds things\npermissions:\n\t- web_search\n\t- browser\n---\nHow to.\n"],
  [
    "with other spellings of the fields",
    "---\nName: research\nDESCRIPTION: Finds things\nallowed_tools: [browser]\nPermissions: [web_search]\n---\nHow to.\n",
  ],
  [
    "with allowed-tools beside",
    "---\nname: research\ndescription: Finds things\npermissions: [web_search]\nallowed-tools: web_search, browser\n---\nHow to.\n",
  ],
  [
    "with a folded description",
    "---\nname: research\ndescription: >-\n  Finds\n  things\npermissions: [web_search, browser]\n---\nHow to.\n",
  ],
  [
    "with fields of others",
    "---\nname: research\nversion: 1.0\nmetadata: {author: ada}\ndescription: Finds things\npermissions: [web_search, browser]\n---\nHow to.\n",
  ],
  ["closed by dots", "---\nname: research\ndescription: Finds things\npermissions: [web_search, browser]\n...\nHow to.\n"],
];

describe("reading a SKILL.md", () => {
  it.each(readable)("reads one %s", (_name, markdown) => {
    expect(parseSkill(markdown)).toEqual({ ok: true, skill, issues: [] });
  });

  it("reads one whose description has a colon, which is no YAML, and says so", () => {
    const parsed = parseSkill("---\nname: research\ndescription: Use it so: search first\npermissions: [web_search, browser]\n---\nx");
    expect(parsed).toMatchObject({ ok: true, skill: { description: "Use it so: search first", permissions: ["web_search", "browser"] } });
    expect(parsed.issues.map(({ code }) => code)).toEqual(["no_yaml"]);
  });

  it("keeps a name with brackets as it is written: what is narrowed stays narrow", () => {
    const parsed = parseSkill("---\nname: git\ndescription: d\nallowed-tools: Read, Bash(git add, git commit), Bash(git:*)\n---\n");
    expect(parsed).toMatchObject({ skill: { permissions: ["Read", "Bash(git add, git commit)", "Bash(git:*)"] } });
  });

  const odd: readonly (readonly [string, string, object, readonly string[]])[] = [
    ["no description", "---\nname: a\n---\n", { name: "a", description: "", permissions: [] }, ["missing_description"]],
    ["a number for a name", "---\nname: 12\ndescription: d\n---\n", { name: "12" }, []],
    ["null permissions", "---\nname: a\ndescription: d\npermissions:\n---\n", { permissions: [] }, []],
    [
      "permissions of other kinds",
      "---\nname: a\ndescription: d\npermissions: [b, 3, {c: d}, [e]]\n---\n",
      { permissions: ["b"] },
      ["wrong_type", "wrong_type", "wrong_type"],
    ],
    ["permissions as a map", "---\nname: a\ndescription: d\npermissions: {web: true}\n---\n", { permissions: [] }, ["wrong_type"]],
    ["a list for a description", "---\nname: a\ndescription: [b]\n---\n", { description: "" }, ["wrong_type", "missing_description"]],
    ["a field twice", "---\nname: a\nname: b\ndescription: d\n---\n", { name: "b" }, []],
    ["a very long name", `---\nname: ${"a".repeat(300)}\ndescription: d\n---\n`, { name: "a".repeat(256) }, ["too_long"]],
  ];
  it.each(odd)("reads one with %s", (_name, markdown, expected, codes) => {
    const parsed = parseSkill(markdown);
    expect(parsed).toMatchObject({ ok: true, skill: expected });
    expect(parsed.issues.map(({ code }) => code)).toEqual(codes);
  });

  const refused: readonly (readonly [string, unknown, string])[] = [
    ["nothing", "", "no_front_matter"],
    ["no front matter", "# Research\n\nSearch.", "no_front_matter"],
    ["front matter that is never closed", "---\nname: a\n", "open_front_matter"],
    ["empty front matter", "---\n---\n", "no_fields"],
    ["front matter that is a list", "---\n- a\n- b\n---\n", "no_fields"],
    ["no name", "---\ndescription: d\n---\n", "missing_name"],
    ["what cannot be read", '---\n"unclosed\n---\n', "unreadable_front_matter"],
    ["an alias of aliases", "---\na: &a [x, x]\nb: &b [*a, *a]\n---\n", "missing_name"],
    ["brackets in brackets", `---\nname: a\nx: ${"[".repeat(5000)}\n---\n`, "too_deep"],
    ["a huge file", "a".repeat(1_000_001), "too_long"],
    ["huge front matter", `---\nname: a\nx: ${"y".repeat(70_000)}\n---\n`, "too_long"],
    ["no text", 3, "not_text"],
  ];
  it.each(refused)("refuses %s, with an issue", (_name, markdown, code) => {
    // @ts-expect-error: what a program without types may pass.
    const parsed = parseSkill(markdown);
    expect(parsed.ok).toBe(false);
    expect(parsed.issues.map((issue) => issue.code)).toContain(code);
  });
});
