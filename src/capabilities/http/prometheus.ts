import type { Metrics } from "./schemas.ts";

interface Family {
  readonly name: string;
  readonly type: "gauge" | "counter";
  readonly help: string;
  readonly samples: (metrics: Metrics) => readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];
}

/** The metrics by their Prometheus names; counters end in `_total` and count since the handler was made. */
const families: readonly Family[] = [
  {
    name: "pointsman_skills",
    type: "gauge",
    help: "SKILL.md files, by whether they can be read.",
    samples: ({ skills }) => [
      [{ state: "loaded" }, skills.total],
      [{ state: "broken" }, skills.broken],
    ],
  },
  {
    name: "pointsman_tools",
    type: "gauge",
    help: "Installed tools, by who classified them.",
    samples: ({ tools }) => [
      [{ source: "classifier" }, tools.classifier],
      [{ source: "static" }, tools.static],
    ],
  },
  {
    name: "pointsman_tools_by_capability",
    type: "gauge",
    help: "Installed tools of each capability; a tool may have several.",
    samples: ({ tools }) => Object.entries(tools.byCapability).map(([capability, count]) => [{ capability }, count] as const),
  },
  {
    name: "pointsman_tools_to_retry",
    type: "gauge",
    help: "Tools whose classifier failed, to be asked again at the next install.",
    samples: ({ tools }) => [[{}, tools.retry]],
  },
  {
    name: "pointsman_tools_uncategorized",
    type: "gauge",
    help: "Tools that no capability fits.",
    samples: ({ tools }) => [[{}, tools.uncategorized]],
  },
  {
    name: "pointsman_overrides",
    type: "gauge",
    help: "Decisions of administrators in the audit trails.",
    samples: ({ overrides }) => [
      [{ effect: "grant" }, overrides.grants],
      [{ effect: "revoke" }, overrides.revokes],
    ],
  },
  {
    name: "pointsman_overrides_unsaved",
    type: "gauge",
    help: "Decisions that are in the memory of this process alone, as the store has not taken them yet.",
    samples: ({ overrides }) => [[{}, overrides.unsaved]],
  },
  {
    name: "pointsman_tools_overridden",
    type: "gauge",
    help: "Tools whose classification an administrator overrode in any skill.",
    samples: ({ quality }) => [[{}, quality.overridden]],
  },
  {
    name: "pointsman_resolutions_total",
    type: "counter",
    help: "Resolutions served.",
    samples: ({ resolutions }) => [[{}, resolutions.total]],
  },
  {
    name: "pointsman_cache_lookups_total",
    type: "counter",
    help: "Tools looked up in the store, by whether they were there.",
    samples: ({ resolutions }) => [
      [{ result: "hit" }, resolutions.cacheHits],
      [{ result: "miss" }, resolutions.cacheMisses],
    ],
  },
  {
    name: "pointsman_fallbacks_total",
    type: "counter",
    help: "Tools answered by the static map because their classifier had failed.",
    samples: ({ resolutions }) => [[{}, resolutions.fallbacks]],
  },
];

export const PROMETHEUS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** The metrics in the text format of Prometheus, version 0.0.4. */
export function toPrometheus(metrics: Metrics): string {
  const lines = families.flatMap(({ name, type, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples(metrics).map(([labels, value]) => `${name}${labelsOf(labels)} ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
