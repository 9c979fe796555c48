import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * Rows that no test stands behind; a new statement may stand here unproven for a while, and is not forgotten.
 */
const unproven = 0;

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const table = await readFile(at('tests/specification.md'), 'utf8');
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' |').map((cell) => cell.replace(/^\|? ?/, '').trim()))
  .map(([section = '', statement = '', file = '', title = '']) => ({ section, statement, file, title }));

test('every section has rows, and every statement stands once', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  const statements = rows.map(({ section, statement }) => `${section} ${statement}`);
  expect(new Set(statements).size).toBe(statements.length);
});

test('every test that is named exists', async () => {
  const missing: string[] = [];
  for (const { statement, file, title } of rows.filter((row) => row.file !== 'not proven yet')) {
    const text = await readFile(at(file), 'utf8').catch(() => undefined);
    if (text === undefined) missing.push(`${statement}: there is no ${file}.`);
    else if (title === '' || !hasTitle(text, title))
      missing.push(`${statement}: ${file} has no test "${title}".`);
  }
  expect(missing).toEqual([]);
});

test(`nothing proves ${unproven} statements yet`, () => {
  expect(rows.filter(({ file }) => file === 'not proven yet').map(({ statement }) => statement)).toHaveLength(
    unproven,
  );
});

/** A title stands in quotes of some kind; a part of one is none. */
function hasTitle(text: string, title: string): boolean {
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted));
}
