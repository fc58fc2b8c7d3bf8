import type { Endpoint } from "../endpoint.ts";
import { readMetrics } from "../metrics.ts";
import { PROMETHEUS_TYPE, toPrometheus } from "../prometheus.ts";
import { json, text } from "../respond.ts";
import { metricsSchema } from "../schemas.ts";

/** How it goes, for people and for a monitor. */
export const metricsEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/v1/skills/lifecycle/metrics",
    operationId: "getMetrics",
    summary: "Counts of skills, tools, overrides and look-ups, and how many classifications were overridden",
    answer: { schema: metricsSchema },
    problems: [],
    run: async ({ service }) => json(await readMetrics(service)),
  },
  {
    method: "GET",
    path: "/metrics",
    operationId: "getPrometheusMetrics",
    summary: "The same counts in the text format of Prometheus",
    answer: { mediaType: PROMETHEUS_TYPE },
    problems: [],
    run: async ({ service }) => text(toPrometheus(await readMetrics(service)), PROMETHEUS_TYPE),
  },
];
