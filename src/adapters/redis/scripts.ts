import type { Classification } from "../../capabilities/types.ts";
import type { Keys } from "./keys.ts";
import { ALL_OVERRIDES, BRING_BACK, BY_CAPABILITIES, DELETE, EXTEND, GET, LIST, OVERRIDES, PUT, PUT_OVERRIDE, RELEASE } from "./lua.ts";

const evaluate = (script: string, keys: readonly string[], values: readonly string[]): string[] => [
  "EVAL",
  script,
  String(keys.length),
  ...keys,
  ...values,
];

/** What a command needs to know beside its own matter. */
export interface Place {
  readonly keys: Keys;
  /** The name that an epoch gets where it has none. */
  readonly offered: string;
}

/** How a tool's row is written. */
export interface PutSettings {
  readonly expirySeconds?: number | undefined;
  /** It is brought back to a Redis that lost it: what is there by now is newer. */
  readonly lost?: true;
}

/** A tool's row as one command. */
export function putCommand(
  { keys, offered }: Place,
  { toolName, capabilities }: Classification,
  json: string,
  settings: PutSettings,
): string[] {
  const { expirySeconds, lost } = settings;
  const named = [keys.classification(toolName), keys.names, keys.categoriesOf(toolName), keys.epoch];
  const expiry = expirySeconds === undefined ? "" : String(expirySeconds);
  return evaluate(PUT, named, [toolName, json, keys.category(""), expiry, offered, lost === true ? "lost" : "", ...capabilities]);
}

export function deleteCommand({ keys, offered }: Place, toolName: string): string[] {
  const named = [keys.classification(toolName), keys.names, keys.categoriesOf(toolName), keys.epoch];
  return evaluate(DELETE, named, [toolName, keys.category(""), offered]);
}

export function getCommand({ keys, offered }: Place, toolName: string): string[] {
  return evaluate(GET, [keys.classification(toolName), keys.epoch], [toolName, offered]);
}

export function byCapabilitiesCommand({ keys, offered }: Place, categories: readonly string[]): string[] {
  return evaluate(BY_CAPABILITIES, [keys.epoch, ...categories.map(keys.category)], [keys.classification(""), offered]);
}

export function listCommand({ keys, offered }: Place): string[] {
  return evaluate(LIST, [keys.names, keys.epoch], [keys.classification(""), keys.category(""), keys.categoriesOf(""), offered]);
}

export function putOverrideCommand({ keys, offered }: Place, skill: string, json: string): string[] {
  return evaluate(PUT_OVERRIDE, [keys.overrides(skill), keys.skills, keys.epoch], [skill, json, offered]);
}

export function overridesCommand({ keys, offered }: Place, skill: string): string[] {
  return evaluate(OVERRIDES, [keys.overrides(skill), keys.skills, keys.epoch], [skill, offered]);
}

export function allOverridesCommand({ keys, offered }: Place): string[] {
  return evaluate(ALL_OVERRIDES, [keys.skills, keys.epoch], [keys.overrides(""), offered]);
}

/** The entries of a skill, each with its id before it. */
export function bringBackCommand({ keys, offered }: Place, skill: string, entries: readonly string[]): string[] {
  return evaluate(BRING_BACK, [keys.overrides(skill), keys.skills, keys.epoch], [skill, offered, ...entries]);
}

export function extendCommand(key: string, token: string, milliseconds: number): string[] {
  return evaluate(EXTEND, [key], [token, String(milliseconds)]);
}

export function releaseCommand(key: string, token: string): string[] {
  return evaluate(RELEASE, [key], [token]);
}
