import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTree } from '../support/read-tree.ts';

// The pages about extending a site show files of a golden site, so that every example is one that builds.
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = await readTree(`${root}tests/sites/contract`);

const titledBlock = /^(`{3,})\w+ title="([^"]+)"\n([\s\S]*?)\n\1$/gm;

describe.each(['extending', 'library'])('content/docs/%s', async (name) => {
  const page = await readFile(`${root}content/docs/${name}/${name}.md`, 'utf8');
  const blocks = [...page.matchAll(titledBlock)].map(([, , title = '', code = '']) => [title, code] as const);

  test('shows files', () => expect(blocks.length).toBeGreaterThan(2));

  test.each(blocks)('%s', (title, code) => {
    expect(`${code}\n`).toBe(Buffer.from(files.get(title) ?? '', 'latin1').toString());
  });
});
