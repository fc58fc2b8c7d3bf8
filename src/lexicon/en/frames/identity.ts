import type { Frame } from "../../frame.ts";

/** Wordings that ask whose account it is. */
export const identity: readonly Frame[] = [
  {
    rule: "identity.who-am-i",
    intent: "identity_query",
    pattern:
      "who ami (loggedin | 'logged' | 'signed' | 'here' | 'to' 'you' | 'according' | 'in' 'your' | ('on' | 'in') ('here' | ('this' | 'the') _) | 'again' | 'as' | 'currently' | 'right' | $)",
    weight: 8,
  },
  { rule: "identity.whoami", intent: "identity_query", pattern: "^ 'whoami' $", weight: 7 },
  {
    rule: "identity.my-name",
    intent: "identity_query",
    pattern: "asking _*? my ('own' | 'current' | 'full' | 'real' | 'user' | 'display' | 'first' | 'last' | 'actual' | 'legal' | 'given')* personname",
    weight: 5,
    despite: ["how-to"],
  },
  {
    rule: "identity.my-profile",
    intent: "identity_query",
    pattern:
      "^ (asking | show:base me? | question)+ _? my ('current' | 'own' | 'registered' | 'account' | 'login' | 'saved' | 'primary' | 'stored' | 'workspace' | 'app')* (profilenoun ('again' | 'here' | 'called' | 'name' | 'id' | 'info' | 'details' | 'information' | 'say' | 'right' 'now' | 'look' 'like' | date | 'contain' | 'as' | 'is' | ('on' | 'in' | 'for' | 'with') ...)* '?'? $ | ('handle' | 'user' | personname) ('called' | 'again' | 'on' 'here' | 'here' | 'in' 'your' _ | 'on' 'file')? $)",
    weight: 5,
  },
  {
    rule: "identity.name-on-account",
    intent: "identity_query",
    pattern:
      "(asking | show:base | question) _*? (personname | profilenoun) ('on' | 'for' | 'of' | 'in' | 'under' | ('linked' | 'attached' | 'tied' | 'connected' | 'registered') ('to' | 'with') | 'associated' 'with') (my ('account' | profilenoun) | ('this' | 'the') ('account' | profilenoun) ('here' | 'now' | 'called' | 'currently')* $)",
    weight: 6,
  },
  {
    rule: "identity.logged-in",
    intent: "identity_query",
    pattern:
      "who ('does' 'it' 'say')? isword? 'currently'? loggedin ('right' 'now' | 'now' | 'here' | 'at' 'the' 'moment' | ('to' | 'in' 'to' | 'on' | 'into')? ('this' | 'the') ('account' | accountnoun | 'app' | 'device' | 'system')? | 'to' 'it')? $",
    weight: 6,
  },
  {
    rule: "identity.current-user",
    intent: "identity_query",
    pattern:
      "(who | question | show:base) _? _? 'current' ('user' | 'account' | 'login') ('name' | 'info' | 'details' | 'id' | 'is' | 'here' | 'right' | 'now' | 'logged' | 'in' 'this' _)* $",
    weight: 6,
  },
  { rule: "identity.my-name-would-be", intent: "identity_query", pattern: "^ my 'own'? personname (isword | 'would' 'be')? $", weight: 4 },
  { rule: "identity.say-i-am", intent: "identity_query", pattern: "^ who _+ ami $", weight: 5 },
  {
    rule: "identity.how-named",
    intent: "identity_query",
    pattern: "'how' ami ('named' | 'called' | 'listed' | 'saved' | 'registered' | 'known')",
    weight: 5,
    despite: ["how-to"],
  },
  {
    rule: "identity.signed-up-with",
    intent: "identity_query",
    pattern:
      "question ('email' | 'e-mail' | 'account' | profilenoun | personname) ('did' | 'do' | 'have' | 'am' | 'are' | 'had')? (i | ami) _? ('using' | 'use' | 'sign' 'up' | 'sign' 'in' | 'log' 'in' | 'on' | 'register' | 'under')",
    weight: 6,
  },
  { rule: "identity.name-is-what", intent: "identity_query", pattern: "my personname _*? (question | 'how')", weight: 5 },
  { rule: "identity.name-you-have", intent: "identity_query", pattern: "personname 'you' _*? me _*? question", weight: 5 },
  {
    rule: "identity.which-account",
    intent: "identity_query",
    pattern:
      "question _? ('account' | 'user' | 'profile' | personname | accountnoun) (ami | 'are' 'you' ('connected' | 'using' | 'acting' | 'on' | loggedin) | 'is' 'this' ('account' | accountnoun)? ('under' | 'in' | 'registered' | 'on')* $ | 'do' i 'use' | 'do' i 'have' | 'are' 'we')",
    weight: 4.5,
  },
  { rule: "identity.name-for-me", intent: "identity_query", pattern: "asking _*? personname _*? (me | ami | 'mine')", weight: 5 },
  { rule: "identity.call-me", intent: "identity_query", pattern: "asking _*? you _*? callverb me", weight: 5.5, despite: ["how-to"] },
  { rule: "identity.call-me-what", intent: "identity_query", pattern: "you _*? callverb me _*? question", weight: 5.5 },
  {
    rule: "identity.saved-under",
    intent: "identity_query",
    pattern: "question _*? me ('saved' | 'listed' | 'stored' | 'registered' | 'down') ('under' | 'as' | 'by' | 'in')",
    weight: 4.5,
  },
  {
    rule: "identity.logged-in-as",
    intent: "identity_query",
    pattern: "(question | asking | 'am' i | 'whose' | 'if' | 'under') _*? (ami | 'i') loggedin",
    weight: 8,
  },
  {
    rule: "identity.am-i-logged-in",
    intent: "identity_query",
    pattern:
      "^ ('am' i | 'are' 'we') ('still' | 'currently' | 'actually' | 'already' | 'the' 'one' | 'really')* (loggedin $ | loggedin (my | 'the') | (loggedin | 'using' | 'signed') ('in' | 'as' | 'to' | 'with' | 'under' | 'on')+) ...?",
    weight: 6,
  },
  {
    rule: "identity.call-me-a-name",
    intent: "identity_query",
    pattern: "^ auxiliary you callverb me ('by' | 'a' | 'any' | 'some' | 'the' | 'my') _*? personname",
    weight: 5.5,
  },
  {
    rule: "identity.whose-account",
    intent: "identity_query",
    pattern:
      "('whose' | \"who's\" | 'whos') ('account' | accountnoun | profilenoun | personname | 'email' | listnoun | taskplural) (ami | 'have' i | 'are' 'we' | 'do' i | i | ('is' | 'are')? ('this' | 'that' | 'it') | 'is' ('open' | 'active' | 'logged' | 'signed' | 'here' | 'being') | 'is' ('on' | 'in') ('this' | 'the') ('account' | accountnoun)) ...?",
    weight: 6,
  },
  {
    rule: "identity.owner",
    intent: "identity_query",
    pattern:
      "(who ('owns' | 'has' | 'is'? 'using' | 'uses') | (who | question | show:base | 'name') _? _? ('owner' | 'holder' | 'user') ('of' | 'on' | 'for')) ('this' | 'the' | my) ('account' | accountnoun | 'app' | 'task' 'list') ('right' 'now' | 'now' | 'currently')? $",
    weight: 5,
  },
  {
    rule: "identity.is-this-mine",
    intent: "identity_query",
    pattern:
      "^ (asking | show:base me? ('if' | 'whether')? | 'if')* isword? ('this' | 'it') 'is'? ('still' | 'really' | 'actually' | 'not')* (my _? ('account' | accountnoun) ('or' ...)? | _ ('account' | 'profile' | 'login') 'or' 'mine' | 'my' 'or' ...) $",
    weight: 5,
  },
  {
    rule: "identity.am-i-in",
    intent: "identity_query",
    pattern:
      "^ (asking | show:base me? ('if' | 'whether')?)* ('am' i | 'are' 'we') ('still' | 'currently')? ('in' | 'on' | 'using' | 'under' | 'working' 'in') (my | 'the' | 'a')* ('right' | 'wrong' | 'work' | 'personal' | 'correct' | 'own' | 'other' | _)? ('account' | accountnoun) ('or' ...)? $",
    weight: 5,
  },
  {
    rule: "identity.which-is-active",
    intent: "identity_query",
    pattern:
      "(question | 'which') _? ('of' my)? ('account' | 'accounts' | accountnoun | profilenoun | 'logins' | 'profiles') ('is' | 'are')? ('currently' | 'now')? ('this' | 'linked' | 'on' 'file' | 'active' | 'open' | 'in' 'use' | 'loaded' | 'signed' 'in' | 'logged' 'in' | 'selected' | 'connected' | 'being' 'used' | 'it' | 'that') ('now' | 'right' 'now' | 'here' | 'is' | 'in' | 'on' | 'under')* $",
    weight: 5,
  },
  {
    rule: "identity.account-is-called",
    intent: "identity_query",
    pattern:
      "question (isword | personname | profilenoun | 'email' | 'is' | 'does' | 'on')* ('this' | 'my' | 'the') ('account' | accountnoun) 'is'? ('called' | 'using' | 'with' | 'on' | 'named' | 'under' | 'registered' | 'in' | 'linked' | 'signed' 'up' | 'set' 'up' | 'use' | 'have') (...)?",
    weight: 4.5,
  },
  {
    rule: "identity.bare",
    intent: "identity_query",
    pattern:
      "^ (my | 'the' | 'current' | 'active' | 'logged' 'in' | 'logged-in' | 'signed-in')* ('account' ('name' | 'info' | 'details' | 'id' | 'information') | 'username' | 'user' ('name' | 'id' | 'info' | 'details' | 'profile') | 'userid' | 'login' ('name' | 'info' | 'details') | 'profile' ('info' | 'details' | 'name')) '?'? $",
    weight: 4,
  },
  {
    rule: "identity.bare-mine",
    intent: "identity_query",
    pattern: "^ my ('own' | 'user')* ('profile' | 'identity' | 'account' | 'login' | 'info' | 'details') '?'? $",
    weight: 2.2,
  },
  {
    rule: "identity.bare-current",
    intent: "identity_query",
    pattern: "^ 'the'? ('current' | 'active' | 'logged-in' | 'logged' 'in' | 'signed-in') ('user' | 'account' | 'profile' | 'login') '?'? $",
    weight: 4,
  },
  {
    rule: "identity.show-user",
    intent: "identity_query",
    pattern:
      "^ (show:base me? | question | who isword?)+ ('the' | 'this' | 'our' | my)* ('current' | 'active' | 'logged-in' | 'logged' 'in' | 'signed-in' | 'signed' 'in' | 'present')+ (\"user's\" | \"account's\" | 'user' | 'account' | 'person' | 'profile') ('name' | 'info' | 'details' | 'account' | 'id' | 'email' | 'is')* $",
    weight: 6,
  },
  {
    rule: "identity.show-account",
    intent: "identity_query",
    pattern:
      "^ (show:base me? | question)+ ('the' | 'this' | 'about' | 'for')* (profilenoun | 'account' 'name' | 'account' 'id' | accountnoun ('info' | 'details' | 'information' | 'name' | 'id')) ('for' ('this' | my) accountnoun | 'for' me | 'here' | 'on' 'here')? $",
    weight: 4,
  },
  {
    rule: "identity.about-my-account",
    intent: "identity_query",
    pattern: "^ show:base me? 'about' my ('account' | 'profile' | 'own' 'account' | 'identity') $",
    weight: 3,
  },
  {
    rule: "identity.known-of-me",
    intent: "identity_query",
    pattern:
      "^ (show:base me?)? whatword ('do' | 'have' | 'did')? 'you' ('know' | 'have' | 'got' | 'store' | 'stored' | 'keep' | 'save' | 'saved' | 'recorded' | 'written')+ ('down' | 'on' 'file')? ('about' | 'on') me $",
    weight: 3.5,
  },
  {
    rule: "identity.details-of-me",
    intent: "identity_query",
    pattern:
      "(question | show:base) me? _? _? (profilenoun | personname | 'info' | 'information' | 'details' | 'data' | 'email' | 'records' | 'phone' 'number') ('do' | 'have' | 'that' | 'did' | 'is' | 'are')* 'you'? ('know' | 'have' | 'got' | 'store' | 'stored' | 'keep' | 'hold' | 'saved' | 'use')+ ('down' | 'on' 'file' | 'on' 'record')? (('about' | 'on' | 'for' | 'under') me | 'on' 'file' | 'on' 'record' | 'down') ...?",
    weight: 5,
  },
  {
    rule: "identity.profile-says",
    intent: "identity_query",
    pattern:
      "^ (show:base me?)? whatword ('does' | isword | 'in' | 'on')* my ('profile' | 'account' | 'account' 'page' | 'user' 'profile') ('say' | 'look' 'like' | 'contain' | 'include' | 'show')? $",
    weight: 4,
  },
  {
    rule: "identity.talking-to",
    intent: "identity_query",
    pattern:
      "who ('do' 'you' 'think' | 'does' 'it' 'say' | 'you' 'think')? ((\"you're\" | 'you' 'are' | 'are' 'you') ('talking' | 'speaking' | 'chatting' | 'dealing') ('to' | 'with') | 'is'? ('talking' | 'speaking' | 'chatting' | 'writing' | 'typing') ('to' | 'with') 'you') ('right' 'now' | 'now' | 'here')? $",
    weight: 4.5,
  },
  {
    rule: "identity.know-who-this-is",
    intent: "identity_query",
    pattern:
      "^ ('do' 'you'? 'know' | 'guess' | 'can' 'you' 'tell' | 'have' 'you' 'any' 'idea' | 'any' 'idea' | 'do' 'you' 'remember') who ('is'? 'using' ('you' | 'this') | 'is'? ('speaking' | 'talking' | 'asking' | 'typing') | 'this' 'is' | ami | 'is' 'this') ('on' 'here' | 'here')? $",
    weight: 4,
  },
  {
    rule: "identity.know-me",
    intent: "identity_query",
    pattern: "^ ('do' | 'can')? 'you' ('know' | 'recognize' | 'recognise' | 'identify' | 'even' 'know') (me | who ami) '?'? $",
    weight: 3,
  },
  { rule: "identity.identify-me", intent: "identity_query", pattern: "^ 'identify' me $", weight: 4 },
  {
    rule: "identity.unsure",
    intent: "identity_query",
    pattern:
      "doubt (who ami (loggedin | 'on' | 'signed' | 'here' | 'in' | $) | ('which' | 'what' | 'whose') (accountnoun | 'of' my 'accounts' | 'email' | 'account' | personname) (ami | i | 'this' | 'it' | 'we')+ ('is' | 'am' | 'are' | 'have' | 'use' | 'used' | 'in' | 'on' | 'under' | 'signed' | 'registered' | 'sign' | 'log' | 'go' | loggedin) ...? | ('if' | 'whether') ('this' 'is' my | ami loggedin) ...? | my ('own' | 'user')* (personname | profilenoun) $)",
    weight: 5.5,
    despite: ["negated"],
  },
  {
    rule: "identity.remind-me-who",
    intent: "identity_query",
    pattern:
      "^ remind:base me ('again' | ',' | 'of')* (who ami | (question | 'whose') _? (accountnoun | personname | profilenoun | 'email') (ami | i | 'this' | 'is' | 'we' | 'do' | 'did' | 'have' | 'you') | (question isword?)? my (personname | profilenoun) | (accountnoun | personname) ('name' | ami | i))",
    weight: 11.5,
    despite: ["other-domain"],
  },
  {
    rule: "identity.go-by",
    intent: "identity_query",
    pattern:
      "(question | show:base | asking) ('the')? (personname | accountnoun | 'email') ('do' | 'am' | 'did' | 'that')* (i | ami) ('go' 'by' | 'going' 'by' | 'known' | 'under' | 'using' | 'use' | 'listed' | 'registered' | 'saved' | 'sign' | 'signed' | 'have' | 'on' | 'in' | 'go' 'under')",
    weight: 5,
  },
  { rule: "identity.the-user", intent: "identity_query", pattern: "^ who isword? 'the' 'user' ('here' | 'right' 'now')? $", weight: 3 },
  {
    rule: "identity.anyone-logged-in",
    intent: "identity_query",
    pattern: "^ isword ('anyone' | 'anybody' | 'someone' | 'somebody') 'else'? loggedin ('right' 'now' | 'now' | 'here')? $",
    weight: 3.5,
  },
  { rule: "identity.see-me-as", intent: "identity_query", pattern: "who ('do' | 'did') 'you' _ me ('as' | 'down' 'as') $", weight: 4 },
  {
    rule: "identity.helping",
    intent: "identity_query",
    pattern: "^ who (\"you're\" | 'are' 'you' | 'you' 'are') 'currently'? ('helping' | 'assisting' | 'serving') ('right' 'now' | 'now' | 'here' | date)* $",
    weight: 3,
  },
  {
    rule: "identity.see-my-name",
    intent: "identity_query",
    pattern:
      "^ ('see' | 'view' | 'display' | 'find' | 'print' | 'state' | 'confirm' | 'show' me? | 'read' 'me'? | 'recall' | 'check') my ('own' | 'full' | 'user' | 'account')* personname $",
    weight: 6,
    despite: ["other-domain"],
  },
  {
    rule: "identity.give-me-my-name",
    intent: "identity_query",
    pattern: "^ 'give' me (my | ('the' | 'this' | 'my')? 'account') ('full' | 'own' | 'user')* (personname | profilenoun) $",
    weight: 6,
    despite: ["other-domain"],
  },
  {
    rule: "identity.my-details",
    intent: "identity_query",
    pattern: "^ show:base me? my ('own' | 'personal' | 'user' | 'saved' | 'profile')* ('details' | 'info' | 'information' | 'data') $",
    weight: 3.5,
  },
  {
    rule: "identity.name-that-shows",
    intent: "identity_query",
    pattern:
      "question (personname | 'email' | profilenoun | 'details' | 'info') ('do' | 'does' | 'is' | 'are' | 'shows' | 'show' | 'appears' | 'appear' | 'comes')+ 'up'? ('on' | 'in' | 'under' | 'with' | 'for') (my | 'this' | 'the') ('account' | accountnoun)",
    weight: 4.5,
  },
  { rule: "identity.bare-logged-in", intent: "identity_query", pattern: "^ ('currently')? loggedin ('as' | 'with')? ('who' | 'what')? '?' $", weight: 4 },
  { rule: "identity.bare-which", intent: "identity_query", pattern: "^ 'which' ('account' | 'user' | 'profile' | 'login') '?'? $", weight: 2.2 },
  { rule: "identity.run-whoami", intent: "identity_query", pattern: "^ (show:base me? | 'run' | 'do')? 'show'? ('whoami' | 'user' $)", weight: 3.5 },
  {
    rule: "identity.is-right-account",
    intent: "identity_query",
    pattern: "^ isword 'this' 'the' ('right' | 'wrong' | 'correct')? ('account' | accountnoun) ('for' _ _?)? $",
    weight: 2.5,
  },
  {
    rule: "identity.am-i-the-owner",
    intent: "identity_query",
    pattern:
      "^ 'am' i 'the' ('owner' | 'admin' | 'holder' | 'user' | 'person' | 'account' | 'one')+ ('of' | 'on' | 'for')? (('this' | 'the') ('account' | accountnoun))? loggedin? $",
    weight: 3.5,
  },
  {
    rule: "identity.told-you-my-name",
    intent: "identity_query",
    pattern:
      "^ (('have' | 'did') i ('ever' | 'already')? ('tell' | 'told' | 'give' | 'given') 'you' | 'guess') my personname ('already' | 'yet' | 'before')? $",
    weight: 4,
    despite: ["other-domain"],
  },
  {
    rule: "identity.who-is-on",
    intent: "identity_query",
    pattern: "who isword? (('on' | 'in') ('this' | 'the') ('account' | accountnoun) | 'this' ('account' | accountnoun) ('for' | 'under')) $",
    weight: 4,
  },
  {
    rule: "identity.bare-asked",
    intent: "identity_query",
    pattern: "^ (my ('email' | personname) '?' | 'the'? (personname | 'email') 'on' ('the' | 'this' | my)? 'account' '?'?) $",
    weight: 3,
  },
  {
    rule: "identity.tell-me-my-email",
    intent: "identity_query",
    pattern: "^ ('tell' | 'show') me my ('own' | 'account' | 'registered')* (profilenoun | personname) $",
    weight: 5,
    despite: ["other-domain"],
  },
  {
    rule: "identity.holder",
    intent: "identity_query",
    pattern:
      "^ (asking | show:base me?)* (question | who) isword? 'the'? (('account' | accountnoun) ('holder' | 'owner' | \"holder's\" | \"owner's\") | ('this' | 'the')? (\"account's\" | \"user's\") (personname | 'id' | 'email' | 'owner')) (personname | 'here')? $",
    weight: 4.5,
  },
  {
    rule: "identity.which-person-is-in",
    intent: "identity_query",
    pattern:
      "(question ('person' | 'account' | 'user' | accountnoun) | who) ('is' | 'has' | \"'s\" | 'it' | 'that' | \"that's\")* (loggedin | 'registered' ('on' | 'in' | 'to') ('this' | 'the')) ('account' | accountnoun | 'right' 'now' | 'now' | 'here' | 'on' 'here')* $",
    weight: 5,
  },
  {
    rule: "identity.you-logged-in-as",
    intent: "identity_query",
    pattern: "who ('are' 'you' | \"you're\" | 'you' 'are') (('logged' | 'signed') 'in' 'as' | 'set' 'up' 'for' | 'registered' 'to') $",
    weight: 4.5,
  },
  {
    rule: "identity.this-logged-into",
    intent: "identity_query",
    pattern: "^ isword ('this' | 'it') loggedin ('to' | 'as' | 'with')? (my | me) ...?",
    weight: 4,
  },
];
