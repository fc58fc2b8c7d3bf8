import { expect, test, vi } from "vitest";
import { runTypeScript } from "../setup/process.ts";

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = "examples/mcp-catalogue/main.ts";

test("a server of the ecosystem is discovered; its tools are routed to and called, asked about, or left alone", async () => {
  const { code, stdout, stderr } = await runTypeScript(MAIN, []);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const [head, first, second, third, fourth] = stdout.split("\n\n");
  expect(head).toBe("14 tools of secure-filesystem-server");
  expect(first).toMatch(
    /^> read the first 2 lines of notes\.txt\ncall read_text_file \{"path":"notes\.txt","head":2\} {2}\(read, confidence [01]\.\d\d\)\nsuccess: Water the plants on Monday\.\nCall the landlord about the heating\.$/,
  );
  expect(second).toMatch(
    /^> write "hello" to hello\.txt\ncall write_file \{"path":"hello\.txt","content":"hello"\} .*\nnot called: it is not read-only; --yes calls it$/,
  );
  expect(third).toMatch(/^> read a text file\nclarify \S+ \{\} .*\nWhat is the path for "\S+"\?$/);
  expect(fourth).toMatch(/^> book a flight to Lisbon\nnone: \S[^\n]*\n$/);
});

test.each([
  ["a name with its arguments", ['list_directory {"path": "recipes"}'], /\nsuccess: \[FILE\] bread\.md\n\[FILE\] soup\.md\n$/],
  ["a write that is allowed", ["--yes", 'write "hello" to hello.txt'], /\nsuccess: Successfully wrote to hello\.txt\n$/],
  ["a path outside of the folder", ['read_text_file {"path": "/etc/passwd"}'], /\nThe path "\/etc\/passwd" is not inside .*\n$/],
  ["a file that is not there", ['read_text_file {"path": "none.txt"}'], /\nerror: .*ENOENT/],
  ["an unknown name", ["files__read_text_fiel"], /\nThere is no tool "files__read_text_fiel"\. Do you mean .*"read_text_file"/],
])("a message of one's own: %s", async (_, args, shown) => {
  const { code, stdout, stderr } = await runTypeScript(MAIN, args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(shown);
});
