import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { navigation } from '../../../content/navigation/docs.ts';

interface Entry {
  readonly title?: string;
  readonly children?: readonly Entry[];
}

const sections: readonly Entry[] = navigation;

const pagesOf = ({ children }: Entry): number =>
  children === undefined ? 1 : children.reduce((count, child) => count + pagesOf(child), 0);

test('the overview of the manual shows a few pages of each section', async () => {
  const page = await readFile(new URL('../../../content/docs/index.md', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/"section-pages", "section": "([^"]+)"/g)].map(([, title]) => title);
  expect(shown.length).toBeGreaterThan(5);
  for (const title of shown) {
    const section = sections.find((one) => one.title === title);
    expect(section && pagesOf(section), title).toBeLessThan(20);
  }
});
