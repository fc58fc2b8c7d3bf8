// nlp.js: an intent classifier, trained before and loaded from what it exported.
import { readFileSync } from "node:fs";
import { containerBootstrap } from "@nlpjs/core";
import { LangEn } from "@nlpjs/lang-en-min";
import { Nlp } from "@nlpjs/nlp";

async function create() {
  const container = await containerBootstrap();
  container.use(LangEn);
  return new Nlp({ container, languages: ["en"], autoSave: false, autoLoad: false, nlu: { log: false } });
}

/** What it learned from labelled lines, as text. */
export async function train(lines) {
  const nlp = await create();
  for (const { text, intent } of lines) nlp.addDocument("en", text, intent === "unknown" ? "None" : intent);
  await nlp.train();
  return nlp.export();
}

/** A function that tells the intent of a message; `model`: the file of what it learned. */
export async function prepare(model) {
  const nlp = await create();
  nlp.import(readFileSync(model, "utf8"));
  return async (message) => {
    const { intent } = await nlp.process("en", message);
    return intent === "None" ? "unknown" : intent;
  };
}
