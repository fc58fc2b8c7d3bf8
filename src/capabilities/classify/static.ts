import { bareName } from "../../catalog/categories.ts";
import type { ToolDefinition } from "../../catalog/definition.ts";
import { type KnownMap, nameKey } from "../map/read.ts";
import { capabilitiesByParts, type PartMatch } from "./by-parts.ts";
import { capabilitiesBySubject, leadingSubject } from "./by-subject.ts";
import { type Deed, deedOf } from "./deed.ts";
import { type SubjectScore, subjectsOf } from "./subjects.ts";
import { wordsOfTool } from "./words.ts";

/** What the static map says of a tool, and by what. */
export interface Finding {
  readonly capabilities: readonly string[];
  readonly reason: string;
  /** Whether its words say that it only reads. */
  readonly reads: boolean;
}

/** Categories that change something, or may. */
const writingCategories: ReadonlySet<string> = new Set(["filesystem_write", "database_write", "code_execute"]);

/** Exact names first, for they were written down; then parts of names, then what name, description and annotations tell. */
export function findCapabilities(tool: ToolDefinition, map: KnownMap): Finding {
  const words = wordsOfTool(tool);
  const deed = deedOf(words, tool);
  const listed = map.byName.get(nameKey(tool.name)) ?? map.byName.get(nameKey(bareName(tool.name)));
  if (listed !== undefined) return findingOf(listed, `The map lists the name "${bareName(tool.name)}".`, deed);
  const parts = capabilitiesByParts(words, map);
  const subjects = subjectsOf(words);
  const told = capabilitiesBySubject(words, subjects, deed).filter((category) => map.known.has(category));
  const capabilities = [...new Set([...parts.map(({ category }) => category), ...told])].sort();
  return findingOf(capabilities, reasonOf(parts, leadingSubject(subjects), deed), deed);
}

function findingOf(capabilities: readonly string[], reason: string, { kind }: Deed): Finding {
  const reads = (kind === "read" || kind === "seek") && !capabilities.some((category) => writingCategories.has(category));
  return { capabilities: [...capabilities].sort(), reason, reads };
}

const topics: Readonly<Record<SubjectScore["subject"], string>> = {
  file: "files",
  record: "records that are kept",
  page: "web pages",
  published: "what is published",
  code: "code and processes",
  service: "a service elsewhere",
  own: "nothing outside itself",
};

/** Words that a reason quotes at most. */
const QUOTED = 3;

function reasonOf(parts: readonly PartMatch[], best: SubjectScore | null, deed: Deed): string {
  const [part] = parts;
  if (part !== undefined) return `The words of the name hold "${part.listed}" of ${part.category}.`;
  if (best === null) return `No word tells what it is about; what it does is known by ${deed.by}.`;
  const quoted = best.signs.slice(0, QUOTED).map(({ word, place }) => `"${word}" (${place})`);
  return `${quoted.join(", ")} ${quoted.length === 1 ? "tells" : "tell"} of ${topics[best.subject]}; what it does is known by ${deed.by}.`;
}
