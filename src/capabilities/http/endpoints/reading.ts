import { entityTag } from "../digest.ts";
import type { Endpoint } from "../endpoint.ts";
import { json, text } from "../respond.ts";
import { resolvedToolsSchema, skillListSchema, toolListSchema } from "../schemas.ts";

const MOST_TOOLS = 1_000;

/** What the skills and tools are. */
export const readingEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/v1/skills",
    operationId: "listSkills",
    summary: "The skills by name, and the files that are none with the reason",
    answer: { schema: skillListSchema },
    problems: [],
    async run({ service }) {
      const { byName, broken } = await service.loadSkills();
      return json({ skills: [...byName.values()].map(({ summary }) => summary), broken });
    },
  },
  {
    method: "GET",
    path: "/api/v1/skills/{name}/resolved-tools",
    operationId: "getResolvedTools",
    summary: "The tools that a skill may use, each with the reason, and the audit trail of its overrides",
    answer: { schema: resolvedToolsSchema },
    tagged: true,
    problems: ["unknown_skill"],
    async run({ service, name }) {
      const { body, tag } = await service.resolved(await service.skillOf(name));
      return json(body, { etag: tag });
    },
  },
  {
    method: "GET",
    path: "/api/v1/skills/{name}/skill-md",
    operationId: "getSkillMarkdown",
    summary: "The SKILL.md of a skill, as it is",
    answer: { mediaType: "text/markdown; charset=utf-8" },
    tagged: true,
    problems: ["unknown_skill"],
    async run({ service, name }) {
      const { markdown } = await service.skillOf(name);
      return text(markdown, "text/markdown; charset=utf-8", { etag: await entityTag(markdown) });
    },
  },
  {
    method: "GET",
    path: "/api/v1/tools",
    operationId: "listTools",
    summary: `The installed tools by name, at most ${MOST_TOOLS} at once, and how many there are`,
    answer: { schema: toolListSchema },
    query: { query: "Only tools whose name contains this, in any case" },
    problems: [],
    async run({ service, url }) {
      const query = (url.searchParams.get("query") ?? "").trim().toLowerCase();
      const { store } = service.options;
      const tools = (await store.list()).filter(({ toolName }) => toolName.toLowerCase().includes(query));
      return json({ total: tools.length, tools: tools.slice(0, MOST_TOOLS), issues: (await store.issues?.()) ?? [] });
    },
  },
];
