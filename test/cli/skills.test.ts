import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { skillsFolder as folder, serve } from "./skills-scene.ts";
import { runCommand } from "./terminal.ts";

describe("pointsman skills resolve", () => {
  test("prints each tool with the reason, and the permissions that mean nothing", async () => {
    const here = folder();
    const { code, stdout, stderr } = await runCommand([
      "skills",
      "resolve",
      join(here, "skills/release-notes/SKILL.md"),
      "--tools",
      join(here, "tools.json"),
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [head, ...lines] = stdout.trimEnd().split("\n");
    expect(head).toBe("release-notes  (4 tools by api_call, filesystem_read, time_travel)");
    expect(lines.map((line) => line.split(/ {2,}/)[1])).toEqual([
      "glob",
      "http_request",
      "list_directory",
      "read_file",
      'issue: The permission "time_travel" is neither a category nor an installed tool.',
    ]);
    expect(lines[0]).toContain('given by permission "filesystem_read"');
  });

  test("a map of one's own adds to the eight categories; --json gives all on one line", async () => {
    const here = folder();
    const args = ["--tools", join(here, "tools.json"), "--capabilities", join(here, "map.yaml"), "--json"];
    const { stdout } = await runCommand(["skills", "resolve", join(here, "skills/release-notes/SKILL.md"), ...args]);
    const body = JSON.parse(stdout);
    expect(body.issues).toEqual([]);
    expect(body.tools.map(({ toolName }: { toolName: string }) => toolName)).toContain("sql_query");
  });

  test.each([
    [["skills"], /^error: give resolve or serve/],
    [["skills", "for", "life"], /^error: give resolve or serve.*stands in quotes/],
    [["skills", "resolve", "no.md"], /^error: required option '--tools <file>'/],
    [["skills", "resolve", "no.md", "--tools", "no.json"], /^error: no\.md: no such file/],
    [["skills", "serve", "--port", "http"], /^error: .*Give a port/],
    [["skills", "serve", "--skills", "/no/such/folder"], /^error: \/no\/such\/folder: no such file/],
  ])("%j is one line of advice and exit code 2", async (args, advice) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(advice);
    expect(stderr.trimEnd()).not.toContain("\n");
  });

  test.each([[["skills", "--help"]], [["skills", "serve", "--help"]], [["skills", "resolve", "--help"]]])(
    "%j writes help",
    async (args) => {
      const { code, stdout } = await runCommand(args);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^Usage: pointsman skills/);
    },
  );
});

describe("pointsman skills serve", () => {
  test.each([
    [["--redis", "redis://:secret@127.0.0.1:1"], /^error: redis:\/\/127\.0\.0\.1:1 cannot be reached/],
    [["--redis", "127.0.0.1"], /^error: --redis takes an address/],
    [["--redis", "redis://127.0.0.1", "--store", "x.json"], /^error: give --store or --redis, not both/],
  ])("%j is one line of advice and exit code 2", async (flags, advice) => {
    const { code, stderr } = await runCommand(["skills", "serve", "--skills", join(folder(), "skills"), ...flags]);
    expect(code).toBe(2);
    expect(stderr).toMatch(advice);
    expect(stderr.trimEnd()).not.toContain("\n");
  });

  test("serves the page; with the token of its address a decision is kept in the store, and it ends well", async () => {
    const here = folder();
    const kept = join(here, "store.json");
    const { url, stop } = await serve(here, "--store", kept, "--user", "ann");
    const path = `${url.origin}/api/v1/skills/research/resolved-tools`;
    expect(await (await fetch(url.origin)).text()).toContain("<title>Skills and their tools</title>");
    const decide = async (authorization: string) =>
      fetch(`${path}/override`, {
        method: "POST",
        headers: { "content-type": "application/json", "if-match": (await fetch(path)).headers.get("etag") ?? "", authorization },
        body: JSON.stringify({ tool: "browser", effect: "revoke", comment: "It clicks on things" }),
      });
    expect((await decide("Bearer guess")).status).toBe(401);
    expect((await decide(`Bearer ${url.hash.replace("#token=", "")}`)).status).toBe(200);
    expect(await stop()).toBe(0);
    expect(readFileSync(kept, "utf8")).toContain("It clicks on things");
  });

  test("read-only gives no token, and a foreign name for this machine is refused", async () => {
    const { url } = await serve(folder(), "--read-only");
    expect(url.hash).toBe("");
    const { request } = await import("node:http");
    const asked = request(url, { headers: { host: "evil.example" } }).end();
    const [response] = await once(asked, "response");
    response.resume();
    expect(response.statusCode).toBe(421);
  });
});
