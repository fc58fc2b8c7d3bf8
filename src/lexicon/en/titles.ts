/** Words at the edges of a title that belong to the command, not to the title. */
export interface TitleWords {
  /** What joins a command to the title behind it. */
  readonly leads: readonly string[];
  /** What people say before the thing itself: "I need to …", "we're out of …". */
  readonly needs: readonly string[];
  /** Words that cannot end a title where what they led to was taken as a date or a list. */
  readonly dangling: readonly string[];
  /** Words of a query that search for nothing. */
  readonly queryFillers: readonly string[];
  /** What leads from the noun for "task" to what it is about. */
  readonly queryLeads: readonly string[];
  readonly queryDeterminers: readonly string[];
}

export const titleWords: TitleWords = {
  leads: ["recurring", "repeating", "quick", "to", "about", "for", "that", "of", "called", "named", "titled", "entitled", "saying", "and", "so", "me", "us", "regarding", "concerning", "says", "which says", "that says", "where", "with the title", "with title", "also", "please", "i should", "in order to", "to say", "because", "on"],
  needs: [
    "i need to", "i have to", "i've got to", "i gotta", "i must", "we need to", "we have to", "i need", "we need", "i need some", "we need some", "i should", "i'm out of", "i am out of", "we're out of", "we are out of", "i ran out of", "we ran out of", "i'm running out of", "i'm running low on", "i'm low on", "we're low on", "i want to", "i want", "i don't have any",
    "we don't have any", "i don't have", "i forgot to", "don't forget to", "need to", "i have a", "i have an", "i've got a", "i'm going to", "i am going to", "i'll need", "i would like to", "i'd like to", "remember to", "i also need to", "i still need to", "i really need to", "i'm almost out of", "i am almost out of", "i really need", "i do not have any",
  ],
  dangling: ["remind me", "alert me", "remind me about it", "notify me", "and", "at", "on", "by", "for", "from", "to", "with", "in", "of", "due", "starting", "before", "after", "the", "a", "an", "my", "is", "it's", "every", "until", "as", "set", "that"],
  queryLeads: ["to", "about", "for", "regarding", "concerning", "mentioning", "involving", "containing", "called", "named", "titled", "matching", "related"],
  queryDeterminers: ["the", "a", "an", "my", "our", "any", "to"],
  queryFillers: ["their", "his", "her", "am", "been",
    "i", "we", "you", "me", "us", "my", "our", "your", "have", "has", "had", "having", "do", "does", "did", "are", "is", "was", "were", "be", "there", "set", "up", "for", "on", "in", "to", "of", "at", "with", "from", "the", "a", "an", "any", "all", "every", "some", "each", "these", "those", "this", "that", "and", "currently", "right", "now", "today's",
    "scheduled", "created", "coming", "upcoming", "please", "list", "lists", "entire", "whole", "full", "more", "other", "else", "still", "yet", "need", "needs", "get", "got", "show", "tell", "see", "about", "regarding", "related", "if", "whether", "what", "which", "when", "where", "how", "many", "much", "aloud", "out", "loud", "again", "off", "it", "them", "item", "items", "thing", "things",
    "next", "existing", "current", "named", "called", "remaining", "active", "details", "detail", "time", "date", "contents", "content", "number", "recent", "latest", "just", "only", "already", "ones", "one", "stuff", "due", "going", "will", "supposed", "by", "or", "note", "both", "own", "saved", "complete", "name", "names", "so", "far", "can", "could", "would", "should", "say", "says", "contain", "contains", "include", "includes", "put", "add", "added", "make", "made", "remember", "everything", "anything", "something", "available", "plate",
  ],
};
