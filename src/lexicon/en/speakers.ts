import { phrases } from "../phrases.ts";

/** Who is named before a line of a transcript: the role of a message (contract, `Message`), or what providers call it. */
export const transcriptSpeakers: ReadonlySet<string> = new Set(
  phrases("assistant | system | sys | developer | tool | function | ai | bot | chatbot | llm | model | inst | claude | chatgpt | gpt | gemini | copilot"),
);

/** What a text that is no order of the user's is called, before a colon: "observation: …", "page content: …". */
export const textLabels: ReadonlySet<string> = new Set(
  phrases("observation | result | results | output | stdout | stderr | response | content | contents | transcript | forwarded | excerpt | quote | quotation"),
);

/** Words before such a name: "note from *the* system:", "role: system". */
export const beforeSpeaker: ReadonlySet<string> = new Set(
  phrases("the | an | a | your | from | note | message | reply | new | im | start | begin | role | page | email | mail | file | document"),
);

/** Of these the ones that a name follows at once. */
export const roleWords: ReadonlySet<string> = new Set(["role"]);

/** Words behind it: "tool *results*:". */
export const behindSpeaker: ReadonlySet<string> = new Set(
  phrases(`
    message | messages | prompt | note | notice | instruction | instructions | result | results | output | outputs | response | responses | call
    calls | turn | reply | answer | command | override | says | said
  `),
);

/** What somebody does with a text that stands behind a colon: "*summarise* this mail: …". */
export const textVerbs: ReadonlySet<string> = new Set(
  phrases(
    "summarise | summarize | proofread | translate | paraphrase | rephrase | rewrite | analyse | analyze | classify | explain | spellcheck | shorten | tldr",
  ),
);

/** Words before such a verb. */
export const beforeTextVerb: ReadonlySet<string> = new Set(phrases("please | pls | can | could | would | you | u | just | now | ok | hey | hi"));
