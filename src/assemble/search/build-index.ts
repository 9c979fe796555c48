import type { SearchManifest, SearchPage, SearchRange } from '../../model/search-index.ts';
import type { IndexLines } from './lines/index-lines.ts';

/** What an index is made of. */
export interface IndexSources {
  readonly pages: readonly SearchPage[];
  readonly lines: IndexLines;
  readonly ranges: readonly SearchRange[];
  readonly stopWords: readonly string[];
}

/** The sizes that an index is split into. */
export interface IndexSize {
  readonly pagesPerFile: number;
  readonly wordFiles: number;
}

/** The texts of the files of an index. */
export interface SearchIndex {
  readonly manifest: Omit<SearchManifest, 'pages' | 'words'>;
  readonly pages: readonly string[];
  readonly words: readonly { readonly first: string; readonly text: string }[];
}

/** Builds the index of a site in one language. */
export function buildIndex(
  { pages, lines, ranges, stopWords }: IndexSources,
  { pagesPerFile, wordFiles }: IndexSize,
): SearchIndex {
  return {
    manifest: { ranges, pagesPerFile, lengths: lines.lengths, stopWords },
    pages: Array.from({ length: Math.max(1, Math.ceil(pages.length / pagesPerFile)) }, (_, at) =>
      JSON.stringify(pages.slice(at * pagesPerFile, (at + 1) * pagesPerFile).map(compact)),
    ),
    words: inFiles(inOrder(lines), wordFiles),
  };
}

/** Merges words and names, of which a word comes before the names of its key. */
function inOrder({ terms, symbols }: IndexLines): readonly string[] {
  if (symbols.length === 0) return terms;
  const lines: string[] = [];
  let next = 0;
  for (const symbol of symbols) {
    const key = keyOf(symbol);
    for (let term = terms[next]; term !== undefined && keyOf(term) <= key; term = terms[next]) {
      lines.push(term);
      next++;
    }
    lines.push(symbol);
  }
  return [...lines, ...terms.slice(next)];
}

function keyOf(line: string): string {
  return line.slice(0, line.indexOf('\t'));
}

/** Splits sorted lines into files of about the same size. Lines of one key stay together. */
function inFiles(lines: readonly string[], count: number): { first: string; text: string }[] {
  let length = 0;
  for (const line of lines) length += line.length;
  const size = length / count;
  const files: { readonly first: string; readonly from: number }[] = [];
  let written = 0;
  for (const [at, line] of lines.entries()) {
    if (written >= size * files.length) {
      const key = keyOf(line);
      const before = keyOf(lines[at - 1] ?? '\t');
      if (at === 0 || before !== key)
        files.push({ first: at === 0 ? '' : shortestAfter(before, key), from: at });
    }
    written += line.length;
  }
  const texts = files.map(({ first, from }, at) => ({
    first,
    text: lines.slice(from, files[at + 1]?.from ?? lines.length).join('\n'),
  }));
  while (texts.length < count) texts.push({ first: '\uffff', text: '' });
  return texts;
}

/** The shortest text that comes after one word and not after the next: `accordion`, `adaptivecard` → `ad` */
function shortestAfter(before: string, next: string): string {
  let length = 1;
  while (length < next.length && next.slice(0, length) <= before) length++;
  return next.slice(0, length);
}

/** Leaves out the ids of headings that follow from their text. */
function compact({ href, title, headings, copy }: SearchPage): unknown[] {
  const short = (headings ?? []).map(([id, text]) => (id === simpleId(text) ? text : [id, text]));
  return [href, title, short, ...(copy === undefined ? [] : [copy])];
}

function simpleId(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
