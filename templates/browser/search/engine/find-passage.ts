import { foldText } from '../format/fold-text.ts';
import { createNameMatcher, maxWords, type NameMatcher, numbersOf } from './create-name-matcher.ts';
import type { PreparedLine } from './prepare-copy.ts';
import { minWordsOfSentence } from './query-words.ts';

/** A passage of a page that contains words of a query. */
export interface Passage {
  readonly text: string;
  /** The part of it that a browser finds in the page; absent for code, where browsers find no text. */
  readonly start?: string;
  /** The text of the heading above it. */
  readonly heading?: string;
  /** How well it matches: 1 if it contains every word, more if they follow each other. */
  readonly score: number;
  /** Whether a line has all words of a sentence, one after the other. */
  readonly isVerbatim: boolean;
}

/** A word that a passage should have, in the form that the index has. */
export interface SoughtWord {
  readonly text: string;
  /** Other words that the passage may have in its place. */
  readonly forms: readonly string[];
  /** Whether it says little, so that it only counts in a phrase. */
  readonly isWeak: boolean;
}

/** Characters of a passage: some three lines on a phone. */
const maxLength = 140;

/** How much a line of code counts beside one of text. */
const codeShare = 0.7;

/** How much a line with other forms of the words counts beside one with the words. */
const formShare = 0.8;

/**
 * Returns the passage that has the most words of a query, closest to each other; the next best if the title
 * shows the best already, or the beginning of the page if it has no word.
 */
export function findPassage(
  lines: readonly PreparedLine[],
  sought: readonly SoughtWord[],
  title: string,
): Passage | undefined {
  const words = sought.slice(0, maxWords);
  const maskOf = createNameMatcher(words.map(({ text }) => [text]));
  const formMaskOf = createNameMatcher(words.map(({ text, forms }) => [text, ...forms]));
  const { best, score } = bestLine(lines, { words, maskOf, formMaskOf, title });
  // A page that is found by its keywords has none of the words: its description says what it is about.
  const found = best ?? lines.find((line) => !line.isCode);
  if (!found) return undefined;
  const { text, cells, heading, isCode } = found;
  const start = isCode ? undefined : startOf(cells, words, formMaskOf);
  return {
    text: shortened(text, words),
    score,
    isVerbatim: isSentence(words) && phraseShare(found.names.map(maskOf), words.length) === 1,
    ...(start !== undefined && { start }),
    ...(heading !== undefined && { heading }),
  };
}

/** What lines are compared with. */
interface LineQuery {
  readonly words: readonly SoughtWord[];
  /** Finds the words themselves. */
  readonly maskOf: NameMatcher;
  /** Finds their other forms, too. */
  readonly formMaskOf: NameMatcher;
  readonly title: string;
}

/** Returns the line to show, and how well the page has the words themselves, by which pages are ordered. */
function bestLine(
  lines: readonly PreparedLine[],
  { words, maskOf, formMaskOf, title }: LineQuery,
): { readonly best: PreparedLine | undefined; readonly score: number } {
  let best: PreparedLine | undefined;
  let shown = 0;
  let most = 0;
  let hasWord = false;
  for (const line of lines) {
    const inForms = scoreOf(line.names, words, formMaskOf);
    if (inForms === 0) continue;
    const inWords = scoreOf(line.names, words, maskOf);
    // The messages of a program stand in code.
    const share = line.isCode && !isSentence(words) ? codeShare : 1;
    most = Math.max(most, inWords * share);
    if (title.includes(line.text.replace(/\.$/, ''))) continue;
    hasWord ||= inWords > 0;
    const score = Math.max(inWords, inForms * formShare) * share;
    if (score <= shown) continue;
    shown = score;
    best = line;
  }
  return { best, score: hasWord ? most : 1 };
}

function isSentence({ length }: readonly SoughtWord[]): boolean {
  return length >= minWordsOfSentence;
}

/** Words of a text by which a browser finds it. */
const maxStart = 6;

/** The first words of the part that has the most words of a query, around the first of them. */
function startOf(cells: readonly string[], words: readonly SoughtWord[], maskOf: NameMatcher): string {
  const rated = cells.map((cell) => ({ cell, score: scoreOf(numbersOf(cell), words, maskOf) }));
  const { cell } = rated.reduce((best, one) => (one.score > best.score ? one : best));
  return shortened(cell, words)
    .replace(/^… | …$/g, '')
    .split(' ')
    .slice(0, maxStart)
    .join(' ');
}

/** How well names match: 0 if they are no word that says something. */
function scoreOf(names: readonly number[], words: readonly SoughtWord[], maskOf: NameMatcher): number {
  // Most lines have no word of a query.
  let found = 0;
  for (const name of names) found |= maskOf(name);
  if (found === 0) return 0;
  const masks = names.map(maskOf);
  const strong = words.flatMap(({ isWeak }, at) => (isWeak ? [] : at));
  const known = strong.flatMap((word) =>
    found & (1 << word) ? masks.findIndex((one) => one & (1 << word)) : [],
  );
  if (known.length === 0) return 0;
  const spread = largest(known) - smallest(known) + 1;
  return known.length / strong.length + phraseShare(masks, words.length) + (known.length / spread) * 0.3;
}

/** Returns 1 if a line has all words of a query in their order; of a sentence, the share that it has so. */
function phraseShare(masks: readonly number[], count: number): number {
  let longest = 0;
  for (let start = 0; start < masks.length; start++) {
    if (masks[start] === 0) continue;
    for (let first = 0; first < count; first++) {
      let length = 0;
      while (first + length < count && (masks[start + length] ?? 0) & (1 << (first + length))) length++;
      longest = Math.max(longest, length);
    }
  }
  if (longest === count) return 1;
  return count < minWordsOfSentence || longest < 2 ? 0 : longest / count;
}

/** Cuts a long passage around the words of a query, between words. */
function shortened(text: string, words: readonly SoughtWord[]): string {
  if (text.length <= maxLength) return text;
  const folded = foldText(text);
  const found = words.flatMap(({ text: word, forms, isWeak }) => {
    const places = isWeak ? [] : [word, ...forms].map((form) => folded.indexOf(form));
    return places.find((at) => at >= 0) ?? [];
  });
  const inReach = (from: number) => found.filter((at) => at >= from && at < from + maxLength / 2).length;
  const at = found.reduce((best, one) => (inReach(one) > inReach(best) ? one : best), found[0] ?? 0);
  const from = at < maxLength / 2 ? 0 : text.lastIndexOf(' ', at - 40) + 1;
  const end = from + maxLength >= text.length ? text.length : text.lastIndexOf(' ', from + maxLength);
  const to = end > from ? end : from + maxLength;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

function smallest(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER);
}

function largest(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.max(a, b), 0);
}
