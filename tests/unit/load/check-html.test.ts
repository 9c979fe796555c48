import { expect, test } from 'vitest';
import { createStore } from '../../../src/cache/create-store.ts';
import { checkHtml, type PageToCheck } from '../../../src/load/check-html.ts';
import type { FilePath, SitePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const invalid = '<article><p role="buton">A</p></article>';

function page(path: string, html: string, origin?: PageToCheck['origin']): PageToCheck {
  return { path: path as SitePath, bytes: async () => new TextEncoder().encode(html), origin };
}

const origin = async () => ({ file: 'content/a.md', text: '# A\n\n<p role="buton">A</p>\n', parts: [] });

test('the ARIA attributes of pages are checked without html-validate, each page once', async () => {
  await using folder = await temporaryFolder();
  const store = await createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'a' });
  const events: string[] = [];
  const check = async (pages: readonly PageToCheck[], tool = 'test') =>
    checkHtml(pages, {
      root: folder.path,
      store,
      tool,
      progress: {
        stage: (name, total) => events.push(`${name} ${total}`),
        advance: (steps) => events.push(`+${steps}`),
        warn: (sentence) => events.push(sentence),
      },
    });
  const found = await check([page('/a', invalid, origin), page('/b', '<p>B</p>'), page('/c', invalid)]);
  expect(found.map(({ message, place }) => [message, place?.line])).toEqual([
    ['Invalid HTML on "/a/": Role "buton" does not exist.', 3],
    ['Invalid HTML around the article on "/c/": Role "buton" does not exist.', undefined],
  ]);
  expect(events).toEqual([
    'Only the ARIA attributes of pages are checked: install html-validate for the rest.',
    'html 3',
    '+1',
    '+1',
    '+1',
  ]);
  // The same bytes have the same problems, wherever they are.
  expect(await check([page('/d', invalid)])).toHaveLength(1);
  expect(await check([page('/a', invalid.replace('buton', 'button'), origin)])).toEqual([]);
});

test('what an earlier run found in the same bytes is found again, unless the program is another', async () => {
  await using folder = await temporaryFolder();
  const values = new Map<string, Uint8Array>();
  const store = {
    get: async (key: string) => values.get(key),
    put: async (key: string, value: Uint8Array) => void values.set(key, value),
  };
  const progress = { stage() {}, advance() {}, warn() {} };
  const check = (tool: string) =>
    checkHtml([page('/a', invalid, origin)], { root: folder.path, store, tool, progress });
  const first = await check('one');
  expect(await check('one')).toEqual(first);
  expect(values.size).toBe(1);
  await check('two');
  expect(values.size).toBe(2);
});
