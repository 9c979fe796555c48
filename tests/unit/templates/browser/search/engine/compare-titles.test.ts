import { expect, test } from 'vitest';
import {
  compareTitles,
  titleQuery,
} from '../../../../../../templates/browser/search/engine/compare-titles.ts';
import type { WordMatches } from '../../../../../../templates/browser/search/engine/match-words.ts';
import { queryWords } from '../../../../../../templates/browser/search/engine/query-words.ts';

/** What the index has for the words of a query, with the English words that stand for them. */
const matchesOf = (query: string, forms: Readonly<Record<string, readonly string[]>>): WordMatches[] =>
  queryWords(query, new Set()).map((word) => {
    const found = {
      ...{ word: word.text, stem: word.text.length },
      ...{ forms: forms[word.text] ?? [], postings: () => new Uint32Array(0) },
    };
    return { query: word, words: [{ found, quality: 1 }], symbols: [] };
  });

async function order(matches: readonly WordMatches[], titles: readonly string[]): Promise<string[]> {
  const strong = matches.map(({ query }) => query.text);
  const ranked = titles.map((_, number) => ({ number, score: 1, found: [] }));
  const page = async (number: number) => ({ href: `/${number}/`, title: titles[number] ?? '' });
  const compared = await compareTitles(ranked, titleQuery(matches, strong), { page });
  return compared.map(({ page: { title } }) => title);
}

test('a title that is the English word for the query comes first', async () => {
  const matches = matchesOf('Aufklappmenü', { aufklappmenu: ['menu', 'select'] });
  expect(await order(matches, ['Navigation', 'Menu list API', 'Select API'])).toEqual([
    'Select API',
    'Navigation',
    'Menu list API',
  ]);
});

test('words in several languages make one title', async () => {
  const matches = matchesOf('Symbol Button', { symbol: ['icon'] });
  expect(await order(matches, ['Button API', 'IconButton API'])).toEqual(['IconButton API', 'Button API']);
});
