import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// The examples of the manual are parts of sites that are built in tests.
const read = (path: string) => readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

describe.each(['theming', 'templates'])('the page about %s', async (name) => {
  const page = await read(`../../content/docs/${name}/${name}.md`);
  const blocks = [...page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)];

  test('has examples', () => {
    expect(blocks.length).toBeGreaterThan(1);
  });

  test.each(blocks.map(([, title = '', text = '']) => [title, text]))('%s is tested', async (title, text) => {
    const tested = [await read(`theme/${title}`), await read('../build/theme.test.ts')];
    expect(
      tested.some((source) => source.includes(text)),
      text,
    ).toBe(true);
  });
});
