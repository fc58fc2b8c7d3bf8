/** Puts values into the places of a template (`{title}`), each once: a value that looks like a place stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
}

/** Whether a template has this place. */
export function hasPlace(template: string, name: string): boolean {
  return template.includes(`{${name}}`);
}
