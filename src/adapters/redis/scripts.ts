import type { Keys } from "./keys.ts";

// Each is sent whole as one EVAL: one round trip, and a server that was started anew needs nothing loaded. Redis runs a script as one step, so readers see all of
// it or nothing. Keys that follow from what a set holds are made of a prefix inside the script.

const PUT = `
for _, category in ipairs(redis.call('SMEMBERS', KEYS[3])) do redis.call('SREM', ARGV[3] .. category, ARGV[1]) end
redis.call('DEL', KEYS[3])
if ARGV[4] == '' then redis.call('SET', KEYS[1], ARGV[2]) else redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[4]) end
redis.call('SADD', KEYS[2], ARGV[1])
for at = 5, #ARGV do
  redis.call('SADD', ARGV[3] .. ARGV[at], ARGV[1])
  redis.call('SADD', KEYS[3], ARGV[at])
end
return 1`;

const DELETE = `
for _, category in ipairs(redis.call('SMEMBERS', KEYS[3])) do redis.call('SREM', ARGV[2] .. category, ARGV[1]) end
redis.call('SREM', KEYS[2], ARGV[1])
return redis.call('DEL', KEYS[1], KEYS[3])`;

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

const BY_CAPABILITIES = `${READ}
local seen, names, rows = {}, {}, {}
for _, key in ipairs(KEYS) do
  for _, name in ipairs(redis.call('SMEMBERS', key)) do
    if not seen[name] then
      seen[name] = true
      names[#names + 1] = name
    end
  end
end
read(names, ARGV[1], rows, {})
return rows`;

// What has expired leaves its places in the index behind: a listing takes them away.
const LIST = `${READ}
local rows, gone = {}, {}
read(redis.call('SMEMBERS', KEYS[1]), ARGV[1], rows, gone)
for _, name in ipairs(gone) do
  for _, category in ipairs(redis.call('SMEMBERS', ARGV[3] .. name)) do redis.call('SREM', ARGV[2] .. category, name) end
  redis.call('DEL', ARGV[3] .. name)
  redis.call('SREM', KEYS[1], name)
end
return rows`;

const PUT_OVERRIDE = `
redis.call('SADD', KEYS[2], ARGV[1])
return redis.call('RPUSH', KEYS[1], ARGV[2])`;

const ALL_OVERRIDES = `
local rows = {}
for _, skill in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  for _, row in ipairs(redis.call('LRANGE', ARGV[1] .. skill, 0, -1)) do rows[#rows + 1] = row end
end
return rows`;

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

/** A tool's row as one command. */
export function putCommand(keys: Keys, toolName: string, json: string, capabilities: readonly string[], expirySeconds?: number): string[] {
  const named = [keys.classification(toolName), keys.names, keys.categoriesOf(toolName)];
  return evaluate(PUT, named, [
    toolName,
    json,
    keys.category(""),
    expirySeconds === undefined ? "" : String(expirySeconds),
    ...capabilities,
  ]);
}

export function deleteCommand(keys: Keys, toolName: string): string[] {
  const named = [keys.classification(toolName), keys.names, keys.categoriesOf(toolName)];
  return evaluate(DELETE, named, [toolName, keys.category("")]);
}

export function byCapabilitiesCommand(keys: Keys, categories: readonly string[]): string[] {
  return evaluate(BY_CAPABILITIES, categories.map(keys.category), [keys.classification("")]);
}

export function listCommand(keys: Keys): string[] {
  return evaluate(LIST, [keys.names], [keys.classification(""), keys.category(""), keys.categoriesOf("")]);
}

export function putOverrideCommand(keys: Keys, skill: string, json: string): string[] {
  return evaluate(PUT_OVERRIDE, [keys.overrides(skill), keys.skills], [skill, json]);
}

export function allOverridesCommand(keys: Keys): string[] {
  return evaluate(ALL_OVERRIDES, [keys.skills], [keys.overrides("")]);
}

export function extendCommand(key: string, token: string, milliseconds: number): string[] {
  return evaluate(EXTEND, [key], [token, String(milliseconds)]);
}

export function releaseCommand(key: string, token: string): string[] {
  return evaluate(RELEASE, [key], [token]);
}
