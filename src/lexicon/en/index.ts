import type { Language } from "../language.ts";
import { closingWords } from "./closings.ts";
import { contractions, otherWithoutApostrophe } from "./contractions.ts";
import { deixisWords } from "./deixis.ts";
import { descriptionWords } from "./descriptions.ts";
import { frames, guards } from "./frames/index.ts";
import { packed } from "./frames/packed.ts";
import { irregularVerbs } from "./irregular-verbs.ts";
import { itemWords } from "./items.ts";
import { joinerWords } from "./joiners.ts";
import { listWords } from "./lists.ts";
import { matchingWords } from "./matching.ts";
import { messages } from "./messages.ts";
import { ordinalWords } from "./ordinals.ts";
import { pagingWords } from "./paging.ts";
import { priorityWords } from "./priority.ts";
import { realWords } from "./real-words.ts";
import { reasonWords } from "./reasons.ts";
import { replyWords } from "./replies.ts";
import { shorthand, shortVerb } from "./shorthand.ts";
import { statusWords } from "./status.ts";
import { tagWords } from "./tags.ts";
import { takingBackWords } from "./taking-back.ts";
import { talkWords } from "./talk.ts";
import { taskNounWords } from "./task-nouns.ts";
import { temporalWords } from "./temporal.ts";
import { titleWords } from "./titles.ts";
import { undoWords } from "./undoing.ts";
import { weights } from "./weights.ts";
import { wordClasses } from "./word-classes.ts";

/** The words and wording of English. */
export const english: Language = {
  code: "en",
  irregularVerbs,
  wordClasses,
  contractions,
  otherWithoutApostrophe,
  realWords,
  shorthand,
  shortVerb,
  frames,
  guards,
  patternKeys: { frames, guards, packed },
  weights,
  joiners: joinerWords,
  temporal: temporalWords,
  priority: priorityWords,
  status: statusWords,
  items: itemWords,
  lists: listWords,
  tags: tagWords,
  paging: pagingWords,
  ordinals: ordinalWords,
  deixis: deixisWords,
  taskNouns: taskNounWords,
  matching: matchingWords,
  titles: titleWords,
  descriptions: descriptionWords,
  reasons: reasonWords,
  replies: replyWords,
  talk: talkWords,
  undoing: undoWords,
  takingBack: takingBackWords,
  closings: closingWords,
  messages,
};
