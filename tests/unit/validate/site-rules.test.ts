import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../src/model/path.ts';
import type { Site } from '../../../src/model/site.ts';
import { demoVariant } from '../../../src/validate/rules/demo-variant.ts';
import { foreignFrontMatter } from '../../../src/validate/rules/foreign-front-matter.ts';
import { hostRedirect } from '../../../src/validate/rules/host-redirect.ts';
import { strayTranslation } from '../../../src/validate/rules/stray-translation.ts';
import { siteOf } from '../../support/sample-site.ts';

describe('a front matter key of another tool', () => {
  const page = (lines: string) => `---\ntitle: A\n${lines}\n---\n# A\n`;
  const report = (pages: Readonly<Record<string, string>>) =>
    foreignFrontMatter(siteOf({ pages })).map(
      ({ message, place }) => `${place?.file}:${place?.line} ${message}`,
    );
  const effect = (key: string, more = '') => `Front matter key "${key}" has no effect${more}.`;

  test.each<[string, Record<string, string>, string[]]>([
    ['in one page', { 'a.md': page('prev: false') }, [`content/a.md:3 ${effect('prev')}`]],
    [
      'in two',
      { 'a.md': page('prev: false'), 'b.md': page('x: 1\nprev: false') },
      [`content/a.md:3 ${effect('prev', ', here and in another page')}`],
    ],
    [
      'in three',
      { 'a.md': page('prev: false'), 'b.md': page('prev: false'), 'c.md': page('prev: false') },
      [`content/a.md:3 ${effect('prev', ', here and in 2 more pages')}`],
    ],
    [
      'of several, by name',
      { 'a.md': page('tags: [a]\nprev: false') },
      [`content/a.md:4 ${effect('prev')}`, `content/a.md:3 ${effect('tags')}`],
    ],
    ['that is the end of the address', { 'guides/a.md': page('slug: a') }, []],
    ['that is the whole address', { 'guides/a.md': page('slug: /guides/a/') }, []],
    ['that is the root', { 'guides/a.md': page('slug: /') }, []],
    [
      'that is the end of a name alone',
      { 'guides/radio-button.md': page('slug: button') },
      [`content/guides/radio-button.md:3 ${effect('slug')}`],
    ],
    ['that is no address', { 'a.md': page('slug: [a]') }, [`content/a.md:3 ${effect('slug')}`]],
  ])('%s', (_name, pages, expected) => {
    expect(report(pages)).toEqual(expected);
  });
});

describe('a demo with several variants', () => {
  const report = (demo: string, files: readonly string[]) => {
    const site = siteOf({ pages: { 'a.md': `# A\n\n{{"demo": "${demo}"}}\n` }, files });
    const facts = { space: site.space, components: site.components, api: { names: new Map() } };
    return site.pages.flatMap((page) =>
      demoVariant(page, facts).map(({ message, hint, place }) => [
        message,
        hint,
        `${place?.file}:${place?.line}:${place?.column}`,
      ]),
    );
  };

  test.each<[string, string[], string, string]>([
    ['Intro', ['css', 'tailwind', 'system'], 'css, system, tailwind; "css"', 'Intro/css'],
    [
      'demos/Intro',
      ['tailwind', 'css-modules'],
      'css-modules, tailwind; "css-modules"',
      'demos/Intro/css-modules',
    ],
  ])('%s names those that are not shown', (demo, variants, names, chosen) => {
    const files = variants.map((variant) => `${demo}/${variant}/index.tsx`);
    expect(report(demo, files)).toEqual([
      [
        `This demo has the variants ${names} is shown.`,
        `To choose one, write its file: {{"demo": "${chosen}/index.tsx"}}`,
        'content/a.md:3:1',
      ],
    ]);
  });

  test.each<[string, string, string[]]>([
    ['has only one', 'Intro', ['Intro/css/index.tsx']],
    ['has others in another language', 'Intro', ['Intro/css/index.tsx', 'Intro/tailwind/index.js']],
    ['is named', 'Intro/css/index.tsx', ['Intro/css/index.tsx', 'Intro/tailwind/index.tsx']],
    ['is beside a folder of that name', 'Intro.tsx', ['Intro.tsx', 'Intro/tailwind/index.tsx']],
  ])('is fine where it %s', (_name, demo, files) => {
    expect(report(demo, files)).toEqual([]);
  });
});

describe('translations without originals', () => {
  const stray = (name: string): NonNullable<Site['strayTranslations']>[number] => ({
    source: `de/${name}` as SourcePath,
    original: `docs/${name}` as SourcePath,
  });
  const report = (names: readonly string[], extent: Site['extent'] = 'whole') =>
    strayTranslation({ ...siteOf({}), strayTranslations: names.map(stray), extent }).map(
      ({ message, place, related = [] }) => [
        place?.file,
        message.slice(0, message.indexOf('.md')),
        ...related.map((other) => other.place.file),
      ],
    );

  test('are reported one by one, up to three of a folder', () => {
    expect(report(['a.md', 'x/a.md', 'b.md', 'c.md'])).toEqual([
      ['content/de/a.md', 'This page has no original: content/docs/a'],
      ['content/de/b.md', 'This page has no original: content/docs/b'],
      ['content/de/c.md', 'This page has no original: content/docs/c'],
      ['content/de/x/a.md', 'This page has no original: content/docs/x/a'],
    ]);
  });

  test('are one problem as four of a folder', () => {
    expect(report(['a.md', 'b.md', 'c.md', 'd.md'])).toEqual([
      [
        'content/de/a.md',
        '4 pages of this folder have no original: content/docs/a',
        ...['b', 'c', 'd'].map((name) => `content/de/${name}.md`),
      ],
    ]);
  });

  test('are none in a part of a site, whose other pages are not read', () => {
    expect(report(['a.md'], 'partial')).toEqual([]);
  });
});

describe('the redirects that a host accepts', () => {
  const report = (host: string, redirects: readonly string[]) => {
    const list = redirects.map((from) => `  - { from: '${from}', to: / }\n`).join('');
    return hostRedirect(siteOf({ config: `host: ${host}\nredirects:\n${list}` })).map(
      ({ message }) => message,
    );
  };
  const fixed = (count: number) => Array.from({ length: count }, (_, index) => `/${index}/`);

  test('are 2,000 for Cloudflare Pages, besides those with captures', () => {
    expect(report('cloudflare', [...fixed(2000), '/a/*'])).toEqual([]);
    expect(report('cloudflare', ['/a/*', ...fixed(2001)])).toEqual([
      '"/2000/" is one of 2001 redirects; Cloudflare Pages accepts 2000.',
    ]);
  });

  test('are 2,048 for Vercel, with those that have captures', () => {
    expect(report('vercel', [...fixed(2047), '/a/*'])).toEqual([]);
    expect(report('vercel', [...fixed(2048), '/a/*'])).toEqual([
      '"/a/*" is one of 2049 redirects; Vercel accepts 2048.',
    ]);
  });

  test('are any number for other hosts', () => {
    expect(report('netlify', [...fixed(2049), '/a/*'])).toEqual([]);
    expect(report('nginx', [...fixed(2049), '/a/*'])).toEqual([]);
  });

  test('have no captures for GitHub Pages, each of which is reported', () => {
    expect(report('github-pages', ['/a/', '/b/*', '/c/*'])).toEqual([
      '"/b/*" matches several addresses, and GitHub Pages follows no such redirect.',
      '"/c/*" matches several addresses, and GitHub Pages follows no such redirect.',
    ]);
  });
});
