// compromise: parts of speech by rules.
import nlp from "compromise";

export function prepare() {
  return (message) => nlp(message).json();
}
