import type { SearchPage } from '../../../../src/model/search-index.ts';
import { foldText, namesIn } from '../format/fold-text.ts';
import { bestWords } from './best-words.ts';
import type { IndexFiles } from './index-files.ts';
import type { WordMatches } from './match-words.ts';
import type { Candidate } from './page-result.ts';
import type { RankedPage } from './rank-pages.ts';
import { hasStart, type TitleWords, titleWords } from './title-words.ts';

/** How much a title counts that is the whole query, and one that begins with it. */
const wholeTitle = 1.9;
const titleStart = 1.25;
/** How much the title of the API page counts whose props the query asks for. */
const titleOfProps = 3;
/** How much a title counts whose words the query has, and one that has all words of the query. */
const titleInQuery = 1.25;
const titleWithAll = 1.15;
const wholeHeading = 1.3;
const headingWithAll = 1.15;

/** A word without its article is translated as well. */
const leastTranslated = 0.9;
/** Most ways to write a query that titles are compared with. */
const maxQueries = 12;

/** What titles are compared with. */
interface TitleQuery {
  /** The whole query without gaps, first as it is written. */
  readonly queries: readonly string[];
  /** The words that say something. */
  readonly words: readonly string[];
  /** The components whose props may be asked for, each with its share of the words. */
  readonly components: ReadonlyMap<string, number>;
}

/** Returns what titles are compared with for a query. */
export function titleQuery(matches: readonly WordMatches[], strong: readonly string[]): TitleQuery {
  return { queries: wholeQueries(matches), words: strong, components: componentsOf(matches) };
}

/**
 * The whole query without gaps: as the index has its words, and with the English ones that stand for them.
 */
function wholeQueries(matches: readonly WordMatches[]): string[] {
  const written = bestWords(matches);
  return matches.reduce<string[]>(
    (begun, { words }, at) => {
      const forms = words.flatMap(({ found, quality }) => (quality < leastTranslated ? [] : found.forms));
      const texts = [written[at] ?? '', ...forms];
      return begun.flatMap((start) => texts.map((text) => start + text)).slice(0, maxQueries);
    },
    [''],
  );
}

/**
 * The components whose props a query may ask for, each with its share of the other words:
 * `open prop of dialog` → `open` and `dialog` with a half. Empty for other queries.
 */
function componentsOf(matches: readonly WordMatches[]): ReadonlyMap<string, number> {
  const strong = matches.flatMap(({ query }) => (query.isWeak ? [] : [query.text]));
  const others = strong.filter((word) => !/^props?$/.test(word));
  const components = new Map<string, number>();
  if (others.length === strong.length) return components;
  for (const start of others.keys())
    for (let end = start + 1; end <= others.length; end++)
      components.set(others.slice(start, end).join(''), (end - start) / others.length);
  return components;
}

/** Loads the titles of pages, and returns the pages by how well they match, titles and headings included. */
export async function compareTitles(
  ranked: readonly RankedPage[],
  query: TitleQuery,
  index: Pick<IndexFiles, 'page'>,
): Promise<Candidate[]> {
  const loaded = ranked.map(async (page): Promise<Candidate[]> => {
    const found = await index.page(page.number);
    return found ? [{ ranked: page, page: found, score: page.score * titleFactor(found, query) }] : [];
  });
  return (await Promise.all(loaded)).flat().sort(byScore);
}

function titleFactor(page: SearchPage, asked: TitleQuery): number {
  const { queries, words } = asked;
  const { headings } = titleWords(page);
  const hasAll = (text: TitleWords) => words.every((word) => hasStart(text, word));
  const isWhole = headings.some(({ squeezed }) => squeezed === queries[0]);
  const ofHeadings = isWhole ? wholeHeading : headings.some(hasAll) ? headingWithAll : 1;
  return ofTitle(page, asked, hasAll) * ofHeadings;
}

function ofTitle(
  page: SearchPage,
  { queries, words, components }: TitleQuery,
  hasAll: (text: TitleWords) => boolean,
): number {
  const { title } = titleWords(page);
  const plain = title.squeezed;
  const share = plain.endsWith('api') ? (components.get(plain.slice(0, -'api'.length)) ?? 0) : 0;
  if (share > 0) return 1 + (titleOfProps - 1) * share;
  if (queries.some((query) => plain === query || plain === `${query}api`)) return wholeTitle;
  if (plain.startsWith(queries[0] ?? '')) return titleStart;
  if (words.length > 1 && hasAll(title)) return titleWithAll;
  const own = namesIn(page.title).map(foldText);
  return own.length > 1 && own.every((word) => words.includes(word)) ? titleInQuery : 1;
}

/** Puts the best first. */
export function byScore(a: { readonly score: number }, b: { readonly score: number }): number {
  return b.score - a.score;
}
