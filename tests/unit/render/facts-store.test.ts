import { expect, test } from 'vitest';
import type { RenderFacts } from '../../../src/model/render-task.ts';
import { createFactsStore } from '../../../src/render/facts-store.ts';

const facts: RenderFacts = {
  htmlHash: 'h',
  bytes: 10,
  styles: ['a'],
  assets: [],
  scripts: [],
  inlineStyles: [],
  failures: [],
};

function memory() {
  const values = new Map<string, Uint8Array>();
  return {
    values,
    put: async (key: string, value: Uint8Array) => void values.set(key, value),
    getMany: async (keys: readonly string[]) => keys.map((key) => values.get(key)),
  };
}

const sheet = '.reference{color:red}';

test('facts come back as they were saved, and pages without any are missing', async () => {
  const store = createFactsStore(memory());
  await store.save([
    ['plain', facts],
    ['styled', { ...facts, sheet }],
    ['other', { ...facts, sheet: '.ä{}' }],
  ]);

  expect(await store.read(['styled', 'absent', 'plain', 'other'])).toStrictEqual([
    { ...facts, sheet },
    undefined,
    facts,
    { ...facts, sheet: '.ä{}' },
  ]);
});

test('a style sheet that many pages have is stored once', async () => {
  const { values, ...store } = memory();
  await createFactsStore(store).save(
    ['one', 'two', 'three'].map((key) => [key, { ...facts, sheet }] as const),
  );

  const texts = [...values.values()].map((bytes) => new TextDecoder().decode(bytes));
  expect(texts.filter((text) => text.includes(sheet))).toEqual([sheet]);
});

test('a page whose style sheet was lost is missing', async () => {
  const { values, ...store } = memory();
  const kept = createFactsStore(store);
  await kept.save([
    ['styled', { ...facts, sheet }],
    ['plain', facts],
  ]);
  for (const key of values.keys()) if (key.startsWith('page-sheet:')) values.delete(key);

  expect(await kept.read(['styled', 'plain'])).toStrictEqual([undefined, facts]);
});
