import type { Frame } from "../../frame.ts";

/** Wordings that ask whose account it is. */
export const identity: readonly Frame[] = [
  {
    rule: "identity.who-am-i",
    intent: "identity_query",
    pattern: "who ami (loggedin | 'logged' | 'signed' | 'here' | 'to' 'you' | 'according' | 'in' 'your' | 'again' | 'as' | 'currently' | 'right' | $)",
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
    pattern: "^ (asking | show:base me? | question)+ _? my ('current' | 'own')* profilenoun",
    weight: 5,
  },
  {
    rule: "identity.name-on-account",
    intent: "identity_query",
    pattern: "(asking | show:base | question) _*? (personname | profilenoun) ('on' | 'for' | 'of' | 'in' | 'under') my ('account' | profilenoun)",
    weight: 6,
  },
  {
    rule: "identity.logged-in",
    intent: "identity_query",
    pattern: "who isword? 'currently'? loggedin ('right' 'now' | 'now' | 'here' | 'at' 'the' 'moment')? $",
    weight: 6,
  },
  {
    rule: "identity.current-user",
    intent: "identity_query",
    pattern: "(who | question | show:base) _? _? 'current' ('user' | 'account' | 'login')",
    weight: 6,
  },
  { rule: "identity.spell-my-name", intent: "identity_query", pattern: "^ ('spell' 'out'? | 'pronounce' | 'repeat' | 'say') my personname", weight: 5 },
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
      "question ('email' | 'e-mail' | 'account' | profilenoun | personname) _? i _? ('using' | 'use' | 'sign' 'up' | 'sign' 'in' | 'log' 'in' | 'on' | 'register' | 'under')",
    weight: 6,
  },
  { rule: "identity.name-is-what", intent: "identity_query", pattern: "my personname _*? (question | 'how')", weight: 5 },
  { rule: "identity.name-you-have", intent: "identity_query", pattern: "personname 'you' _*? me _*? question", weight: 5 },
  {
    rule: "identity.which-account",
    intent: "identity_query",
    pattern: "question _? ('account' | 'user' | 'profile' | personname) (ami | 'is' 'this' | 'do' i 'use' | 'do' i 'have' | 'are' 'we')",
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
    pattern: "^ ('am' i | 'are' 'we') (loggedin | 'using' | 'signed') ('in' | 'as' | 'to' | 'with' | 'under' | 'on')+ ...?",
    weight: 6,
  },
  {
    rule: "identity.call-me-a-name",
    intent: "identity_query",
    pattern: "^ auxiliary you callverb me ('by' | 'a' | 'any' | 'some' | 'the' | 'my') _*? personname",
    weight: 5.5,
  },
];
