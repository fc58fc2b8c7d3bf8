import type { ToolRoute, TraceRow } from "../../catalog/index.ts";
import { printable } from "../printable.ts";

/** A route for people: the call with its arguments, the question, or nothing and why; with `explain` what each step saw, gave and why. */
export function describeToolRoute(route: ToolRoute, explain: boolean): string {
  const lines = [headOf(route), ...(route.status === "none" ? [`  ${printable(reasonOfNothing(route.trace))}`] : argumentsOf(route))];
  if (route.reply !== null) lines.push(printable(route.reply));
  if (explain) lines.push(...route.trace.flatMap(describeRow));
  return `${lines.join("\n")}\n`;
}

function headOf({ status, toolName, via, category, confidence }: ToolRoute): string {
  if (status === "none") return "none";
  const about = [
    ...(via === null ? [] : [`via ${via}`]),
    ...(category === null ? [] : [`category ${printable(category)}`]),
    `confidence ${confidence.toFixed(2)}`,
  ];
  return [status, ...(toolName === null ? [] : [printable(toolName)]), `(${about.join(", ")})`].join("  ");
}

function argumentsOf({ arguments: values, assumed, missing }: ToolRoute): string[] {
  const rows = Object.entries(values).map(([name, value]) => [printable(name), value] as const);
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  const notSaid = new Set(assumed);
  return [
    ...rows.map(([name, value]) => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return `  ${name.padEnd(width)}  ${printable(text)}${notSaid.has(name) ? "  (assumed)" : ""}`;
    }),
    ...(missing.length === 0 ? [] : [`  missing: ${missing.map(printable).join(", ")}`]),
  ];
}

/** Selecting a tool lists what it looked at; where it looked at none, the message had said so before. */
function reasonOfNothing(trace: readonly TraceRow[]): string {
  const [first] = trace;
  const select = trace.find(({ step }) => step === "select");
  return (Array.isArray(select?.output) ? select.reason : first?.reason) ?? "";
}

const NAME_WIDTH = 10;

function describeRow({ step, input, output, reason }: TraceRow, index: number): string[] {
  const indent = " ".repeat(NAME_WIDTH + 3);
  return [
    `${index + 1}  ${step.padEnd(NAME_WIDTH)}${printable(reason)}`,
    `${indent}in   ${asText(input)}`,
    `${indent}out  ${asText(output)}`,
  ];
}

/** As JSON, with scores as far as a person reads them. */
function asText(value: unknown): string {
  const shortened = (key: string, one: unknown): unknown =>
    key === "confidence" && typeof one === "number" ? Number(one.toFixed(2)) : one;
  return printable(JSON.stringify(value, shortened));
}
