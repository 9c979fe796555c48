import FlexSearch from 'flexsearch';

const create = () =>
  new FlexSearch.Document({
    tokenize: 'forward',
    document: { id: 'id', index: ['title', 'headings', 'text'] },
  });

/** Loads an index, and returns a function that searches it. */
export async function load(text) {
  const made = create();
  for (const [key, value] of JSON.parse(text)) await made.import(key, value);
  return async (query) => {
    const fields = await made.searchAsync(query, { limit: 20, suggest: true });
    return [...new Set(fields.flatMap(({ result }) => result))];
  };
}

/** Indexes pages. */
export async function open(pages) {
  const made = create();
  for (const page of pages) await made.addAsync(page.id, page);
  return {
    update: (page) => made.updateAsync(page.id, page),
    async save() {
      const parts = [];
      await made.export((key, value) => {
        parts.push([key, value]);
      });
      return JSON.stringify(parts);
    },
  };
}
