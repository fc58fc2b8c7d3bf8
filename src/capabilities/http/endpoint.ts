import type * as z from "zod";
import type { ProblemCode } from "./problem.ts";
import type { Service } from "./service.ts";

/** A request on its way through an endpoint. */
export interface Exchange {
  readonly request: Request;
  readonly url: URL;
  /** The `{name}` of the path, decoded; "" where the path has none. */
  readonly name: string;
  readonly service: Service;
  /** Who sends it: known where the endpoint changes something. */
  readonly user: string;
}

/** What a body is: JSON by a schema, or a text of this media type. */
export type Content = { readonly schema: z.ZodType } | { readonly mediaType: string };

/** One row of the table of routes: how it is found, how it is described, what it does. */
export interface Endpoint {
  readonly method: "GET" | "POST";
  /** As OpenAPI writes it: "/api/v1/skills/{name}/skill-md". */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** It changes something: `authorize` must know who sends it, and another site's page may not. */
  readonly changes?: true;
  readonly body?: z.ZodType;
  readonly answer: Content;
  /** The answer has an ETag, and a GET with If-None-Match may give 304. */
  readonly tagged?: true;
  /** Names in the query, with what they are for. */
  readonly query?: Readonly<Record<string, string>>;
  readonly problems: readonly ProblemCode[];
  readonly run: (exchange: Exchange) => Promise<Response>;
}
