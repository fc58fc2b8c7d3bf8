import type { Span } from "../contract/span.ts";

/**
 * A line that begins like one of a transcript: the role of a message (contract, `Message`) or what providers call it, in marks or with a colon. What the user types
 * is the user's; what stands behind such a label claims to be somebody else's.
 */
const LABEL =
  /^[ \t#*]{0,8}(?:(?:assistant|system|developer|tool(?:[ _-](?:result|output|response|call))?|function(?:[ _-](?:result|output|call))?)(?:[ \t]{0,4}\*{0,2}:|[ \t]{0,4}$)|\[(?:assistant|system|developer|tool)\]:?|<(?:assistant|system|developer|tool)>)/gim;

/** What is labelled as another speaker's, from the first label to the end of the text; null where nothing is. */
export function findOtherSpeaker(text: string): { readonly outer: Span; readonly inner: Span } | null {
  for (const { 0: label, index } of text.matchAll(LABEL)) {
    const start = index + label.length;
    if (text.slice(start).trim() !== "") return { outer: [index, text.length], inner: [start, text.length] };
  }
  return null;
}
