// wink-nlp: tokens, parts of speech and named entities.
import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

export function prepare() {
  const nlp = winkNLP(model);
  return (message) => nlp.readDoc(message).entities().out(nlp.its.detail);
}
