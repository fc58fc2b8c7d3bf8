import { classifyTool } from "../../classify.ts";
import { createMemoryStore } from "../../memory-store.ts";
import { resolveWithDenied } from "../../resolve.ts";
import type { Classification } from "../../types.ts";
import { readBody } from "../body.ts";
import type { Endpoint, Exchange } from "../endpoint.ts";
import { json } from "../respond.ts";
import { type Gain, previewRequestSchema, previewSchema } from "../schemas.ts";
import type { Service } from "../service.ts";
import type { LoadedSkill } from "../skill-files.ts";

/** What a new tool would bring, before it is installed: classified by the static map alone, and nothing is written. */
export const previewEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/v1/skills/resolved-tools/preview",
    operationId: "previewTool",
    summary: "Which skills would gain a tool, were it installed; changes nothing",
    body: previewRequestSchema,
    answer: { schema: previewSchema },
    problems: [],
    run: async (exchange) => preview(exchange, [...(await exchange.service.loadSkills()).byName.values()]),
  },
  {
    method: "POST",
    path: "/api/v1/skills/{name}/resolved-tools/preview",
    operationId: "previewToolOfSkill",
    summary: "Whether one skill would gain a tool, were it installed; changes nothing",
    body: previewRequestSchema,
    answer: { schema: previewSchema },
    problems: ["unknown_skill"],
    run: async (exchange) => preview(exchange, [await exchange.service.skillOf(exchange.name)]),
  },
];

async function preview({ request, service }: Exchange, skills: readonly LoadedSkill[]): Promise<Response> {
  const { store, capabilities } = service.options;
  const tool = await readBody(request, previewRequestSchema, service.options);
  const classification = classifyTool(tool, capabilities);
  const installed = await store.get(tool.name);
  const gains = await Promise.all(skills.map((skill) => gainOf(skill, classification, service)));
  return json({ classification, known: compare(installed, classification), skills: gains });
}

function compare(installed: Classification | null, classification: Classification): "new" | "same" | "changed" {
  if (installed === null) return "new";
  return installed.fingerprint === classification.fingerprint ? "same" : "changed";
}

/** The skill is resolved against this tool alone, by the same rules and overrides. */
async function gainOf({ skill }: LoadedSkill, classification: Classification, { options }: Service): Promise<Gain> {
  const { capabilities, policy } = options;
  const alone = createMemoryStore();
  await alone.put(classification);
  const { tools, denied } = await resolveWithDenied(skill.permissions, {
    store: alone,
    overrides: (await options.store.overrides(skill.name)).filter(({ tool }) => tool === classification.toolName),
    skill: skill.name,
    ...(capabilities === undefined ? {} : { capabilities }),
    ...(policy === undefined ? {} : { policy }),
  });
  const tool = tools.find(({ toolName }) => toolName === classification.toolName);
  if (tool !== undefined) return { skill: skill.name, gains: true, tool, reason: tool.reason };
  return { skill: skill.name, gains: false, reason: denied[0]?.reason ?? "no permission gives it" };
}
