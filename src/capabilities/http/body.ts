import type * as z from "zod";
import { deadline } from "./deadline.ts";
import { DEFAULT_BODY_BYTES, DEFAULT_BODY_MS } from "./limits.ts";
import type { CapabilityHandlerOptions } from "./options.ts";
import { Problem } from "./problem.ts";

/** No tool definition is nested as deep, and what walks over it stays within its stack. */
const DEEPEST = 64;

/** The checked JSON of a request; everything that can be wrong with it is a problem of its own. */
export async function readBody<Body>(request: Request, schema: z.ZodType<Body>, options: CapabilityHandlerOptions): Promise<Body> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json")
    throw new Problem("not_json", "Send the body as JSON, with the header content-type: application/json.", {
      headers: { accept: "application/json" },
    });
  const value = parse(await readText(request, options));
  if (isDeeper(value, DEEPEST)) throw new Problem("invalid_body", `The body is nested deeper than ${DEEPEST} levels.`);
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const issues = checked.error.issues.map(({ code, path, message }) => ({
    code: String(code),
    path: path.map((part) => (typeof part === "number" ? part : String(part))),
    message,
  }));
  const [first] = issues;
  throw new Problem("invalid_body", `${first?.path.join(".") || "The body"}: ${first?.message ?? "not what is expected"}.`, { issues });
}

/** Reads no more than `maxBodyBytes`, whatever the length that the request claims, and for no longer than `bodyTimeoutMs`. */
async function readText(request: Request, options: CapabilityHandlerOptions): Promise<string> {
  const { maxBodyBytes: maxBytes = DEFAULT_BODY_BYTES, bodyTimeoutMs = DEFAULT_BODY_MS } = options;
  const tooLarge = new Problem("too_large", `The body is longer than ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  if (request.body === null) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = request.body.getReader();
  const limit = deadline(bodyTimeoutMs, new Problem("timeout", `The body did not arrive within ${bodyTimeoutMs} ms.`));
  const read = (): ReturnType<typeof reader.read> => limit.of(reader.read());
  let text = "";
  let length = 0;
  try {
    for (let part = await read(); !part.done; part = await read()) {
      length += part.value.byteLength;
      if (length > maxBytes) throw tooLarge;
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    // What the client still sends is not waited for.
    reader.cancel().catch(() => undefined);
    if (error instanceof TypeError) throw new Problem("bad_request", "The body is not UTF-8.");
    throw error;
  } finally {
    limit.stop();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("bad_request", "The body is not JSON.");
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((one): unknown[] => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}
