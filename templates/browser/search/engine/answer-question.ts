import { lengthAt } from '../format/page-lengths.ts';
import { places } from '../format/postings.ts';
import { byScore, compareTitles } from './compare-titles.ts';
import { findSymbols } from './find-symbols.ts';
import type { IndexFiles } from './index-files.ts';
import { createLoadBudget, type LoadBudget } from './load-budget.ts';
import { copyOf, type LoadedCopies, loadPassages } from './load-passages.ts';
import { matchPhrases } from './match-phrases.ts';
import { matchQuery } from './match-query.ts';
import type { WordMatches } from './match-words.ts';
import { type Candidate, isExplained, type Merging, pageResult, rangeOf } from './page-result.ts';
import { minWordsOfSentence, queryWords } from './query-words.ts';
import { type RankedPage, rankPages } from './rank-pages.ts';
import type { SearchAnswer, SearchQuestion, SearchResult } from './search-answer.ts';

/** Pages whose titles are loaded and compared with the query. */
const maxCompared = 14;
const maxResults = 12;
/** Compressed bytes that a question loads at most; the first one also loads code and the manifest. */
const mostBytes = 28_000;
const mostBytesAtFirst = 20_000;
/** Milliseconds without another key before files are loaded: readers type most letters faster. */
const pause = 200;
/** A shorter query is the beginning of one. */
const minFirstQuery = 3;

/** How much a passage with all words counts, and one with a sentence. */
const passageShare = 0.5;
const sentenceShare = 0.8;

/** What answering needs besides the index. */
export interface AnswerOptions {
  /** Copies that earlier questions have loaded. */
  readonly copies: LoadedCopies;
  /** Questions that have loaded as many copies as a question may: asked again, they load no more. */
  readonly answered: Set<string>;
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
  files: IndexFiles,
  { copies, answered, onResults, isCurrent, isFirst }: AnswerOptions,
): Promise<SearchAnswer> {
  const { query, own, filter } = question;
  const budget = createLoadBudget(bytesFor(question, isFirst));
  const index = files.within(budget);
  const asked = queryWords(query, new Set(index.manifest.stopWords));
  if (asked.length === 0) return { results: [], words: [], isFinal: true, isComplete: true };
  // A whole query at first is a link or a suggestion, whose answer need not wait.
  const isTyped = !isFirst || query.length < minFirstQuery;
  if (isTyped && !asked.every((word) => index.hasWord(word.text, word))) await wait(pause);
  const matches = isCurrent() ? await matchPhrases(await matchQuery(asked, index), index) : [];
  if (!isCurrent()) return { results: [], words: [], isFinal: false, isComplete: true };
  const symbols = await findSymbols(matches, index, question);
  const scored = symbols.isAlone ? matches.map((match) => ({ ...match, symbols: [] })) : matches;
  const isCovered = ({ number, found }: RankedPage) =>
    symbols.owners.has(number) && (found[0] ?? 0) <= places.part;
  const isWanted = (page: RankedPage) => !isCovered(page);
  const ranked = rankPages(scored, index.manifest, { filter, own, most: maxCompared, isWanted });
  const known = bestWords(matches);
  const strong = known.filter((_, at) => !matches[at]?.query.isWeak);
  const title = { query: known.join(''), words: strong, components: componentsOf(matches) };
  const candidates = await compareTitles(ranked, title, index);
  const merging = { index, matches, strong };
  const isComplete =
    budget.wasRefused() || matches.every((match) => match.words.length + match.symbols.length > 0);
  const answer = (found: readonly Candidate[], isFinal: boolean): SearchAnswer => ({
    results: merged(found, symbols.results, merging),
    words: markedWords(matches),
    isFinal,
    isComplete,
  });
  const wanted = candidates.slice(0, maxResults).filter((candidate) => !isExplained(candidate, merging));
  if (wanted.length === 0) return answer(candidates, true);
  const loaded = wanted.filter(({ page }) => copies.has(copyOf(page)));
  const key = JSON.stringify(question);
  const loadable = answered.has(key) ? loaded : wanted;
  if (loadable.length > loaded.length) {
    onResults(answer(candidates, false));
    await wait(pause);
    if (!isCurrent()) return answer(candidates, false);
  }
  const final = answer(await withPassages(candidates, loadable, { copies, budget, matches, index }), true);
  // Without network nothing was loaded, and the next time it is tried again.
  if (loadable.some(({ page }) => copies.has(copyOf(page)))) answered.add(key);
  return final;
}

/** A reader who asks for all pages of a name wants them, whatever they cost. */
function bytesFor({ hasAllOwners }: SearchQuestion, isFirst: boolean): number {
  if (hasAllOwners) return Number.POSITIVE_INFINITY;
  return isFirst ? mostBytesAtFirst : mostBytes;
}

/** Adds the passages of the candidates that need one, by which they are compared. */
async function withPassages(
  candidates: readonly Candidate[],
  wanted: readonly Candidate[],
  {
    copies,
    budget,
    matches,
    index,
  }: Pick<AnswerOptions, 'copies'> & Pick<Merging, 'matches' | 'index'> & { readonly budget: LoadBudget },
): Promise<Candidate[]> {
  // Copies of API pages are long, and their names say more than their texts.
  const isGuide = ({ ranked }: Candidate) => rangeOf(ranked, index)?.kind === 'guide';
  const { lengths } = index.manifest;
  const pages = [...wanted.filter(isGuide), ...wanted.filter((one) => !isGuide(one))].map(
    ({ page, ranked }) => ({ page, words: lengthAt(lengths, ranked.number) }),
  );
  const known = bestWords(matches);
  const sought = matches.map(({ query }, at) => ({ text: known[at] ?? query.text, isWeak: query.isWeak }));
  const passages = await loadPassages(pages, sought, { copies, budget });
  const weight = sought.length >= minWordsOfSentence ? sentenceShare : passageShare;
  const isComparable = sought.filter(({ isWeak }) => !isWeak).length > 1;
  const compared = candidates.map((candidate) => {
    const passage = passages.get(candidate.page);
    const share =
      isComparable && passage ? Math.max(passage.score, describesAll(candidate.ranked.found, matches)) : 1;
    const score = (candidate.score * (1 + weight * share)) / (1 + weight);
    return { ...candidate, passage, score };
  });
  return compared.sort(byScore);
}

/**
 * A single letter is in every passage, as an article or a variable; a single character of Chinese is a word.
 */
function isMarkable(word: string): boolean {
  return word.length > 1 || /\p{Other_Letter}/u.test(word);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A description that has every word is as good as a passage that has them. */
function describesAll(found: RankedPage['found'], matches: readonly WordMatches[]): number {
  const isIn = (place: number | undefined) => place !== undefined && place >= places.description;
  return found.every((place, at) => matches[at]?.query.isWeak || isIn(place)) ? 1 : 0;
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

/** The words of a query that say something, and those of the index that stand for them. */
function markedWords(matches: readonly WordMatches[]): string[] {
  const written = matches.filter(({ query }) => !query.isWeak && isMarkable(query.text));
  return [...new Set([...written.map(({ query }) => query.text), ...corrections(matches)])];
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
