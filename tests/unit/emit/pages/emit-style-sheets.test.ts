import { expect, test } from 'vitest';
import {
  emitStyleSheets,
  type StyledSite,
  type StyleSheetOptions,
} from '../../../../src/emit/pages/emit-style-sheets.ts';
import type { PlacedTemplates } from '../../../../src/render/place-templates.ts';

/** Emits the sheets of a site with one page, and returns the rules that they are made from. */
async function rulesOf(page: readonly string[], fragments: readonly (readonly string[])[]) {
  const config = { languages: ['en'], fontFaces: [], base: '/' };
  const localeVersions = new Map([['en', { site: {} }]]);
  const site = {
    index: { site: { config }, localeVersions },
    rendered: {
      pages: [{ task: { key: 'a' } }],
      facts: new Map([['a', { styles: page }]]),
      rules: new Map(page.map((name) => [name, `page ${name}`])),
    },
    navigation: fragments.map((styles) => ({
      styles,
      rules: styles.map((name) => [name, `navigation ${name}`]),
    })),
    css: undefined,
    sources: {},
  } as unknown as StyledSite;
  let used: readonly string[] = [];
  const options = {
    store: { get: async () => undefined, put: async () => {} },
    tool: 't',
    files: {},
    fragmentsOf: () => ({
      sheets: async (_site: unknown, rules: readonly string[]) => {
        used = rules;
        return { shell: '', demos: '', edit: '' };
      },
    }),
  } as unknown as StyleSheetOptions;
  await emitStyleSheets(site, { server: { templates: {} } } as unknown as PlacedTemplates, options);
  return used;
}

test('the style sheet has the rules that only the navigation uses, after those of pages', async () => {
  expect(
    await rulesOf(
      ['b', 'a'],
      [
        ['c', 'a'],
        ['d', 'c'],
      ],
    ),
  ).toEqual(['page b', 'navigation a', 'navigation c', 'navigation d']);
  expect(await rulesOf([], [['c']])).toEqual(['navigation c']);
});
