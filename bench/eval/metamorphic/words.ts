// The words that the transformations speak of. They are written for the tests alone, so that these do not ask the library what it knows.

/** Verbs with which a command begins, whatever it is about. */
export const commandVerbs: ReadonlySet<string> = new Set(
  (
    "add append book bring buy call cancel change check clear close complete create cross cut delete describe discard display drop edit email " +
    "empty erase explain extend fetch find finish fix get give go include insert jot list locate log make mark message modify move name note open order pause " +
    "pick play postpone print pull push put read record remind remove rename repeat replace reschedule reset save scan schedule scrap search send set " +
    "share show shut skip snooze start stop store switch take tell text tick translate trash turn update view wipe write"
  ).split(" "),
);

/** Words with which a question begins. */
export const questionWords: ReadonlySet<string> = new Set(
  "what what's whats which who who's whos whose when where why how how's do does did is are am was were can could would will shall should may have has had".split(
    " ",
  ),
);

/** Full forms and what they are contracted to; "have" only where a participle follows. */
export const contractions: readonly (readonly [full: string, short: string])[] = [
  ["i am", "i'm"],
  ["i have", "i've"],
  ["i would", "i'd"],
  ["i will", "i'll"],
  ["you are", "you're"],
  ["we are", "we're"],
  ["we have", "we've"],
  ["they are", "they're"],
  ["it is", "it's"],
  ["that is", "that's"],
  ["there is", "there's"],
  ["what is", "what's"],
  ["what are", "what're"],
  ["who is", "who's"],
  ["where is", "where's"],
  ["how is", "how's"],
  ["when is", "when's"],
  ["do not", "don't"],
  ["does not", "doesn't"],
  ["did not", "didn't"],
  ["is not", "isn't"],
  ["are not", "aren't"],
  ["was not", "wasn't"],
  ["were not", "weren't"],
  ["have not", "haven't"],
  ["has not", "hasn't"],
  ["cannot", "can't"],
  ["could not", "couldn't"],
  ["would not", "wouldn't"],
  ["should not", "shouldn't"],
  ["will not", "won't"],
  ["let us", "let's"],
];

/** Contractions that are another word without their apostrophe. */
export const otherWords: ReadonlySet<string> = new Set(["ill", "id", "were", "its", "well", "wed", "hell", "shell", "whore"]);

/** American and British spellings: whole words, or their beginnings where a "-" follows. */
export const spellings: readonly (readonly [american: string, british: string])[] = [
  ["organiz-", "organis-"],
  ["reorganiz-", "reorganis-"],
  ["prioritiz-", "prioritis-"],
  ["finaliz-", "finalis-"],
  ["summariz-", "summaris-"],
  ["customiz-", "customis-"],
  ["categoriz-", "categoris-"],
  ["memoriz-", "memoris-"],
  ["recogniz-", "recognis-"],
  ["apologiz-", "apologis-"],
  ["itemiz-", "itemis-"],
  ["analyz-", "analys-"],
  ["color-", "colour-"],
  ["favorite-", "favourite-"],
  ["favor", "favour"],
  ["neighbor-", "neighbour-"],
  ["flavor-", "flavour-"],
  ["harbor-", "harbour-"],
  ["humor-", "humour-"],
  ["canceled", "cancelled"],
  ["canceling", "cancelling"],
  ["labeled", "labelled"],
  ["labeling", "labelling"],
  ["traveled", "travelled"],
  ["traveling", "travelling"],
  ["traveler-", "traveller-"],
  ["center-", "centre-"],
  ["theater-", "theatre-"],
  ["meters", "metres"],
  ["liter-", "litre-"],
  ["gray", "grey"],
  ["catalog", "catalogue"],
  ["dialog", "dialogue"],
  ["fulfill", "fulfil"],
  ["enroll", "enrol"],
  ["jewelry", "jewellery"],
  ["pajamas", "pyjamas"],
  ["license", "licence"],
  ["defense", "defence"],
  ["tire", "tyre"],
  ["tires", "tyres"],
  ["check book", "cheque book"],
  ["program", "programme"],
  ["learned", "learnt"],
  ["airplane", "aeroplane"],
  ["donut-", "doughnut-"],
  ["yogurt", "yoghurt"],
  ["cozy", "cosy"],
  ["mold", "mould"],
  ["plow", "plough"],
];

/** The rows of the keyboard. */
export const keyboard: readonly string[] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
