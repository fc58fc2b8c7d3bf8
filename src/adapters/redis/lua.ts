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

// A key that holds something else is told by its name: what stands there is somebody's, and is left as it is.
const AMISS = `
local function amiss(key, kind)
  local found = redis.call('TYPE', key).ok
  if found == 'none' or found == kind then return nil end
  return redis.error_reply('WRONGTYPE ' .. key .. ' holds a ' .. found .. ' in the place of a ' .. kind)
end`;

// What a tool was indexed under before; what cannot be read there names no place.
const UNINDEX = `
local function unindex(places, prefix, name)
  local before = redis.pcall('SMEMBERS', places)
  if not before.err then
    for _, category in ipairs(before) do redis.pcall('SREM', prefix .. category, name) end
  end
  redis.call('DEL', places)
end`;

// What is brought back yields to what is there by now, which is newer, and gives it its places in the index again; an index that holds something else stops
// no row.
export const PUT = `${EPOCH}${AMISS}${UNINDEX}
local categories, row = {}, nil
for at = 7, #ARGV do categories[#categories + 1] = ARGV[at] end
if ARGV[6] ~= 'lost' then
  local wrong = amiss(KEYS[2], 'set')
  for _, category in ipairs(categories) do wrong = wrong or amiss(ARGV[3] .. category, 'set') end
  if wrong then return wrong end
elseif redis.call('EXISTS', KEYS[1]) == 1 then
  local ok, there = pcall(cjson.decode, redis.pcall('GET', KEYS[1]))
  row = ok and type(there) == 'table' and there or {}
  categories = type(row.capabilities) == 'table' and row.capabilities or {}
end
if not row then
  unindex(KEYS[3], ARGV[3], ARGV[1])
  if ARGV[4] == '' then redis.call('SET', KEYS[1], ARGV[2]) else redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[4]) end
end
local function add(key, member)
  if not amiss(key, 'set') then redis.call('SADD', key, member) end
end
add(KEYS[2], ARGV[1])
for _, category in ipairs(categories) do
  if type(category) == 'string' then
    add(ARGV[3] .. category, ARGV[1])
    add(KEYS[3], category)
  end
end
return epoch(KEYS[4], ARGV[5])`;

export const DELETE = `${EPOCH}${UNINDEX}
unindex(KEYS[3], ARGV[2], ARGV[1])
redis.pcall('SREM', KEYS[2], ARGV[1])
redis.call('DEL', KEYS[1])
return epoch(KEYS[4], ARGV[3])`;

export const GET = `${EPOCH}
local row = redis.pcall('GET', KEYS[1])
if type(row) == 'table' then row = '' end
return { epoch(KEYS[2], ARGV[2]), row and { ARGV[1] } or {}, row and { row } or {} }`;

// MGET gives nothing, instead of an error, for a key that holds something else: as a row it is "".
const READ = `
local function read(names, prefix, found, rows, gone)
  for start = 1, #names, 1000 do
    local keys = {}
    for at = start, math.min(start + 999, #names) do keys[#keys + 1] = prefix .. names[at] end
    local values = redis.call('MGET', unpack(keys))
    for at = 1, #keys do
      local name = names[start + at - 1]
      if values[at] or redis.call('EXISTS', keys[at]) == 1 then
        found[#found + 1] = name
        rows[#rows + 1] = values[at] or ''
      else
        gone[#gone + 1] = name
      end
    end
  end
end`;

export const BY_CAPABILITIES = `${EPOCH}${AMISS}${READ}
local seen, names, found, rows = {}, {}, {}, {}
for at = 2, #KEYS do
  local wrong = amiss(KEYS[at], 'set')
  if wrong then return wrong end
  for _, name in ipairs(redis.call('SMEMBERS', KEYS[at])) do
    if not seen[name] then
      seen[name] = true
      names[#names + 1] = name
    end
  end
end
read(names, ARGV[1], found, rows, {})
return { epoch(KEYS[1], ARGV[2]), found, rows }`;

// What has expired leaves its places in the index behind: a listing takes them away.
export const LIST = `${EPOCH}${AMISS}${READ}${UNINDEX}
local wrong = amiss(KEYS[1], 'set')
if wrong then return wrong end
local found, rows, gone = {}, {}, {}
read(redis.call('SMEMBERS', KEYS[1]), ARGV[1], found, rows, gone)
for _, name in ipairs(gone) do
  unindex(ARGV[3] .. name, ARGV[2], name)
  redis.call('SREM', KEYS[1], name)
end
return { epoch(KEYS[2], ARGV[4]), found, rows }`;

// An index of the skills that is none is put aside: it only says what to read ahead, and no decision waits for it.
const SKILL = `
local function skill(key, name)
  local wrong = amiss(key, 'set')
  if wrong then redis.call('RENAME', key, key .. ':aside') end
  redis.call('SADD', key, name)
  return wrong
end`;

// Without the epoch each process brings the skills back that it knows.
export const PUT_OVERRIDE = `${EPOCH}${AMISS}${SKILL}
local wrong = amiss(KEYS[1], 'list')
if wrong then return wrong end
if skill(KEYS[2], ARGV[1]) then redis.call('DEL', KEYS[3]) end
redis.call('RPUSH', KEYS[1], ARGV[2])
return epoch(KEYS[3], ARGV[3])`;

// A skill that is noted and has no trail: that was taken out by hand, or lost alone.
const GONE = `
local function gone(noted, key, skill)
  return redis.call('EXISTS', key) == 0 and not amiss(noted, 'set') and redis.call('SISMEMBER', noted, skill) == 1
end`;

export const OVERRIDES = `${EPOCH}${AMISS}${GONE}
local wrong = amiss(KEYS[1], 'list')
if wrong then return wrong end
return { epoch(KEYS[3], ARGV[2]), redis.call('LRANGE', KEYS[1], 0, -1), gone(KEYS[2], KEYS[1], ARGV[1]) and { ARGV[1] } or {} }`;

export const ALL_OVERRIDES = `${EPOCH}${AMISS}${GONE}
local rows, missing = {}, {}
for _, skill in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local key = ARGV[1] .. skill
  if gone(KEYS[1], key, skill) then missing[#missing + 1] = skill end
  if not amiss(key, 'list') then
    for _, row in ipairs(redis.call('LRANGE', key, 0, -1)) do rows[#rows + 1] = row end
  end
end
return { epoch(KEYS[2], ARGV[2]), rows, missing }`;

// Several processes may bring the same entry back: it is known by its id. A trail that is none is left to whoever reads it, who is told.
export const BRING_BACK = `${EPOCH}${AMISS}${SKILL}
skill(KEYS[2], ARGV[1])
if amiss(KEYS[1], 'list') then return epoch(KEYS[3], ARGV[2]) end
local there = {}
for _, row in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  local ok, entry = pcall(cjson.decode, row)
  if ok and type(entry) == 'table' and entry.id then there[entry.id] = true end
end
for at = 3, #ARGV, 2 do
  if not there[ARGV[at]] then redis.call('RPUSH', KEYS[1], ARGV[at + 1]) end
end
return epoch(KEYS[3], ARGV[2])`;

// A lock that a restart without a file took away is taken again.
export const EXTEND = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

export const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;
