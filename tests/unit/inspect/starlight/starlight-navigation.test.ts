import { describe, expect, test } from 'vitest';
import { starlightNavigation } from '../../../../src/inspect/starlight/starlight-navigation.ts';
import { readPage } from '../../../../src/inspect/tree-pages.ts';

/** Pages by their file below the content folder, with their front matter in YAML. */
type Files = Readonly<Record<string, string>>;

const pagesOf = (files: Files) =>
  Object.entries(files).map(([file, yaml]) => readPage(`docs/${file}`, `---\n${yaml}\n---\n`));

const navigation = (sidebar: unknown, files: Files) =>
  starlightNavigation(sidebar, { pages: pagesOf(files), content: 'docs' });

/** A navigation in lines: `/path Title`, indented below groups. */
function outline(entries: ReturnType<typeof navigation>, indent = ''): string[] {
  return entries.flatMap(({ pathname, title = '', children = [] }) => [
    `${indent}${children.length > 0 ? '' : `${pathname} `}${title}`.trimEnd(),
    ...outline(children, `${indent}  `),
  ]);
}

const files: Files = {
  'index.mdx': 'title: Home',
  'start.md': 'title: Start\nsidebar: { label: Begin }',
  'guides/index.md': 'title: Guides',
  'guides/one.md': 'title: One',
  'own.md': 'title: Own\nslug: other/place',
};

describe('an item of a sidebar', () => {
  test.each<[string, unknown[], string[]]>([
    ['a slug', ['guides/one'], ['/guides/one/ One']],
    ['a slug with slashes', ['/guides/one/'], ['/guides/one/ One']],
    ['the slug of the page of a folder', ['guides/index', 'guides'], ['/guides/ Guides', '/guides/ Guides']],
    ['the home page', ['index'], ['/ Home']],
    ['the slug of front matter', ['other/place'], ['/other/place/ Own']],
    ['a page with the label of its front matter', [{ slug: 'start' }], ['/start/ Begin']],
    ['a page with a label of its own', [{ slug: 'start', label: 'Go' }], ['/start/ Go']],
    ['a page that does not exist', ['gone'], ['/gone/']],
    [
      'a link',
      [
        { link: '/a', label: 'A' },
        { link: 'https://b.dev/c', label: 'B' },
        { link: '/file.pdf' },
        { link: '/a#b' },
      ],
      ['/a/ A', 'https://b.dev/c B', '/file.pdf', '/a#b'],
    ],
    [
      'a group',
      [{ label: 'G', items: ['start', { label: 'H', items: ['guides/one'] }] }],
      ['G', '  /start/ Begin', '  H', '    /guides/one/ One'],
    ],
    ['a group without a label', [{ items: ['start'] }], ['/start/ Begin']],
    [
      'a group with labels in several languages',
      [{ label: { en: 'G', de: 'H' }, items: ['start'] }],
      ['G', '  /start/ Begin'],
    ],
  ])('%s', (_, sidebar, lines) => {
    expect(outline(navigation(sidebar, files))).toEqual(lines);
  });

  test.each([
    ['New', { newFeature: true }],
    [{ text: 'Beta', variant: 'tip' }, { beta: true }],
    ['Pro', { plan: 'pro' }],
    ['Whatever', {}],
    [undefined, {}],
  ])('with the badge %j', (badge, expected) => {
    const [link, page, group] = navigation(
      [
        { link: '/a', badge },
        { slug: 'start', badge },
        { label: 'G', items: ['start'], badge },
      ],
      files,
    );
    expect(link).toEqual({ pathname: '/a/', ...expected });
    expect(page).toEqual({ pathname: '/start/', title: 'Begin', ...expected });
    const children = [{ pathname: '/start/', title: 'Begin' }];
    expect(group).toEqual({ pathname: '/g-group', title: 'G', children, ...expected });
  });

  test('has the badge of its page', () => {
    const written = { 'a.md': 'title: A\nsidebar: { badge: New }' };
    const entry = { pathname: '/a/', title: 'A', newFeature: true };
    expect(navigation(['a'], written)).toEqual([entry]);
    expect(navigation([{ autogenerate: { directory: '.' } }], written)).toEqual([entry]);
  });
});

describe('a generated group', () => {
  const generated = (directory: string, written: Files) =>
    outline(navigation([{ label: 'G', autogenerate: { directory } }], written)).slice(1);

  test('has its pages and folders by order, then by address', () => {
    const written: Files = {
      'g/z.md': 'title: Z\nsidebar: { order: 1 }',
      'g/b.md': 'title: B',
      'g/a-folder/late.md': 'title: Late',
      'g/c-folder/early.md': 'title: Early\nsidebar: { order: 2 }',
      'g/c-folder/other.md': 'title: Other',
      'g-other/x.md': 'title: X',
    };
    expect(generated('g', written)).toEqual([
      '  /g/z/ Z',
      ...['  C folder', '    /g/c-folder/early/ Early', '    /g/c-folder/other/ Other'],
      ...['  A folder', '    /g/a-folder/late/ Late'],
      '  /g/b/ B',
    ]);
    expect(generated('/g/', written)).toEqual(generated('g', written));
  });

  test('leaves out drafts, and pages that are hidden in the sidebar', () => {
    const written = {
      'g/a.md': 'title: A\ndraft: true',
      'g/b.md': 'title: B\nsidebar: { hidden: true }',
      'g/c.md': 'title: C\nsidebar: { label: See }',
      'g/d/e.md': 'title: E\ndraft: true',
    };
    expect(generated('g', written)).toEqual(['  /g/c/ See']);
  });

  test('may have all pages', () => {
    expect(generated('.', { 'index.md': 'title: Home', 'a/b.md': 'title: B' })).toEqual([
      '  / Home',
      '  A',
      '    /a/b/ B',
    ]);
  });
});

test('in another language, labels are its translations, and titles those of its pages', () => {
  const [translated] = pagesOf({ 'de/start.md': 'title: Anfang' });
  if (translated === undefined) throw new Error('no page');
  const pages = new Map([['start', translated]]);
  const sidebar = [
    'start',
    'guides/one',
    { label: 'More', translations: { 'de-DE': 'Mehr' }, items: [{ link: '/a', label: 'A' }] },
  ];
  const locale = { tags: ['de', 'de-DE'], pages };
  const entries = starlightNavigation(sidebar, { pages: pagesOf(files), content: 'docs', locale });
  expect(outline(entries)).toEqual(['/start/ Anfang', '/guides/one/ One', 'Mehr', '  /a/ A']);
});
