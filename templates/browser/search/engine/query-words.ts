import { foldName, namesIn, optionsIn } from '../format/fold-text.ts';

/** A word of a query, folded. */
export interface QueryWord {
  readonly text: string;
  /** Whether the language says little with it. It counts where the others match. */
  readonly isWeak: boolean;
  /** Whether it stands in quotation marks beside a sentence. */
  readonly isQuoted: boolean;
  /** Whether another word follows, so that the reader has probably written all of it. */
  readonly isEnded: boolean;
  /** The parts of an identifier: `palette`, `primary`. Empty for a plain word. */
  readonly parts: readonly string[];
  /** Whether the reader wrote the parts without characters between them: `fullWidth`. */
  readonly isCamel: boolean;
  /** Whether it begins with two dashes, as options and custom properties do. */
  readonly isOption: boolean;
}

/** Words that make a query a sentence, such as a message of an error, of which a page need not have all. */
export const minWordsOfSentence = 4;

/** What an English question begins with, and its verbs that any page may have: `how to make a list dense` */
const questionStart = /^\s*(?:how|where|why|what|when|which|can|does|do|is|are)\s/i;
const questionVerbs = new Set(['make', 'put', 'get', 'use', 'want', 'need', 'work']);

/** Splits a query into words. Identifiers stay whole: `Mui-focusVisible` → `muifocusvisible`. */
export function queryWords(query: string, stopWords: ReadonlySet<string>): QueryWord[] {
  const names = new Map(
    namesIn(withoutPhrasalVerbs(query)).map((name) => [
      foldName(name).whole,
      { parts: foldName(name).parts, isCamel: foldName(name).parts.length > 1 && !/[-_.]/.test(name) },
    ]),
  );
  const options = new Set(optionsIn(query));
  const isStopWord = (text: string) => stopWords.has(text) && !options.has(`--${text}`);
  const isQuestion = questionStart.test(query);
  const isVerb = (text: string) => isQuestion && questionVerbs.has(text);
  const quoted = new Set(
    quotedParts(query)
      .flatMap(namesIn)
      .map((name) => foldName(name).whole),
  );
  const isSentence = names.size - quoted.size >= minWordsOfSentence;
  // Where no word says more, a verb does, or even a stop word.
  const others = [...names.keys()].filter((text) => !isStopWord(text));
  const areAllVerbs = others.every(isVerb);
  return [...names].map(([text, { parts, isCamel }], at) => ({
    text,
    isWeak: isStopWord(text) ? others.length > 0 : !areAllVerbs && isVerb(text),
    isQuoted: isSentence && quoted.has(text),
    isEnded: at < names.size - 1,
    parts,
    isCamel,
    isOption: options.has(`--${text}`),
  }));
}

/** English verbs of two words, whose second one is a stop word, as documentation writes them. */
const phrasalVerbs = [
  [/\b(?:turn|switch) off\b/gi, 'disable'],
  [/\b(?:turn|switch) on\b/gi, 'enable'],
] as const;

function withoutPhrasalVerbs(query: string): string {
  return phrasalVerbs.reduce((text, [verb, word]) => text.replace(verb, word), query);
}

/** Returns what stands between quotation marks: `Link "/start/" leads to no page` → `/start/` */
function quotedParts(query: string): string[] {
  return [...query.matchAll(/"([^"]+)"|“([^”]+)”|`([^`]+)`/g)].map(([part]) => part);
}
