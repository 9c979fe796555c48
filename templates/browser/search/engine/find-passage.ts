import { foldName, foldText, namesIn } from '../format/fold-text.ts';
import { otherSpellings } from '../format/spellings.ts';
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
}

/** A word that a passage should have, in the form that the index has. */
export interface SoughtWord {
  readonly text: string;
  /** Whether it says little, so that it only counts in a phrase. */
  readonly isWeak: boolean;
}

/** Characters of a passage: some three lines on a phone. */
const maxLength = 140;

/** How much a line of code counts beside one of text. */
const codeShare = 0.7;

/** A line of a page, prepared for queries. */
export interface PreparedLine {
  readonly text: string;
  /** Its parts, of which browsers find each alone: the cells of a row, or the whole line. */
  readonly cells: readonly string[];
  readonly heading?: string;
  readonly isCode: boolean;
  /** The folded words of each name. */
  readonly names: readonly (readonly string[])[];
}

/** Prepares a Markdown copy once for all queries. */
export function prepareCopy(markdown: string): PreparedLine[] {
  const lines: PreparedLine[] = [];
  let heading: string | undefined;
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^ {0,3}(?:`{3,}|~{3,})/.test(line)) {
      isCode = !isCode;
      continue;
    }
    const [, title] = (!isCode && /^#{1,6} (.*?)(?: \{#[^}]*\})?$/.exec(line)) || [];
    if (title !== undefined) heading = plainText(title);
    if (title !== undefined || line.startsWith('> ') || line === '') continue;
    const text = isCode ? line.trim() : plainText(line);
    if (text === '' || isRule(text)) continue;
    const cells = isCode ? [text] : cellsOf(text);
    const shown = cells.join(cellEnd);
    lines.push({
      text: shown,
      cells,
      isCode,
      names: wordsIn(shown),
      ...(heading !== undefined && { heading }),
    });
  }
  return lines;
}

/** What stands between the cells of a row. */
const cellEnd = ' · ';

function cellsOf(text: string): string[] {
  const cells = text.split(' | ').map((cell) => cell.trim());
  return cells.filter((cell) => cell !== '');
}

/** The row of dashes below the head of a table. */
function isRule(text: string): boolean {
  return /^:?-{3,}/.test(text);
}

/**
 * Returns the passage that has the most words of a query, closest to each other; the next best if the title
 * shows the best already, or the beginning of the page if it has no word.
 */
export function findPassage(
  lines: readonly PreparedLine[],
  words: readonly SoughtWord[],
  title: string,
): Passage | undefined {
  // The messages of a program stand in code.
  const isSentence = words.length >= minWordsOfSentence;
  let best: PreparedLine | undefined;
  let shown = 0;
  let most = 0;
  for (const line of lines) {
    const score = scoreOf(line.names, words) * (line.isCode && !isSentence ? codeShare : 1);
    most = Math.max(most, score);
    if (score <= shown || title.includes(line.text.replace(/\.$/, ''))) continue;
    shown = score;
    best = line;
  }
  // A page that is found by its keywords has none of the words: its description says what it is about.
  const found = best ?? lines.find((line) => !line.isCode);
  if (!found) return undefined;
  const { text, cells, heading, isCode } = found;
  const start = isCode ? undefined : startOf(cells, words);
  return {
    text: shortened(text, words),
    score: best ? most : 1,
    ...(start !== undefined && { start }),
    ...(heading !== undefined && { heading }),
  };
}

/** Words of a text by which a browser finds it. */
const maxStart = 6;

/** The first words of the part that has the most words of a query, around the first of them. */
function startOf(cells: readonly string[], words: readonly SoughtWord[]): string {
  const rated = cells.map((cell) => ({ cell, score: scoreOf(wordsIn(cell), words) }));
  const { cell } = rated.reduce((best, one) => (one.score > best.score ? one : best));
  return shortened(cell, words)
    .replace(/^… | …$/g, '')
    .split(' ')
    .slice(0, maxStart)
    .join(' ');
}

/** Returns the text of a line of Markdown. The cells of a row are separated by ` | `. */
function plainText(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<br>/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')
    .replace(/\\([|*_`<>])/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(?<=^|[\s(])\*(?=\S)([^*]*[^\s*])\*(?=$|[\s.,:;)])/g, '$1')
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .replace(/&(quot|lt|gt|amp);/g, (_, name: string) => characters[name] ?? '')
    .trim();
}

const characters: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };

function scoreOf(found: PreparedLine['names'], words: readonly SoughtWord[]): number {
  const positions = words.map(({ text }) =>
    found.findIndex((parts) => parts.some((part) => isSame(part, text))),
  );
  const known = positions.filter((at, place) => at >= 0 && !words[place]?.isWeak);
  if (known.length === 0) return 0;
  const spread = largest(known) - smallest(known) + 1;
  const strong = words.filter(({ isWeak }) => !isWeak);
  return known.length / strong.length + phraseShare(found, words) + (known.length / spread) * 0.3;
}

/** Returns 1 if a line has all words of a query in their order; of a sentence, the share that it has so. */
function phraseShare(found: PreparedLine['names'], words: readonly SoughtWord[]): number {
  let longest = 0;
  for (const start of found.keys())
    for (const first of words.keys()) {
      let length = 0;
      while (hasWord(found[start + length], words[first + length])) length++;
      longest = Math.max(longest, length);
    }
  if (longest === words.length) return 1;
  return words.length < minWordsOfSentence || longest < 2 ? 0 : longest / words.length;
}

function hasWord(parts: readonly string[] = [], word: SoughtWord | undefined): boolean {
  return word !== undefined && parts.some((part) => isSame(part, word.text));
}

function wordsIn(text: string): (readonly string[])[] {
  return namesIn(text).map((name) => {
    const { whole, parts } = foldName(name);
    return [whole, ...parts, ...otherSpellings(whole)];
  });
}

/** Shortest word that is found inside another one. */
const minLengthInside = 5;

/**
 * Whether words have the same beginning, whatever their endings, or one is part
 * of the other: `Fehlermeldungen`.
 */
function isSame(part: string, word: string): boolean {
  if (part.startsWith(word) || (word.length >= minLengthInside && part.includes(word))) return true;
  return word.length > 4 && part.length > 3 && word.startsWith(part) && word.length - part.length <= 3;
}

/** Cuts a long passage around the words of a query, between words. */
function shortened(text: string, words: readonly SoughtWord[]): string {
  if (text.length <= maxLength) return text;
  const folded = foldText(text);
  const found = words.flatMap(({ text: word, isWeak }) => {
    const at = isWeak ? -1 : folded.indexOf(word);
    return at < 0 ? [] : [at];
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
