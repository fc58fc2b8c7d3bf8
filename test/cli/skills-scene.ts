import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { files, tools } from "../capabilities/http-scene.ts";
import { projectFile, temporaryFolder, typeScript } from "../setup/process.ts";

/** A folder with skills, tools and a map of its own. */
export function skillsFolder(): string {
  const made = temporaryFolder();
  for (const { path, markdown } of files) {
    mkdirSync(join(made, path, ".."), { recursive: true });
    writeFileSync(join(made, path), markdown);
  }
  writeFileSync(join(made, "tools.json"), JSON.stringify({ tools }));
  writeFileSync(join(made, "map.yaml"), "capabilities:\n  time_travel: [sql_query]\n");
  return made;
}

/** Serves the page of a folder in a process of its own. */
export async function serve(here: string, ...flags: string[]): Promise<{ url: URL; stop: () => Promise<number | null> }> {
  const args = [
    ...typeScript,
    projectFile("src/cli/main.ts"),
    "skills",
    "serve",
    "--skills",
    join(here, "skills"),
    "--tools",
    join(here, "tools.json"),
    ...flags,
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const [line] = await once(child.stdout, "data");
  const stop = async () => {
    const closed = once(child, "close");
    child.kill("SIGTERM");
    await closed;
    return child.exitCode;
  };
  return { url: new URL(String(line).trim()), stop };
}

/** Takes the browser from the skill "research". */
export async function revoke(url: URL): Promise<Response> {
  const path = `${url.origin}/api/v1/skills/research/resolved-tools`;
  return fetch(`${path}/override`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "if-match": (await fetch(path)).headers.get("etag") ?? "",
      authorization: `Bearer ${url.hash.replace("#token=", "")}`,
    },
    body: JSON.stringify({ tool: "browser", effect: "revoke", comment: "It clicks on things" }),
  });
}
