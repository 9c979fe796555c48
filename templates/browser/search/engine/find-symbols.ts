import { placeOf, places } from '../format/postings.ts';
import type { Matched } from './all-matching.ts';
import type { IndexFiles } from './index-files.ts';
import type { WordMatches } from './match-words.ts';
import type { SearchQuestion, SearchResult, SymbolOwner } from './search-answer.ts';
import type { IndexSymbol, IndexWord } from './word-file.ts';

/** Most names in a list of results. */
const maxSymbols = 3;
/** Owners whose titles are loaded for the list; more are loaded when the reader asks for them. */
const maxOwners = 4;
/** A name counts more than a heading of a guide, and less than its title. */
const symbolScore = 18;

/**
 * How much an ordinary word counts that is a name on one page, and what each doubling of the pages adds: from
 * 32 pages on, as `variant`, it counts fully.
 */
const leastOrdinaryShare = 0.65;
const shareOfDoubling = 0.07;

/** How much a name counts that goes on after a word which names a page: `paginationMode` of `paginat`. */
const afterWordShare = 0.7;

/** Names that match a query, each once, however many pages document it. */
export interface FoundSymbols {
  readonly results: readonly { readonly result: SearchResult; readonly score: number }[];
  /** The pages that document the name that the reader has typed. */
  readonly owners: ReadonlySet<number>;
  /** Whether the query is a single name. */
  readonly isAlone: boolean;
}

/** Finds the props, classes and other names that a query means as a whole: `start icon` → `startIcon` */
export async function findSymbols(
  matches: readonly WordMatches[],
  index: IndexFiles,
  options: Omit<SearchQuestion, 'query'>,
): Promise<FoundSymbols> {
  const isAlone = matches.length === 1;
  const found = isAlone ? matches.flatMap(withoutContinued) : await joinedSymbols(matches, index);
  const named = new Map<string, { readonly symbols: IndexSymbol[]; quality: number }>();
  for (const { found: symbol, quality } of found) {
    const known = named.get(symbol.name);
    if (known) known.symbols.push(symbol);
    else named.set(symbol.name, { symbols: [symbol], quality });
  }
  const pagesOf = (symbols: readonly IndexSymbol[]) =>
    symbols.reduce((sum, one) => sum + one.pages().length, 0);
  const best = [...named]
    .sort(([, a], [, b]) => b.quality - a.quality || pagesOf(b.symbols) - pagesOf(a.symbols))
    .slice(0, maxSymbols);
  const made = best.map(async ([name, { symbols, quality }]) => {
    const { owners, count } = await ownersOf(symbols, index, options);
    const kind = symbols.reduce((a, b) => (b.pages().length > a.pages().length ? b : a)).kind;
    const result: SearchResult = { kind: 'symbol', name, symbolKind: kind, owners, count };
    const score = symbolScore * quality * (isOrdinary(name) ? ordinaryShare(count) : 1);
    return owners.length === 0 ? [] : [{ result, score }];
  });
  const exact = best.filter(([, { quality }]) => quality === 1).flatMap(([, { symbols }]) => symbols);
  return {
    results: (await Promise.all(made)).flat(),
    owners: new Set(exact.flatMap((symbol) => symbol.pages())),
    isAlone,
  };
}

/**
 * The names that match a word. Those that continue another word count less if this word names a page, since
 * the reader more likely means the page: `skelton` is `Skeleton` rather than `skeletonProps`.
 */
function withoutContinued({ words, symbols }: WordMatches): readonly Matched<IndexSymbol>[] {
  const names = words.flatMap(({ found }) => (isName(found) ? [found.word] : []));
  return symbols.map(({ found, quality }) => {
    const isContinued = names.some((name) => found.key.startsWith(name) && found.key !== name);
    return { found, quality: isContinued && quality < 1 ? quality * afterWordShare : quality };
  });
}

function isName(word: IndexWord): boolean {
  return word.postings().some((packed) => placeOf(packed) >= places.description);
}

/** Whether a name may be a word of a text, too: `sort`, but not `sortModel`. */
function isOrdinary(name: string): boolean {
  return /^[a-z]+$/.test(name);
}

/** A name that few pages document is less likely meant than the guide whose headings have the word. */
function ordinaryShare(count: number): number {
  return Math.min(1, leastOrdinaryShare + Math.log2(count) * shareOfDoubling);
}

/** Several words may be the parts of one name. */
async function joinedSymbols(
  matches: readonly WordMatches[],
  index: IndexFiles,
): Promise<Matched<IndexSymbol>[]> {
  const joined = matches.map(({ query }) => query.text).join('');
  if (matches.length > 4 || joined.length > 40) return [];
  const files = await index.wordFiles(joined);
  return files.flatMap(({ symbols }) =>
    symbols.flatMap((found) => (found.key === joined ? [{ found, quality: 1 }] : [])),
  );
}

async function ownersOf(
  symbols: readonly IndexSymbol[],
  { manifest, page: load }: IndexFiles,
  { filter, own, hasAllOwners = false }: Omit<SearchQuestion, 'query'>,
): Promise<{ readonly owners: SymbolOwner[]; readonly count: number }> {
  const owners = symbols.flatMap((symbol) => symbol.pages().map((number) => ({ symbol, number })));
  const ranged = owners.flatMap(({ symbol, number }) => {
    const range = manifest.ranges.find(({ from, to }) => from <= number && number < to);
    const isIn =
      range &&
      (filter.product === undefined || range.product === filter.product) &&
      (filter.kind === undefined || range.kind === filter.kind);
    return isIn ? [{ symbol, number, product: range.product }] : [];
  });
  const isOwn = (product: string | undefined) => own !== undefined && product === own;
  ranged.sort((a, b) => Number(isOwn(b.product)) - Number(isOwn(a.product)) || a.number - b.number);
  const once = ranged.filter(({ number }, at) => ranged.findIndex((one) => one.number === number) === at);
  const loaded = (hasAllOwners ? once : once.slice(0, maxOwners)).map(
    async ({ symbol, number, product }): Promise<SymbolOwner[]> => {
      const page = await load(number);
      return page ? [{ href: `${page.href}#${symbol.idIn(page.href)}`, title: page.title, product }] : [];
    },
  );
  return { owners: (await Promise.all(loaded)).flat(), count: once.length };
}

/** Links to the names in a page that match a word of the query. */
export function linksToSymbols(
  page: number,
  href: string,
  matches: readonly WordMatches[],
): { readonly href: string; readonly text: string }[] {
  return matches.flatMap(({ symbols }) =>
    symbols.flatMap(({ found, quality }) =>
      quality === 1 && found.pages().includes(page)
        ? [{ href: `${href}#${found.idIn(href)}`, text: found.name }]
        : [],
    ),
  );
}
