import MiniSearch from 'minisearch';

/**
 * As its documentation recommends for sites: titles first, beginnings of words, and one typo in five letters.
 */
export const options = {
  fields: ['title', 'headings', 'text'],
  storeFields: ['title'],
  searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'OR' },
};

/** Loads an index, and returns a function that searches it. */
export async function load(text) {
  const index = MiniSearch.loadJSON(text, options);
  return async (query) => index.search(query).map(({ id }) => id);
}

/** Indexes pages. */
export function open(pages) {
  const made = new MiniSearch(options);
  made.addAll(pages);
  return { update: (page) => made.replace(page), save: () => JSON.stringify(made) };
}
