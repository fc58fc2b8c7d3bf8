import { expect, onTestFinished, test } from "vitest";
import { startRedis } from "../setup/redis.ts";
import { skillsFolder as folder, revoke, serve } from "./skills-scene.ts";

test("--redis keeps decisions in a Redis, where the next command finds them", { timeout: 60_000 }, async () => {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  const here = folder();
  const first = await serve(here, "--redis", redis.url, "--user", "ann");
  expect((await revoke(first.url)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  const second = await serve(here, "--redis", redis.url, "--read-only");
  const tools = await (await fetch(`${second.url.origin}/api/v1/skills/research/resolved-tools`)).json();
  expect(tools).toMatchObject({ overrides: [{ tool: "browser", effect: "revoke", by: "ann" }] });
});

test("a Redis that is gone at the end is told, with what is lost", { timeout: 60_000 }, async () => {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  const { url, stop } = await serve(folder(), "--redis", redis.url);
  await redis.kill();
  const answer = await (await revoke(url)).json();
  expect(answer).toMatchObject({ overrides: [{ unsaved: true }], issues: [{ code: "store_unreachable" }, { code: "unsaved_override" }] });
  expect(await stop()).toBe(1);
});
