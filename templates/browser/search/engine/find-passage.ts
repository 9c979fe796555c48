import { foldName, foldText, namesIn } from '../format/fold-text.ts';

/** A passage of a page that contains words of a query. */
export interface Passage {
  readonly text: string;
  /** The text of the heading above it. */
  readonly heading?: string;
  /** Whether it is code, in which browsers find no text. */
  readonly isCode: boolean;
  /** How well it matches: 1 if it contains every word, more if they follow each other. */
  readonly score: number;
}

/** Characters of a passage. */
const maxLength = 170;

/** A line of a page, prepared for queries. */
export interface PreparedLine {
  readonly text: string;
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
    for (const text of isCode ? [line.trim()] : plainText(line).split(' | '))
      lines.push({ text, isCode, names: wordsIn(text), ...(heading !== undefined && { heading }) });
  }
  return lines;
}

/** Returns the passage that has the most words of a query, closest to each other. */
export function findPassage(lines: readonly PreparedLine[], words: readonly string[]): Passage | undefined {
  let best: PreparedLine | undefined;
  let most = 0;
  for (const line of lines) {
    const score = scoreOf(line.names, words) * (line.isCode ? 0.7 : 1);
    if (score <= most) continue;
    most = score;
    best = line;
  }
  if (!best) return undefined;
  const { text, heading, isCode } = best;
  return { text: shortened(text, words), isCode, score: most, ...(heading !== undefined && { heading }) };
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
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .trim();
}

function scoreOf(found: PreparedLine['names'], words: readonly string[]): number {
  const positions = words.map((word) => found.findIndex((parts) => parts.some((part) => isSame(part, word))));
  const known = positions.filter((at) => at >= 0);
  if (known.length === 0) return 0;
  const isPhrase = positions.every((at, place) => at >= 0 && at === (positions[0] ?? 0) + place);
  const spread = largest(known) - smallest(known) + 1;
  return known.length / words.length + (isPhrase ? 1 : 0) + (known.length / spread) * 0.3;
}

function wordsIn(text: string): (readonly string[])[] {
  return namesIn(text).map((name) => {
    const { whole, parts } = foldName(name);
    return [whole, ...parts];
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

/** Cuts a long passage around its first match, between words. */
function shortened(text: string, words: readonly string[]): string {
  if (text.length <= maxLength) return text;
  const folded = foldText(text);
  const at = Math.max(0, smallest(words.map((word) => indexIn(folded, word))));
  const from = at < maxLength / 2 ? 0 : text.lastIndexOf(' ', at - 40) + 1;
  const end = from + maxLength >= text.length ? text.length : text.lastIndexOf(' ', from + maxLength);
  const to = end > from ? end : from + maxLength;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

function indexIn(text: string, word: string): number {
  const at = text.indexOf(word);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

function smallest(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER);
}

function largest(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.max(a, b), 0);
}
