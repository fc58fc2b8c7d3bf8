import { readBody } from "../body.ts";
import type { Endpoint, Exchange } from "../endpoint.ts";
import { Problem } from "../problem.ts";
import { json } from "../respond.ts";
import { overrideRequestSchema, resolvedToolsSchema } from "../schemas.ts";

/** Grants or revokes one tool of one skill. */
export const overrideEndpoint: Endpoint = {
  method: "POST",
  path: "/api/v1/skills/{name}/resolved-tools/override",
  operationId: "overrideTool",
  summary:
    "Grants a tool to a skill or revokes it, with a comment; If-Match names the ETag of the resolved tools that the decision is about",
  changes: true,
  body: overrideRequestSchema,
  answer: { schema: resolvedToolsSchema },
  tagged: true,
  problems: ["unknown_skill", "unknown_tool", "precondition_required", "stale"],
  run: override,
};

async function override({ request, service, name, user }: Exchange): Promise<Response> {
  const { store } = service.options;
  const { tool, effect, comment } = await readBody(request, overrideRequestSchema, service.options);
  const skill = await service.skillOf(name);
  const seen = request.headers.get("if-match")?.trim() ?? "";
  // "*" would match whatever another administrator has decided meanwhile.
  if (seen === "" || seen === "*")
    throw new Problem("precondition_required", "Send the ETag of the resolved tools that you have seen in If-Match.");
  if ((await store.get(tool)) === null) throw new Problem("unknown_tool", "No tool of this name is installed.");
  // Of two administrators who saw the same, one is first; the other hears of it.
  return store.lock(`overrides:${name}`, async () => {
    const before = await service.resolved(skill);
    if (!seen.split(",").some((one) => one.trim() === before.tag))
      throw new Problem("stale", "The tools of this skill have changed since you saw them. Read them again, then decide.", {
        headers: { etag: before.tag },
      });
    await store.putOverride({ skill: name, tool, effect, by: user, at: service.now(), comment });
    const { body, tag } = await service.resolved(skill);
    return json(body, { etag: tag });
  });
}
