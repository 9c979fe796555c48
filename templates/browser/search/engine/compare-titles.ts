import type { SearchPage } from '../../../../src/model/search-index.ts';
import { foldText, namesIn } from '../format/fold-text.ts';
import type { IndexFiles } from './index-files.ts';
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

/** What titles are compared with. */
export interface TitleQuery {
  /** The whole query without gaps. */
  readonly query: string;
  /** The words that say something. */
  readonly words: readonly string[];
  /** The components whose props may be asked for, each with its share of the words. */
  readonly components: ReadonlyMap<string, number>;
}

/** Loads the titles of pages, and returns the pages by how well they match, titles and headings included. */
export async function compareTitles(
  ranked: readonly RankedPage[],
  query: TitleQuery,
  index: IndexFiles,
): Promise<Candidate[]> {
  const loaded = ranked.map(async (page): Promise<Candidate[]> => {
    const found = await index.page(page.number);
    return found ? [{ ranked: page, page: found, score: page.score * titleFactor(found, query) }] : [];
  });
  return (await Promise.all(loaded)).flat().sort(byScore);
}

function titleFactor(page: SearchPage, asked: TitleQuery): number {
  const { query, words } = asked;
  const { headings } = titleWords(page);
  const hasAll = (text: TitleWords) => words.every((word) => hasStart(text, word));
  const isWhole = headings.some(({ squeezed }) => squeezed === query);
  const ofHeadings = isWhole ? wholeHeading : headings.some(hasAll) ? headingWithAll : 1;
  return ofTitle(page, asked, hasAll) * ofHeadings;
}

function ofTitle(
  page: SearchPage,
  { query, words, components }: TitleQuery,
  hasAll: (text: TitleWords) => boolean,
): number {
  const { title } = titleWords(page);
  const plain = title.squeezed;
  const share = plain.endsWith('api') ? (components.get(plain.slice(0, -'api'.length)) ?? 0) : 0;
  if (share > 0) return 1 + (titleOfProps - 1) * share;
  if (plain === query || plain === `${query}api`) return wholeTitle;
  if (plain.startsWith(query)) return titleStart;
  if (words.length > 1 && hasAll(title)) return titleWithAll;
  const own = namesIn(page.title).map(foldText);
  return own.length > 1 && own.every((word) => words.includes(word)) ? titleInQuery : 1;
}

/** Puts the best first. */
export function byScore(a: { readonly score: number }, b: { readonly score: number }): number {
  return b.score - a.score;
}
