import { phrases } from "../phrases.ts";
import { wishes } from "./openings.ts";

/** Words of messages that ask for nothing that tasks could do. */
export interface TalkWords {
  /** Greetings, thanks, goodbyes and the like: each is small talk by itself. */
  readonly greetings: readonly string[];
  /** What people call somebody or something: a message of these and the words around them is a remark. */
  readonly verdicts: readonly string[];
  /** Words around them, which say nothing by themselves. */
  readonly around: readonly string[];
  /** Verbs for tasks that a tool might have: where none has, nothing is done. */
  readonly unserved: readonly string[];
  /** Words behind which the object of such a verb ends: "assign the essay *to* Ana". */
  readonly recipients: readonly string[];
}

export const talkWords: TalkWords = {
  greetings: [
    ...wishes,
    ...phrases(`
      hi | hii | hello | hey | hiya | heya | yo | howdy | greetings | sup | wassup | what's up | whats up | good morning | good afternoon
      good evening | good night | good day | goodnight | morning | evening | night | night night | gm | gn | how are you | how are u
      how r u | how r you | how are you doing | how are things | how do you do | how's it going | hows it going | how's life
      how was your day | how have you been | nice to meet you | you there | are you there | anybody there | thanks | thank you | thank u
      thankyou | thx | thnx | thanx | tnx | ty | tysm | tyvm | cheers | ta | many thanks | much appreciated | appreciate it | appreciated
      merci | you're welcome | ur welcome | no worries | no problem | congrats | congratulations | bye | bye bye | goodbye | good bye | cya
      see ya | see you | cu | laters | later | take care | talk to you later | talk later | ttyl | speak soon | have a good one
      have a nice day | have a good day | have a great day | have a nice evening | have a good night | have a nice weekend
      have a good weekend | sleep well | sweet dreams | see you later | catch you later | lol | haha | hahaha | hehe | lmao | xoxo
      happy birthday | merry christmas | happy new year | 🙏 | ❤ | ❤️ | 💕 | 😊 | 😀 | 😃 | 😄 | 😁 | 🙂 | 😍 | 🥰 | 😘 | 🤗 | 👋 | 😂 | 🤣
      😅
    `),
  ],
  verdicts: phrases(`
    best | great | good | amazing | awesome | fantastic | brilliant | wonderful | incredible | perfect | lovely | excellent | cool | nice | sweet
    kind | helpful | handy | useful | smart | clever | funny | cute | impressive | impressed | star | legend | lifesaver | life saver | genius
    hero | angel | gem | rock | rocks | rule | love | useless | stupid | dumb | terrible | awful | horrible | rubbish | crap | bad | worst
    annoying | slow | idiot | moron | suck | sucks | hate | garbage | trash | pathetic | ridiculous | silly | boring | weird | creepy | bot
    robot | human | machine | friend | well done | boy | girl
  `),
  around: phrases(`
    how | aye | one | like | work | job | you | u | ur | you're | youre | you are | u are | u r | your | are | r | is | am | was | were | i | i'm
    im | me | we | it | it's | its | that | that's | thats | that was | this | this is | they | so | such | a | an | the | my | of | for | at
    with | really | very | totally | pretty | too | quite | much | lot | lots | a lot | a bunch | a million | ton | tons | truly | absolutely
    just | now | then | today | tonight | tomorrow | soon | all | everyone | everybody | there | again | indeed | help | everything | doing | bit
    little | most | ever | what | do | be | not | no | and | but | to | as | always | actually | honestly | buddy | mate | pal | dear | friend
    assistant | bot
  `),
  unserved: phrases(`
    share | assign | reassign | delegate | allocate | comment | comment on | leave a comment | leave a comment on | add a comment | add comment
    reply to | archive | unarchive | export | import | attach | attach a file to | upload | download | email | e-mail | mail | forward | fax
    invite | duplicate | clone | copy | pin | unpin | star | unstar | sync | synchronize | synchronise | back up | backup | merge | split | link
    unlink | lock | unlock | hide | unhide | encrypt | publish | follow | unfollow | watch | upvote | vote for | translate | color | colour
  `),
  recipients: ["to", "with", "for", "from", "into", "as", "by", "between", "and"],
};
