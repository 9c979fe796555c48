import { create, insertMultiple, load as restore, save, search, update } from '@orama/orama';

const schema = { id: 'string', title: 'string', headings: 'string', text: 'string' };

/** Loads an index, and returns a function that searches it. */
export async function load(text) {
  const made = create({ schema });
  restore(made, JSON.parse(text));
  return async (query) => {
    const { hits } = await search(made, {
      ...{ term: query, properties: ['title', 'headings', 'text'], limit: 20 },
      ...{ tolerance: 1, boost: { title: 4, headings: 2 } },
    });
    return hits.map(({ document }) => document.id);
  };
}

/** Indexes pages. */
export async function open(pages) {
  const made = create({ schema });
  await insertMultiple(made, pages);
  return { update: (page) => update(made, page.id, page), save: () => JSON.stringify(save(made)) };
}
