import { expect, test } from 'vitest';
import { editLink } from '../../../../src/assemble/links/edit-link.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import type { Page } from '../../../../src/model/site.ts';
import { componentDocument, withReference } from '../../../support/api-reference.ts';
import { only, siteOf } from '../../../support/sample-site.ts';

const github = 'repository: https://github.com/acme/ui\n';
const editor = 'editUrl: https://github.com/acme/ui/edit/main/docs/\n';

const pageOf = (config: string): Page => only(siteOf({ config, pages: { 'a.md': '# A' } }).pages);

/** The address at which a page is edited; one with a file documents what that file declares. */
function hrefOf(config: string, filename?: string, changed: Partial<Page> = {}): string | undefined {
  const site = siteOf({ config, pages: { 'a.md': '# A' } });
  const document = componentDocument('A', {}, filename === undefined ? {} : { filename });
  const page = filename === undefined ? pageOf(config) : withReference(pageOf(config), document);
  return editLink({ ...page, ...changed }, site).editHref;
}

test.each([
  [github, undefined],
  [editor, 'https://github.com/acme/ui/edit/main/docs/content/a.md'],
  ['editUrl: https://edit.dev/ui', 'https://edit.dev/ui/content/a.md'],
])('with %j, a page is edited at %s', (config, href) => {
  expect(hrefOf(config)).toBe(href);
});

test.each([
  [github + editor, '/packages/ui/A.tsx', 'https://github.com/acme/ui/edit/main/packages/ui/A.tsx'],
  [github + editor, '/packages/ui/A.js', 'https://github.com/acme/ui/edit/main/packages/ui/A.d.ts'],
  [github + editor, '/packages/ui.js/A.ts', 'https://github.com/acme/ui/edit/main/packages/ui.js/A.ts'],
  [github + editor, '/packages/c#/A.js', 'https://github.com/acme/ui/edit/main/packages/c%23/A.d.ts'],
  // The editor is that of another repository, or of another kind.
  [editor, '/packages/ui/A.tsx', undefined],
  [`${github}editUrl: https://github.com/acme/docs/edit/main/`, '/packages/ui/A.tsx', undefined],
  [`${github}editUrl: https://github.com/acme/ui/blob/main/`, '/packages/ui/A.tsx', undefined],
])('with %j, the declarations in %s are edited at %s', (config, filename, href) => {
  expect(hrefOf(config, filename)).toBe(href);
});

test('the texts of a translation are edited in its own file', () => {
  const changed = { translationOf: 'b.md' as SourcePath };
  expect(hrefOf(github + editor, '/packages/ui/A.tsx', changed)).toBe(
    'https://github.com/acme/ui/edit/main/docs/content/a.md',
  );
});

test('a page that the build writes has no file to edit', () => {
  const site = siteOf({ config: editor, pages: { 'a.md': '# A' } });
  const written = new Set(['a.md' as SourcePath]);
  expect(editLink(pageOf(editor), { ...site, written })).toEqual({});
});

const main = 'https://code.dev/acme/ui/edit/main';

test.each([
  [`${main}/site/`, 'm/a.md', `${main}/site/content/m/a.md`],
  [`${main}/site`, '../docs/a.md', `${main}/site/docs/a.md`],
  [`${main}/site`, '../../docs/a.md', `${main}/docs/a.md`],
])('%s leads to %s by %s', (editUrl, source, href) => {
  const site = siteOf({
    config: `editUrl: ${editUrl}\nproducts: [{ id: m, name: M, content: ${source.replace(/\/a\.md$/, '')} }]\n`,
    pages: { [source]: '# A\n' },
  });
  expect(site.pages.map((page) => editLink(page, site))).toEqual([{ editHref: href }]);
});

test('an address does not end at a character of a name', () => {
  const site = siteOf({ config: editor, pages: { 'In C#/What? 50%.md': '# A' } });
  expect(editLink(only(site.pages), site).editHref).toBe(
    'https://github.com/acme/ui/edit/main/docs/content/In%20C%23/What%3F%2050%25.md',
  );
});
