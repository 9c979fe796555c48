import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTree } from '../../support/read-tree.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

/** The types and defaults of keys, in pages that are made from the schemas. */
const facts = /^(?:- <a id="[^"]*" href|\*[^*\n]+\*(?: · |$)).*$/gm;

/** What is no prose: front matter, code, tags, directives, and the targets of links. */
const other =
  /^---\n.*?\n---\n|^ *(`{3,}|~{3,}).*?^ *\1 *$|(?<!`)(`+)(?!`).+?(?<!`)\2(?!`)|<[^>]+>|\{\{.*?\}\}|\]\([^)]*\)|^:::.*?$|^### Size & shape: .*?$/gms;

test('the prose of every page has typographic quotes', async () => {
  const pages = [...(await readTree(content))].filter(([path]) => path.endsWith('.md'));
  const straight = pages.flatMap(([path, bytes]) => {
    const prose = Buffer.from(bytes, 'latin1').toString().replace(facts, '').replace(other, '');
    return prose
      .split('\n')
      .filter((line) => /["']/.test(line))
      .map((line) => `${path}: ${line}`);
  });
  expect(pages.length).toBeGreaterThan(90);
  expect(straight).toEqual([]);
});
