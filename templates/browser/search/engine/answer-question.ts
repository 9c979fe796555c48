import type { SearchPage } from '../../../../src/model/search-index.ts';
import { foldText, wordsOf } from '../format/fold-text.ts';
import { places } from '../format/postings.ts';
import { findPassage, type Passage, type PreparedLine, prepareCopy } from './find-passage.ts';
import { findSymbols } from './find-symbols.ts';
import { fetchText, type IndexFiles } from './index-files.ts';
import { matchQuery } from './match-query.ts';
import { queryWords, type WordMatches } from './match-words.ts';
import { type Candidate, type Merging, pageResult, rangeOf } from './page-result.ts';
import { type RankedPage, rankPages } from './rank-pages.ts';
import type { SearchAnswer, SearchQuestion, SearchResult } from './search-answer.ts';

/** Pages whose titles are loaded and compared with the query. */
const maxCompared = 14;
const maxResults = 12;
/** Pages whose text is loaded, to show the passage that matches. */
const maxPassages = 3;
/** Milliseconds without another key before files are loaded: readers type most letters faster. */
const pause = 200;
/** A shorter query is the beginning of one. */
const minFirstQuery = 3;

/** How much a title counts that is the whole query, and one that begins with it. */
const wholeTitle = 1.9;
const titleStart = 1.25;
const wholeHeading = 1.3;
const headingWithAll = 1.15;
/** How much a passage with all words counts. */
const passageShare = 0.5;

/** What answering needs besides the index. */
export interface AnswerOptions {
  /** Markdown copies that are loaded, by URL. */
  readonly copies: Map<string, Promise<readonly PreparedLine[]>>;
  /** Called with the results before their passages are loaded. */
  onResults(answer: SearchAnswer): void;
  /** Whether no other question has followed, for which nothing more should be loaded. */
  isCurrent(): boolean;
  /** Whether the engine has answered no other question. */
  readonly isFirst: boolean;
}

/**
 * Answers a question with the best pages and names. Reports first results early if passages must be loaded.
 */
export async function answerQuestion(
  question: SearchQuestion,
  index: IndexFiles,
  { copies, onResults, isCurrent, isFirst }: AnswerOptions,
): Promise<SearchAnswer> {
  const { query, own, filter } = question;
  const written = queryWords(query, new Set(index.manifest.stopWords));
  if (written.length === 0) return { results: [], words: [], isFinal: true, isComplete: true };
  // A whole query at first is a link or a suggestion, whose answer need not wait.
  const isTyped = !isFirst || query.length < minFirstQuery;
  if (isTyped && !written.every((word) => index.hasWord(word.text, word))) await wait(pause);
  const matches = isCurrent() ? await matchQuery(written, index) : [];
  if (!isCurrent()) return { results: [], words: [], isFinal: false, isComplete: true };
  const words = matches.map((match) => match.query);
  const symbols = await findSymbols(matches, index, question);
  const scored = symbols.isAlone ? matches.map((match) => ({ ...match, symbols: [] })) : matches;
  const isCovered = ({ number, found }: RankedPage) =>
    symbols.owners.has(number) && (found[0] ?? 0) <= places.part;
  const ranked = rankPages(scored, index.manifest, { filter, own }).filter((page) => !isCovered(page));
  const candidates = await compareTitles(ranked.slice(0, maxCompared), bestWords(matches), index);
  const strong = words.filter(({ isWeak }) => !isWeak).map(({ text }) => text);
  const marked = [...new Set([...strong.filter(isMarkable), ...corrections(matches)])];
  const isComplete = matches.every((match) => match.words.length + match.symbols.length > 0);
  const answer = (found: readonly Candidate[], isFinal: boolean): SearchAnswer => ({
    results: merged(found, symbols.results, { index, matches, strong }),
    words: marked,
    isFinal,
    isComplete,
  });
  const wanted = candidates
    .slice(0, maxPassages)
    .filter(({ ranked }) => rangeOf(ranked, index)?.kind === 'guide' && needsPassage(ranked.found, matches));
  if (wanted.length === 0) return answer(candidates, true);
  if (wanted.some(({ page }) => !copies.has(copyOf(page)))) {
    onResults(answer(candidates, false));
    await wait(pause);
    if (!isCurrent()) return answer(candidates, false);
  }
  const passages = new Map(
    await Promise.all(
      wanted.map(async ({ page }) => [page, await passageOf(page, bestWords(matches), copies)] as const),
    ),
  );
  const final = candidates.map((candidate) => {
    const passage = passages.get(candidate.page);
    const isShown = wanted.includes(candidate) && strong.length > 1;
    const share = isShown ? Math.max(passage?.score ?? 0, describesAll(candidate.ranked.found, matches)) : 1;
    return {
      ...candidate,
      passage,
      score: (candidate.score * (1 + passageShare * share)) / (1 + passageShare),
    };
  });
  return answer(final.sort(byScore), true);
}

/**
 * A single letter is in every passage, as an article or a variable; a single character of Chinese is a word.
 */
function isMarkable(word: string): boolean {
  return word.length > 1 || /\p{Other_Letter}/u.test(word);
}

function byScore(a: { readonly score: number }, b: { readonly score: number }): number {
  return b.score - a.score;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function compareTitles(
  ranked: readonly RankedPage[],
  words: readonly string[],
  index: IndexFiles,
): Promise<Candidate[]> {
  const query = words.join('');
  const loaded = ranked.map(async (page): Promise<Candidate[]> => {
    const found = await index.page(page.number);
    return found ? [{ ranked: page, page: found, score: page.score * titleFactor(found, query, words) }] : [];
  });
  return (await Promise.all(loaded)).flat().sort(byScore);
}

function titleFactor({ title, headings = [] }: SearchPage, query: string, words: readonly string[]): number {
  const plain = squeezed(title);
  const ofTitle =
    plain === query || plain === `${query}api` ? wholeTitle : plain.startsWith(query) ? titleStart : 1;
  const isWhole = headings.some(([, text]) => squeezed(text) === query);
  const hasAll = () =>
    headings.some(([, text]) => {
      const known = wordsOf(text);
      return words.every((word) => known.some((part) => part.startsWith(word)));
    });
  return ofTitle * (isWhole ? wholeHeading : hasAll() ? headingWithAll : 1);
}

function squeezed(text: string): string {
  return foldText(text).replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '');
}

/** Whether the title and headings do not show why the page matches. */
function needsPassage(found: RankedPage['found'], matches: readonly WordMatches[]): boolean {
  return found.some((place, at) => !matches[at]?.query.isWeak && place !== undefined && place < places.part);
}

/** A description that has every word is as good as a passage that has them. */
function describesAll(found: RankedPage['found'], matches: readonly WordMatches[]): number {
  const isIn = (place: number | undefined) => place !== undefined && place >= places.description;
  return found.every((place, at) => matches[at]?.query.isWeak || isIn(place)) ? 1 : 0;
}

function copyOf({ href, copy }: SearchPage): string {
  return copy ?? `${href}index.md`;
}

async function passageOf(
  page: SearchPage,
  words: readonly string[],
  copies: AnswerOptions['copies'],
): Promise<Passage | undefined> {
  const url = copyOf(page);
  const loaded = copies.get(url) ?? fetchText(url).then(prepareCopy);
  copies.set(url, loaded);
  // A result without its passage is still a result: the page may not be on the
  // device of a reader without network.
  const lines = await loaded.catch(() => []);
  if (lines.length === 0) copies.delete(url);
  return findPassage(lines, words);
}

/** The words of a query, each in the form that the index has. */
function bestWords(matches: readonly WordMatches[]): string[] {
  return matches.map(({ query, words }) => {
    const best = words.reduce((a, b) => (b.quality > a.quality ? b : a), {
      found: { word: query.text },
      quality: 0,
    });
    // Texts are compared without the dashes of options.
    const word = best.found.word.replace(/^--/, '');
    return word.startsWith(query.text) ? query.text : word;
  });
}

/** Words of the index that stand for a word with a typo. */
function corrections(matches: readonly WordMatches[]): string[] {
  const strong = matches.filter(({ query }) => !query.isWeak);
  return strong.flatMap(({ query, words, symbols }) =>
    [...words.map(({ found }) => found.word), ...symbols.map(({ found }) => found.key)].filter(
      (word) => !word.startsWith(query.text) && word[0] === query.text[0],
    ),
  );
}

function merged(
  candidates: readonly Candidate[],
  symbols: readonly { readonly result: SearchResult; readonly score: number }[],
  merging: Merging,
): SearchResult[] {
  const pages = candidates.map((candidate) => ({
    result: pageResult(candidate, merging),
    score: candidate.score,
  }));
  return [...symbols, ...pages]
    .sort(byScore)
    .slice(0, maxResults)
    .map(({ result }) => result);
}
