import type { Issue } from "../../contract/issue.ts";

/** What can be wrong with a request: the status, and its standard phrase (RFC 9110). */
const problems = {
  bad_request: [400, "Bad Request"],
  not_authenticated: [401, "Unauthorized"],
  read_only: [403, "Forbidden"],
  nameless: [403, "Forbidden"],
  cross_origin: [403, "Forbidden"],
  not_found: [404, "Not Found"],
  unknown_skill: [404, "Not Found"],
  method_not_allowed: [405, "Method Not Allowed"],
  timeout: [408, "Request Timeout"],
  stale: [412, "Precondition Failed"],
  too_large: [413, "Content Too Large"],
  not_json: [415, "Unsupported Media Type"],
  invalid_body: [422, "Unprocessable Content"],
  unknown_tool: [422, "Unprocessable Content"],
  precondition_required: [428, "Precondition Required"],
  internal: [500, "Internal Server Error"],
  unanswered: [503, "Service Unavailable"],
  unreadable_store: [503, "Service Unavailable"],
} as const;

export type ProblemCode = keyof typeof problems;

export interface ProblemParts {
  readonly issues?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is answered by problem details (RFC 9457); thrown where it is found, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly parts: ProblemParts;

  constructor(code: ProblemCode, detail: string, parts: ProblemParts = {}) {
    super(detail);
    this.code = code;
    this.parts = parts;
  }

  get status(): number {
    return problems[this.code][0];
  }

  /** The type is "about:blank", whose title is the phrase of the status; `code` tells two problems of one status apart. */
  toResponse(): Response {
    const [status, title] = problems[this.code];
    const { issues, headers } = this.parts;
    const body = { type: "about:blank", title, status, detail: this.message, code: this.code, ...(issues === undefined ? {} : { issues }) };
    return new Response(JSON.stringify(body), { status, headers: { ...headers, "content-type": "application/problem+json" } });
  }
}

/** The problems of these codes, as an OpenAPI description lists them: what stands for each status. */
export function describeProblems(codes: readonly ProblemCode[]): ReadonlyMap<number, string> {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) byStatus.set(problems[code][0], [...(byStatus.get(problems[code][0]) ?? []), code]);
  return new Map([...byStatus].map(([status, names]) => [status, names.join(", ")]));
}
