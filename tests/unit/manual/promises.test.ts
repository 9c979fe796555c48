import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = await readFile(`${root}content/docs/promises/promises.md`, 'utf8');
const rows = [...page.matchAll(/^\| (.+) \| (.+) \| `(tests\/.+)` \|$/gm)].map(
  ([, promise = '', title = '', file = '']) => ({ promise, title, file }),
);

test('every row of the page is read', () => {
  expect(rows).toHaveLength(page.match(/^\|(?! Promise| :---).*\|$/gm)?.length ?? 0);
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('$promise', async ({ title, file }) => {
  const text = await readFile(root + file, 'utf8');
  expect(
    [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted)),
    title,
  ).toBe(true);
});
