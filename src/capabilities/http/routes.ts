import * as z from "zod";
import type { Endpoint } from "./endpoint.ts";
import { metricsEndpoints } from "./endpoints/metrics.ts";
import { overrideEndpoint } from "./endpoints/override.ts";
import { pageEndpoint } from "./endpoints/page.ts";
import { previewEndpoints } from "./endpoints/preview.ts";
import { readingEndpoints } from "./endpoints/reading.ts";
import { describeEndpoints } from "./openapi.ts";
import { Problem } from "./problem.ts";
import { json } from "./respond.ts";

const descriptionEndpoint: Endpoint = {
  method: "GET",
  path: "/openapi.json",
  operationId: "getDescription",
  summary: "This description, in OpenAPI 3.1",
  answer: { schema: z.record(z.string(), z.unknown()) },
  problems: [],
  run: async ({ service }) => json(describeEndpoints(endpoints, service.options.basePath ?? "", service.options.protect ?? "changes")),
};

/** Everything that is served, in one list. */
export const endpoints: readonly Endpoint[] = [
  pageEndpoint,
  ...readingEndpoints,
  ...metricsEndpoints,
  ...previewEndpoints,
  overrideEndpoint,
  descriptionEndpoint,
];

/** The endpoints of a path, by their methods, and the `{name}` in it. */
export interface Found {
  readonly name: string;
  readonly byMethod: ReadonlyMap<string, Endpoint>;
}

/** Looks a path up, segment by segment: a name may hold an encoded "/" or whatever else it likes. */
export function findRoute(pathname: string): Found | null {
  const segments = pathname.split("/");
  const found = endpoints.filter(({ path }) => matches(path.split("/"), segments));
  const [first] = found;
  if (first === undefined) return null;
  const at = first.path.split("/").indexOf("{name}");
  return { name: at < 0 ? "" : decoded(segments[at] ?? ""), byMethod: new Map(found.map((one) => [one.method, one])) };
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part === "{name}" ? segments[index] !== "" : part === segments[index]))
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Problem("bad_request", "The name in the path is not percent-encoded UTF-8.");
  }
}
