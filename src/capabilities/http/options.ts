import type { Policy } from "../policy.ts";
import type { CapabilityMap, CapabilityStore } from "../types.ts";

/** A SKILL.md file: where it is, and what it holds. */
export interface SkillFile {
  readonly path: string;
  readonly markdown: string;
}

/** What `createCapabilityHandler` needs; all but the store and the skills may be left out. */
export interface CapabilityHandlerOptions {
  readonly store: CapabilityStore;
  /** The skills as they are now; called for each request that needs them. */
  readonly skills: () => Promise<readonly SkillFile[]>;
  readonly capabilities?: CapabilityMap;
  readonly policy?: Policy;
  /** Who sends this request, by a name that is kept with what they decide; null for nobody. Without this function nothing is served that changes anything. */
  readonly authorize?: (request: Request) => Promise<{ readonly user: string } | null>;
  /** What `authorize` guards: changes alone (the default), or reading and the page too. */
  readonly protect?: "changes" | "everything";
  /** The challenge of a 401, in WWW-Authenticate; default "Bearer". */
  readonly challenge?: string;
  /** Where the handler is mounted, such as "/admin/skills"; default "". */
  readonly basePath?: string;
  /** Other origins whose pages may change something, such as "https://console.example.org"; default none but the handler's own. */
  readonly origins?: readonly string[];
  /** The longest body in bytes; default 100,000. A longer one is refused with 413. */
  readonly maxBodyBytes?: number;
  /** How long a body may take to arrive, in milliseconds; default 10,000. One that takes longer is given up with 408. */
  readonly bodyTimeoutMs?: number;
  /** How long `authorize` may take, in milliseconds; default 10,000. After that the request is answered with 503, and `onError` hears of it. */
  readonly authorizeTimeoutMs?: number;
  /** The instant of an override; default the clock. */
  readonly now?: () => Date;
  /** Hears of errors that are answered by a bare 500 or 503: of the store, of `skills`, of `authorize`. What it throws changes nothing. */
  readonly onError?: (error: unknown) => void;
}
