import { places } from '../format/postings.ts';
import { bestWords } from './best-words.ts';
import { comparePassages } from './compare-passages.ts';
import { byScore, compareTitles, titleQuery } from './compare-titles.ts';
import { type FoundSymbols, findSymbols } from './find-symbols.ts';
import type { IndexFiles } from './index-files.ts';
import { createLoadBudget, type LoadBudget } from './load-budget.ts';
import { copyOf, type LoadedCopies } from './load-passages.ts';
import { markedWords } from './marked-words.ts';
import { matchPhrases } from './match-phrases.ts';
import { matchQuery } from './match-query.ts';
import type { WordMatches } from './match-words.ts';
import { type Candidate, isExplained, type Merging, pageResult } from './page-result.ts';
import { type QueryWord, queryWords } from './query-words.ts';
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
  options: AnswerOptions,
): Promise<SearchAnswer> {
  const budget = createLoadBudget(bytesFor(question, options.isFirst));
  const index = files.within(budget);
  const asked = queryWords(question.query, new Set(index.manifest.stopWords));
  if (asked.length === 0) return { ...nothing, isFinal: true };
  const matches = await matchWhenTyped(question, asked, index, options);
  if (!options.isCurrent()) return nothing;
  const symbols = await findSymbols(matches, index, question);
  const merging = { index, matches, strong: strongWords(matches) };
  const candidates = await findCandidates(question, symbols, merging);
  const isComplete =
    budget.wasRefused() || matches.every((match) => match.words.length + match.symbols.length > 0);
  const marked = markedWords(matches);
  const answer = (found: readonly Candidate[], isFinal: boolean): SearchAnswer => ({
    results: merged(found, symbols.results, merging),
    marked,
    isFinal,
    isComplete,
  });
  const wanted = candidates.slice(0, maxResults).filter((candidate) => !isExplained(candidate, merging));
  if (wanted.length === 0) return answer(candidates, true);
  return answerWithPassages({ question, candidates, wanted, budget, merging, answer }, options);
}

/** The answer to an empty question, and to one that another has followed. */
const nothing: SearchAnswer = {
  results: [],
  marked: { words: [], forms: [] },
  isFinal: false,
  isComplete: true,
};

/** Matches the words of a question with the index, after a pause if loading them may not be worth it. */
async function matchWhenTyped(
  { query }: SearchQuestion,
  asked: readonly QueryWord[],
  index: IndexFiles,
  { isFirst, isCurrent }: AnswerOptions,
): Promise<readonly WordMatches[]> {
  // A whole query at first is a link or a suggestion, whose answer need not wait.
  const isTyped = !isFirst || query.length < minFirstQuery;
  if (isTyped && !asked.every((word) => index.hasWord(word.text, word))) await wait(pause);
  return isCurrent() ? matchPhrases(await matchQuery(asked, index), index) : [];
}

/** Returns the best pages, compared by their titles, without those that a name of the results stands for. */
async function findCandidates(
  { filter, own }: SearchQuestion,
  { isAlone, owners }: FoundSymbols,
  { index, matches, strong }: Merging,
): Promise<readonly Candidate[]> {
  const scored = isAlone ? matches.map((match) => ({ ...match, symbols: [] })) : matches;
  const isWanted = ({ number, found }: RankedPage) => !(owners.has(number) && (found[0] ?? 0) <= places.part);
  const ranked = rankPages(scored, index.manifest, { filter, own, most: maxCompared, isWanted });
  return compareTitles(ranked, titleQuery(matches, strong), index);
}

/** A question whose candidates are compared by their titles, and not by their passages yet. */
interface OpenQuestion {
  readonly question: SearchQuestion;
  readonly candidates: readonly Candidate[];
  /** The candidates whose titles do not explain them. */
  readonly wanted: readonly Candidate[];
  readonly budget: LoadBudget;
  readonly merging: Merging;
  answer(candidates: readonly Candidate[], isFinal: boolean): SearchAnswer;
}

/** Compares the passages of the candidates, after the results without them are reported. */
async function answerWithPassages(
  { question, candidates, wanted, budget, merging, answer }: OpenQuestion,
  { copies, answered, onResults, isCurrent }: AnswerOptions,
): Promise<SearchAnswer> {
  const loaded = wanted.filter(({ page }) => copies.has(copyOf(page)));
  const key = JSON.stringify(question);
  const loadable = answered.has(key) ? loaded : wanted;
  if (loadable.length > loaded.length) {
    onResults(answer(candidates, false));
    await wait(pause);
    if (!isCurrent()) return answer(candidates, false);
  }
  const final = answer(await comparePassages(candidates, loadable, { copies, budget, ...merging }), true);
  // Without network nothing was loaded, and the next time it is tried again.
  if (loadable.some(({ page }) => copies.has(copyOf(page)))) answered.add(key);
  return final;
}

/** A reader who asks for all pages of a name wants them, whatever they cost. */
function bytesFor({ hasAllOwners }: SearchQuestion, isFirst: boolean): number {
  if (hasAllOwners) return Number.POSITIVE_INFINITY;
  return isFirst ? mostBytesAtFirst : mostBytes;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The words of a query that say something, each in the form that the index has. */
function strongWords(matches: readonly WordMatches[]): string[] {
  return bestWords(matches).filter((_, at) => !matches[at]?.query.isWeak);
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
