import type { SearchPage } from '../../../../src/model/search-index.ts';
import { answerQuestion } from './answer-question.ts';
import { IndexChanged, type IndexFiles, loadIndexFiles } from './index-files.ts';
import type { LoadedCopies } from './load-passages.ts';
import type { SearchAnswer, SearchQuestion } from './search-answer.ts';

/** Searches the index of a site in one language. */
export interface SearchEngine {
  /**
   * Answers a question. Calls back with results whose passages are still being loaded. A question that
   * another one follows loads nothing more, and its answer is not final.
   */
  ask(question: SearchQuestion, onResults: (answer: SearchAnswer) => void): Promise<SearchAnswer>;
  /** Loads the manifest again, which leads to files that have changed. */
  refresh(): Promise<void>;
  /** Loads the titles of all pages, or of the first ones. */
  pages(most?: number): Promise<readonly SearchPage[]>;
}

/** Creates an engine. The manifest loads with the first question. */
export function createEngine(url: string): SearchEngine {
  const files = new Map<string, Promise<unknown>>();
  const copies: LoadedCopies = new Map();
  const answered = new Set<string>();
  let index: Promise<IndexFiles> | undefined;
  let asked = 0;
  const load = () => {
    index ??= loadIndexFiles(url, files);
    // The next question tries again.
    index.catch(() => {
      index = undefined;
    });
    return index;
  };
  const forget = () => {
    index = undefined;
    copies.clear();
    answered.clear();
  };
  /** A page that was open during a deployment has the manifest of the site before. */
  async function withIndex<Value>(work: (files: IndexFiles) => Promise<Value>): Promise<Value> {
    try {
      return await work(await load());
    } catch (error) {
      if (!(error instanceof IndexChanged)) throw error;
      forget();
      return work(await load());
    }
  }
  return {
    async ask(question, onResults) {
      // All pages of a name are asked for beside the question that found it.
      if (!question.hasAllOwners) asked += 1;
      const own = asked;
      const isCurrent = () => asked === own;
      const options = { copies, answered, onResults, isCurrent, isFirst: own === 1 };
      return withIndex((found) => answerQuestion(question, found, options));
    },
    async refresh() {
      forget();
      await load();
    },
    pages: (most = Number.POSITIVE_INFINITY) =>
      withIndex(async ({ page, pageCount }) => {
        const numbers = Array.from({ length: Math.min(most, pageCount) }, (_, number) => page(number));
        return (await Promise.all(numbers)).flatMap((found) => found ?? []);
      }),
  };
}
