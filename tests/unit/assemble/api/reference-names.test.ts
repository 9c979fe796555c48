import { describe, expect, test } from 'vitest';
import { referenceNames } from '../../../../src/assemble/api/reference-names.ts';
import { namingTitle, referencePages } from '../../../../src/assemble/api/reference-pages.ts';
import { documentedNames, findReference } from '../../../../src/assemble/controls/find-reference.ts';
import type { ApiKind } from '../../../../src/model/api-document.ts';
import type { DemoElement } from '../../../../src/model/demo-controls.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import type { Page, Site } from '../../../../src/model/site.ts';
import { componentDocument, withReference } from '../../../support/api-reference.ts';
import { siteOf } from '../../../support/sample-site.ts';

const config = `
languages: [en, de]
products:
  - { id: a, name: A, root: /a/, content: a }
  - { id: b, name: B, root: /b/, content: b }
`;

/** A site with the API pages `/<product>/api/<slug>`; a slug such as `size-2` documents the name `Size`. */
function documented(...pages: readonly (readonly [path: string, kind: ApiKind])[]): Site {
  const texts = pages.map(([path]) => [`${path.slice(1)}.md`, '# API'] as const);
  const site = siteOf({ config, pages: Object.fromEntries(texts) });
  const kinds = new Map<string, ApiKind>(pages);
  return {
    ...site,
    pages: site.pages.map((page): Page => {
      const [, slug = ''] = /([^/]+?)(?:-\d+)?$/.exec(page.path) ?? [];
      const kind = kinds.get(page.path);
      const name = slug.charAt(0).toUpperCase() + slug.slice(1);
      const imports = [`import ${name} from '@acme/${page.product}';`];
      return kind === undefined ? page : withReference(page, componentDocument(name, {}, { kind, imports }));
    }),
  };
}

describe('a name leads to the reference', () => {
  const names = referenceNames(
    documented(
      ['/a/api/size', 'component'],
      ['/b/api/size', 'enum'],
      ['/b/api/size-2', 'type'],
      ['/b/api/kind', 'interface'],
      ['/b/api/button', 'hook'],
    ),
  );

  test('of its own product first, and else to the first one', () => {
    expect(names.find('Size', 'b')).toBe('/b/api/size');
    expect(names.find('Size', 'a')).toBe('/a/api/size');
    expect(names.find('Size', undefined)).toBe('/a/api/size');
    expect(names.find('Gone', 'a')).toBeUndefined();
  });

  test('of a type only, where a type is meant', () => {
    expect(names.findType('Size', 'a')).toBe('/b/api/size');
    expect(names.findType('Kind', undefined)).toBe('/b/api/kind');
    expect(names.findType('Button', 'b')).toBeUndefined();
  });

  test('of the original, not of a translation', () => {
    const site = documented(['/a/api/size', 'type']);
    const pages = site.pages.map((page) => ({ ...page, translationOf: 'a/b.md' as SourcePath }));
    expect(referenceNames({ ...site, pages }).all).toEqual([]);
    expect(referenceNames(site).all).toHaveLength(1);
  });
});

describe('the reference of a demo', () => {
  const { pages } = documented(
    ['/a/api/button', 'component'],
    ['/b/api/button', 'component'],
    ['/b/api/link', 'component'],
    ['/b/api/use', 'hook'],
  );
  const button = { tag: 'Button', component: { specifier: '@acme/b', name: 'default' } };

  test.each<[string, Pick<DemoElement, 'tag' | 'component'>, string | undefined, string, string | undefined]>(
    [
      ['is that of the component which it imports', button, undefined, 'a', '/b/api/button'],
      [
        'else has the name of the element, in its own product',
        { tag: 'Link' },
        undefined,
        'b',
        '/b/api/link',
      ],
      ['is none of another product by its name alone', { tag: 'Link' }, undefined, 'a', undefined],
      ['is the named one, also of another product', { tag: 'Div' }, 'Link', 'a', '/b/api/link'],
      ['is the named one that it imports', button, 'Button', 'a', '/b/api/button'],
      ['is the named one of its product', { tag: 'Div' }, 'Button', 'b', '/b/api/button'],
      ['is not what it imports, if another one is named', button, 'Link', 'a', '/b/api/link'],
      ['is that of no hook', { tag: 'Use' }, 'Use', 'b', undefined],
    ],
  )('%s', (_name, element, named, product, path) => {
    expect(findReference(pages, { element, named, product })?.page.path).toBe(path);
  });

  test('may have these names', () => {
    expect(documentedNames(pages)).toEqual(['Button', 'Link']);
  });
});

test('a reference lists the pages that name it, in the first language, each once', () => {
  const page = (names: string) => `---\ncomponents: ${names}\n---\n\n# Page`;
  const site = siteOf({
    config,
    pages: {
      'a/api/button.md': '# Button',
      'a/api/use-it.md': '# useIt',
      'a/one.md': page('Button, Button, Gone'),
      'a/one-de.md': page('Button'),
      'a/two.md': '---\ncomponents: Button\nhooks: useIt\n---\n\n# Two',
      'a/plain.md': '# Plain',
    },
  });
  expect(Object.fromEntries(referencePages(site))).toEqual({
    '/a/api/button': ['/a/one', '/a/two'],
    '/a/api/use-it': ['/a/two'],
  });
});

test('a page of another product is listed with the name of its product', () => {
  const site = siteOf({ config, pages: { 'a/one.md': '# One', 'b/two.md': '# Two', 'c.md': '# Three' } });
  const titles = site.pages.map((shown) => namingTitle(shown, { product: 'a' }, site.config));
  expect(titles).toEqual(['One', 'Two – B', 'Three']);
  expect(namingTitle(undefined, { product: 'a' }, site.config)).toBe('');
});
