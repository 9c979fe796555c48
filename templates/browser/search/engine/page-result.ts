import type { SearchPage, SearchRange } from '../../../../src/model/search-index.ts';
import { wordsOf } from '../format/fold-text.ts';
import type { Passage } from './find-passage.ts';
import { linksToSymbols } from './find-symbols.ts';
import type { IndexFiles } from './index-files.ts';
import type { WordMatches } from './match-words.ts';
import type { RankedPage } from './rank-pages.ts';
import type { SearchResult } from './search-answer.ts';
import { hasStart, titleWords } from './title-words.ts';

/** Headings and names that are listed below a page. */
const maxLinks = 3;

/** A page that is compared with the query. */
export interface Candidate {
  readonly ranked: RankedPage;
  readonly page: SearchPage;
  readonly score: number;
  readonly passage?: Passage | undefined;
}

/** What results are made with. */
export interface Merging {
  readonly index: IndexFiles;
  readonly matches: readonly WordMatches[];
  readonly strong: readonly string[];
}

/** Returns the result of a page, with links to what matches in it. */
export function pageResult(
  { ranked, page, passage }: Candidate,
  { index, matches, strong }: Merging,
): Extract<SearchResult, { kind: 'page' }> {
  const range = rangeOf(ranked, index);
  const { href, title } = page;
  const links = [...matchingHeadings(page, strong), ...linksToSymbols(ranked.number, href, matches)];
  return {
    kind: 'page',
    href,
    title,
    product: range?.product,
    links: links.slice(0, maxLinks),
    ...(passage && { passage: placed(passage, page) }),
  };
}

/** Whether title, headings and names of a result have every word of the query: then it needs no passage. */
export function isExplained(candidate: Candidate, merging: Merging): boolean {
  const { title, links } = pageResult(candidate, merging);
  const shown = [title, ...links.map(({ text }) => text)].flatMap(wordsOf);
  return merging.strong.every((word) => shown.some((part) => part.startsWith(word)));
}

/** Returns the pages of one product and kind to which a page belongs. */
export function rangeOf({ number }: RankedPage, { manifest }: IndexFiles): SearchRange | undefined {
  return manifest.ranges.find(({ from, to }) => from <= number && number < to);
}

/** Headings that have a word of the query and, together with the title, all of them. */
function matchingHeadings(page: SearchPage, words: readonly string[]) {
  const { href, headings = [] } = page;
  const known = titleWords(page);
  const inTitle = words.map((word) => hasStart(known.title, word));
  return headings.flatMap(([id, text], at) => {
    const inHeading = words.map((word) => hasStart(known.headings[at] ?? known.title, word));
    const matches = inHeading.includes(true) && inHeading.every((found, place) => found || inTitle[place]);
    return matches ? [{ href: `${href}#${id}`, text }] : [];
  });
}

/** The address of a passage: the heading above it and, in browsers that find text, its first words. */
function placed({ text, start, heading }: Passage, { href, headings = [] }: SearchPage) {
  const id = headings.find(([, known]) => known === heading)?.[0] ?? '';
  const fragment = start === undefined ? '' : `:~:text=${encodeURIComponent(start).replace(/-/g, '%2D')}`;
  const hash = id === '' && fragment === '' ? '' : `#${id}${fragment}`;
  return { href: href + hash, text, ...(heading !== undefined && { heading }) };
}
