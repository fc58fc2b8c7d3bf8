#!/usr/bin/env node
import { isMainThread } from "node:worker_threads";
import { keepCompiled } from "./keep-compiled.ts";

// What is imported from here on is kept compiled.
if (isMainThread) {
  keepCompiled(process.env);
  const { run } = await import("./run.ts");
  process.exitCode = await run(process.argv.slice(2), {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    file: new URL(import.meta.url),
  });
} else {
  const { serveLines } = await import("./jobs/serve.ts");
  serveLines();
}
