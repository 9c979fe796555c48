import { lengthAt } from '../format/page-lengths.ts';
import { places } from '../format/postings.ts';
import { bestWords } from './best-words.ts';
import { byScore } from './compare-titles.ts';
import type { LoadBudget } from './load-budget.ts';
import { type LoadedCopies, loadPassages } from './load-passages.ts';
import { formsOf } from './marked-words.ts';
import type { WordMatches } from './match-words.ts';
import { type Candidate, type Merging, rangeOf } from './page-result.ts';
import { minWordsOfSentence } from './query-words.ts';
import type { RankedPage } from './rank-pages.ts';

/** How much a passage with all words counts, and one with a sentence. */
const passageShare = 0.5;
const sentenceShare = 0.8;
/** How much a page counts that has a sentence of the query word for word. */
const verbatimFactor = 3;

/** What comparing passages needs besides the candidates. */
export interface PassageOptions extends Pick<Merging, 'matches' | 'index'> {
  readonly copies: LoadedCopies;
  readonly budget: LoadBudget;
}

/**
 * Loads the passages of the wanted candidates within the budget, and returns all candidates in the order that
 * they have with them.
 */
export async function comparePassages(
  candidates: readonly Candidate[],
  wanted: readonly Candidate[],
  { copies, budget, matches, index }: PassageOptions,
): Promise<Candidate[]> {
  // Copies of API pages are long, and their names say more than their texts.
  const isGuide = ({ ranked }: Candidate) => rangeOf(ranked, index)?.kind === 'guide';
  const { lengths } = index.manifest;
  const pages = [...wanted.filter(isGuide), ...wanted.filter((one) => !isGuide(one))].map(
    ({ page, ranked }) => ({ page, words: lengthAt(lengths, ranked.number) }),
  );
  const known = bestWords(matches);
  const sought = matches.map((match, at) => {
    const { text, isWeak } = match.query;
    return { text: known[at] ?? text, forms: isWeak ? [] : formsOf(match), isWeak };
  });
  const passages = await loadPassages(pages, sought, { copies, budget });
  const weight = sought.length >= minWordsOfSentence ? sentenceShare : passageShare;
  const isComparable = sought.filter(({ isWeak }) => !isWeak).length > 1;
  const compared = candidates.map((candidate) => {
    const passage = passages.get(candidate.page);
    const share =
      isComparable && passage ? Math.max(passage.score, describesAll(candidate.ranked.found, matches)) : 1;
    const verbatim = passage?.isVerbatim ? verbatimFactor : 1;
    const score = (verbatim * candidate.score * (1 + weight * share)) / (1 + weight);
    return { ...candidate, passage, score };
  });
  return compared.sort(byScore);
}

/** A description that has every word is as good as a passage that has them. */
function describesAll(found: RankedPage['found'], matches: readonly WordMatches[]): number {
  const isIn = (place: number | undefined) => place !== undefined && place >= places.description;
  return found.every((place, at) => matches[at]?.query.isWeak || isIn(place)) ? 1 : 0;
}
