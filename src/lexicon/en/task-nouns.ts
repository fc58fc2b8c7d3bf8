/** What people call a task, and the small words that stand before the name of one. */
export interface TaskNounWords {
  readonly singular: readonly string[];
  readonly plural: readonly string[];
  /** Those of them that titles hold as well ("find a job"): they count only with a determiner before or a linker behind. */
  readonly loose: readonly string[];
  /** Words that stand for a task noun already said ("the red one"). */
  readonly standIn: { readonly singular: readonly string[]; readonly plural: readonly string[] };
  /** Articles, possessives and demonstratives. */
  readonly determiners: readonly string[];
  /** Those of them that point at no task in particular. */
  readonly indefinite: readonly string[];
  /** What joins a task noun to the name that follows it ("the reminder *about* rent"). */
  readonly linkers: readonly string[];
  /** Left hanging when the date behind them is cut. */
  readonly dangling: readonly string[];
  /** What may follow a name and says nothing about it. */
  readonly trailing: readonly string[];
}

export const taskNounWords: TaskNounWords = {
  singular: [
    "task", "todo", "to-do", "to do", "todo item", "to-do item", "to do item", "to-do task", "todo task", "to do task",
    "reminder", "item", "list item", "action item", "chore", "errand", "alert", "entry", "thing", "assignment", "job",
  ],
  plural: [
    "tasks", "todos", "to-dos", "to dos", "todo's", "to-do's", "to do's", "todo items", "to-do items", "to do items", "to-do tasks",
    "todo tasks", "to do tasks", "reminders", "items", "list items", "action items", "chores", "errands", "alerts", "entries", "things",
    "assignments", "jobs", "stuff",
  ],
  loose: ["thing", "things", "stuff", "job", "jobs", "entry", "entries", "assignment", "assignments", "item", "items", "chore", "chores", "errand", "errands", "alert", "alerts"],
  standIn: { singular: ["one"], plural: ["ones"] },
  determiners: ["the", "my", "our", "a", "an", "that", "this", "those", "these", "your", "any", "some", "me"],
  indefinite: ["a", "an", "any", "some"],
  linkers: [
    "to", "about", "for", "of", "called", "named", "titled", "labeled", "labelled", "entitled", "regarding", "concerning", "that says", "that says to",
    "saying", "saying to", "which says", "that reads", "with the title", "with title", "with the name", "with name", "that is called", "that's called",
    "which is called", "that is about", "that's about", "i have for", "i have to", "i have about", "i had for", "i had to",
    "i set for", "i set to", "i set about", "i set up for", "i set up to", "i have set for", "i have set to", "i made for", "i made to",
    "i made about", "i created for", "i created to", "i created about", "that i set for", "that i set to", "that i have for", "that i have to",
    "that i made for", "that i made to", "that i created for", "that i created to", "i've set for", "i've set to", "set for", "set to", "set up for",
    "set up to", "reminding me to", "reminding me about", "to remind me to", "to remind me about", "that reminds me to", "where i", "that i", "i have", "i set", "i made",
    "i created", "i added", "that i added", "that i set", "that i made", "that i created", "saying that i",
  ],
  dangling: ["for", "to", "on", "at", "by", "from", "of", "about", "in", "due", "and", "with", "until", "before", "set for", "set", "scheduled for", "scheduled", "due on", "due by"],
  trailing: [
    "please", "pls", "plz", "thanks", "thank you", "for me", "now", "right now", "again", "too", "as well", "already", "instead", "anymore", "any more",
    "that i have", "that i set", "that i made", "that i created", "i have", "i set", "i made", "i created", "i had", "i have set", "thing",
  ],
};
