import { expect, test } from 'vitest';
import { withoutReference, withReference } from '../../../src/assemble/api/lazy-reference.ts';
import type { ApiReferenceProps } from '../../../src/model/api-reference.ts';
import type { ArticleProps } from '../../../src/model/page-props.ts';
import { createReferenceHashes } from '../../../src/render/reference-hashes.ts';

const article: ArticleProps = {
  title: 'Button',
  bodyHash: '',
  links: [],
  headingIds: [],
  parts: [],
  tableOfContents: [],
  wide: false,
  markdownHref: '/button.md',
  resources: [],
};

const reference = (name: string): ApiReferenceProps => ({
  kind: 'component',
  name,
  imports: [],
  pages: [],
  groups: [],
  signatures: [],
  examples: [],
  layout: 'table',
});

/** An article, and whether its reference was made. */
function articleOf(key: string | undefined, name: string) {
  const state = { isMade: false, isOutlineMade: false };
  const made = withReference(
    { ...article },
    {
      key,
      get props() {
        state.isMade = true;
        return reference(name);
      },
    },
    {
      headingIds() {
        state.isOutlineMade = true;
        return ['props'];
      },
    },
  );
  return { article: made, state };
}

function memoryStore() {
  const values = new Map<string, Uint8Array>();
  let writes = 0;
  return {
    get: async (key: string) => values.get(key),
    has: (key: string) => values.has(key),
    put: async (key: string, value: Uint8Array) => {
      writes += 1;
      values.set(key, value);
    },
    writes: () => writes,
  };
}

test('a reference whose inputs are known is not made', async () => {
  const store = memoryStore();
  const first = articleOf('a', 'Button');
  const before = await createReferenceHashes({ store, tool: '' }).open();
  const hash = before.hashOf(first.article);
  expect(first.state.isMade).toBe(true);
  await before.save({ isWhole: true });

  const again = articleOf('a', 'Button');
  const later = await createReferenceHashes({ store, tool: '' }).open();
  expect(later.hashOf(again.article)).toBe(hash);
  expect(again.state.isMade).toBe(false);
  await later.save({ isWhole: true });
  expect(store.writes()).toBe(1);
});

test('an article without its reference is as before; neither that nor what follows from it is made', () => {
  const { article: made, state } = articleOf('a', 'Button');
  expect(withoutReference(made)).toEqual(article);
  expect(state).toEqual({ isMade: false, isOutlineMade: false });
  expect(made.headingIds).toEqual(['props']);
  expect(made.tableOfContents).toEqual(article.tableOfContents);
  expect(Object.keys(made)).toEqual([...Object.keys(article), 'reference']);
  expect(withoutReference(article)).toEqual(article);
});

test('other inputs give another hash only if they give another reference', async () => {
  const { hashOf } = await createReferenceHashes({ store: memoryStore(), tool: '' }).open();
  const hash = hashOf(articleOf('a', 'Button').article);
  expect(hashOf(articleOf('b', 'Button').article)).toBe(hash);
  expect(hashOf(articleOf('c', 'Card').article)).not.toBe(hash);
  expect(hashOf(articleOf(undefined, 'Card').article)).toBe(hashOf(articleOf('c', 'Card').article));
});

test('another version of the program knows nothing', async () => {
  const store = memoryStore();
  const before = await createReferenceHashes({ store, tool: '1' }).open();
  before.hashOf(articleOf('a', 'Button').article);
  await before.save({ isWhole: true });
  const { article: later, state } = articleOf('a', 'Button');
  (await createReferenceHashes({ store, tool: '2' }).open()).hashOf(later);
  expect(state.isMade).toBe(true);
});

test('some pages keep the hashes of the others, and all pages drop those that none has', async () => {
  const store = memoryStore();
  const hashes = createReferenceHashes({ store, tool: '' });
  const run = async (keys: readonly string[], isWhole: boolean) => {
    const { hashOf, save } = await hashes.open();
    const made = keys.filter((key) => {
      const one = articleOf(key, key);
      hashOf(one.article);
      return one.state.isMade;
    });
    await save({ isWhole });
    return made;
  };
  expect(await run(['a', 'b'], true)).toEqual(['a', 'b']);
  expect(await run(['a', 'c'], false)).toEqual(['c']);
  expect(await run(['b', 'c'], true)).toEqual([]);
  expect(await run(['a'], false)).toEqual(['a']);
});
