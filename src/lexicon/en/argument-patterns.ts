/** Forms of English that the descriptions of parameters, and the words around a value, are written in. Each is linear. */
export const argumentPatterns = {
  /** In a description: what is given as an example. */
  examples:
    /(?:e\.g\.?,?|eg\.?|for example,?|such as|for instance,?|example:|examples:|like|supported [a-z]+ (?:are|include)|options include|either)\s+([^.;()]{2,160})/gi,
  /** In a description: "'k' for kilometres", "2 represents express". */
  meaning:
    /(?:^|[\s(,;'"])['"]?(\d{1,4}|[A-Za-z][\w-]{0,30})['"]?\s+(?:for|represents?|corresponds? to|refers to|means|is for|=)\s+(?:an?\s|the\s)?([A-Za-z][A-Za-z -]{1,40})/g,
  /** In a description: a place is wanted with its state or country. */
  cityAndState:
    /[Cc]ity(?: name)?,? (?:and|&) (?:the )?state|[Cc]ity(?: \(abbr\))?, ?[Ss]tate|[Cc]ity, ?[Cc]ountry|'[A-Z][A-Za-z. ]+, ?[A-Z][A-Za-z]+'|\b[A-Z][a-z]+(?: [A-Z][a-z]+)?, [A-Z]{2}\b/,
  /** The same, where it makes a string a place. */
  placeForm: /[Cc]ity(?: \(abbr\))?, ?(?:[Ss]tate|[Cc]ountry)|[Cc]ity and state|'[A-Z][A-Za-z ]+, [A-Z]{2}'/,
  shortState: /'[A-Z]{2}'|abbrev/,
  shortStateBehind: /, ?[A-Z]{2}\b|abbr/,
  shortCountry: /'[A-Z][a-z ]+, (?:FR|GB|DE|IT|ES|JP|AU|CN|IN|MX|BR|NZ)'/,
  address: /address/i,
  /** In a description: a rate is wanted as 5 rather than 0.05. */
  perHundred: /percent|0 to 100|0-100|out of 100/i,
  street: /\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|way|plaza)\b/i,
  /** Before a date: it is the day from which the others count. */
  todayIs:
    /(?:today is|today's date is|today's|current date is|currently|it is|it's|assuming today is)(?: an?| the| now| on)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? ?)?$/,
  dayPart: /morning|noon|afternoon|evening|o'clock/g,
  /** A date by its number or month, not "in 3 years"; or an hour. */
  calendar: /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d[-/:]\d|\d ?[ap]\.?m/i,
  /** A day as a calendar writes it, whether there is such a day or not. */
  calendarDays: [
    /(?<![\w./-])\d{4}-(?:0?[1-9]|1\d)-\d{1,2}(?![\w/-])/g,
    /(?<![\w./-])\d{1,2}\/\d{1,2}\/(?:19|20)\d{2}(?![\w/-])/g,
    /(?<![\w.])\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}(?![\w-])/g,
    /\b(?:january|february|april|june|september|november|feb|apr|jun|sept?|nov) (?:30|31|3[2-9])(?:st|nd|rd|th)?\b(?![:\d])/g,
    /\b(?:30|31|3[2-9])(?:st|nd|rd|th)?(?: of)? (?:january|february|april|june|september|november|feb|apr|jun|sept?|nov)\b/g,
  ],
  /** "1024x768", "1024 by 768 pixels"; not two of three. */
  dimensions:
    /(?<![\w.,]|(?:x|\u00d7|\*|by) ?)(\d{1,5})(?: ?(?:px|pixels?|cm|mm|m|inch|inches|in|ft|feet))?(?: ?[x\u00d7*] ?| by )(\d{1,5})(?! ?(?:x|\u00d7|\*|by) ?\d|[\d.,]\d)/g,
  percent: /^\s?(?:%|percent\b|per cent\b|percentage points?\b)/,
  money: /^\s?(?:[$\u20ac\u00a3]|dollars?\b|euros?\b|usd\b|eur\b|pounds\b)/,
  /** Between two items of a list. */
  joint: /^['"]?\s?(?:,|,? ?(?:and|or|&|plus) )\s?(?:(?:and|or) )?(?:the |an? )?[$'"]?$/,
  exampleJoint: /, ?(?:or |and |etc)?| (?:or|and) /,
  verbForm: /ing$|ed$/,
  adverb: /ly$/,
} as const;
