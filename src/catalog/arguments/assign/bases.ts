import type { ParameterRole } from "../../../lexicon/en/arguments.ts";
import type { Shape } from "../finders/candidate.ts";
import type { Parameter } from "../schema/parameter.ts";

type Bases = Readonly<Partial<Record<Shape, number>>>;

/** What a shape is worth for a role, before any word around it is read. The first role of a parameter counts. */
const BASES: readonly (readonly [ParameterRole, Bases])[] = [
  ["email", { email: 4, quote: 0.5, name: 0, code: -1, chunk: -3, clause: -4 }],
  ["url", { url: 4, path: 1, quote: 0.8, code: 0, slug: 0, name: -1.5, chunk: -3, clause: -4 }],
  ["path", { path: 3, quote: 1.2, code: 0.3, slug: 0.8, name: -1.5, chunk: -2, url: 0.5, clause: -4 }],
  ["id", { code: 1.6, quote: 1.3, slug: 0.8, path: -0.5, number: 0.6, name: -0.4, chunk: -1.8, url: -0.5, clause: -4 }],
  ["message", { message: 1.4, quote: 1.8, clause: 0.6, name: -0.3, chunk: -0.4, code: -0.5, number: -3 }],
  ["command", { quote: 1.6, path: 0.5, clause: 0.7, chunk: -0.4, code: 0.3, name: -0.3, number: -3 }],
  ["host", { url: 2.2, code: 1.6, path: 1.6, quote: 1.3, name: -1, chunk: -1.8, number: -3, clause: -4 }],
  ["code", { name: 0.5, code: 0.4, quote: 0.4, chunk: -0.7, number: -3, clause: -4 }],
  ["place", { name: 1.2, quote: 0.8, chunk: -0.9, code: -2, path: -3, number: -4, clause: -3 }],
  ["person", { name: 1.2, quote: 1, code: 0, chunk: -0.5, number: -3, clause: -3 }],
  ["query", { quote: 1.8, clause: 0.5, name: 0.6, chunk: 0.3, code: 0.4, number: -1 }],
  ["text", { quote: 1.8, clause: 0.6, name: 0.4, chunk: -0.1, code: 0, number: -1 }],
];
const GENERAL: Bases = {
  quote: 1.7,
  name: 0.7,
  code: 0.5,
  path: 0.2,
  slug: 0.1,
  chunk: -0.1,
  number: -1,
  url: -0.5,
  email: 0,
  clause: -2.5,
  message: -4,
};
const NEVER = -4;

/** What a shape is worth for a parameter; -3 and less is never made good by the words around. */
export function baseOf(shape: Shape, { roles }: Parameter): number {
  for (const [role, bases] of BASES) if (roles.has(role)) return bases[shape] ?? NEVER;
  return GENERAL[shape] ?? NEVER;
}

/** Below this a shape is not looked at. */
export const HOPELESS = -3;
