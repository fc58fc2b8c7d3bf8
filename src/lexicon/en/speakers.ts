import { phrases } from "../phrases.ts";

/** Who is named before a line of a transcript: the role of a message (contract, `Message`), or what providers call it. */
export const transcriptSpeakers: ReadonlySet<string> = new Set(
  phrases("assistant | system | sys | developer | tool | function | ai | bot | chatbot | llm | model | inst | claude | chatgpt | gpt | gemini | copilot"),
);

/** Words before such a name: "note from *the* system:", "role: system". */
export const beforeSpeaker: ReadonlySet<string> = new Set(phrases("the | an | a | your | from | note | message | reply | new | im | start | role"));

/** Of these the ones that a name follows at once. */
export const roleWords: ReadonlySet<string> = new Set(["role"]);

/** Words behind it: "tool *results*:". */
export const behindSpeaker: ReadonlySet<string> = new Set(
  phrases(`
    message | messages | prompt | note | notice | instruction | instructions | result | results | output | outputs | response | responses | call
    calls | turn | reply | answer | command | override | says | said
  `),
);
