import { describe, expect } from 'vitest';
import { normaliseHashes } from '../support/normalise-hashes.ts';
import { navigation, page, smallSite } from '../support/small-site.ts';
import { test as base, type Workspace } from '../support/workspace.ts';

/** The changes of a build, without hashes in names. */
interface Touched {
  readonly parsed: number;
  readonly rendered: readonly string[];
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** A workspace that was built once, and `rebuild`, which returns the changes of the next build. */
const test = base.extend<{ built: Workspace; rebuild: () => Promise<Touched> }>({
  built: async ({ workspace }, use) => {
    await workspace.write(smallSite);
    expect(await workspace.build()).toMatchObject({ ok: true, diagnostics: [] });
    await use(workspace);
  },
  rebuild: async ({ built }, use) => {
    await use(async () => {
      const { parsed, rendered, written, removed } = await built.build();
      return {
        parsed,
        rendered,
        written: written.map(normaliseHashes).sort(),
        removed: removed.map(normaliseHashes),
      };
    });
  },
});

const pages = ['acme/button/index.html', 'acme/index.html', 'acme/link/index.html', 'acme/start/index.html'];

/** The lists of pages: for the search, for language models, and for other sites. */
const lists = [
  '_search/en.json',
  '_search/en/pages-0.json',
  '_search/en/words-0.txt',
  'acme/llms-full.txt',
  'acme/llms.txt',
  'link-manifest.json',
  'llms.txt',
];

const withLists = (...files: readonly string[]) => [...lists, ...files].sort();

describe('a build rewrites exactly these files', () => {
  test('after an edit of a page; none after a save without changes', async ({ built, rebuild }) => {
    await built.write({ 'content/acme/link.md': smallSite['content/acme/link.md'] ?? '' });
    expect(await rebuild()).toEqual({ parsed: 0, rendered: [], written: [], removed: [] });
    await built.write({ 'content/acme/link.md': page('Link', 'Other words.') });
    expect(await rebuild()).toEqual({
      parsed: 1,
      rendered: ['/acme/link'],
      written: [
        '_search/en.json',
        '_search/en/words-0.txt',
        'acme/link/index.html',
        'acme/link/index.md',
        'acme/llms-full.txt',
      ],
      removed: [],
    });
  });

  test('after an edit of a navigation title: the fragment, and every page of the product', async ({
    built,
    rebuild,
  }) => {
    await built.write({
      'content/navigation/acme.yaml': navigation([
        ['/acme/button/', 'Button'],
        ['/acme/link/', 'Anchor'],
      ]),
    });
    expect(await rebuild()).toEqual({
      parsed: 0,
      // Start shows neither the entry nor a link to it: it only gets the new URL of the fragment.
      rendered: ['/acme', '/acme/button', '/acme/link'],
      written: [
        '_search/en.json',
        '_search/en/words-0.txt',
        'assets/navigation-acme-HASH.html',
        ...pages,
        'acme/index.md',
        'acme/llms-full.txt',
      ].sort(),
      removed: ['assets/navigation-acme-HASH.html'],
    });
  });

  test('after a page without an entry is added, moved and removed: the search index, too', async ({
    built,
    rebuild,
  }) => {
    await built.write({ 'content/acme/menu.md': page('Menu') });
    expect(await rebuild()).toEqual({
      parsed: 1,
      rendered: ['/acme/menu'],
      written: withLists('acme/menu/index.html', 'acme/menu/index.md'),
      removed: [],
    });
    await built.rename('content/acme/menu.md', 'content/acme/lists/menu.md');
    expect(await rebuild()).toEqual({
      parsed: 1,
      rendered: ['/acme/lists/menu'],
      // Its words stay the same.
      written: withLists('acme/lists/menu/index.html', 'acme/lists/menu/index.md').filter(
        (path) => path !== '_search/en/words-0.txt',
      ),
      removed: ['acme/menu/index.html', 'acme/menu/index.md'],
    });
    await built.remove('content/acme/lists/menu.md');
    expect(await rebuild()).toEqual({
      parsed: 0,
      rendered: [],
      written: lists,
      removed: ['acme/lists/menu/index.html', 'acme/lists/menu/index.md'],
    });
  });

  test('after an edit of a demo', async ({ built, rebuild }) => {
    const demo = await built.read('content/acme/Counter.tsx');
    await built.write({ 'content/acme/Counter.tsx': demo.replace('Pressed', 'Clicked') });
    expect(await rebuild()).toEqual({
      parsed: 0,
      rendered: ['/acme/button'],
      written: [
        '_search/en.json',
        '_search/en/words-0.txt',
        'acme/button/index.html',
        'acme/button/index.md',
        'acme/llms-full.txt',
        'assets/demo-acme-Counter-HASH.js',
      ],
      removed: ['assets/demo-acme-Counter-HASH.js'],
    });
    expect(await built.read('dist/acme/button/index.html')).toContain('Clicked');
  });

  test('after an edit of a title that no other page shows', async ({ built, rebuild }) => {
    await built.write({ 'content/acme/link.md': page('Hyperlink') });
    expect(await rebuild()).toMatchObject({
      rendered: ['/acme/link'],
      written: withLists('acme/link/index.html', 'acme/link/index.md'),
    });
  });
});

test('a page with an error that is fixed: the last valid website stays in between', async ({ built }) => {
  const good = await built.output();
  await built.write({
    'content/acme/link.md': page('Link', ':::info\nOpen.'),
    'content/acme/start.md': page('Start', 'Other words.'),
  });
  const broken = await built.build();
  expect(broken).toMatchObject({ ok: false, written: [], removed: [] });
  expect(broken.diagnostics.map(({ code }) => code)).toEqual(['callout-unclosed']);
  expect(await built.output()).toEqual(good);
  await built.write({ 'content/acme/link.md': smallSite['content/acme/link.md'] ?? '' });
  // Includes the edit made in the meantime, which was rendered to find its problems.
  expect(await built.build()).toMatchObject({
    ok: true,
    rendered: [],
    written: [
      '_search/en.json',
      '_search/en/words-0.txt',
      'acme/llms-full.txt',
      'acme/start/index.html',
      'acme/start/index.md',
    ],
  });
});

test('a component that is missing, added, edited, broken and removed', async ({ built }) => {
  const file = 'templates/components/Sign.jsx';
  const codes = async () => (await built.build()).diagnostics.map(({ code }) => code);
  const shown = () => built.read('dist/acme/link/index.html');
  await built.write({
    'content/acme/link.md': page('Link', '{{"component": "Sign", "words": "Mind the gap"}}'),
  });
  expect(await codes()).toEqual(['unknown-component']);
  await built.write({ [file]: 'export default ({ words }) => <b>{words}</b>;' });
  expect(await built.build()).toMatchObject({ ok: true, rendered: ['/acme/link'] });
  expect(await shown()).toContain('<b>Mind the gap</b>');
  await built.write({ [file]: 'export default ({ words }) => <i>{words}</i>;' });
  expect(await built.build()).toMatchObject({ ok: true, rendered: ['/acme/link'] });
  expect(await shown()).toContain('<i>Mind the gap</i>');
  await built.write({ [file]: 'export default ({ words }) => <i>{words}</b>;' });
  expect(await codes()).toEqual(['component-compile']);
  expect(await shown()).toContain('<i>Mind the gap</i>');
  await built.remove(file);
  expect(await codes()).toEqual(['unknown-component']);
});

test('a demo that does not compile and is fixed', async ({ built }) => {
  const good = await built.output();
  const demo = await built.read('content/acme/Counter.tsx');
  await built.write({ 'content/acme/Counter.tsx': `${demo}}` });
  const broken = await built.build();
  expect(broken).toMatchObject({ ok: false, written: [], removed: [] });
  expect(broken.diagnostics.map(({ code }) => code)).toEqual(['demo-compile']);
  expect(await built.output()).toEqual(good);
  await built.write({ 'content/acme/Counter.tsx': demo });
  expect(await built.build()).toMatchObject({ ok: true });
  expect(await built.output()).toEqual(good);
});
