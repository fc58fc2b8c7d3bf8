import { phrases } from "../phrases.ts";

/** What a verb does to its object, for telling "delete the files" from "list the files". */
export const verbClasses = {
  read: phrases(`
    get | fetch | retrieve | list | show | display | view | read | find | search | look | check | see | browse | tell | know | describe | query
    lookup
  `),
  create: ["create", "add", "make", "new", "insert", "generate", "build", "register", "compose", "draft", "write", "post", "design", "append"],
  remove: ["delete", "remove", "erase", "clear", "drop", "cancel", "purge", "destroy", "uninstall", "unsubscribe", "discard"],
  change: phrases(`
    update | change | modify | edit | set | rename | alter | adjust | replace | configure | move | merge | push | dismiss | submit | approve
    mark | assign | enable | disable | upload
  `),
  send: ["send", "deliver", "forward", "share", "publish", "submit", "transfer", "mail"],
  compute: ["calculate", "compute", "solve", "convert", "estimate", "evaluate", "predict", "determine", "analyze", "compare", "translate", "sum"],
  acquire: ["book", "buy", "order", "purchase", "reserve", "rent", "pay"],
  play: ["play", "stop", "pause", "start", "resume", "open", "close", "run"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
