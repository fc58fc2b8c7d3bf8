/** The classes of words that the frames and guards of this language speak of. Verbs are inflected by themselves. */
export const wordClasses = {
  // Words around a command that add nothing to it.
  opener: {
    words: [
      "please", "pls", "plz", "kindly", "hey", "hi", "hello", "ok", "okay", "so", "now", "well", "um", "umm", "uh", "uhm", "oh", "yo", "alright", "right", "and", "then", "also", "but", "next",
      "first", "finally", "just", "simply", "quickly", "actually", "again", "maybe", "perhaps", "yes", "yeah", "yep", "sure", "thanks", "great", "good morning", "good evening", "hey there", "hi there",
      "can you", "can u", "could you", "could u", "would you", "will you", "wont you", "won't you", "can you please", "could you please", "would you please", "will you please", "you can", "you could", "you should", "you must",
      "can we", "could we", "can i", "could i", "may i", "shall we", "let us", "let's", "lets", "let me",
      "i want to", "i wanna", "i'd like to", "i would like to", "i'd love to", "i would love to", "i want you to", "i need you to", "i'd like you to", "i would like you to", "i'd love you to", "i would love you to",
      "i'd like for you to", "i would like for you to", "i want for you to", "i'd love for you to", "i need for you to", "i'd appreciate if you", "i am asking you to", "i'm asking you to", "i'd ask you to",
      "we want to", "we'd like to", "we would like to", "would you mind", "do you mind", "if you could", "if you can", "if you would", "be so kind to", "be so kind as to", "be a dear and", "be kind and",
      "do me a favor and", "do me a favour and", "do me a favor", "do me a favour", "go ahead and", "go ahead", "go and", "go to", "go in and", "help me", "help me to", "try to", "i really want to", "i really need to", "i also want to", "i also need to", "i still need to", "i just want to", "i just need to", "i need to", "i have to", "i gotta", "i must", "i should", "we need to", "we have to", "would you be willing to", "are you willing to", "willing to", "you need to", "you have to", "you will",
      "is it possible to", "is it possible for you to", "are you able to", "is there any way to", "would it be possible to", "would you be able to", "are you capable of", "would you be so kind as to", "would you be kind enough to", "feel free to", "make sure to", "be sure to", "make sure you", "be sure you",
      "make sure that you", "remember to", "don't forget to", "do not forget to", "you may", "time to", "it's time to", "it is time to", "you better", "hurry and", "immediately", "by the way", "btw", "listen", "assistant", "computer", "bot",
      "siri", "alexa", "google", "hey google", "hey siri", "ok google", "okay google", "hey alexa", "buddy", "friend", "man", "dude", "ai", "nevermind", "never mind", "sorry", "instead",
    ],
  },
  // Behind these a gerund is a command: "would you mind adding …".
  gerundopener: { words: ["would you mind", "do you mind", "how about", "what about", "mind", "are you capable of", "thanks for"] },
  closer: {
    words: [
      "please", "pls", "plz", "thanks", "thank you", "thx", "ok", "okay", "for me", "for us", "to me", "right away", "right now", "now", "if you can", "if you could", "if you would", "if you don't mind", "if possible", "will you", "would you", "won't you",
      "can you", "could you", "immediately", "at once", "alright", "would ya", "will ya", "kindly", "my friend", "buddy", "man", "dude", "thank you very much", "thanks a lot", "at this time", "real quick", "again", "too", "as well", "already", "then",
    ],
  },

  // What tasks are called.
  tasknoun: {
    words: [
      "task", "tasks", "todo", "todos", "to-do", "to-dos", "to dos", "to do's", "to-do's", "todo's", "todo item", "todo items", "to-do item", "to-do items", "to do item", "to do items", "todo task", "todo tasks", "to-do task", "to-do tasks", "to do task", "to do tasks", "my to do", "a to do", "new to do",
      "reminder", "reminders", "reminder notification", "chore", "chores", "errand", "errands", "action item", "action items", "alert", "alerts", "assignment", "assignments", "task item", "task items", "list item", "list items", "work item", "work items", "backlog item", "backlog items", "my things to do", "my stuff to do",
    ],
    typos: true,
  },
  taskplural: {
    words: [
      "tasks", "todos", "to-dos", "to dos", "to do's", "to-do's", "todo's", "todo items", "to-do items", "to do items", "todo tasks", "to-do tasks", "to do tasks", "reminders", "chores", "errands", "action items", "assignments", "task items", "list items", "work items", "my things to do", "my stuff to do", "my to do",
    ],
    typos: true,
  },
  remindernoun: { words: ["reminder", "reminders", "alert", "alerts", "reminder notification", "notification"], typos: true },
  itemword: { words: ["item", "items", "entry", "entries"] },
  itemnoun: { words: ["item", "items", "thing", "things", "entry", "entries", "one", "ones", "job", "jobs", "stuff", "point", "points", "goal", "goals", "duty", "duties"] },
  listnoun: {
    words: [
      "list", "lists", "to do list", "to-do list", "todo list", "to do lists", "to-do lists", "todo lists", "task list", "tasks list", "list of tasks", "list of things to do", "list of to dos", "list of to-dos", "list of to-do's", "list of to do's", "list of reminders", "list of chores", "agenda", "checklist", "reminder list", "reminders list",
      "shopping list", "grocery list", "groceries list", "backlog", "things to do list", "list of things", "list of stuff", "list of todos", "list of items",
    ],
    typos: true,
  },
  shopping: { words: ["shopping", "grocery", "groceries", "to buy", "to get", "supermarket"] },
  otherlist: {
    words: [
      "playlist", "playlists", "wish list", "wishlist", "watch list", "watchlist", "contact list", "contacts list", "mailing list", "guest list", "email list", "play list", "reading list", "book list", "waiting list", "bucket list", "price list", "phone list", "call list", "friends list", "friend list", "music list", "song list",
      "favorites list", "favourites list", "calendar", "contacts", "cart", "basket", "library", "event list", "schedule list", "queue", "black list", "blacklist", "white list", "movie list", "invite list", "address list", "wine list", "a list of", "list of all", "best seller list", "list of ingredients", "list of restaurants",
    ],
  },

  // Small words.
  det: { words: ["the", "a", "an", "my", "our", "this", "that", "these", "those", "some", "any", "all", "all of", "all my", "all the", "another", "every", "each", "both", "his", "her", "their", "your", "one", "of", "me", "us", "new", "one more", "whole", "entire", "complete list of", "full", "current", "existing", "more"] },
  article: { words: ["a", "an", "another", "one", "a new", "another new", "one more", "new", "some", "two", "three", "multiple", "several", "the following", "the", "this", "these"] },
  indefinite: { words: ["a", "an", "another", "a new", "one more", "new", "some"] },
  poss: { words: ["my", "our", "the", "mine"] },
  my: { words: ["my", "our", "mine"] },
  me: { words: ["me", "us", "myself", "ourselves"] },
  i: { words: ["i", "we", "ive", "i've", "we've", "i'm", "i am", "we are"] },
  subject: { words: ["i", "you", "we", "u"] },
  you: { words: ["you", "u", "ya"] },
  pronoun: { words: ["it", "that", "this", "them", "those", "these", "that one", "this one", "that task", "this task", "the same", "the last one", "the first one", "both", "both of them", "all of them", "all of those", "everything", "all", "all of it", "the other one", "these ones", "those ones", "the rest"] },
  it: { words: ["it", "that", "this", "them", "these", "those", "they", "that one", "this one", "it all"] },
  to: { words: ["to"] },
  linker: { words: ["to", "about", "for", "that", "of", "called", "named", "titled", "entitled", "saying", "which says", "that says", "says", "on", "regarding", "concerning", "with the title", "with title", "so i", "so that i", "when", "where", "whose title is", "with the name", "to say", "reading", "labeled", "labelled", "in order to", "because", "so"] },
  into: { words: ["to", "on", "onto", "in", "into", "on to", "in to", "at", "within", "under", "inside", "for", "down on"] },
  from: { words: ["from", "off", "off of", "out of", "on", "in", "of", "off from", "from off"] },
  as: { words: ["as", "to", "is", "to be", "as being"] },
  off: { words: ["off"] },
  and: { words: ["and", "&", "plus", "and then", "then", "and also", "also", "as well as", "after that", "followed by"] },
  not: { words: ["not", "n't", "no longer", "un"] },
  be: { words: ["is", "are", "was", "were", "be", "been", "am", "'s", "isn't", "aren't"] },
  isword: { words: ["is", "are", "was", "were", "isn't", "aren't"] },
  auxiliary: { words: ["do", "did", "does", "have", "has", "had", "am", "are", "is", "were", "was", "should", "can", "could", "will", "would", "must", "don't", "didn't", "haven't", "gotta"] },
  question: { words: ["what", "what's", "what is", "what are", "which", "how many", "how much", "how long", "how soon", "what time", "what day", "what date", "how often", "when", "when's", "when is", "where", "where's", "where is", "who", "what're", "wat", "whats", "what all", "what kind of", "what sort of", "what other", "what else", "how about"] },
  whatword: { words: ["what", "what's", "what is", "what are", "which", "whats", "what're", "what all", "what else", "what kind of", "what sort of"] },
  whenword: { words: ["when", "when's", "when is", "when are", "where", "where's", "where is", "what time", "at what time", "how soon", "what day", "what date", "how long", "how often", "why", "who"] },
  haveaux: { words: ["do", "did", "does", "have", "has", "had", "am", "are", "is", "were", "was", "don't", "didn't", "haven't", "doi", "any"] },
  asking: { words: ["what", "what's", "what is", "what are", "which", "who", "how", "whats", "tell me", "do you know", "let me know", "i want to know", "i need to know", "i wanna know", "i'd like to know", "i would like to know", "show me", "do you", "have you", "did you", "you know", "say", "give me", "remember", "is", "can you say", "i want to hear", "in what"] },
  there: { words: ["is there", "are there", "is there any", "are there any", "were there", "was there", "isn't there", "there any", "is anything", "is there anything", "anything", "any"] },
  howmany: { words: ["how many", "how much", "the number of", "number of", "a count of", "count", "what number of"] },

  // Verbs.
  remind: { verbs: ["remind", "re-mind"], words: ["remember me"], typos: true },
  alertme: { verbs: ["alert", "notify", "ping", "nudge", "warn", "prompt", "buzz"] },
  add: { verbs: ["add", "append", "include", "insert", "jot down", "jot", "note down", "put down", "write down", "scribble down", "toss", "throw", "throw in", "stick", "tack", "pop", "enter", "place", "queue up", "slap", "drop", "input", "log", "record", "write", "mark down"], words: ["ad"], typos: true },
  addbare: { verbs: ["add", "jot down", "note down", "write down", "jot"], typos: true },
  put: { verbs: ["put", "make", "get", "note", "save", "store", "list", "register", "track", "keep"] },
  create: {
    verbs: ["add", "create", "make", "set", "set up", "setup", "build", "start", "open", "put", "put in", "put up", "put down", "schedule", "enter", "write", "write up", "generate", "insert", "log", "record", "establish", "program", "place", "make up", "submit", "save", "file", "plan", "new", "include", "post", "begin", "initiate", "form", "draft", "store", "throw in", "compose"],
    words: ["sset", "setp", "ste"],
    typos: true,
  },
  give: { verbs: ["give", "send", "get", "want", "need", "leave", "issue", "drop", "shoot", "have", "request", "like", "use"], words: ["i need", "i want", "we need", "i'd like", "i would like", "can i get", "can i have", "how about", "could use", "i could use"] },
  show: {
    verbs: ["show", "list", "display", "view", "see", "get", "give", "read", "tell", "pull up", "bring up", "open", "open up", "check", "fetch", "find", "look at", "look up", "look for", "run through", "go through", "go over", "run down", "print", "retrieve", "access", "review", "hear", "recite", "share", "enumerate", "repeat", "state", "say", "inform", "let me know", "search", "search for", "check out", "call up", "describe", "provide", "reveal", "read out", "read off", "read aloud", "present", "confirm", "verify", "inquire", "mention", "name", "walk through", "report", "explore", "browse", "go to", "detail", "summarize", "recall", "refresh", "let me see", "let me hear", "count", "locate", "pull", "look through", "look over", "take", "bring", "speak", "relay", "announce", "examine", "look into", "identify", "return", "specify", "outline", "clarify", "sort", "filter", "pick out", "iterate over", "iterate through", "know"],
    words: ["gimme", "lemme see", "show me", "tell me", "i want to know", "i need to know", "i'd like to know", "i would like to know", "i wonder", "do you know", "need to know", "want to know", "like to know", "to know", "need to hear", "need to see", "want to see", "want to hear", "wanna see", "wanna know", "wanna hear", "a rundown of", "rundown of", "an overview of", "overview of", "a summary of", "summary of", "give me an overview of", "give me a summary of", "give me a rundown of", "let me check", "double check", "can you see", "see if", "tell me if"],
    typos: true,
  },
  change: {
    verbs: ["change", "update", "modify", "edit", "adjust", "replace", "switch", "alter", "amend", "revise", "reschedule", "postpone", "delay", "defer", "move", "shift", "push", "push back", "push out", "push forward", "bump", "move up", "move back", "bring forward", "put off", "rename", "retitle", "set", "fix", "correct", "swap", "extend", "convert", "reset", "snooze", "transfer", "tweak", "rewrite", "reword", "redo", "make", "turn", "switch over", "add", "include", "put", "re-schedule", "rearrange", "advance", "prioritize", "deprioritize", "reprioritize", "escalate", "raise", "lower", "bump up", "assign", "drop", "downgrade", "upgrade", "reorder", "flag"],
  },
  changestrong: {
    verbs: ["change", "update", "modify", "edit", "adjust", "switch", "alter", "amend", "revise", "reschedule", "postpone", "delay", "defer", "move", "shift", "push", "push back", "push out", "push forward", "bump", "move up", "move back", "bring forward", "put off", "rename", "retitle", "extend", "snooze", "reword", "re-schedule", "rearrange", "reprioritize", "prioritize", "deprioritize", "replace", "correct", "tweak", "convert", "escalate", "rewrite", "redo", "fix", "downgrade", "upgrade", "lower", "raise", "increase", "decrease", "tag", "label", "bump up"],
    typos: true,
  },
  rename: { verbs: ["rename", "retitle", "reword", "call", "name"] },
  retitle: { verbs: ["rename", "retitle", "reword", "re-title", "re-name"], typos: true },
  rewrite: { verbs: ["change", "update", "edit", "modify", "replace", "rewrite", "amend", "correct", "alter", "revise", "switch"] },
  titlenoun: { words: ["title", "name", "text", "wording", "heading"] },
  descriptionnoun: { words: ["description", "note", "notes", "comment", "details", "desc"] },
  aside: { words: ["since", "because", "it's", "it is", "it was", "as i", "i already", "cause", "cuz", "so i", "i don't", "i won't", "i'm", "i've", "she is", "he is", "she's", "he's", "they are", "they're", "we are", "we're", "i did", "i no longer", "that's", "it has"] },
  attribute: { words: ["title", "name", "description", "priority", "due date", "deadline", "date", "time", "status", "note", "notes", "details", "detail", "location", "list", "tag", "tags", "label", "frequency", "recurrence", "day", "start time", "due", "urgency", "importance", "due time", "hour", "text", "wording"] },
  set: { verbs: ["set", "make", "put", "give", "change", "assign"] },
  delete: {
    verbs: ["delete", "remove", "cancel", "erase", "discard", "clear", "clear out", "drop", "get rid of", "trash", "scrap", "kill", "eliminate", "wipe", "wipe out", "wipe clean", "dismiss", "purge", "dump", "delist", "nix", "scratch", "take off", "take out", "take away", "ditch", "throw away", "throw out", "toss", "toss out", "bin", "empty", "disable", "turn off", "stop", "end", "void", "deactivate", "clean out", "clean up", "cut", "omit", "abandon", "forget", "lose", "strike", "clean", "undo", "unset", "reset", "shut off", "nuke", "get off", "take down", "silence", "destroy", "unschedule", "kill off", "zap", "remove"],
    words: ["rid"],
    typos: true,
  },
  deletestrong: { verbs: ["delete", "remove", "cancel", "erase", "discard", "clear", "get rid of", "trash", "scrap", "eliminate", "purge", "take off", "ditch"], typos: true },
  takeoff: { verbs: ["take", "get", "strike", "scratch", "pull", "move", "wipe", "leave", "drop", "have", "keep"] },
  complete: {
    verbs: ["complete", "finish", "accomplish", "check off", "tick off", "cross off", "cross out", "mark off", "knock out", "wrap up", "close", "close out", "resolve", "check", "tick", "do", "conclude", "fulfill", "achieve", "finalize", "mark done", "knock off", "strike through", "strike off", "cross", "scratch off"],
    words: ["done with", "finished with", "i am done with", "i'm done with", "through with"],
    typos: true,
  },
  completestrong: { verbs: ["complete", "finish", "accomplish", "check off", "tick off", "cross off", "cross out", "mark off", "close out", "knock out", "wrap up"], typos: true },
  crossoff: { verbs: ["check", "cross", "tick", "mark", "knock", "scratch", "strike"] },
  mark: { verbs: ["mark", "flag", "set"] },
  markas: { verbs: ["label", "check", "tag", "make", "record", "list", "register", "log", "put", "move", "change", "update", "turn", "note", "consider", "count", "switch", "mark", "flag", "set"] },
  donestate: { words: ["done", "complete", "completed", "finished", "accomplished", "checked", "checked off", "closed", "resolved", "finish", "achieved", "crossed off", "ticked", "ticked off", "over with", "taken care of", "purchased", "bought", "handled", "all done", "all set", "sorted"] },
  notdone: { words: ["not done", "undone", "not complete", "not completed", "incomplete", "uncompleted", "unfinished", "not finished", "pending", "open", "active", "to do", "todo", "not yet done", "still open", "still pending", "unresolved", "unchecked", "in progress"] },
  reopen: { verbs: ["reopen", "re-open", "uncheck", "un-check", "undo", "restore", "uncomplete", "unmark", "reactivate", "untick"] },
  forget: { verbs: ["forget", "miss", "skip", "overlook", "fail"] },
  recall: { verbs: ["remember", "recall", "remind"], words: ["be reminded", "get reminded", "keep in mind", "be alerted", "be notified"] },
  ask: { verbs: ["ask", "tell", "want", "request", "instruct", "have", "get", "need", "say", "command"] },
  obligation: {
    words: [
      "i need to", "i have to", "i've got to", "i got to", "i gotta", "i must", "i ought to", "i should", "we need to", "we have to", "we've got to", "we must", "we should", "i've to", "i had better", "i'd better", "need to", "have to", "gotta", "i am supposed to", "i'm supposed to", "i also need to", "i also have to", "i really need to", "i really have to", "i still need to", "i still have to", "must", "i will have to", "i'll have to", "i'll need to", "i will need to", "i have got to", "i am going to need to",
    ],
  },
  noduty: { verbs: ["know", "find", "see", "hear", "learn", "figure", "understand", "convert", "translate", "transfer", "speak", "talk", "substitute", "sub", "locate", "report", "change", "use"] },

  // Identity.
  who: { words: ["who", "who's", "whos"] },
  ami: { words: ["am i", "i am", "i'm", "im", "i be"] },
  namenoun: { words: ["name", "username", "user name", "user id", "userid", "user", "full name", "nickname", "first name", "last name", "account", "login", "account name", "login name", "identity", "profile", "user profile", "email", "e-mail", "email address", "user info", "user information", "account info", "account information", "account details", "profile information", "user details", "credentials", "handle", "names"] },
  personname: { words: ["name", "names", "username", "user name", "nickname", "identity", "full name", "first name"] },
  callverb: { verbs: ["call", "refer to", "address", "name", "identify", "recognize", "know", "greet", "label", "say"] },
  loggedin: { words: ["logged in", "signed in", "logged", "signed on", "logged on", "authenticated", "logged into", "signed into", "signed up as", "registered as", "known as", "called", "listed as", "saved as", "using this as", "connected as"] },
  profilenoun: { words: ["username", "user name", "user id", "userid", "profile", "user profile", "account info", "account information", "account details", "user info", "user information", "user details", "profile info", "profile information", "login name", "account name", "identity", "user account", "login", "profile details", "login info", "email address", "email"] },

  // What decides against acting.
  negation: { words: ["don't", "do not", "dont", "never", "please don't", "no need to", "not to", "shouldn't", "should not", "must not", "mustn't", "cannot", "can't", "can not", "won't", "will not", "didn't", "did not", "doesn't", "does not", "haven't", "have not", "wasn't", "without", "wouldn't", "would not", "no reason to", "rather not", "avoid", "refrain from", "isn't necessary to", "not necessary to", "unnecessary to", "no longer want to", "don't want you to", "not want you to", "stop", "refuse to", "not going to", "not gonna", "not supposed to", "hold off on", "hold off"] },
  hypothesis: { words: ["what happens if", "what happens when", "what would happen if", "what will happen if", "if i", "if we", "if you", "if someone", "if somebody", "if my", "if the", "if it", "what if", "suppose", "supposing", "imagine", "what would happen", "what happens", "would happen", "should i", "should we", "could have", "would have", "should have", "were to", "i might", "might", "i may", "i could", "i would", "wondering whether", "thinking of", "thinking about", "considering", "hypothetically", "in theory", "let's say", "let us say", "assuming", "i wish", "i wish i", "if only", "even if", "unless", "it would be nice", "would it be", "would you ever", "have you ever", "might want to", "would be nice", "pretend"] },
  howto: { words: ["how do i", "how do you", "how can i", "how can you", "how to", "how would i", "how would you", "how does", "how do we", "how can we", "how should i", "how could i", "how did", "how might i", "what's the way to", "what is the way to", "what is the best way to", "what's the best way to", "steps to", "instructions for", "instructions to", "tell me how to", "tell me how i", "tell me how you", "show me how", "how come", "teach me", "explain how", "explain", "why", "why did", "why do", "why does", "why is", "where do i", "where can i", "what do you mean", "is there a way to", "is there any way to", "do you know how", "ways to", "a way to", "what's the difference", "difference between", "am i allowed to", "which command", "what command", "who can", "who may"] },
  cancelreply: { words: ["cancel", "stop", "cancel it", "cancel that", "cancel this", "forget it", "forget that", "drop it", "drop that", "end", "quit", "undo", "abort", "clear", "close", "reset", "open", "check", "check that", "end it", "end this", "stop it", "stop that", "scratch that", "strike that", "skip"] },
  othernoun: {
    words: [
      "song", "songs", "track", "tracks", "album", "music", "playlist", "email", "e-mail", "email address", "mail", "contact", "contacts", "phone number", "number to", "account", "bank account", "card", "credit card", "order", "meeting", "meetings", "alarm", "alarms", "timer", "timers", "event", "events", "calendar", "appointment", "message", "messages", "text message", "photo", "photos", "flight", "flights", "reservation", "reservations", "subscription", "playlist", "folder", "payment", "payments", "cart", "favorites", "favourites", "picture", "video", "podcast", "station", "category", "queue", "money", "hold", "complaint", "post", "tweet", "file", "files", "folder", "document",
      "travel alert", "travel alerts", "weather alert", "weather alerts", "smog alert", "fraud alert", "fraud alerts", "amber alert", "security alert", "storm alert", "traffic alert", "traffic alerts", "news alert", "news alerts", "alert level", "uv alert", "alert for tomorrow's weather",
    ],
  },
  priorityword: { words: ["urgent", "important", "high", "low", "medium", "normal", "priority", "top", "highest", "lowest", "critical", "asap", "p1", "p2", "p3", "p4", "unimportant", "minor", "high-priority", "low-priority"] },
  otheralert: {
    words: ["travel alert", "travel alerts", "weather alert", "weather alerts", "smog alert", "smog alerts", "uv alert", "fraud alert", "fraud alerts", "amber alert", "amber alerts", "security alert", "security alerts", "storm alert", "storm alerts", "traffic alert", "traffic alerts", "news alert", "news alerts", "alert level", "terror alert", "heat alert", "flood alert", "tornado alert", "battery alert", "spam alert"],
  },
  contain: { verbs: ["contain", "have", "include", "say", "hold", "consist"] },
  domore: { words: ["next", "now", "still", "left", "first", "else", "again", "then", "on my list", "at work", "at home", "around the house", "exactly", "for the day", "for me", "later", "so far", "upcoming"] },
  past: { words: ["yesterday", "last week", "last night", "ago", "already", "used to", "just now", "earlier", "last month", "last year"] },
} as const;
