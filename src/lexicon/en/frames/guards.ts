import type { Guard } from "../../frame.ts";

/** What speaks for no intent at all; the strongest that holds is what an intent has to beat. */
export const guards: readonly Guard[] = [
  { rule: "not.refused", reason: "negated", pattern: "^ (refusal punctuation*)? (i | you)? {core negation} ...", weight: 14 },
  {
    rule: "not.refused-to-stop",
    reason: "taken-back",
    pattern:
      "negation (i | you)? ('want' | 'to' | 'wanna' | 'ever' | 'you' | 'just' | 'please')* ('stop' | 'quit' | 'cease' | 'end' | 'uncheck' | 'untick' | 'hold' 'off') ...",
    weight: 14,
  },
  {
    rule: "not.taken-back",
    reason: "taken-back",
    pattern: "_+ takenback $",
    weight: 14,
  },
  { rule: "not.taken-back-for", reason: "taken-back", pattern: "^ ('scratch' | 'scrap' | 'strike') 'that' punctuation ...", weight: 14 },
  { rule: "not.relayed", reason: "reported", pattern: "^ relayed ...", weight: 14 },
  {
    rule: "not.set-made",
    reason: "other-domain",
    pattern: "^ (create:base | set:base | changestrong:base | 'give') setword ...",
    weight: 9,
    spares: ["update_task", "complete_task", "delete_task", "list_tasks", "identity_query"],
  },
  {
    rule: "not.set-shown",
    reason: "other-domain",
    pattern:
      "^ ((completestrong:base | changestrong:base | retime:base) setword ... | 'give' (setword | (det | poss)+ _? _? _? ('ones' | 'tasks' | 'items' | 'todos' | 'reminders')) _*? priorityword+ closer* $)",
    weight: 14,
    spares: ["add_task", "update_task", "complete_task", "delete_task", "identity_query"],
  },
  {
    rule: "not.told-set-made",
    reason: "other-domain",
    pattern:
      "^ ((create:base | set:base) ((det | poss)+ _? _? _? ('ones' | 'tasks' | 'items' | 'todos' | 'reminders') (relative | 'not' | 'tagged' | 'marked' | 'labelled' | 'without' | openstate | 'overdue' | 'except') | 'the'? ('first' | 'last' | 'top' | 'bottom') (number | numeral) ('ones' | 'tasks' | 'items' | 'todos' | 'reminders')) | (put:base | ('throw' | 'drop' | 'chuck' | 'toss') ('out' | 'away')?) (det | poss)+ _? _? _? ('ones' | 'tasks' | 'todos' | 'reminders') | ('throw' | 'chuck' | 'toss') ('out' | 'away') setword) ...",
    weight: 9,
    spares: ["update_task", "complete_task", "delete_task", "list_tasks", "identity_query"],
  },
  {
    rule: "not.wanted",
    reason: "negated",
    pattern: "^ (refusal punctuation*)? (i | you)? _? {core negation} ('want' | 'need' | 'like' | 'wish' | 'mean') ...",
    weight: 14,
  },
  {
    rule: "not.given-to-me",
    reason: "other-domain",
    pattern: "^ 'give' me ...",
    weight: 9,
    spares: ["add_task", "list_tasks", "identity_query"],
  },
  { rule: "not.real", reason: "hypothetical", pattern: "^ hypothesis ...", weight: 12 },
  { rule: "not.certain", reason: "hypothetical", pattern: "^ tentative ...", weight: 12, spares: ["add_task", "list_tasks", "identity_query"] },
  {
    rule: "not.on-condition",
    reason: "hypothetical",
    pattern:
      "_ _+ (('if' | 'unless' | 'in' 'case' | 'once' | 'as' 'soon' 'as' | ('provided' | 'providing' | 'assuming') 'that'? | 'when') (('i' | \"i'm\" | 'we' | 'it' | 'he' | 'she' | 'they' | 'my' _ | 'the' _ | 'anyone' | 'somebody' | 'nobody' | 'someone' | nameword) _ | _ othersdo | \"i'm\" _) | 'after' (nameword _ | _ othersdo)) ...?",
    weight: 11,
    spares: ["add_task", "list_tasks", "identity_query"],
  },
  {
    rule: "not.on-condition-first",
    reason: "hypothetical",
    pattern: "^ ('when' | 'once' | 'as' 'soon' 'as' | 'after' | 'until') (subject | 'it' | 'he' | 'she' | 'they' | det _ | nameword _ | _ othersdo) ...?",
    weight: 11,
    spares: ["add_task", "identity_query"],
  },
  { rule: "not.asked-how", reason: "how-to", pattern: "^ howto ...", weight: 14 },
  {
    rule: "not.other-list",
    reason: "other-domain",
    pattern: "^ (show:base me? (det | poss)* _? | (create:base | delete:base | change:base) me? ((det | poss)+ _?)?) otherlist",
    weight: 8,
  },
  {
    rule: "not.on-other-list",
    reason: "other-domain",
    pattern:
      "^ (add:base | put:base | delete:base | takeoff:base) _* (into | from | 'on' | 'in')+ (det | poss)* _? otherlist ($ | ('at' | 'for' | 'in' | 'of' | 'on' | punctuation) ...)",
    weight: 8,
  },
  {
    rule: "not.asked-of-other-list",
    reason: "other-domain",
    pattern: "^ (question | haveaux | isword) _? (det | poss | 'on' | 'in' | i)* _? otherlist",
    weight: 8,
  },
  { rule: "not.is-on-other-list", reason: "other-domain", pattern: "^ (question | haveaux | isword) _+ ('on' | 'in') (det | poss)* _? otherlist $", weight: 8 },
  {
    rule: "not.other-noun",
    reason: "other-domain",
    pattern: "^ (addbare:base | delete:base | change:base | 'schedule') (det | poss)+ _? othernoun",
    weight: 4,
  },
  {
    rule: "not.told-of-list",
    reason: "other-domain",
    pattern: "^ (_ _? _? isword | i | 'you' | 'your' | 'name' | 'who') ('on' | 'for') (det | poss)+ _? listnoun",
    weight: 5,
    spares: ["update_task", "complete_task", "delete_task", "list_tasks", "identity_query"],
  },
  { rule: "not.a-schedule", reason: "other-domain", pattern: "^ 'schedule' ('of' | 'your' | 'for' | 'is' | 'on')", weight: 6 },
  {
    rule: "not.shown-elsewhere",
    reason: "other-domain",
    pattern: "^ show:base me? (det | poss)* othernoun (number | 'number' | 'from' | 'by' | 'in' | $)",
    weight: 7,
  },
  { rule: "not.feed", reason: "other-domain", pattern: "^ alertme:base me _? _? (feednoun | _ feednoun | _ _ feednoun)", weight: 6 },
  {
    rule: "not.added-elsewhere",
    reason: "other-domain",
    pattern:
      "^ addbare:base _+? (('to' | 'as' | 'into' | 'onto' | 'and') (det | poss | number | 'a' | it | 'taste')+ _* | ('to' | 'as' | 'into' | 'onto') othernoun _*) $",
    weight: 3,
  },
  {
    rule: "not.should-have",
    reason: "past",
    pattern:
      "^ i? ('should' | 'ought' 'to' | 'must' | 'could') 'have' (choreverb:participle | deed:participle | complete:participle | 'been' | 'known' | 'seen' | 'gone' | 'said' | 'asked' | 'told' | 'thought')",
    weight: 9,
  },
  { rule: "not.needs-to-know", reason: "other-domain", pattern: "^ obligation noduty", weight: 3.5 },
  { rule: "not.duty-elsewhere", reason: "other-domain", pattern: "^ obligation _ _*? servicenoun", weight: 1.6 },
  { rule: "not.taking-leave", reason: "other-domain", pattern: "^ obligation ('go' | 'run' | 'leave' | 'head' 'out' | 'be' 'going') $", weight: 6 },
  {
    rule: "not.reminded-of-a-fact",
    reason: "other-domain",
    pattern:
      "^ remind:base me punctuation? (('again' | 'of' | 'about')? ('what' | \"what's\" | 'which' | 'who' | \"who's\" | 'how' | 'why' | 'whats' | 'where' | 'whether') | 'of' _? _? _? ('pin' | 'password' | 'passcode' | 'code' | 'address' | 'name' | 'phone' 'number' | 'extension' | 'score' | 'rules' | 'recipe' | 'lyrics' | 'plot' | 'answer') $) | ^ (question | 'who' | \"who's\" | 'why' | 'how' | 'the' ('name' | 'title' | 'code' | 'password' | 'number') 'of') _+ punctuation+ opener* remind:base me $",
    weight: 9,
  },
  {
    rule: "not.travel-alert",
    reason: "other-domain",
    pattern: "('alert' | 'alerts') _*? ('travel' | 'traveling' | 'travelling' | 'weather' | 'traffic' | 'storm' | 'storms' | 'visiting')",
    weight: 8,
  },
  {
    rule: "not.travel-warning",
    reason: "other-domain",
    pattern: "('travel' | 'weather' | 'traffic' | 'security' | 'safety' | 'smog' | 'fraud') _? _? ('alert' | 'alerts')",
    weight: 8,
  },
  {
    rule: "not.needs-help",
    reason: "other-domain",
    pattern: "^ ('i' ('need' | 'want' | 'would' 'like')) ('help' | 'info' | 'information' | 'advice' | 'assistance')",
    weight: 8,
  },
  {
    rule: "not.wanted-of-you",
    reason: "other-domain",
    pattern: "^ 'i' ('need' | 'want') 'you' 'to' _+ ('on' | 'in') _* listnoun $",
    weight: 6,
    spares: ["update_task", "complete_task", "delete_task", "list_tasks", "identity_query"],
  },
  { rule: "not.who-is-this", reason: "other-domain", pattern: "who ami ('speaking' | 'talking' | 'chatting' | 'dealing' | 'conversing')", weight: 9 },
  { rule: "not.your-name", reason: "other-domain", pattern: "('your' | 'you') _? _? personname", weight: 3 },
  { rule: "not.new-name", reason: "other-domain", pattern: "^ (changestrong:base | set:base | rename:base) _*? personname", weight: 8 },
  {
    rule: "not.called-off",
    reason: "other-domain",
    pattern: "^ 'call' it ('a' ('day' | 'night' | 'draw') | 'quits' | 'off' | 'even' | 'in' | 'back' | 'out' | 'over' | 'up')",
    weight: 8,
  },
  { rule: "not.call-me", reason: "other-domain", pattern: "^ rename:base me", weight: 8 },
  { rule: "not.other-alert", reason: "other-domain", pattern: "otheralert", weight: 8 },
  { rule: "not.yet", reason: "intended", pattern: "^ obligation complete:base", weight: 8 },
  {
    rule: "not.done-yet",
    reason: "not-yet",
    pattern:
      "(\"isn't\" | 'isnt' | \"aren't\" | 'arent' | 'not' | \"hasn't\" | 'hasnt' | \"haven't\" | 'havent' | \"wasn't\" | 'never' | \"didn't\" | 'didnt' | 'no' 'longer') _? _? donestate",
    weight: 14,
    spares: ["list_tasks"],
  },
  {
    rule: "not.asked-whether-i-did",
    reason: "asked",
    pattern: "^ ('did' | 'have' | 'had') i ...",
    weight: 9,
    spares: ["add_task", "list_tasks", "identity_query"],
  },
  {
    rule: "not.asked-whether-done",
    reason: "other-domain",
    pattern: "^ ('did' | 'have' | 'has' | 'had' | 'was' | 'were') (i | 'you' | 'he' | 'she' | 'they' | 'it' | 'anyone' | 'somebody') ...",
    weight: 5.5,
  },
  {
    rule: "not.done-asked",
    reason: "asked",
    pattern: "donestate '?'",
    weight: 9,
    spares: ["add_task", "list_tasks", "update_task", "delete_task"],
  },
  { rule: "not.report-asked", reason: "other-domain", pattern: "^ i _*? (complete:past | complete:participle) _+ '?'", weight: 9, spares: ["list_tasks"] },
  {
    rule: "not.when-i-did",
    reason: "past",
    pattern: "^ ('when' | 'after' | 'before' | 'once' | 'while') i (complete:past | delete:past | add:past | change:past | create:past)",
    weight: 9,
  },
  {
    rule: "not.attribute-alone",
    reason: "other-domain",
    pattern:
      "^ delete:base det* (taskattribute | titlenoun | descriptionnoun | 'date' | 'time' | 'due' | 'status' | 'location' | 'label' | 'labels' | 'frequency' | 'tag' | 'tags' | 'reminder' 'time' | 'subtask' | 'attachment') ('of' | 'from' | 'on' | 'for') ...",
    weight: 12,
  },
  { rule: "not.tag-alone", reason: "other-domain", pattern: "^ delete:base ('#' _ | det* _ 'tag') 'from' ...", weight: 12 },
  // The work itself, which nobody here can do; and "complete" as a word for how much.
  {
    rule: "not.done-for-me",
    reason: "other-domain",
    pattern:
      "^ (dowork:base (det | poss) _+? 'for' (me | 'us') $ | 'complete' ('nonsense' | 'rubbish' | 'garbage' | 'stranger' | 'strangers' | 'idiot' | 'mess' | 'disaster' | 'waste' | 'works' | 'guide' | 'set' | 'opposite' | 'silence') ...? | 'bin' 'there' ...)",
    weight: 2.5,
  },
  {
    rule: "not.have-you",
    reason: "past",
    pattern: "^ ('have' | 'did' | 'had' | 'are') 'you' ('going' 'to')? (delete | complete | change | create) ...",
    weight: 9,
  },
  {
    rule: "not.plan-to-finish",
    reason: "intended",
    pattern:
      "^ (\"let's\" | 'lets' | 'let' 'us' | 'time' 'to' | 'help' me 'to'? | i ('want' | 'need' | 'hope' | 'plan' | 'wish' | 'try' | 'like' | 'have') 'to' | i 'would' 'like' 'to' | \"i'd\" 'like' 'to' | i 'wanna' | i 'should') dowork:base",
    weight: 9,
  },
  { rule: "not.what-it-is", reason: "how-to", pattern: "^ (('what' isword | \"what's\" | 'whats') ('a' | 'an') | 'what' 'a') tasknoun $", weight: 10 },
  { rule: "not.what-it-does", reason: "how-to", pattern: "^ 'what' ('does' | 'do' ('the' | 'these' | 'those')) _* ('do' | 'mean') $", weight: 9 },
  {
    rule: "not.what-can-be-done",
    reason: "other-domain",
    pattern: "^ question _*? ('can' | 'could') (i | 'you' | 'ai' | 'one' | 'a' | 'people') ...",
    weight: 8,
  },
  {
    rule: "not.who-did",
    reason: "past",
    pattern: "^ ('who' | 'when' 'did' _) (delete:past | create:past | change:past | complete:past | add:past | 'add' | 'delete' | 'complete' | 'create')",
    weight: 9,
  },
  { rule: "not.tasks-of-others", reason: "other-domain", pattern: "tasknoun 'of' ('a' | 'an' | 'the')", weight: 7.5 },
  {
    rule: "not.added-person",
    reason: "other-domain",
    pattern: "^ addbare:base (me | 'him' | 'her' | 'them' | 'up' | 'insult' | 'fuel' | number and number)",
    weight: 6,
  },
  {
    rule: "not.alike",
    reason: "other-domain",
    pattern:
      "^ ('you' | 'this' | 'that' | 'it' | 'he' | 'she' | 'they' | ('the' | 'a' | 'an' | 'this' | 'that' | 'these' | 'those' | 'my' | 'your' | 'his' | 'her' | 'their' | 'some') _) (remind:base | remind:third) (me | 'him' | 'her')",
    weight: 9,
  },
  {
    rule: "not.manner-of-speaking",
    reason: "other-domain",
    pattern:
      "^ obligation ('probably' | 'really' | 'just')? ('be' ('honest' | 'dreaming' | 'going' | 'kidding' | 'joking' | 'crazy' | 'clear' | 'fair' | 'frank' | 'off') | 'go' ('now' | ',' | 'bye') | 'run' ',' | 'disagree' | 'agree' | 'think' 'about' 'it' | 'ask' 'you' | 'shut' 'up' | 'apologize' | 'thank' 'you' | 'wonder' | 'tell' 'you' | 'warn' 'you')",
    weight: 6,
  },
  {
    rule: "not.part-of-a-text",
    reason: "other-domain",
    pattern:
      "^ _ det* ('line' | 'row' | 'column' | 'page' | 'slide' | 'cell' | 'chapter' | 'version' | 'question' | 'paragraph' | 'room' | 'step' | 'level' | 'file' | 'track' | 'channel' | 'episode') number",
    weight: 8,
  },
  {
    rule: "not.part-of-a-document",
    reason: "other-domain",
    pattern:
      "^ (addbare:base | delete:base | changestrong:base) det* _? ('row' | 'rows' | 'column' | 'columns' | 'cell' | 'cells' | 'slide' | 'footnote' | 'caption' | 'formula' | 'paragraph' | 'heading' | 'bullet' | 'chart' | 'comma' | 'semicolon')",
    weight: 3,
  },
  {
    rule: "not.due-elsewhere",
    reason: "other-domain",
    pattern: "('due' | 'owed' | 'owing' | 'outstanding') ('on' | 'for' | 'from') (det | poss)+ _? servicenoun $",
    weight: 8,
  },
  // Looked for anywhere, as such words open many a request.
  {
    rule: "not.asked-what-you-can",
    reason: "how-to",
    pattern:
      "(question _? ('can' | 'could' | 'do') 'you' ('do' | 'support' | 'handle' | 'understand') | ('are' 'you' ('able' 'to' | 'capable' 'of') | 'is' it 'possible' 'to') _ (_? (taskplural | 'reminders') | ('a' | 'an') (tasknoun | remindernoun) | my _? listnoun ('out' | 'aloud' | 'to' me)) ...?)",
    weight: 9,
  },
  {
    rule: "not.supposed",
    reason: "hypothetical",
    pattern: "(\"let's\" | 'lets' | 'let' 'us') 'say' (i | 'you' | 'we' | 'he' | 'she' | \"somebody's\" | 'somebody' | 'someone') ...",
    weight: 12,
  },
  {
    rule: "not.told-a-fact",
    reason: "other-domain",
    pattern: "^ (('did' | \"didn't\") 'you' 'know' | ('fun' | 'random' | 'true') ('fact' | 'story')) ...",
    weight: 9,
  },
  {
    rule: "not.remark-on-more",
    reason: "other-domain",
    pattern:
      "^ ('oh' | 'wow' | 'yay' | 'ah' | 'hooray' | 'well' | 'just')* ('great' | 'wonderful' | 'lovely' | 'fantastic' | 'brilliant' | 'super' | 'nice' | 'good' | 'perfect' | 'joy' | 'awesome' | 'terrific' | 'fabulous' | 'splendid' | 'marvellous' | 'yay' | 'what' | 'nothing' | 'thanks' 'for') punctuation* ('another' | 'more' | 'yet' | 'one' 'more' | 'the' 'same' | 'even' | 'so' 'many' | 'a' | 'an' | 'like' | number | numeral | remind:gerund | 'the' remindernoun) ...?",
    weight: 9,
  },
  {
    rule: "not.praised-or-blamed",
    reason: "other-domain",
    pattern:
      "^ ('oh' | 'well')* ('good' 'job' | 'well' 'done' | 'nice' ('job' | 'work' | 'try' | 'one') | 'who' ('needs' | 'has' 'time' 'for' | 'cares') | 'as' 'if' | \"i'll\" _+ 'when' | ('just' 'what' | 'exactly' 'what') (i | my) ...? ('needed' | 'wanted' | 'need' | 'ordered')) ...?",
    weight: 9,
  },
  {
    rule: "not.list-in-general",
    reason: "other-domain",
    pattern: "^ (show:base me?)? question (auxiliary | _)* ('on' | 'in') ('a' | 'an') _*? listnoun",
    weight: 9,
  },
  {
    rule: "not.how-the-product-is",
    reason: "how-to",
    pattern:
      "^ question? _? _? ('do' | 'does' | 'will' | 'are' | 'is' | 'sees') ('you' ('keep' | 'store' | 'save'))? (donestate | notdone | openstate | 'deleted' | det | poss)* (taskplural | tasknoun | listnoun) ('really' | 'ever' | 'always' | 'automatically' | 'still' | 'get')* ('repeat' | 'recur' | 'disappear' | 'vanish' | 'expire' | 'save' | 'saved' | 'sync' | 'synced' | 'sort' | 'sorted' | 'work' | 'help' | 'sent' | 'stored' | 'kept' | 'archived' | 'shared' | 'encrypted' | 'private' | 'go' | 'different' | 'ring' | 'refresh') ...?",
    weight: 9,
  },
  {
    rule: "not.list-of-grief",
    reason: "other-domain",
    pattern:
      "listnoun 'of' ('reasons' | 'regrets' | 'excuses' | 'complaints' | 'disappointments' | 'failures' | 'lies' | 'things' ('that' 'went' | 'you' negation | 'nobody' | 'i' negation))",
    weight: 9,
  },
  {
    rule: "not.asking-for-it",
    reason: "negated",
    pattern:
      "^ (i | \"i'm\" | 'im')? ('nobody' | 'no' 'one' | 'not' | negation) _? ('asking' | 'asked' | 'ask' | 'telling' | 'tell' | 'told' | 'saying' | 'said') ('you' | 'for')* ('to' | 'that')? ...",
    weight: 14,
    spares: ["list_tasks", "identity_query"],
  },
  {
    rule: "not.a-query-of-a-database",
    reason: "other-domain",
    pattern: "^ ('insert' 'into' _ ... | 'delete' 'from' _ 'where' ... | 'update' _ 'set' ... | 'select' _+? 'from' _ ('where' ...)? $ | 'drop' 'table' ...)",
    weight: 12,
  },
  {
    rule: "not.about-the-app",
    reason: "other-domain",
    pattern:
      "^ (('does' | 'do' | 'can' | 'is' | 'are') ('this' | 'the' | 'your' | 'these') ('app' | 'tool' | 'bot' | 'program' | 'assistant' | 'software' | 'website') | ('do' | 'does' | 'can' | 'will') 'your' _? (tasknoun | listnoun))",
    weight: 9,
  },
  {
    rule: "not.history",
    reason: "other-domain",
    pattern: "^ ('who' | 'when' | 'why') ('invented' | 'created' | 'made' | 'discovered' | 'built') ('the' | 'a')",
    weight: 9,
  },
  {
    rule: "not.pointing-elsewhere",
    reason: "other-domain",
    pattern: "^ (changestrong:base | set:base | delete:base) ('this' | 'that' | 'the') othernoun",
    weight: 6,
  },
  {
    rule: "not.it-elsewhere",
    reason: "other-domain",
    pattern: "(addbare:base | 'put' | 'save' | 'store') it into (det | poss)* _? otherlist",
    weight: 10,
  },
  {
    rule: "not.sum",
    reason: "other-domain",
    pattern:
      "^ ((addbare:base | show:base me?) (number | numeral)+ (('and' | 'plus' | 'to' | ',' | 'with' | 'from' | 'by')+ (number | numeral)+)+ | delete:base (number | numeral)+ ('from' | 'by') (number | numeral)+) ...?",
    weight: 6,
  },
  {
    rule: "not.total",
    reason: "other-domain",
    pattern: "^ addbare:base (_*? ('total' | 'sum' | 'average') | 'up' | (det | it | number | and | ',')+ _? _? 'up' $)",
    weight: 4,
  },
  {
    rule: "not.contact",
    reason: "other-domain",
    pattern: "^ addbare:base _*? ('contact' | 'contacts' | 'address' 'book' | 'phone' 'book')",
    weight: 4,
  },
  {
    rule: "not.about-you",
    reason: "other-domain",
    pattern: "('call' | 'calling' | ('refer' | 'referring' | 'refering') 'to' | 'address' | 'addressing' | 'greet' | 'greeting') ('you' | 'yourself')",
    weight: 8,
  },
  {
    rule: "not.when-something-happens",
    reason: "other-domain",
    pattern: "^ (alertme:base | ask:base) me ('when' | 'if' | 'once' | 'whenever') ...",
    weight: 5,
  },
  { rule: "not.made-into-another", reason: "other-domain", pattern: "^ create:base it ('the' | 'that' | 'my' | 'your') ...", weight: 8 },
  { rule: "not.list-of-others", reason: "other-domain", pattern: "^ question listnoun ... othernoun", weight: 8 },
  {
    rule: "not.done-as-said",
    reason: "other-domain",
    pattern:
      "^ ('well' | 'all' | 'consider' | 'count' | 'call' | 'git' | \"that's\" | 'thats' | 'almost' | 'nearly' | 'it' | \"it's\" | 'its' | 'this' | 'that' | \"i'm\" | 'im' | i | 'you' | \"you're\" | 'he' | 'she' | 'they' | \"we're\" | \"they're\" | 'mission' | 'get' | 'getting' | 'got' | 'nothing' | 'what' | \"what's\" | 'who' | 'how' | 'over' | 'good' | 'nicely' | 'half' | 'are' | 'is' | 'have' | 'be' | 'never' | 'easier' | 'when' | 'says' | 'said') (_ _?)? ('done' | 'completed') $",
    weight: 2.4,
  },
  { rule: "not.tick-tock", reason: "other-domain", pattern: "^ 'tick' ('tock' | 'tack' | ',' 'tick' | 'tick')", weight: 8 },
  {
    rule: "not.whole-thing",
    reason: "other-domain",
    pattern:
      "^ delete:base ('the' | 'that' | 'this') ('whole' | 'last' | 'entire' | 'same' | 'other' | 'wrong' | 'first' | 'previous' | 'damn' | 'next') ('thing' | 'entry') $",
    weight: 3,
  },
  {
    rule: "not.flagged-elsewhere",
    reason: "other-domain",
    pattern: "^ ('mark' | 'flag' | 'star' | 'pin' | 'tag' | 'label' | 'rename' | 'snooze' | 'double') (det | poss)+ _? (othernoun | 'note' | 'notes' | 'page')",
    weight: 4,
  },
  { rule: "not.dialogue", reason: "other-domain", pattern: "^ cancelreply $", weight: 3 },
  {
    rule: "not.remind-me-answer",
    reason: "other-domain",
    pattern: "^ remind:base me (',' | ':' | '-' | 'again' | '...')+ (auxiliary | question | 'was' | 'am') ...",
    weight: 9,
  },
  {
    rule: "not.attribute-of-other",
    reason: "other-domain",
    pattern:
      "^ (changestrong:base | set:base) det* (titlenoun | attribute) ('of' | 'for' | 'on') (det | poss)* _? othernoun ($ | ('to' | 'as' | 'by' | 'from' | 'on' | 'in' | 'at' | ':' | '=' | 'of' | 'for' | 'and' | ',') ...)",
    weight: 11,
  },
  { rule: "not.sign-up-elsewhere", reason: "other-domain", pattern: "^ question profilenoun _+ ('to' | 'for' | 'on' | 'with') _ 'with'", weight: 8 },
  {
    rule: "not.limit",
    reason: "other-domain",
    pattern:
      "^ (show:base me? ('if' | 'whether')?)? ('what' isword? | \"what's\" | there | isword there) ('a' | 'any' | 'some' | 'the')? _? _? ('limit' | 'limits' | 'maximum' | 'cap' | 'app' | 'setting' | 'shortcut' | 'feature' | 'website' | 'option' | 'button' | 'way' | 'plugin' | 'hotkey' | 'gesture' | 'widget') ...",
    weight: 9,
  },
  {
    rule: "not.getting-on",
    reason: "other-domain",
    pattern: "^ 'get' (me | 'him' | 'her' | 'them')? ('on' | 'onto' | 'off') (det | poss)* _? _? listnoun",
    weight: 9,
  },
  {
    rule: "not.meaning-of-name",
    reason: "other-domain",
    pattern: "my personname ('mean' | 'means' | 'come' | 'comes' | 'popular' | 'common' | 'rhyme' | 'rhymes' | 'originate' | 'stand' | 'translate')",
    weight: 9,
  },
];
