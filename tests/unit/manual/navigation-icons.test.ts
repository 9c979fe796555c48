import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseYaml } from '../../../src/data/parse-yaml.ts';

interface Entry {
  readonly pathname: string;
  readonly icon?: string;
  readonly children?: readonly Entry[] | 'auto';
}

const folder = fileURLToPath(new URL('../../../content/navigation/', import.meta.url));
const files = (await readdir(folder)).filter((file) => /\.(?:yaml|ts)$/.test(file));

async function entriesOf(file: string): Promise<readonly Entry[]> {
  if (file.endsWith('.ts')) return (await import(folder + file)).navigation as readonly Entry[];
  return parseYaml(await readFile(folder + file, 'utf8'), file).value as unknown as readonly Entry[];
}

/** The lists of a tree in which an entry has an icon and another has none. */
function mixedLists(entries: readonly Entry[]): string[] {
  const icons = new Set(entries.map(({ icon }) => icon !== undefined));
  return [
    ...(icons.size > 1 ? [entries.map(({ pathname }) => pathname).join()] : []),
    ...entries.flatMap(({ children = [] }) => (children === 'auto' ? [] : mixedLists(children))),
  ];
}

// One icon indents the titles of all entries beside it.
test.each(files)('in %s all entries of a list have an icon, or none', async (file) => {
  expect(mixedLists(await entriesOf(file))).toEqual([]);
});
