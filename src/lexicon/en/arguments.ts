import { phrases } from "../phrases.ts";

/** What an argument of a tool is about, as names and descriptions of parameters tell it. */
export type ParameterRole =
  | "place"
  | "date"
  | "time"
  | "id"
  | "url"
  | "email"
  | "path"
  | "person"
  | "text"
  | "message"
  | "command"
  | "query"
  | "name"
  | "from"
  | "to"
  | "least"
  | "most"
  | "year"
  | "rate"
  | "money"
  | "count"
  | "host"
  | "code";

/** The words by which the arguments of any tool are found in a message. */
export interface ArgumentWords {
  /** Words that carry no name and no value: they part a message into chunks. */
  readonly functionWords: ReadonlySet<string>;
  /** Words that begin a request, never a value. */
  readonly requestWords: ReadonlySet<string>;
  /** What may stand between the name of a parameter and its value. */
  readonly copulas: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  readonly affirmations: ReadonlySet<string>;
  /** Words of a boolean's name that say yes to what follows, and those that say no. */
  readonly positiveFlags: ReadonlySet<string>;
  readonly negativeFlags: ReadonlySet<string>;
  /** Joins the items of a list. */
  readonly joiners: ReadonlySet<string>;
  /** Words of a parameter that also stand for others in a message. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** Words of a parameter's name that say what its values are about. */
  readonly roles: readonly { readonly role: ParameterRole; readonly names: readonly string[]; readonly says?: readonly string[] }[];
  /** Prepositions before a value of a role. */
  readonly prepositions: Readonly<Partial<Record<ParameterRole, readonly string[]>>>;
  /** Words of units behind a number, with what they measure. */
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** Parameters that choose how a result is shown: their values are meant only where one of these words asks for it. Names in one word. */
  readonly selectors: readonly { readonly names: ReadonlySet<string>; readonly words: ReadonlySet<string> }[];
  /** Words behind a number that say what it measures: "800 wide". */
  readonly measures: Readonly<Record<string, string>>;
  readonly scales: Readonly<Record<string, number>>;
  readonly tens: Readonly<Record<string, number>>;
  readonly currencySigns: Readonly<Record<string, string>>;
  /** Lower-case words inside names of things: "Bank of the North". */
  readonly nameJoiners: ReadonlySet<string>;
  /** Words in enums and what else says them. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Nouns of time that a temporal phrase holds and a name never begins with. */
  readonly months: ReadonlySet<string>;
  /** Words of a parameter's name that any parameter may have. */
  readonly plainNameWords: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly ordinals: Readonly<Record<string, number>>;
  readonly ordinalEndings: ReadonlySet<string>;
  /** "a million", "half a dozen": what stands before a scale alone. */
  readonly parts: Readonly<Record<string, number>>;
  /** Ends of names of places that a parameter of that name leaves out. */
  readonly districts: ReadonlySet<string>;
  /** What a place of a parameter's name is smaller than any city, and what is as large. */
  readonly smallPlaces: ReadonlySet<string>;
  /** Of those the ones that their names say themselves: "Harbour District". */
  readonly districtHeads: ReadonlySet<string>;
  readonly largePlaces: ReadonlySet<string>;
  /** Between a label and the literal it names. */
  readonly labelLinks: ReadonlySet<string>;
  /** Values of enums that everyday words are: they need the parameter's name beside them. */
  readonly weakValues: ReadonlySet<string>;
  /** Stems of verbs that say yes to what follows. */
  readonly positiveVerbs: ReadonlySet<string>;
  /** "not concerned about …" denies all that follows. */
  readonly careless: ReadonlySet<string>;
  readonly contrasts: ReadonlySet<string>;
  /** Verbs that do away with what follows: "clear the cache" asks to ignore it. */
  readonly removingVerbs: ReadonlySet<string>;
  /** Words that keep what follows: "with the cache". */
  readonly keepingWords: ReadonlySet<string>;
  /** Before a verb: it shall not be done. */
  readonly verbDenials: ReadonlySet<string>;
  /** What else says a boolean of this name, written in one word. */
  readonly flagPhrases: Readonly<Record<string, readonly string[]>>;
  readonly offWords: ReadonlySet<string>;
  readonly plainDenials: ReadonlySet<string>;
  readonly truth: Readonly<Record<string, boolean>>;
  /** What introduces free text. */
  readonly textLeads: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
  readonly repositories: ReadonlySet<string>;
  readonly software: ReadonlySet<string>;
  readonly ontoWords: ReadonlySet<string>;
  readonly subjectLeads: ReadonlySet<string>;
  readonly beginWords: ReadonlySet<string>;
  readonly endWords: ReadonlySet<string>;
  /** Abbreviations in names, whose point ends no sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** Parts of a date, as the names of parameters have them. */
  readonly dateParts: Readonly<Record<string, "year" | "month" | "day" | "hour" | "minute">>;
  readonly days: Readonly<Record<string, number>>;
  /** Words before a verb: what follows "that" or "you" begins no name. */
  readonly beforeVerbs: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

export const argumentWords: ArgumentWords = {
  functionWords: words(`
    a an the this that these those some any each every all both either neither such
    i me my mine we us our ours you your yours he him his she her hers it its they them their theirs who whom whose which what when where why how
    of in on at by for from to with without within into onto over under above below near nearby around about against between among through during before after since until till
    per via than as like and or but nor so if then else because while though although upon across along toward towards behind beyond beside besides up down off out
    is are was were be been being am do does did done doing have has had having will would shall should can could may might must let lets let's
    not no don't doesn't didn't isn't aren't wasn't won't can't cannot i'm i'd i'll i've it's that's there's what's who's how's where's you're
    please also just only very too much many more most less least few there here now still already yet again ever
    okay ok hi hello hey thanks thank yes yeah currently exactly instead rather maybe perhaps
    given using use used based starting ending including included according located located called named titled labeled labelled
  `),
  requestWords: words(`
    find get give show tell list fetch retrieve search look looking check see provide help need want wants needs like know calculate compute determine
    estimate predict create make generate book order buy purchase reserve add set update change delete remove cancel send play open close start stop run execute
    convert translate analyze analyse identify compare recommend suggest display return bring take pick choose perform plan plot sort schedule arrange assist
    interested wondering trying planning visiting going go put write read try consider obtain query lookup explain describe solve prefer wish hoping
    would love kindly quickly information info details data
  `),
  copulas: words(
    "is are was be being equals equal = : as of to named called titled labeled labelled should must will being like saying says with has set at for by the a an name id ids number value values exactly type it which",
  ),
  negations: words(
    "no not without never don't doesn't dont doesnt won't isn't aren't exclude excluding except skip disable disabled off ignore ignoring avoid avoiding avoided false",
  ),
  affirmations: words("yes true on enabled enable include including included with also"),
  positiveFlags: words(
    "include includes included including with show shows enable enabled is are has have use uses allow allows should return returns get want needs need do can consider require requires required flag option activate active good available allowed allow recursive",
  ),
  negativeFlags: words("ignore ignores avoid avoids exclude excludes skip skips disable disabled no without hide not suppress omit free"),
  joiners: words("and or & plus"),
  aliases: {
    rating: ["score", "review", "stars", "rated"],
    dbl: ["double"],
    msg: ["message"],
    img: ["image", "picture"],
    dir: ["directory", "folder"],
    desc: ["description"],
    addr: ["address"],
    qty: ["quantity"],
    temp: ["temperature"],
    lang: ["language"],
    config: ["configuration"],
    doc: ["document"],
    location: ["in", "place", "city", "area"],
    duration: ["long", "lasts", "period", "time"],
    time: ["duration", "hours", "seconds", "minutes"],
    amount: ["total", "sum"],
    quantity: ["amount", "many"],
    number: ["count", "many"],
    count: ["number", "many"],
    num: ["number", "many"],
    limit: ["maximum", "first", "top", "many", "most"],
    max: ["maximum", "most", "under", "below", "up to", "less"],
    min: ["minimum", "least", "above", "over", "more"],
    maximum: ["max", "most", "under", "below"],
    minimum: ["min", "least", "above"],
    start: ["from", "begin", "starting", "since"],
    end: ["to", "until", "ending", "till"],
    origin: ["from"],
    source: ["from"],
    departure: ["from", "leaving", "departing"],
    from: ["from"],
    to: ["to"],
    destination: ["to"],
    target: ["to"],
    recipient: ["to"],
    receiver: ["to"],
    author: ["by", "written"],
    artist: ["by"],
    director: ["directed", "by"],
    starring: ["actor", "actors", "cast", "star", "stars", "featuring", "features", "feature", "with"],
    cast: ["actor", "starring", "actress", "stars", "featuring", "features", "feature", "includes", "role", "with"],
    kids: ["children", "child", "kid", "kid", "family"],
    pet: ["dog", "cat", "animal"],
    entry: ["entrance", "admission"],
    actor: ["starring", "cast"],
    page: ["page"],
    directory: ["folder"],
    folder: ["directory"],
    repository: ["repo"],
    repo: ["repository"],
    pull: ["pr"],
    label: ["labeled", "labelled", "tagged"],
    labels: ["labeled", "labelled", "tagged"],
    user: ["username"],
    username: ["user"],
    guests: ["people", "persons"],
    party: ["people", "persons"],
    size: ["people"],
    passengers: ["people", "seats", "passenger"],
    rooms: ["room"],
    nights: ["night"],
    nickname: ["nicknamed"],
    title: ["titled"],
    name: ["named", "called"],
    search: ["containing", "matching", "contains"],
    query: ["about", "for"],
  },
  roles: [
    { role: "email", names: ["email", "mail", "recipient", "receiver"], says: ["email address"] },
    { role: "url", names: ["url", "uri", "link", "website", "webpage", "href"], says: ["the url"] },
    { role: "path", names: ["path", "file", "filename", "filepath", "directory", "folder"], says: ["path to", "file path", "the path"] },
    {
      role: "id",
      names: ["id", "ids", "uid", "uuid", "identifier", "key", "token", "code", "sku", "isbn", "serial"],
      says: ["unique identifier", "identifier of", "unique id", "the uuid"],
    },
    { role: "host", names: ["host", "hostname", "domain", "ip", "server"], says: ["hostname", "ip address"] },
    {
      role: "code",
      names: ["language", "lang", "currency", "unit", "units", "format", "timezone", "measurement"],
      says: ["iso 4217", "iso 639", "currency code"],
    },
    {
      role: "place",
      names: phrases(`
        location | city | place | country | state | origin | destination | address | area | region | province | district | town | where | loc
        venue
      `),
      says: ["the city", "name of the city", "city and state", "name of the country", "city where", "location where", "the country"],
    },
    {
      role: "date",
      names: ["date", "day", "departure", "checkin", "checkout", "deadline", "since", "until", "dateortime"],
      says: ["date of", "date for", "the date", "start date", "end date"],
    },
    { role: "time", names: ["time"], says: ["time of day", "time in", "the time for"] },
    { role: "year", names: ["year"], says: ["the year"] },
    {
      role: "message",
      names: ["message", "statement", "thought", "prompt", "input", "utterance", "question", "instruction", "instructions"],
      says: ["the user's message", "question posed"],
    },
    { role: "command", names: ["command", "cmd", "code", "script", "expression", "equation", "function", "func", "formula"] },
    { role: "query", names: ["query", "q", "search", "keyword", "keywords", "topic", "subject", "term", "filter"] },
    { role: "text", names: ["text", "content", "title", "body", "description", "note", "comment", "summary", "task", "caption", "reason"] },
    {
      role: "person",
      names: phrases(`
        person | actor | cast | starring | singer | directed | author | artist | director | player | username | owner | assignee | performer
        passenger | celebrity
      `),
    },
    { role: "from", names: ["from", "origin", "source", "start", "departure", "initial", "begin", "first"] },
    { role: "to", names: ["to", "destination", "target", "end", "final", "arrival", "last"] },
    { role: "least", names: ["min", "minimum", "lower", "lowest", "start"], says: ["lower bound", "minimum "] },
    { role: "most", names: ["max", "maximum", "upper", "highest", "limit", "end"], says: ["upper bound", "maximum "] },
    { role: "rate", names: ["rate", "percent", "percentage", "ratio", "yield", "probability", "alpha"], says: ["percentage", "as a decimal", "rate of"] },
    {
      role: "money",
      names: ["price", "cost", "amount", "budget", "salary", "income", "investment", "payment", "value", "fee", "revenue", "principal", "loan", "equity"],
      says: ["in dollars", "in usd", "amount of money"],
    },
    { role: "count", names: ["count", "number", "num", "limit", "quantity", "max_results", "total"], says: ["number of"] },
    { role: "name", names: ["name", "brand", "company", "team", "title", "game", "species", "type"] },
  ],
  prepositions: {
    place: ["in", "at", "near", "for", "from", "to", "of", "around", "within", "nearby", "visiting"],
    from: ["from", "between", "leaving", "departing"],
    to: ["to", "into", "towards", "toward", "and"],
    query: ["for", "about", "on", "of", "regarding", "search", "containing", "matching"],
    text: ["about", "saying", "of", "titled", "for"],
    person: ["by", "with", "of", "starring", "stars", "featuring", "named", "am", "directed", "includes"],
    date: ["on", "for", "from", "by", "until", "since", "to"],
    time: ["at", "by", "from", "until"],
    least: ["above", "over", "least", "than", "from", "between", "minimum"],
    most: ["under", "below", "most", "than", "to", "within", "maximum", "up"],
    year: ["in", "year", "of", "since", "from", "to"],
  },
  units: {
    m: ["meter", "metre", "distance", "height", "length", "level"],
    meter: ["m", "distance", "height", "length"],
    metre: ["m", "distance", "height", "length"],
    km: ["kilometer", "kilometre", "distance"],
    kilometer: ["km", "distance"],
    cm: ["centimeter", "centimetre", "height", "length", "width"],
    mm: ["millimeter", "millimetre"],
    ft: ["feet", "foot", "height", "length"],
    feet: ["foot", "height", "length", "size"],
    foot: ["feet", "height", "length", "size"],
    inch: ["inches", "size"],
    mile: ["distance", "radius"],
    kg: ["kilogram", "mass", "weight"],
    kilogram: ["kg", "mass", "weight"],
    g: ["gram", "mass", "weight"],
    gram: ["g", "mass", "weight"],
    lb: ["pound", "weight"],
    pound: ["lb", "weight"],
    hz: ["hertz", "frequency"],
    khz: ["kilohertz", "frequency"],
    bpm: ["tempo", "beat"],
    s: ["second", "time", "duration"],
    sec: ["second", "time", "duration"],
    second: ["time", "duration", "s"],
    ms: ["millisecond", "time", "timeout"],
    min: ["minute", "time", "duration"],
    minute: ["min", "time", "duration"],
    h: ["hour", "time", "duration"],
    hour: ["time", "duration", "h"],
    hr: ["hour", "time", "duration"],
    day: ["days", "time", "duration", "period", "forecast"],
    week: ["time", "duration", "period"],
    month: ["time", "duration", "period", "term"],
    year: ["time", "duration", "period", "term", "horizon"],
    night: ["stay", "duration"],
    celsius: ["temperature", "degree"],
    fahrenheit: ["temperature", "degree"],
    degree: ["temperature", "angle", "orientation"],
    c: ["celsius", "temperature"],
    f: ["fahrenheit", "temperature"],
    k: ["kelvin", "temperature"],
    dollar: ["price", "amount", "cost", "budget", "usd", "money"],
    usd: ["price", "amount", "cost", "budget", "dollar"],
    euro: ["price", "amount", "cost", "budget", "eur"],
    people: ["person", "guest", "party", "passenger", "size", "rider", "seat"],
    person: ["people", "guest", "party", "passenger", "size", "rider"],
    passenger: ["people", "person", "seat"],
    guest: ["people", "person", "party"],
    ticket: ["passenger", "seat"],
    seat: ["ticket", "passenger", "people"],
    star: ["rating", "review", "score"],
    calorie: ["calorie"],
    mol: ["mole"],
    joule: ["energy"],
    newton: ["force"],
    coulomb: ["charge"],
    volt: ["voltage"],
    ohm: ["resistance"],
    amp: ["current"],
    tesla: ["field"],
    atmosphere: ["pressure"],
    pascal: ["pressure"],
    liter: ["volume"],
    gallon: ["volume"],
    mpg: ["efficiency", "mile", "gallon"],
    mph: ["speed", "velocity"],
    gb: ["gigabyte", "size"],
    mb: ["megabyte", "size"],
    kb: ["kilobyte", "size"],
    px: ["pixel", "width", "height"],
    pixel: ["px", "width", "height"],
    century: ["century"],
    item: ["result", "limit", "quantity", "count", "number"],
    result: ["limit", "count", "number", "max", "top"],
    entry: ["page", "limit", "result"],
  },
  selectors: [
    {
      names: words("sort sortby sorting orderby order sortorder orderdirection sortdirection direction sortfield"),
      words: words(
        "sort sorted sorting order ordered ordering newest oldest latest recent recently earliest first last top most least asc desc ascending descending increasing decreasing highest lowest largest smallest biggest alphabetical alphabetically rank ranked reverse reversed cheapest best popular",
      ),
    },
    {
      names: words("fields field columns column select selectfields properties attributes returnfields outputfields"),
      words: words("field fields column columns only just property properties attribute attributes select return returning including include"),
    },
  ],
  measures: {
    wide: "width",
    across: "width",
    broad: "width",
    high: "height",
    tall: "height",
    long: "length",
    deep: "depth",
    thick: "thickness",
    old: "age",
  },
  scales: {
    hundred: 100,
    thousand: 1000,
    k: 1000,
    million: 1_000_000,
    mn: 1_000_000,
    mm: 1_000_000,
    billion: 1_000_000_000,
    bn: 1_000_000_000,
    trillion: 1_000_000_000_000,
    dozen: 12,
  },
  tens: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  currencySigns: { $: "dollar", "€": "euro", "£": "pound", "¥": "yen", "₹": "rupee" },
  nameJoiners: words("of the de del della di da dos du la le el al bin van von der and & in"),
  synonyms: {
    add: ["create", "new", "insert", "append", "put", "include"],
    create: ["add", "new", "make"],
    delete: ["remove", "erase", "drop", "clear", "discard"],
    remove: ["delete", "erase", "drop"],
    complete: ["finish", "done", "finished", "completed", "mark"],
    completed: ["done", "finished"],
    update: ["change", "modify", "edit"],
    open: ["active", "unresolved"],
    closed: ["resolved", "done"],
    buy: ["purchase", "sale", "buying"],
    rent: ["rental", "lease", "renting"],
    asc: ["ascending", "increasing", "oldest", "alphabetical"],
    desc: ["descending", "decreasing", "newest", "latest", "recent"],
    ascending: ["increasing", "asc"],
    descending: ["decreasing", "desc"],
    high: ["urgent", "important", "strong"],
    low: ["minor"],
    small: ["little", "s"],
    large: ["big", "l"],
    medium: ["mid", "moderate", "m"],
    none: ["no", "without"],
    celsius: ["c", "centigrade", "\u00b0c"],
    fahrenheit: ["f", "\u00b0f"],
    daily: ["day"],
    weekly: ["week"],
    monthly: ["month"],
    yearly: ["year", "annual", "annually"],
    comedy: ["comic", "comedic", "funny"],
    animation: ["animated", "cartoon"],
    luxury: ["luxurious"],
    pool: ["shared", "share"],
    music: ["concert", "concerts"],
    theater: ["theatre", "play"],
    postgres: ["postgresql"],
    counselor: ["counseling", "counselling", "counsellor", "therapist", "therapy"],
    therapist: ["therapy", "counselor", "counseling"],
    psychologist: ["psychology"],
    doctor: ["physician"],
    education: ["educational"],
    en: ["english"],
    es: ["spanish"],
    fr: ["french"],
    de: ["german"],
    ja: ["japanese"],
    zh: ["chinese"],
    it: ["italian"],
    pt: ["portuguese"],
    url: ["website", "page"],
    reload: ["refresh"],
    back: ["previous"],
    hot: ["heated"],
    cold: ["iced"],
    off: ["disable"],
    on: ["enable"],
  },
  months: words(
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday tonight am pm noon midnight morning afternoon evening weekend",
  ),
  currencies: words(
    "usd eur gbp jpy cny inr cad aud chf mxn brl krw sgd hkd nzd sek nok dkk pln zar thb idr myr php try rub dollar dollars euro euros pound pounds yen yuan rupee rupees peso pesos won franc francs bitcoin btc eth ethereum",
  ),
  languages: words(
    "english spanish french german italian portuguese dutch russian chinese mandarin japanese korean arabic hindi bengali turkish polish swedish norwegian danish finnish greek hebrew thai vietnamese indonesian malay ukrainian czech hungarian romanian python javascript typescript java rust go ruby php sql",
  ),
  beforeVerbs: words("that which who i we you they it can could will would should must may might don't not to please"),
  articles: words("the a an"),
  ordinals: { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
  ordinalEndings: words("st nd rd th"),
  parts: { a: 1, half: 0.5 },
  districts: words("district subdistrict province county"),
  smallPlaces: words("district subdistrict sub county neighborhood venue theater street address store hotel"),
  districtHeads: words("district subdistrict county neighborhood venue theater"),
  largePlaces: words("city state country region province"),
  labelLinks: words("is as to = : be of will should named called name id number key"),
  weakValues: words("all any none other default new get on off date name time s m l"),
  positiveVerbs: words("includ show enabl enabled need require requir apply allow retriev return"),
  careless: words("concerned care matter matters mind"),
  contrasts: words(", . but"),
  plainDenials: words("not"),
  removingVerbs: words("clear clears clearing bypass bypassing purge purging flush flushing empty emptying drop delete remove wipe reset bust kill"),
  keepingWords: words("with use using keep keeping from allow"),
  verbDenials: words("don't doesn't dont doesnt not never without no"),
  flagPhrases: {
    ignorecache: ["hard", "force", "forced", "fresh"],
    bypasscache: ["hard", "force", "forced", "fresh"],
    nocache: ["hard", "force", "forced", "fresh"],
    disablecache: ["hard", "force", "forced", "fresh"],
    skipcache: ["hard", "force", "forced", "fresh"],
  },
  offWords: words("false off disabled"),
  truth: { true: true, yes: true, on: true, false: false, no: false, off: false },
  textLeads: words(": saying says about for that command run execute play of to titled"),
  owners: words("owner org organization user account namespace"),
  repositories: words("repo repository project reponame repo_name"),
  software: words("library package framework module crate sdk"),
  ontoWords: words("to onto into on"),
  subjectLeads: words("for of on"),
  beginWords: words("from between starting"),
  endWords: words("to until and till through"),
  abbreviations: words("st mt ft dr mr mrs ms jr sr no"),
  dateParts: { year: "year", month: "month", day: "day", hour: "hour", hours: "hour", minute: "minute", minutes: "minute" },
  days: { today: 0, tomorrow: 1, yesterday: -1 },
  plainNameWords: words(
    "number num count of id ids uuid name names value values total no str list array type the is has string input param info data avg average",
  ),
};
