import type { Span } from "../contract/span.ts";
import { type Grammar, grammarOf } from "../frames/compile.ts";
import { type Parse, parseSentence } from "../frames/parse.ts";
import { buildSentence } from "../frames/sentence.ts";
import type { World } from "../input/context.ts";
import type { Settings } from "../input/options.ts";
import { findTemporal, type TemporalFinding } from "../temporal/find.ts";
import { normalize } from "../text/normalize.ts";
import { findQuotes, type Quote } from "../text/quotes.ts";
import { type Token, tokenize } from "../text/tokens.ts";

/** A message taken apart once: what each stage looks at. */
export interface Reading {
  readonly raw: string;
  /** The raw text in lower case with plain marks, unit for unit. */
  readonly text: string;
  readonly quotes: readonly Quote[];
  readonly world: World;
  readonly settings: Settings;
  readonly grammar: Grammar;
}

/** One clause of a message. */
export interface ClauseReading {
  readonly message: Reading;
  readonly span: Span;
  readonly tokens: readonly Token[];
  /** Dates and times, read as those of a task that is due. */
  readonly findings: readonly TemporalFinding[];
  /** Where they stand. */
  readonly dates: readonly Span[];
  readonly parse: Parse;
}

export function readMessage(raw: string, world: World, settings: Settings): Reading {
  const text = normalize(raw);
  return { raw, text, quotes: findQuotes(text), world, settings, grammar: grammarOf(settings.registry, settings.language) };
}

export function readClause(message: Reading, span: Span): ClauseReading {
  const tokens = tokenize(message.text, span[0], span[1]);
  const quotes = message.quotes.map(({ outer }) => outer).filter(([start, end]) => start >= span[0] && end <= span[1]);
  const { world, settings, text } = message;
  const findings = findTemporal(text, {
    now: world.now,
    timeZone: world.timeZone,
    dateOrder: world.dateOrder,
    dayParts: settings.dayParts,
    purpose: "due",
    literal: quotes,
    within: span,
    words: settings.language.temporal,
  });
  const dates = findings.flatMap((finding) => finding.spans);
  // A date may be met with its prepositions or without.
  const cores = findings.flatMap((finding) => finding.core);
  const sentence = buildSentence(tokens, message.grammar.words, { dates: [...cores, ...dates], quotes });
  return { message, span, tokens, findings, dates, parse: parseSentence(sentence, message.grammar) };
}
