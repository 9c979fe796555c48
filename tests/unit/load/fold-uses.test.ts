import { expect, test } from 'vitest';
import { foldUses } from '../../../src/load/fold-uses.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

const problem = (code: Diagnostic['code'], message: string, file: string, line: number): Diagnostic => {
  return { severity: 'warning', code, message, place: { file, line, column: 1 } };
};

test('a component that a page uses in many places is reported once, with a few of the others', () => {
  const uses = [1, 2, 3, 4, 5, 6, 7].map((line) => problem('foreign-component', 'A', 'a.mdx', line));
  const [first, ...others] = foldUses(uses);
  expect(others).toEqual([]);
  expect(first?.place?.line).toBe(1);
  expect(first?.related?.map(({ place, message }) => `${place?.line} ${message}`)).toEqual([
    '2 Also here.',
    '3 Also here.',
    '4 Also here.',
    '5 Also here, and in 2 more places.',
  ]);
});

test('a single place that is not listed is one place', () => {
  const uses = [1, 2, 3, 4, 5, 6].map((line) => problem('foreign-component', 'A', 'a.mdx', line));
  expect(foldUses(uses)[0]?.related?.at(-1)?.message).toBe('Also here, and in 1 more place.');
});

test.each<Diagnostic['code']>(['callout-unknown', 'include-file'])(
  '%s is reported once for all pages',
  (code) => {
    const uses = ['a.md', 'b.md'].map((file) => problem(code, 'A', file, 1));
    expect(foldUses(uses)).toHaveLength(1);
  },
);

test('pages that use the same are reported together, in the order of the pages', () => {
  const uses = ['a.md', 'b.md', 'c.md'].map((file) => problem('url-scheme', 'A', file, 1));
  const [first, ...others] = foldUses(uses);
  expect(others).toEqual([]);
  expect(first?.place?.file).toBe('a.md');
  expect(first?.related?.map(({ place, message }) => `${place?.file} ${message}`)).toEqual([
    'b.md Also here.',
    'c.md Also here.',
  ]);
});

test('other components, other severities and other problems are reported each', () => {
  const all = [
    problem('foreign-component', 'A', 'a.mdx', 1),
    problem('foreign-component', 'B', 'a.mdx', 2),
    { ...problem('foreign-component', 'A', 'b.mdx', 1), severity: 'error' as const },
    problem('missing-page', 'C', 'a.mdx', 3),
    problem('missing-page', 'C', 'a.mdx', 4),
  ];
  expect(foldUses(all)).toEqual(all);
});

test('links into a folder of another site are reported together', () => {
  const link = (url: string, folder: string, line: number): Diagnostic => ({
    ...problem('missing-page', `Link "${url}" leads to no page.`, 'a.md', line),
    hint: `Create the page, or correct the link. If another site serves it, set externalPaths: [${folder}].`,
  });
  const found = foldUses([link('/x/a/', '/x/', 1), link('/x/b/', '/x/', 2), link('/y/', '/y/', 3)]);
  expect(found.map(({ message }) => message)).toEqual([
    '2 links into "/x/" lead to no page.',
    'Link "/y/" leads to no page.',
  ]);
  expect(found[0]?.related?.map(({ place }) => place?.line)).toEqual([2]);
});

test('links into a folder whose pages are in another one are reported together from five on', () => {
  const link = (name: string, line: number): Diagnostic => ({
    ...problem('missing-page', `Link "/docs/ui/${name}#a" leads to no page.`, 'a.md', line),
    hint: `Did you mean "/docs/react/ui/${name}/"?`,
  });
  const links = ['a', 'b', 'c', 'd', 'e'].map((name, index) => link(name, index + 1));
  const [found, ...others] = foldUses(links);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    message: '5 links into "/docs/ui/" lead to no page.',
    hint: 'Correct the links, such as this one to "/docs/react/ui/a/", or redirect the folder in content/site.yaml: redirects: [{ from: /docs/ui/*, to: /docs/react/ui/:splat }]',
  });
  expect(foldUses(links.slice(1))).toEqual(links.slice(1));
  const renamed = { ...link('a', 6), hint: 'Did you mean "/docs/react/ui/b/"?' };
  expect(foldUses([...links, renamed])[1]).toEqual(renamed);
});

test('links into a folder are reported by the folders that their pages are in, each with its redirect', () => {
  const link = (name: string, to: string, line: number): Diagnostic => ({
    ...problem('missing-page', `Link "/docs/${name}" leads to no page.`, 'a.md', line),
    hint: `Did you mean "/${to}/${name}/"?`,
  });
  const guides = ['a', 'b', 'c', 'd', 'e'].map((name, index) => link(name, 'guides', index + 1));
  const alone = link('f', 'theming', 6);
  const found = foldUses([...guides, alone]);
  expect(found.map(({ message }) => message)).toEqual([
    '5 links into "/docs/" lead to no page.',
    'Link "/docs/f" leads to no page.',
  ]);
  expect(found[0]?.hint).toContain('redirects: [{ from: /docs/*, to: /guides/:splat }]');
  expect(found[1]).toEqual(alone);
});
