import { expect, test } from "vitest";
import { withProgress } from "../../examples/task-assistant/progress.ts";

async function said(isTTY: boolean, milliseconds: number): Promise<string> {
  let text = "";
  const stream = {
    isTTY,
    write: (part: string) => {
      text += part;
    },
  };
  const work = new Promise((resolve) => setTimeout(() => resolve("done"), milliseconds));
  expect(await withProgress("Working", stream, work)).toBe("done");
  return text;
}

test("work of more than a second is announced on a terminal and the line is wiped; quick work and pipes stay quiet", async () => {
  const [slow, quick, pipe] = await Promise.all([said(true, 1_300), said(true, 100), said(false, 1_300)]);
  expect(slow).toMatch(/^\rWorking … 1 s\r +\r$/);
  expect([quick, pipe]).toEqual(["", ""]);
});
