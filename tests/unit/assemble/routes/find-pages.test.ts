import { describe, expect, test } from 'vitest';
import { mayHaveAddress, possibleAddresses } from '../../../../src/assemble/routes/find-pages.ts';
import type { SitePath, SourcePath } from '../../../../src/model/path.ts';
import { configOf } from '../../../support/sample-site.ts';

const plain = configOf('products: [{ id: ui, name: UI, root: /ui/, content: ui }]');
const languages = configOf(
  'languages: [en, de, zh]\nproducts: [{ id: ui, name: UI, root: /ui/, content: ui }]',
);
const routes = configOf('routes: [{ source: "guides/:name.md", path: "/read/the-:name" }]');

describe('a source may have an address', () => {
  test.each([
    ['its own', plain, 'ui/start.md', '/ui/start', true],
    ['another one', plain, 'ui/start.md', '/ui/other', false],
    ['of a component', plain, 'ui/components/button/button.md', '/ui/react-button', true],
    ['of a folder', plain, 'ui/guides/index.md', '/ui/guides', true],
    ['by the route table', routes, 'guides/forms.md', '/read/the-forms', true],
    ['in another language', languages, 'ui/start.md', '/de/ui/start', true],
    ['as a translation of the page', languages, 'ui/start.de.md', '/ui/start', true],
    ['as the translation for another language', languages, 'ui/start-zh.md', '/de/ui/start', true],
    ['as a page with the name of a translation', languages, 'ui/start.de.md', '/ui/start.de', true],
    ['in a language that the site does not have', plain, 'ui/start.de.md', '/ui/start', false],
  ])('%s', (_, config, source, address, gives) => {
    expect(mayHaveAddress([address as SitePath], config)(source as SourcePath)).toBe(gives);
  });
});

test('a source may have the address of its path, and that of a source that it may translate', () => {
  expect(possibleAddresses('ui/start.de.md' as SourcePath, plain)).toEqual(['/ui/start.de']);
  expect(possibleAddresses('ui/start.de.md' as SourcePath, languages)).toEqual(['/ui/start.de', '/ui/start']);
});
