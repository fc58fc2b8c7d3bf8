import type { Language } from "../language.ts";
import { frames, guards } from "./frames.ts";
import { joinerWords } from "./joiners.ts";
import { irregularVerbs } from "./irregular-verbs.ts";
import { realWords } from "./real-words.ts";
import { wordClasses } from "./word-classes.ts";

/** The words and wording of English. */
export const english: Language = { code: "en", irregularVerbs, wordClasses, realWords, frames, guards, joiners: joinerWords };
