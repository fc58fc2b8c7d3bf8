import * as z from "zod";
import type { Content, Endpoint } from "./endpoint.ts";
import { describeProblems, type ProblemCode } from "./problem.ts";
import { problemSchema } from "./schemas.ts";

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 description of these endpoints, made of the schemas that check their bodies. */
export function describeEndpoints(endpoints: readonly Endpoint[], basePath: string, guarded: "changes" | "everything"): Json {
  const paths = new Map<string, Json>();
  for (const endpoint of endpoints) {
    paths.set(endpoint.path, { ...paths.get(endpoint.path), [endpoint.method.toLowerCase()]: operationOf(endpoint, guarded) });
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Skills and their tools",
      version: "1",
      description: "Which tools a skill may use and why, and what administrators decided about them.",
    },
    servers: [{ url: basePath === "" ? "/" : basePath }],
    paths: Object.fromEntries(paths),
  };
}

function operationOf(endpoint: Endpoint, guarded: "changes" | "everything"): Json {
  const { operationId, summary, body, path, query = {}, changes, tagged } = endpoint;
  const parameters = [
    ...(path.includes("{name}") ? [parameter("name", "path", "The name of the skill, percent-encoded", true)] : []),
    ...Object.entries(query).map(([name, description]) => parameter(name, "query", description, false)),
    ...(changes === true ? [parameter("If-Match", "header", "The ETag of what was seen", true)] : []),
    ...(changes !== true && tagged === true ? [parameter("If-None-Match", "header", "The ETag of what the client has", false)] : []),
  ];
  return {
    operationId,
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf({ schema: body }, "input") } }),
    responses: responsesOf(endpoint, guarded),
  };
}

function parameter(name: string, place: string, description: string, required: boolean): Json {
  return { name, in: place, description, required, schema: { type: "string" } };
}

function responsesOf({ answer, tagged, changes, body, problems, summary }: Endpoint, guarded: "changes" | "everything"): Json {
  const codes: readonly ProblemCode[] = [
    ...problems,
    ...(body === undefined ? [] : (["bad_request", "timeout", "too_large", "not_json", "invalid_body"] as const)),
    ...(changes === true ? (["not_authenticated", "read_only", "nameless", "cross_origin"] as const) : []),
    ...(changes !== true && guarded === "everything" ? (["not_authenticated", "read_only", "nameless"] as const) : []),
    "internal",
    "unreadable_store",
  ];
  const headers = tagged === true ? { headers: { ETag: { schema: { type: "string" } } } } : {};
  const problem = { "application/problem+json": { schema: schemaOf(problemSchema, "output") } };
  const described = [...describeProblems(codes)].map(
    ([status, description]) => [String(status), { description, content: problem }] as const,
  );
  return {
    "200": { description: summary, ...headers, content: contentOf(answer, "output") },
    ...(tagged === true && changes !== true ? { "304": { description: "What the client has is still so" } } : {}),
    ...Object.fromEntries(described),
  };
}

function contentOf(content: Content, io: "input" | "output"): Json {
  if ("mediaType" in content) return { [content.mediaType]: { schema: { type: "string" } } };
  return { "application/json": { schema: schemaOf(content.schema, io) } };
}

/** OpenAPI 3.1 takes JSON Schema 2020-12 as it is; the parts stand in the place where they are used. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12", reused: "inline" });
  return rest;
}
