import { phrases } from "../phrases.ts";

/** How people name tags without a sign. */
export interface TagWords {
  /** Before one tag. */
  readonly singular: readonly string[];
  /** Before several. */
  readonly plural: readonly string[];
  readonly joiners: readonly string[];
  /** Words that are no tag. */
  readonly stops: readonly string[];
  /** Words by which a tag comes to those that a task has. */
  readonly adding: readonly string[];
}

export const tagWords: TagWords = {
  singular: phrases(`
    tagged | tagged as | tagged with | tagged with the tag | that are tagged | that are tagged with | that is tagged | which are tagged | with tag
    with the tag | with a tag of | with the tag of | tag it | tag it as | tag it with | and tag it | and tag it as | and tag it with | tag this
    tag this as | tag this with | tag them | tag them as | tag them with | tag : | label it | label it as | label it with | and label it
    and label it as | labelled as | labeled as | with label | with the label | under the tag | has the tag | having the tag | add the tag
    add tag | label : | as tag
  `),
  plural: phrases(`
    with tags | with the tags | tags | tags : | with labels | with the labels | add the tags | add tags | labels : | set tags to | set the tags to
    tags to
  `),
  joiners: [",", "and", "&", "+", "or"],
  stops: ["the", "my", "to", "on", "for", "and", "please", "it", "is", "are", "a", "an", "in", "from", "this", "that", "of", "with", "as", "tasks", "task"],
  adding: ["add", "adding", "also", "too", "well", "additionally", "another", "extra"],
};
