import { phrases } from "../phrases.ts";

/** How words are compared with the titles of tasks. */
export interface MatchingWords {
  /** Say nothing about which task is meant. */
  readonly stop: readonly string[];
  /** May be left out or swapped ("get milk" for "buy milk"); they only break ties. */
  readonly weak: readonly string[];
  /** Those of the weak ones that say more than a name does where no title has them: "the rent I need". */
  readonly telling: readonly string[];
  /** Those that may be left over even where a condition is said: none of them turns it round. */
  readonly small: readonly string[];
  /** A title with the other word of a pair is another task. */
  readonly opposites: readonly (readonly [string, string])[];
  /** Endings taken off before words are compared, longest first: what is cut, what is put there, how long the word has to be. */
  readonly endings: readonly {
    readonly ending: string;
    readonly put: string;
    readonly least: number;
    readonly double?: true;
    readonly unless?: readonly string[];
  }[];
  /** Everyday words of tasks that are one slip away from another: "garbage" is never a misspelt "garage". */
  readonly distinct: readonly string[];
  /** Words that an ending must not be cut from. */
  readonly whole: readonly string[];
}

export const matchingWords: MatchingWords = {
  stop: phrases(`
    a | an | the | my | our | your | to | of | and | that | this | it | is | i | me | please | for | some | about | & | 's | so | just
  `),
  telling: ["need", "want", "should", "will", "without", "before", "after", "new"],
  small: ["a", "an", "the", "my", "our", "your", "to", "of", "and", "please", "i", "me", "'s", "so", "just", "for", "on", "in", "at"],
  weak: phrases(`
    get | buy | grab | purchase | go | do | make | have | take | on | off | in | out | up | down | at | with | without | from | by | before
    after | into | onto | over | his | her | their | its | him | them | be | are | was | will | should | need | want | appointment | really | very
    new
  `),
  opposites: [
    ["on", "off"],
    ["in", "out"],
    ["up", "down"],
    ["before", "after"],
    ["with", "without"],
    ["not", "do"],
    ["buy", "sell"],
    ["start", "stop"],
    ["open", "close"],
  ],
  endings: [
    { ending: "'s", put: "", least: 3 },
    { ending: "s'", put: "", least: 4 },
    { ending: "'", put: "", least: 2 },
    { ending: "ies", put: "y", least: 5 },
    { ending: "sses", put: "ss", least: 5 },
    { ending: "shes", put: "sh", least: 6 },
    { ending: "ches", put: "ch", least: 6 },
    { ending: "xes", put: "x", least: 5 },
    { ending: "oes", put: "o", least: 5 },
    { ending: "s", put: "", least: 4, unless: ["ss", "us", "is"] },
    { ending: "ying", put: "y", least: 5 },
    { ending: "ing", put: "", least: 6, double: true },
    { ending: "ied", put: "y", least: 5 },
    { ending: "ed", put: "", least: 5, double: true },
    { ending: "e", put: "", least: 5 },
  ],
  distinct: phrases(`
    garbage | garage | card | cards | cart | care | cars | bread | board | beard | break | light | lights | flight | flights | fight | right
    night | house | horse | mouse | plant | plants | plane | planes | plate | plates | place | paper | clean | clear | email | party | pants
    paint | print | point | pint | phone | photo | photos | water | waiter | letter | letters | better | butter | sister | mother | father
    brother | dinner | diner | winter | summer | shirt | skirt | short | sheet | sheets | shoes | shops | shop | ship | soup | soap | stop | step
    store | stove | stone | money | honey | train | trail | trash | truck | track | trunk | table | cable | chair | chain | stairs | river
    driver | drive | coffee | office | doctor | lunch | bunch | launch | class | glass | grass | glasses | classes | boat | boot | book | books
    cook | cookies | boots | coat | goat | gate | date | data | cake | bake | bike | bikes | lake | make | milk | silk | mail | main | mall | ball
    bell | bill | bills | pill | pills | call | cell | sell | wall | walk | talk | work | word | fork | form | farm | firm | room | roof | rice
    price | race | face | lace | slice | nice | dice | desk | disk | dish | fish | wash | cash | bath | path | both | bank | tank | back | pack
    packs | rack | lock | clock | block | luck | duck | dock | sock | socks | rock | rocks | ring | king | wing | wine | line | lines | pine
    pipe | ripe | rope | pope | soda | sofa | seat | seats | heat | meat | meet | meal | seal | deal | team | tear | year | pear | bear | hear
    heart | hearing | earring | test | text | rest | nest | best | vest | west | list | lists | lost | post | cost | coast | toast | roast | boast
    road | load | loan | lawn | dawn | down | town | gown | crown | brown | bowl | lamp | camp | stamp | ramp | hand | sand | band | bond | land
    lane | cane | hats | bags | rent | cent | tent | lent | gift | lift | left | loft | soft | salt | sale | sales | tale | tail | nail | nails
    mails | rail | rain | pain | gain | game | name | same | some | home | hose | nose | rose | taxi | song | long | lung | dust | rust | must
    mist | passport | password | report | resort | airport | desert | dessert | cereal | serial | stationary | stationery | principal | principle
    weather | whether | advice | device | service | services | survey
  `),
  whole: phrases(`
    thing | bring | spring | string | sibling | ceiling | red | bed | need | feed | bus | gas | news | glass | this | always | christmas | species
  `),
};
