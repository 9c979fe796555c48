import { expect, test } from 'vitest';
import type { Page } from '../../../../src/model/site.ts';
import { siteOf } from '../../../support/sample-site.ts';

const config = `
languages: [en, de, fr]
products:
  - { id: ui, name: UI, root: /ui/, content: ui }
  - { id: kit, name: Kit, root: /kit/, content: kit, translations: { de: kit-de } }
`;

const short = ({ path, language, document, product, flags, translationOf, barePath }: Page) =>
  [
    path,
    language,
    document.source,
    product ?? '-',
    JSON.stringify(flags ?? {}),
    ...(translationOf === undefined ? [] : [`of ${translationOf}`]),
    ...(barePath === undefined ? [] : [`at ${barePath}`]),
  ].join(' ');

const placed = (pages: Readonly<Record<string, string>>, drafts = false) =>
  siteOf({ config, pages, drafts }).pages.map(short);

const withKeys = (keys: string) => `---\n${keys}\n---\n\n# A\n`;

test('a translation is at the address of its original, with its flags', () => {
  expect(placed({ 'ui/a.md': withKeys('disableToc: true\nwideLayout: true'), 'ui/a-de.md': '# A' })).toEqual([
    '/de/ui/a de ui/a-de.md ui {"disableToc":true,"wideLayout":true} of ui/a.md',
    '/ui/a en ui/a.md ui {"disableToc":true,"wideLayout":true}',
  ]);
});

test('its own flags win', () => {
  const pages = { 'ui/a.md': withKeys('disableToc: true'), 'ui/a-de.md': withKeys('disableToc: false') };
  expect(placed(pages)[0]).toBe('/de/ui/a de ui/a-de.md ui {"disableToc":false} of ui/a.md');
});

test('the address of an original holds for its translations, unless they have their own', () => {
  const pages = {
    'ui/a.md': withKeys('path: /ui/start/'),
    'ui/a-de.md': '# A',
    'ui/a-fr.md': withKeys('path: /debut/'),
  };
  expect(placed(pages)).toEqual([
    '/de/ui/start de ui/a-de.md ui {} of ui/a.md',
    // It belongs to the product of its original.
    '/fr/debut fr ui/a-fr.md ui {} of ui/a.md',
    '/ui/start en ui/a.md ui {}',
  ]);
});

test('empty pages and drafts are no pages, and have no translations', () => {
  const pages = {
    'kit/a.md': withKeys('draft: true'),
    'kit/b.md': '\n',
    'kit-de/a.md': '# A',
    'kit-de/b.md': '# B',
    'kit-de/c.md': '# C',
  };
  expect(placed(pages)).toEqual(['/de/kit/c de kit-de/c.md kit {} at /kit/c']);
  expect(placed(pages, true)).toEqual([
    '/de/kit/a de kit-de/a.md kit {} of kit/a.md',
    '/de/kit/c de kit-de/c.md kit {} at /kit/c',
    '/kit/a en kit/a.md kit {}',
  ]);
});

test('pages are in the order of their addresses, those of one address in the order of their files', () => {
  const pages = {
    'ui/z.md': withKeys('path: /ui/a/'),
    'ui/b.md': '# B',
    'ui/a.md': '# A',
    'kit/b.md': '# B',
  };
  expect(placed(pages).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    '/kit/b en kit/b.md',
    '/ui/a en ui/a.md',
    '/ui/a en ui/z.md',
    '/ui/b en ui/b.md',
  ]);
});
