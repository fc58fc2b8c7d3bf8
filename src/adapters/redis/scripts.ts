import type { Classification } from "../../capabilities/types.ts";
import type { Keys } from "./keys.ts";

// Each is sent whole as one EVAL: one round trip, and a server that was started anew needs nothing loaded. Redis runs a script as one step, so readers see all of
// it or nothing. Keys that follow from what a set holds are made of a prefix inside the script.

// The name of the epoch: that of whoever came first to a Redis that has none. Where it cannot be written (no memory left, say) reading goes on.
const EPOCH = `
local function epoch(key, mine)
  local known = redis.pcall('GET', key)
  if type(known) == 'string' then return known end
  redis.pcall('SET', key, mine)
  return mine
end`;

const PUT = `${EPOCH}
if ARGV[6] == 'lost' and redis.call('EXISTS', KEYS[1]) == 1 then return epoch(KEYS[4], ARGV[5]) end
for _, category in ipairs(redis.call('SMEMBERS', KEYS[3])) do redis.call('SREM', ARGV[3] .. category, ARGV[1]) end
redis.call('DEL', KEYS[3])
if ARGV[4] == '' then redis.call('SET', KEYS[1], ARGV[2]) else redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[4]) end
redis.call('SADD', KEYS[2], ARGV[1])
for at = 7, #ARGV do
  redis.call('SADD', ARGV[3] .. ARGV[at], ARGV[1])
  redis.call('SADD', KEYS[3], ARGV[at])
end
return epoch(KEYS[4], ARGV[5])`;

const DELETE = `${EPOCH}
for _, category in ipairs(redis.call('SMEMBERS', KEYS[3])) do redis.call('SREM', ARGV[2] .. category, ARGV[1]) end
redis.call('SREM', KEYS[2], ARGV[1])
redis.call('DEL', KEYS[1], KEYS[3])
return epoch(KEYS[4], ARGV[3])`;

// MGET gives nothing, instead of an error, for a key that holds something else.
const READ = `
local function read(names, prefix, rows, gone)
  for start = 1, #names, 1000 do
    local keys = {}
    for at = start, math.min(start + 999, #names) do keys[#keys + 1] = prefix .. names[at] end
    local found = redis.call('MGET', unpack(keys))
    for at = 1, #keys do
      if found[at] then rows[#rows + 1] = found[at] else gone[#gone + 1] = names[start + at - 1] end
    end
  end
end`;

const BY_CAPABILITIES = `${EPOCH}${READ}
local seen, names, rows = {}, {}, { epoch(KEYS[1], ARGV[2]) }
for at = 2, #KEYS do
  for _, name in ipairs(redis.call('SMEMBERS', KEYS[at])) do
    if not seen[name] then
      seen[name] = true
      names[#names + 1] = name
    end
  end
end
read(names, ARGV[1], rows, {})
return rows`;

// What has expired leaves its places in the index behind: a listing takes them away.
const LIST = `${EPOCH}${READ}
local rows, gone = { epoch(KEYS[2], ARGV[4]) }, {}
read(redis.call('SMEMBERS', KEYS[1]), ARGV[1], rows, gone)
for _, name in ipairs(gone) do
  for _, category in ipairs(redis.call('SMEMBERS', ARGV[3] .. name)) do redis.call('SREM', ARGV[2] .. category, name) end
  redis.call('DEL', ARGV[3] .. name)
  redis.call('SREM', KEYS[1], name)
end
return rows`;

const PUT_OVERRIDE = `${EPOCH}
redis.call('SADD', KEYS[2], ARGV[1])
redis.call('RPUSH', KEYS[1], ARGV[2])
return epoch(KEYS[3], ARGV[3])`;

const OVERRIDES = `${EPOCH}
local rows = { epoch(KEYS[2], ARGV[1]) }
for _, row in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do rows[#rows + 1] = row end
return rows`;

const ALL_OVERRIDES = `${EPOCH}
local rows = { epoch(KEYS[2], ARGV[2]) }
for _, skill in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  for _, row in ipairs(redis.call('LRANGE', ARGV[1] .. skill, 0, -1)) do rows[#rows + 1] = row end
end
return rows`;

// Several processes may bring the same entry back: it is known by its id.
const BRING_BACK = `${EPOCH}
local there = {}
for _, row in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  local ok, entry = pcall(cjson.decode, row)
  if ok and type(entry) == 'table' and entry.id then there[entry.id] = true end
end
for at = 3, #ARGV, 2 do
  if not there[ARGV[at]] then redis.call('RPUSH', KEYS[1], ARGV[at + 1]) end
end
redis.call('SADD', KEYS[2], ARGV[1])
return epoch(KEYS[3], ARGV[2])`;

// A lock that a restart without a file took away is taken again.
const EXTEND = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

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

/** One tool: a plain command, as it is the most frequent; the name of the epoch comes first like everywhere. */
export function getCommand({ keys }: Place, toolName: string): string[] {
  return ["MGET", keys.epoch, keys.classification(toolName)];
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
  return evaluate(OVERRIDES, [keys.overrides(skill), keys.epoch], [offered]);
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
