/** A line of the guide with its places filled in. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w{1,20})\}/g, (_, name: string) => String(values[name] ?? ""));
}
