import { phrases } from "../phrases.ts";
import { cardinals, plainOrdinals } from "./ordinals.ts";
import { type HolidayRule, holidays } from "./temporal-holidays.ts";
import { type TemporalSlips, temporalSlips } from "./temporal-slips.ts";
import { timeZones } from "./temporal-zones.ts";

export type TemporalUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year";
export type TemporalPart = "morning" | "noon" | "afternoon" | "evening" | "tonight" | "midnight";
export type TemporalFrequency = "MINUTELY" | "HOURLY" | "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";

/** What a function word does in a phrase of time. The grammar knows these names, never the words. */
export type TemporalRole =
  | "every"
  | "other"
  | "single"
  | "next"
  | "this"
  | "last"
  | "past"
  | "coming"
  | "the"
  | "article"
  | "determiner"
  | "of"
  | "and"
  | "or"
  | "to"
  | "from"
  | "between"
  | "through"
  | "in"
  | "on"
  | "at"
  | "for"
  | "by"
  | "after"
  | "before"
  | "until"
  | "once"
  | "week-of"
  | "topic"
  | "now"
  | "ago"
  | "later"
  | "earlier"
  | "hence"
  | "end"
  | "begin"
  | "early"
  | "middle"
  | "rest"
  | "half"
  | "quarter-hour"
  | "past-hour"
  | "to-hour"
  | "am"
  | "pm"
  | "a"
  | "p"
  | "m"
  | "oclock"
  | "couple"
  | "few"
  | "day-noun"
  | "weekend"
  | "ordinal-suffix"
  | "hours-mark"
  | "approx"
  | "sharp"
  | "no"
  | "without"
  | "date-noun"
  | "due"
  | "business"
  | "me"
  | "boundary"
  | "task-noun"
  | "count-noun"
  | "change"
  | "reschedule"
  | "delay"
  | "advance"
  | "back"
  | "forward"
  | "up"
  | "vague"
  | "first-thing"
  | "copula"
  | "same"
  | "instead"
  | "rather"
  | "than"
  | "not"
  | "start"
  | "due-lead"
  | "within"
  | "during"
  | "since"
  | "year-lead"
  | "night"
  | "time-noun"
  | "undated"
  | "having"
  | "given"
  | "given-on"
  | "measure"
  | "numbered"
  | "loose"
  | "double"
  | "plural"
  | "ahead"
  | "hedge"
  | "subject"
  | "when"
  | "it"
  | "that"
  | "dot"
  | "basis"
  | "spoken-joint"
  | "except"
  | "thousand"
  | "timed-noun"
  | "future"
  | "o"
  | "clock"
  | "late"
  | "times"
  | "alternating"
  | "all"
  | "weekday-range"
  | "weekday-range-end"
  | "halved"
  | "least"
  | "polite"
  | "alert";

/** How a word that leads in a time behaves. `firm`: what follows is a time even when a noun comes after it. */
export interface TemporalLead {
  readonly firm: boolean;
  readonly direction: "old" | "new" | "plain";
  readonly bound: "before" | "after" | "until" | "since" | "start" | null;
  /** It makes a bare number an hour ("at 5"). */
  readonly hour: boolean;
}

/** The words of time of one language. */
export interface TemporalWords {
  readonly months: Readonly<Record<string, number>>;
  /** Months that are also names, verbs or modal verbs, and need more beside them. */
  readonly doubtfulMonths: readonly string[];
  /** 1 is Monday. */
  readonly weekdays: Readonly<Record<string, number>>;
  /** Short weekday names that are also other words. */
  readonly doubtfulWeekdays: readonly string[];
  readonly pluralWeekdays: Readonly<Record<string, number>>;
  readonly weekdaySets: Readonly<Record<string, readonly number[]>>;
  /** Days counted from today. */
  readonly relativeDays: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, TemporalPart>>;
  /** Parts that are a habit by their plural. */
  readonly pluralParts: Readonly<Record<string, TemporalPart>>;
  readonly units: Readonly<Record<string, TemporalUnit>>;
  /** Short units, read only where they are glued to a number ("2h"). */
  readonly gluedUnits: Readonly<Record<string, TemporalUnit>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly ordinals: Readonly<Record<string, number>>;
  readonly frequencies: Readonly<Record<string, { readonly freq: TemporalFrequency; readonly interval: number; readonly part?: TemporalPart }>>;
  /** "twice" */
  readonly multiples: Readonly<Record<string, number>>;
  /** Abbreviated ends of a period. */
  readonly ends: Readonly<Record<string, "day" | "week" | "month" | "year">>;
  readonly leads: Readonly<Record<string, TemporalLead>>;
  readonly roles: Readonly<Record<TemporalRole, readonly string[]>>;
  readonly holidays: Readonly<Record<string, HolidayRule>>;
  /** What may stand behind an hour for the zone in which it is meant: an IANA name for each. */
  readonly zones: Readonly<Record<string, string>>;
  readonly slips: TemporalSlips;
  /** Ends an unknown noun that a number before it counts ("march 3 miles"). */
  readonly pluralEnding: string;
  /** Between a day and the one that takes its place: "tuesday, *no*, wednesday". */
  readonly corrections: readonly string[];
}

type Bound = TemporalLead["bound"];
const plain = (firm: boolean, bound: Bound = null): TemporalLead => ({ firm, direction: "plain", bound, hour: false });
const hourly = (firm: boolean, bound: Bound = null): TemporalLead => ({ ...plain(firm, bound), hour: true });
const old = (hour: boolean): TemporalLead => ({ firm: false, direction: "old", bound: null, hour });

/** English words of time. */
export const temporalWords: TemporalWords = {
  months: {
    january: 1,
    february: 2,
    march: 3,
    april: 4,
    may: 5,
    june: 6,
    july: 7,
    august: 8,
    september: 9,
    october: 10,
    november: 11,
    december: 12,
    jan: 1,
    feb: 2,
    mar: 3,
    apr: 4,
    jun: 6,
    jul: 7,
    aug: 8,
    sep: 9,
    sept: 9,
    oct: 10,
    nov: 11,
    dec: 12,
    febuary: 2,
    feburary: 2,
  },
  doubtfulMonths: ["may", "march", "april", "june", "august"],
  weekdays: {
    monday: 1,
    tuesday: 2,
    wednesday: 3,
    thursday: 4,
    friday: 5,
    saturday: 6,
    sunday: 7,
    mon: 1,
    tue: 2,
    tues: 2,
    wed: 3,
    weds: 3,
    thu: 4,
    thur: 4,
    thurs: 4,
    fri: 5,
    sat: 6,
    sun: 7,
    wensday: 3,
    wendsday: 3,
    wedensday: 3,
    thrusday: 4,
    tusday: 2,
    teusday: 2,
    satuday: 6,
    saterday: 6,
  },
  doubtfulWeekdays: ["sat", "sun", "wed", "mon"],
  pluralWeekdays: { mondays: 1, tuesdays: 2, wednesdays: 3, thursdays: 4, fridays: 5, saturdays: 6, sundays: 7 },
  weekdaySets: {
    weekday: [1, 2, 3, 4, 5],
    weekdays: [1, 2, 3, 4, 5],
    workday: [1, 2, 3, 4, 5],
    workdays: [1, 2, 3, 4, 5],
    weeknight: [1, 2, 3, 4, 5],
    weeknights: [1, 2, 3, 4, 5],
    weekend: [6, 7],
    weekends: [6, 7],
  },
  relativeDays: {
    today: 0,
    tomorrow: 1,
    yesterday: -1,
    tonight: 0,
    tonite: 0,
    tomorow: 1,
    tommorow: 1,
    tommorrow: 1,
    tomorrrow: 1,
    tmrw: 1,
    tmr: 1,
    tmw: 1,
    tomo: 1,
    tomm: 1,
    tomoro: 1,
    tommorw: 1,
    tomrrow: 1,
    todya: 0,
    yday: -1,
  },
  parts: {
    morning: "morning",
    morn: "morning",
    noon: "noon",
    midday: "noon",
    lunchtime: "noon",
    noontime: "noon",
    noonish: "noon",
    afternoon: "afternoon",
    evening: "evening",
    eve: "evening",
    night: "tonight",
    nite: "tonight",
    nighttime: "tonight",
    tonight: "tonight",
    tonite: "tonight",
    midnight: "midnight",
  },
  pluralParts: { mornings: "morning", afternoons: "afternoon", evenings: "evening", nights: "tonight" },
  units: {
    seconds: "second",
    secs: "second",
    minute: "minute",
    minutes: "minute",
    min: "minute",
    mins: "minute",
    hour: "hour",
    hours: "hour",
    hr: "hour",
    hrs: "hour",
    day: "day",
    days: "day",
    week: "week",
    weeks: "week",
    wk: "week",
    wks: "week",
    month: "month",
    months: "month",
    quarter: "quarter",
    quarters: "quarter",
    year: "year",
    years: "year",
    yr: "year",
    yrs: "year",
    fortnight: "week",
    fortnights: "week",
  },
  gluedUnits: {
    m: "minute",
    min: "minute",
    mins: "minute",
    h: "hour",
    hr: "hour",
    hrs: "hour",
    d: "day",
    w: "week",
    wk: "week",
    wks: "week",
    mo: "month",
    y: "year",
    yr: "year",
    yrs: "year",
  },
  numbers: cardinals,
  ordinals: { ...plainOrdinals, twelveth: 12 },
  frequencies: {
    daily: { freq: "DAILY", interval: 1 },
    everyday: { freq: "DAILY", interval: 1 },
    nightly: { freq: "DAILY", interval: 1, part: "tonight" },
    weekly: { freq: "WEEKLY", interval: 1 },
    biweekly: { freq: "WEEKLY", interval: 2 },
    fortnightly: { freq: "WEEKLY", interval: 2 },
    monthly: { freq: "MONTHLY", interval: 1 },
    bimonthly: { freq: "MONTHLY", interval: 2 },
    quarterly: { freq: "MONTHLY", interval: 3 },
    yearly: { freq: "YEARLY", interval: 1 },
    annually: { freq: "YEARLY", interval: 1 },
    annual: { freq: "YEARLY", interval: 1 },
    hourly: { freq: "HOURLY", interval: 1 },
    semiannually: { freq: "MONTHLY", interval: 6 },
    semiannual: { freq: "MONTHLY", interval: 6 },
    biannually: { freq: "MONTHLY", interval: 6 },
    biannual: { freq: "MONTHLY", interval: 6 },
    biennially: { freq: "YEARLY", interval: 2 },
    triweekly: { freq: "WEEKLY", interval: 3 },
    bihourly: { freq: "HOURLY", interval: 2 },
  },
  multiples: { once: 1, twice: 2, thrice: 3 },
  ends: { eod: "day", cob: "day", eow: "week", eom: "month", eoy: "year" },
  leads: {
    on: plain(true),
    at: hourly(true),
    "@": hourly(true),
    by: hourly(true, "until"),
    in: plain(true),
    before: hourly(false, "before"),
    until: hourly(true, "until"),
    till: hourly(true, "until"),
    til: hourly(true, "until"),
    through: plain(true, "until"),
    ending: plain(true, "until"),
    thru: plain(true, "until"),
    due: plain(true),
    deadline: plain(true),
    for: plain(false),
    around: hourly(true),
    about: plain(false),
    after: hourly(false, "after"),
    since: hourly(true, "since"),
    during: plain(true),
    over: plain(false),
    throughout: plain(true),
    within: plain(true),
    between: plain(true),
    starting: plain(true, "start"),
    beginning: plain(true, "start"),
    start: plain(false, "start"),
    scheduled: plain(true),
    to: { firm: false, direction: "new", bound: null, hour: false },
    from: old(false),
    not: old(true),
    of: old(true),
    than: old(true),
  },
  roles: {
    every: ["every", "each", "evry", "ev"],
    other: ["other", "alternate"],
    single: ["single"],
    next: ["next", "following", "nxt"],
    this: ["this", "current"],
    last: ["last", "previous"],
    past: ["past", "last", "previous"],
    coming: ["coming", "upcoming"],
    the: ["the"],
    article: ["a", "an", "per"],
    determiner: phrases(`
      a | an | my | our | your | his | her | their | its | some | any | another | that | these | those | one | usual | first | second | no
    `),
    of: ["of"],
    and: ["and", "&"],
    or: ["or"],
    to: ["to", "-", "\u2013", "\u2014"],
    from: ["from"],
    between: ["between"],
    through: ["through", "thru", "till", "til", "until", "-", "\u2013"],
    in: ["in"],
    on: ["on"],
    at: ["at", "@"],
    for: ["for"],
    by: ["by"],
    after: ["after"],
    before: ["before"],
    until: ["until", "till", "til", "through", "thru", "ending"],
    once: ["once"],
    topic: ["about"],
    "week-of": ["week"],
    now: ["now"],
    ago: ["ago"],
    later: ["later"],
    earlier: ["earlier", "sooner"],
    hence: ["hence"],
    end: ["end", "close"],
    begin: ["beginning", "start", "early"],
    early: ["early"],
    middle: ["middle", "mid"],
    rest: ["rest", "remainder"],
    half: ["half"],
    "quarter-hour": ["quarter", "quarters"],
    "past-hour": ["past", "after"],
    "to-hour": ["to", "till", "til", "before", "of"],
    am: ["am"],
    pm: ["pm"],
    a: ["a"],
    p: ["p"],
    m: ["m"],
    oclock: ["o'clock", "oclock"],
    couple: ["couple"],
    few: ["few"],
    "day-noun": ["day", "workday"],
    weekend: ["weekend", "weekends"],
    "ordinal-suffix": ["st", "nd", "rd", "th", "oth"],
    "hours-mark": ["h", "hrs", "hours"],
    approx: ["ish"],
    sharp: ["sharp"],
    no: ["no", "not", "any"],
    without: ["without"],
    "date-noun": ["date", "dates", "deadline", "deadlines"],
    due: ["due"],
    business: ["business"],
    me: ["me", "us", "him", "her", "them", "everyone"],
    boundary: phrases(`
      to | and | or | at | on | by | in | for | with | from | about | that | please | pls | plz | thanks | thank | if | so | because | cause
      when | before | after | until | till | til | but | then | is | are | was | will | would | can | could | should | i | i'm | we | you | it
      he | she | they | my | the | a | an | this | next | last | not | instead | rather | as | around | every | each | via | using | into | onto
      high | low | medium | urgent | urgently | asap | starting | beginning | due | too | also | again | only | just | unless | while | since
      remind | alert | let | make | set | tell | once | within | during | through | thru | tag | tagged | labeled | labelled | priority
      repeating | recurring | daily | weekly | monthly | yearly | annually | now | here | there | sharp | latest | o'clock | than | noon | have
      has | do | did | does | coming | be | moved | gets | look | looking | shaping
    `),
    "task-noun": phrases(`
      reminder | reminders | task | tasks | todo | todos | alert | alerts | alarm | alarms | notification | notifications | item | chore | chores
      errand | recurring | repeating
    `),
    "count-noun": ["people", "men", "women", "children", "kids", "times", "percent", "degrees", "feet", "x"],
    change: phrases(`
      move | moved | moving | change | changed | changing | reschedule | rescheduled | shift | shifted | switch | switched | push | pushed
      postpone | postponed | bump | bumped | delay | delayed | update | updated | modify | edit | adjust | alter | swap | bring | defer | transfer
      set | shove | nudge | knock | kick | shunt | slide | drag | boot | slip | budge | scoot
    `),
    reschedule: phrases(`
      move | moved | reschedule | rescheduled | push | pushed | postpone | postponed | bump | bumped | delay | shift | snooze | defer | prepone
      shove | nudge | knock | kick | shunt | slide | drag | boot | slip | budge | scoot
    `),
    delay: phrases(`
      push | pushed | delay | delayed | postpone | postponed | extend | extended | defer | deferred | snooze | bump | bumped | move | moved
      shift | shifted | put | set | reschedule | shove | nudge | knock | kick | shunt | slide | drag | boot | slip | budge | scoot
    `),
    advance: ["bring", "advance", "pull", "prepone", "preponed"],
    ahead: ["before", "prior", "beforehand", "ahead", "early"],
    back: ["back", "out", "off", "later", "along", "down"],
    forward: ["forward", "ahead", "forwards"],
    up: ["up", "earlier", "sooner"],
    vague: ["later", "sometime", "early", "late", "earlier", "exactly", "approximately", "anytime", "precisely", "promptly"],
    polite: ["please", "pls", "plz", "thanks", "thank", "too", "also", "ok", "okay"],
    least: ["least", "most", "latest", "minimum"],
    times: ["times", "x"],
    alternating: ["alternate", "alternating"],
    all: ["all", "whole", "entire"],
    "weekday-range": ["m"],
    "weekday-range-end": ["f"],
    halved: ["semi"],
    late: ["late"],
    o: ["o"],
    clock: ["clock"],
    "timed-noun": ["reminder", "reminders", "alarm", "alert", "time", "appointment", "meeting"],
    future: ["future"],
    thousand: ["thousand"],
    except: ["except", "but", "excluding", "besides"],
    when: ["when", "once"],
    it: ["it"],
    that: ["that", "this", "these", "those"],
    dot: ["dot"],
    basis: ["basis"],
    "spoken-joint": ["past", "til", "till"],
    subject: ["i", "we", "they", "you", "he", "she"],
    hedge: ["about", "around", "just", "under", "over", "roughly", "like", "say", "maybe", "only", "another", "nearly"],
    alert: phrases(`
      remind | reminds | reminding | reminded | reminder | reminders | alert | alerts | alerted | notify | notified | notification | ping | nudge
      buzz | warn
    `),
    "first-thing": ["thing"],
    copula: ["is", "are", "was", "were", "be", "it's", "its", "that's", "not", "comes"],
    same: ["same"],
    instead: ["instead"],
    rather: ["rather"],
    than: ["than"],
    not: ["not"],
    start: ["starting", "beginning", "start"],
    "due-lead": ["due", "starting", "beginning", "scheduled", "deadline", "start"],
    within: ["within"],
    during: ["during"],
    since: ["since"],
    "year-lead": ["in", "for", "of", "until", "during", "by"],
    night: ["night", "nite"],
    "time-noun": ["time"],
    having: ["with", "has", "have", "having", "got"],
    given: ["set", "yet", "given", "attached"],
    "given-on": ["on", "to", "for"],
    undated: ["undated", "unscheduled", "dateless"],
    double: ["fortnight", "fortnights", "bi"],
    plural: ["weekdays", "workdays", "weeknights", "weekends", "weeks", "months", "years"],
    loose: ["move", "moved", "shift", "shifted", "put", "set", "reschedule", "extend", "extended"],
    numbered: ["version", "versions", "v", "release", "chapter", "section", "part", "paragraph", "page", "level", "step", "item", "figure"],
    measure: phrases(`
      cup | cups | tsp | tbsp | lb | lbs | oz | teaspoon | tablespoon | inch | inches | mile | miles | hour | hours | price | off | pound | pounds
      kg | gallon | of
    `),
  },
  holidays,
  zones: timeZones,
  slips: temporalSlips,
  pluralEnding: "s",
  corrections: phrases(`
    no | nope | nah | no wait | wait no | wait | sorry | no sorry | oh no | i mean | i meant | no i mean | no i meant | sorry i mean
    sorry i meant | actually | no actually | actually no | or rather | make that | no make that | correction | scratch that | better
  `),
};
