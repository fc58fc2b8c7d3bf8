import { propertiesOf, resolve, type Schema, typeOf } from "../../arguments/schema/json-schema.ts";
import { outOfData } from "../../definition.ts";
import type { CatalogEntry } from "../../entry.ts";
import { sameName } from "../parameters.ts";
import { idOf, onlyLooks, putsBestFirst } from "../tool-words.ts";

/** Names that a binding can reach. */
const BINDABLE = /^[A-Za-z_][\w-]{0,63}$/;

/**
 * Where the value of a parameter stands in the result of a producer. Its output schema tells; without one, the field of the same name.
 * Of a list the first is taken only from a tool that puts the best one first, and only for a call that changes nothing. Null where no binding can say it.
 */
export function fieldOf(producer: CatalogEntry, consumer: CatalogEntry, parameter: string): string | null {
  const schema = producer.tool.outputSchema;
  if (schema === undefined) return canBind(parameter) ? parameter : null;
  const own = nameIn(resolve(schema, schema), parameter);
  if (own !== null) return own;
  if (!putsBestFirst(producer) || !onlyLooks(consumer)) return null;
  const lists = propertiesOf(resolve(schema, schema)).flatMap(([name, given]): string[] => {
    const list = resolve(given, schema);
    const inner = typeOf(list) === "array" && canBind(name) ? nameIn(resolve(list["items"], schema), parameter) : null;
    return inner === null ? [] : [`${name}[0].${inner}`];
  });
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** The property that holds the parameter: of the same name, else "id" for an id. */
function nameIn(schema: Schema, parameter: string): string | null {
  const names = propertiesOf(schema)
    .map(([name]) => name)
    .filter(canBind);
  const same = names.find((name) => sameName(name, parameter));
  return same ?? (idOf(parameter) === null ? null : (names.find((name) => name.toLowerCase() === "id") ?? null));
}

function canBind(name: string): boolean {
  return BINDABLE.test(name) && !outOfData.has(name);
}
