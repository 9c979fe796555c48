import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildIndex } from '../../../../../../src/assemble/search/build-index.ts';
import { createLineCollector } from '../../../../../../src/assemble/search/lines/index-lines.ts';
import type { PageSymbol } from '../../../../../../src/assemble/search/page-symbols.ts';
import { type PageToIndex, toBlock } from '../../../../../../src/assemble/search/pages/indexed-block.ts';
import { readCopy } from '../../../../../../src/assemble/search/pages/read-copy.ts';
import { searchFileVersion } from '../../../../../../src/assemble/search/search-plan.ts';
import type { SearchPage } from '../../../../../../src/model/search-index.ts';
import { createEngine } from '../../../../../../templates/browser/search/engine/engine.ts';
import { places } from '../../../../../../templates/browser/search/format/postings.ts';

interface SamplePage {
  readonly title: string;
  readonly text?: string;
  readonly names?: readonly string[];
  readonly symbols?: readonly PageSymbol[];
  readonly product?: string;
}

const prop = (name: string, slug: string): PageSymbol => ({
  name,
  kind: 'props',
  anchor: `${slug}-prop-${name}`,
});

const hrefOf = (title: string) => `/${title.toLowerCase().replace(/\W+/g, '-')}/`;

/** The files of an index, split as that of a large site is. */
function filesOf(pages: readonly SamplePage[], wordFiles = 5): ReadonlyMap<string, string> {
  const indexed = pages.map(({ title, text = '', names = [], symbols = [] }): PageToIndex & SearchPage => {
    const addTerms: PageToIndex['addTerms'] = (terms) => {
      terms.addTitle(title);
      for (const name of names) terms.addName(name);
      for (const { name } of symbols) terms.add(name, places.part);
      readCopy(new TextEncoder().encode(text), terms);
    };
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(
      ([, heading = '']) => [`h-${heading}`, heading] as const,
    );
    return { href: hrefOf(title), title, headings, symbols, addTerms };
  });
  const ranges = pages.map(({ product, symbols }, from) => ({
    ...(product !== undefined && { product }),
    kind: symbols ? ('reference' as const) : ('guide' as const),
    from,
    to: from + 1,
  }));
  const words = {
    stopWords: ['the', 'a', 'is', 'of'],
    stem: (word: string) => word.replace(/(?:ing|ation|e|ed|s)$/, ''),
  };
  const collector = createLineCollector(words);
  collector.add(toBlock(indexed));
  const {
    manifest,
    pages: titles,
    words: parts,
  } = buildIndex(
    {
      pages: indexed,
      lines: collector.lines(),
      ranges,
      stopWords: words.stopWords,
    },
    { pagesPerFile: 3, wordFiles },
  );
  return new Map([
    [
      '/_search/en.json',
      JSON.stringify({
        ...manifest,
        pages: titles.map(searchFileVersion),
        words: parts.map(({ first, text }) => [first, searchFileVersion(text)]),
      }),
    ],
    ...titles.map((text, at) => [`/_search/en/pages-${at}.json`, text] as const),
    ...parts.map(({ text }, at) => [`/_search/en/words-${at}.txt`, text] as const),
    ...pages.map(({ title, text = '' }) => [`${hrefOf(title)}index.md`, text] as const),
  ]);
}

function engineOf(pages: readonly SamplePage[], wordFiles?: number) {
  let files = filesOf(pages, wordFiles);
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    // As a static host does.
    const text = files.get(url.replace(/\?.*$/, ''));
    return { ok: text !== undefined, status: 404, text: async () => text };
  });
  const deploy = (changed: readonly SamplePage[]) => {
    files = filesOf(changed);
  };
  /** Compressed, as a host sends them. */
  const bytesOf = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + gzipSync(files.get(url.replace(/\?.*$/, '')) ?? '').length, 0);
  return { engine: createEngine('/_search/en.json'), requested, deploy, bytesOf };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function manyWords(count: number): string {
  return Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
}

const site: readonly SamplePage[] = [
  { title: 'Text field', text: '## Validation\n\nWhere a reader writes a password.\n' },
  { title: 'Button group', text: '## Split button\n' },
  {
    title: 'Button',
    text: '## Loading\n\nSet `disableElevation` to keep it flat.\n\nA contained button casts a shadow.\n',
  },
  { title: 'Icon button' },
  {
    title: 'Data Grid',
    text: '## Accessibility\n\nConfigure the `sortModel` of the grid.\n\n```tsx title="SortedGrid.tsx"\nrows\n```\n',
  },
  {
    title: 'Hosts',
    text: '## Redirects\n\nDeploy the configuration with `fetch-depth`. A shadow is cast by the button of a host.\n',
  },
  { title: 'Größe' },
  { title: 'Theming', text: '## Dark mode\n\nThe colours of a `palette`, such as the primary one.\n' },
  { title: 'theme-contrast', text: 'A colour of the theme has too little contrast.\n' },
  { title: 'host-file', text: 'A file for the host is invalid.\n' },
  { title: 'Rows', text: '## Customers\n\nA header for each of them.\n' },
  { title: 'Templates', text: '## Header\n\nA custom one.\n' },
  {
    title: 'Command line',
    text: '| Option | Meaning |\n| :--- | :--- |\n| `--out <folder>` | Where the site is written |\n',
  },
  { title: 'Layout', text: 'Each folder has a page.\n' },
  { title: 'Out and about', text: 'An outline of places outside.\n' },
  { title: 'Unfinished', names: ['hide a draft'], text: 'Some are not built.\n' },
  { title: 'Draft settings', names: ['hide files'] },
  { title: 'Drawer', text: '## Open\n\nAt a side.\n' },
  { title: 'Several machines', text: 'They share docker images.\n' },
  { title: 'Versions', text: 'The `products` of a site.\n' },
  { title: 'ProductVersion' },
  {
    title: 'missing-page',
    text: '```text\n5:5  error  Link "/lnik/" leads to no page of the site.\n```\n',
  },
  {
    title: 'Reference',
    text: `A link to each page, which leads through the site:\n\n${manyWords(400)}\n\nNo errors. Guides, a start.\n`,
  },
  { title: 'Controls of demos', text: '## Props\n\nReaders change the props of a button.\n' },
  { title: 'Ordering', text: '## Sort\n\nSort rows, or let readers sort them.\n' },
  { title: '按钮组件' },
  { title: 'حقل النص' },
  {
    title: 'Button API',
    text: '## Props\n',
    symbols: [prop('disableElevation', 'button-api'), prop('sx', 'button-api')],
  },
  { title: 'Columns API', symbols: [prop('sort', 'columns-api')] },
  { title: 'Drawer API', symbols: ['docked', 'open'].map((name) => prop(name, 'drawer-api')) },
  { title: 'Card API', symbols: [prop('sx', 'card-api')] },
  { title: 'Paper API', symbols: [prop('sx', 'paper-api'), prop('elevation', 'paper-api')] },
];

const found = async (query: string, filter = {}, own?: string) => {
  const { results } = await engineOf(site).engine.ask({ query, filter, own }, () => {});
  return results.map((result) => (result.kind === 'page' ? result.title : `[${result.name}]`));
};

describe('the first result for', () => {
  test.each<[string, string | undefined]>([
    // The whole title, its beginning, and its words.
    ['button', 'Button'],
    ['BUTT', 'Button'],
    ['group button', 'Button group'],
    ['data-grid', 'Data Grid'],
    ['datagr', 'Data Grid'],
    ['grosse', 'Größe'],
    ['组件', '按钮组件'],
    ['النص', 'حقل النص'],
    ['نص', 'حقل النص'],
    // Headings, text, code in it, and files of demos.
    ['loading', 'Button'],
    ['password', 'Text field'],
    ['sortModel', 'Data Grid'],
    ['SortedGrid.tsx', 'Data Grid'],
    ['fetch depth', 'Hosts'],
    // Other endings of the same stem.
    ['redirected', 'Hosts'],
    ['configuring', 'Data Grid'],
    // Names of an API, in part, abbreviated, and with letters swapped.
    ['disableElevation', '[disableElevation]'],
    ['disable elevation', '[disableElevation]'],
    ['disableEl', '[disableElevation]'],
    ['dsblelv', '[disableElevation]'],
    ['disbaleElevation', '[disableElevation]'],
    // Typos, also among the first letters.
    ['buton', 'Button'],
    ['ubtton', 'Button'],
    ['pasword', 'Text field'],
    ['lauout', 'Layout'],
    ['disableElevaton', '[disableElevation]'],
    // A code, half-typed, before a guide whose title is a typo away.
    ['host-file', 'host-file'],
    ['host file', 'host-file'],
    ['host-f', 'host-file'],
    ['theme-con', 'theme-contrast'],
    // Words that the site writes apart, and identifiers of which it has the parts alone.
    ['darkmode', 'Theming'],
    ['palette.primary', 'Theming'],
    // Two words of a site rather than a typo of one.
    ['products.versions', 'Versions'],
    // A word that a text has is hardly a typo of a name.
    ['docker', 'Several machines'],
    // An option with its dashes, which says more than its letters.
    ['--out', 'Command line'],
    ['--ou', 'Command line'],
    ['out', 'Out and about'],
    // With the article, what is written without it.
    ['الحقل', 'حقل النص'],
    // The other spelling, and another word for the same.
    ['little color', 'theme-contrast'],
    ['directory pages', 'Layout'],
    ['btn', 'Button'],
    // The beginning of a word counts less where another word follows.
    ['custom header', 'Templates'],
    // A message, in the page that shows it with other names rather than in a long one with all its words.
    ['Link "/guides/start/" leads to no page of the site', 'missing-page'],
    // An ordinary word, which one component has as a prop and a guide is about.
    ['sort', 'Ordering'],
    // A name of several words, whatever else the query has.
    ['how to hide a draft', 'Unfinished'],
    // Whose props a query asks for; a page about props has that title.
    ['props of button', 'Button API'],
    ['drawer prop', 'Drawer API'],
    ['the open prop of a drawer', 'Drawer API'],
    ['props', 'Controls of demos'],
    ['demos props', 'Controls of demos'],
    // The order of words, and words that say little.
    ['button casts a shadow', 'Button'],
    ['what is the password', 'Text field'],
    ['xylophone', undefined],
    ['', undefined],
    ['  -  ', undefined],
  ])('%j is %s', async (query, first) => {
    expect((await found(query))[0]).toBe(first);
  });
});

test('a typo finds a word that the next file begins with', async () => {
  const pages = [{ title: 'Navigation' }, { title: 'Other', text: 'naviform nectar nylon\n' }];
  const { engine } = engineOf(pages, 40);
  const { results } = await engine.ask({ query: 'naviagtion', filter: {} }, () => {});
  expect(results.map((result) => result.kind === 'page' && result.title)).toEqual(['Navigation']);
});

test.each(['skelet', 'skelton', 'skeletonn'])(
  '%s is a title before a name that continues it',
  async (query) => {
    const symbols = [prop('skeletonProps', 'grid')];
    const { engine } = engineOf([
      { title: 'Grid API', symbols },
      { title: 'Skeleton API', symbols: [] },
    ]);
    const { results } = await engine.ask({ query, filter: {} }, () => {});
    expect(results[0]).toMatchObject({ kind: 'page', title: 'Skeleton API' });
    expect(results[1]).toMatchObject({ kind: 'symbol', name: 'skeletonProps' });
  },
);

test('an Arabic word with a typo is found, although others continue it', async () => {
  const { engine } = engineOf([{ title: 'النسخ', text: 'الخطوط تثبتها النسخة.\n' }, { title: 'التثبيت' }]);
  const { results } = await engine.ask({ query: 'التثبت', filter: {} }, () => {});
  expect(results.map((result) => result.kind === 'page' && result.title)).toEqual(['التثبيت', 'النسخ']);
});

test.each([
  ['dsblelv', 'disableElevation'],
  ['strticn', 'startIcon'],
  ['algnitms', 'alignItems'],
])('%s finds %s in another file', async (query, name) => {
  const symbols = ['disableElevation', 'startIcon', 'alignItems'].map((one) => prop(one, 'button-api'));
  const text = 'alabaster albatross almanac dragon drum dusk satin sober stencil stripe student\n';
  const { engine } = engineOf(
    [
      { title: 'Button API', symbols },
      { title: 'Other', text },
    ],
    40,
  );
  const { results } = await engine.ask({ query, filter: {} }, () => {});
  expect(results[0]).toMatchObject({ kind: 'symbol', name });
});

test('an abbreviation comes before a name with a typo', async () => {
  const symbols = ['colpSize', 'colorSpaceSize'].map((name) => prop(name, 'palette'));
  const { engine } = engineOf([{ title: 'Palette API', symbols }]);
  const { results } = await engine.ask({ query: 'colrsize', filter: {} }, () => {});
  const names = results.flatMap((result) => (result.kind === 'symbol' ? result.name : []));
  expect(names).toEqual(['colorSpaceSize', 'colpSize']);
});

test('a name that many pages document is one result', async () => {
  const { results } = await engineOf(site).engine.ask({ query: 'sx', filter: {} }, () => {});
  expect(results).toEqual([
    {
      kind: 'symbol',
      name: 'sx',
      symbolKind: 'props',
      owners: ['Button API', 'Card API', 'Paper API'].map((title) => ({
        href: `${hrefOf(title)}#${hrefOf(title).slice(1, -1)}-prop-sx`,
        title,
        product: undefined,
      })),
      count: 3,
    },
  ]);
});

test('filters leave pages of other kinds and products out', async () => {
  expect(await found('elevation', { kind: 'guide' })).toEqual(['Button']);
  expect(await found('elevation', { kind: 'reference' })).toEqual(['[elevation]', 'Button API']);
  expect(await found('button', { product: 'ui' })).toEqual([]);
});

test('the own product comes first', async () => {
  const pages = ['joy', 'material'].map((product) => ({ title: `Button ${product}`, product }));
  const { engine } = engineOf(pages);
  const titles = async (own: string) =>
    (await engine.ask({ query: 'button', filter: {}, own }, () => {})).results.map((result) =>
      result.kind === 'page' ? result.title : '',
    );
  expect(await titles('joy')).toEqual(['Button joy', 'Button material']);
  expect(await titles('material')).toEqual(['Button material', 'Button joy']);
});

test.each(['tooltip', 'tooltpi'])('%s finds the page before a name of another page', async (query) => {
  const { engine } = engineOf([
    { title: 'SpeedDialAction API', symbols: [prop('tooltip', 'speed-dial-action')] },
    { title: 'Tooltip API', symbols: [prop('placement', 'tooltip')] },
  ]);
  const { results } = await engine.ask({ query, filter: {} }, () => {});
  expect(results[0]).toMatchObject({ kind: 'page', title: 'Tooltip API' });
});

test('the passage that matches leads to its place in the page', async () => {
  const { engine } = engineOf(site);
  const { results } = await engine.ask({ query: 'casts a shadow', filter: {} }, () => {});
  expect(results[0]).toMatchObject({
    title: 'Button',
    passage: {
      text: 'A contained button casts a shadow.',
      heading: 'Loading',
      href: '/button/#h-Loading:~:text=A%20contained%20button%20casts%20a%20shadow.',
    },
  });
});

test('the passage of a row has its other cells, and is found by the one that matches', async () => {
  const { engine } = engineOf(site);
  const { results } = await engine.ask({ query: '--out written', filter: {} }, () => {});
  expect(results[0]).toMatchObject({
    title: 'Command line',
    passage: {
      text: '--out · Where the site is written',
      href: '/command-line/#:~:text=%2D%2Dout',
    },
  });
});

test('a sentence of the query comes before its words in better places', async () => {
  const pages = [
    {
      title: 'Broken output',
      text: '## Folder\n\nHow to write the output: choose a folder that is empty.\n',
    },
    { title: 'Messages', text: `${manyWords(40)}\n\nCannot write to the output folder of the site.\n` },
  ];
  const titlesOf = async (query: string) => {
    const { results } = await engineOf(pages).engine.ask({ query, filter: {} }, () => {});
    return results.flatMap((result) => (result.kind === 'page' ? result.title : []));
  };
  expect(await titlesOf('Cannot write to the output folder')).toEqual(['Messages', 'Broken output']);
  expect(await titlesOf('folder output write cannot')).toEqual(['Broken output', 'Messages']);
});

test.each([
  ['turn off the shadow', 'Flat'],
  ['Switch on shadows', 'Deep'],
])('verbs of two words: %s', async (query, title) => {
  const text = 'Turn it. The switch is off, and on.\n';
  const { engine } = engineOf([
    { title: 'Switch', text },
    { title: 'Flat', text: 'How readers disable shadows.\n' },
    { title: 'Deep', text: 'How readers enable shadows.\n' },
  ]);
  const { results } = await engine.ask({ query, filter: {} }, () => {});
  expect(results[0]).toMatchObject({ title });
});

test('words that say little do not choose the part of a long text', async () => {
  const start =
    'Of the words in the beginning of the text, none is one that a reader of it is after. '.repeat(3);
  const { engine } = engineOf([{ title: 'Long', text: `${start}Here is the password of the site.\n` }]);
  const { results } = await engine.ask({ query: 'the password of the site', filter: {} }, () => {});
  expect(results[0]).toMatchObject({ passage: { text: expect.stringContaining('password') } });
});

test('every result in the text has a passage, until the copies are as long as a query may load', async () => {
  const passagesOf = async (words: number) => {
    const text = `A shadow.\n\n${manyWords(words)}\n`;
    const pages = Array.from({ length: 9 }, (_, at) => ({ title: `Page ${at}`, text }));
    const { engine, requested } = engineOf(pages);
    const { results } = await engine.ask({ query: 'shadow', filter: {} }, () => {});
    const passages = results.filter((result) => result.kind === 'page' && result.passage);
    expect(requested.filter((url) => url.endsWith('index.md'))).toHaveLength(passages.length);
    return passages.length;
  };
  expect(await passagesOf(50)).toBe(9);
  expect(await passagesOf(300)).toBe(4);
  expect(await passagesOf(1_400)).toBe(1);
  expect(await passagesOf(4_000)).toBe(0);
});

describe('a question costs no more than a query may', () => {
  /** Letters that no compression makes shorter than a real text. */
  const wordAt = (at: number) => `${(Math.imul(at + 1, 0x9e3779b1) >>> 0).toString(36)}x`;
  const textOf = (page: number) => Array.from({ length: 900 }, (_, at) => wordAt(page * 100 + at)).join(' ');
  const pages = Array.from({ length: 90 }, (_, at) => ({ title: `Page ${wordAt(at)}`, text: textOf(at) }));
  const messages = [0, 1, 2].map((start) =>
    Array.from({ length: 30 }, (_, at) => wordAt(start + at * 300)).join(' '),
  );

  test.each([...messages, wordAt(777), `${wordAt(5).slice(0, 2)} ${wordAt(900).slice(0, -2)}`])(
    '%s',
    async (query) => {
      const { engine, requested, bytesOf } = engineOf(pages, 60);
      await engine.ask({ query: 'nothing', filter: {} }, () => {});
      const before = requested.length;
      const { results } = await engine.ask({ query, filter: {} }, () => {});
      expect(results.length).toBeGreaterThan(0);
      expect(bytesOf(requested.slice(before))).toBeLessThan(30_000);
    },
  );

  test('but all pages of a name, if they are wanted, are listed', async () => {
    const documented = pages.map((page, at) => ({
      ...page,
      title: `${page.title} ${textOf(at).slice(0, 700)}`,
      symbols: [prop('sx', `page-${at}`)],
    }));
    const { engine } = engineOf(documented, 60);
    const question = { query: 'sx', filter: {}, hasAllOwners: true };
    const { results } = await engine.ask(question, () => {});
    expect(results[0]).toMatchObject({ kind: 'symbol', count: 90 });
    expect(results[0]?.kind === 'symbol' && results[0].owners.length).toBe(90);
  });

  test('and tries to find the words that say most', async () => {
    const { engine } = engineOf([...pages, { title: 'Target', text: 'Unmistakeably this.' }], 60);
    const query = `${messages[0]} unmistakeably the of is a`;
    const { results, isComplete } = await engine.ask({ query, filter: {} }, () => {});
    expect(isComplete).toBe(true);
    expect(results.map((one) => one.kind === 'page' && one.title)).toContain('Target');
  });
});

test('a question that is asked again loads nothing, and is answered at once', async () => {
  const text = `A shadow.\n\n${'word '.repeat(4_000)}\n`;
  const pages = Array.from({ length: 9 }, (_, at) => ({ title: `Page ${at}`, text }));
  const { engine, requested } = engineOf(pages);
  const first = await engine.ask({ query: 'shadow', filter: {} }, () => {});
  const loaded = requested.length;
  const early: unknown[] = [];
  const again = await engine.ask({ query: 'shadow', filter: {} }, (answer) => early.push(answer));
  expect({ again, early, loaded: requested.length }).toEqual({ again: first, early: [], loaded });
});

test('a passage of raw HTML shows the characters that it stands for', async () => {
  const { engine } = engineOf([{ title: 'Report', text: 'The value of &quot;island&quot; is &lt;b&gt;.\n' }]);
  const { results } = await engine.ask({ query: 'value island', filter: {} }, () => {});
  expect(results[0]).toMatchObject({ passage: { text: 'The value of "island" is <b>.' } });
});

test('a passage that the title shows already gives way to the next best', async () => {
  const { engine } = engineOf([
    { title: 'code: A link leads nowhere', text: 'A link leads nowhere.\n\nA link has a target.\n' },
  ]);
  const { results } = await engine.ask({ query: 'broken link', filter: {} }, () => {});
  expect(results[0]).toMatchObject({ passage: { text: 'A link has a target.' } });
});

test('a page that is found by another word for the same shows its beginning', async () => {
  const { engine } = engineOf([{ title: 'Layout', text: 'Each folder has a page.\n\n## Other\n\nMore.\n' }]);
  const { results } = await engine.ask({ query: 'directory', filter: {} }, () => {});
  expect(results[0]).toMatchObject({ passage: { text: 'Each folder has a page.' } });
});

test.each([
  // Another ending, another word for the same, and a typo among the first letters.
  ['configuring', 'Deploy the configuration of a host.', 'configuration'],
  ['directory', 'Each folder has a page.', 'folder'],
  ['ubtton', 'Press the button.', 'button'],
])('the passage of %s has the word that matches, which is marked', async (query, sentence, form) => {
  const text = `The beginning.\n\n${sentence}\n`;
  const { engine } = engineOf([
    { title: 'Layout', text },
    { title: 'Other', text: `A page with ${query}.\n` },
  ]);
  const { results, marked } = await engine.ask({ query, filter: {} }, () => {});
  const found = results.find((result) => result.kind === 'page' && result.title === 'Layout');
  expect(found).toMatchObject({ passage: { text: sentence } });
  expect(marked.words).toEqual([query]);
  expect(marked.forms).toContain(form);
});

test('a passage with the word itself comes before an earlier one with another word for the same', async () => {
  const text = 'A folder for pages.\n\nWhere the directory is.\n';
  const { engine } = engineOf([{ title: 'Layout', text }]);
  const { results } = await engine.ask({ query: 'directory', filter: {} }, () => {});
  expect(results[0]).toMatchObject({ passage: { text: 'Where the directory is.' } });
});

test('words that only begin as the query are marked as far as it goes', async () => {
  const { engine } = engineOf([{ title: 'Folders', text: 'Each folder has a page.\n' }]);
  const { marked } = await engine.ask({ query: 'fol', filter: {} }, () => {});
  expect(marked).toEqual({ words: ['fol'], forms: [] });
});

test('a result whose title has every word loads no copy', async () => {
  const { engine, requested } = engineOf(site);
  await engine.ask({ query: 'several machines', filter: {} }, () => {});
  expect(requested.filter((url) => url === '/several-machines/index.md')).toEqual([]);
});

test('a query loads the files of its words and pages alone, and each once', async () => {
  const { engine, requested } = engineOf(site);
  await engine.ask({ query: 'xylophone', filter: {} }, () => {});
  await engine.ask({ query: 'password', filter: {} }, () => {});
  expect(new Set(requested).size).toBe(requested.length);
  expect(requested.filter((url) => url.includes('words-')).length).toBeLessThan(5);
  expect(requested.filter((url) => url.endsWith('index.md'))).toEqual(['/text-field/index.md']);
});

test('results come before their passages', async () => {
  const { engine } = engineOf(site);
  const early: boolean[] = [];
  await engine.ask({ query: 'password', filter: {} }, ({ isFinal }) => early.push(isFinal));
  expect(early).toEqual([false]);
});

test.each([
  ['a contained button', ['contained', 'button']],
  ['data v', ['data']],
  ['按', ['按']],
])('the marked words of %j are %j', async (query, marked) => {
  expect((await engineOf(site).engine.ask({ query, filter: {} }, () => {})).marked.words).toEqual(marked);
});

test('a question that another one follows loads no passages', async () => {
  const { engine, requested } = engineOf(site);
  const first = engine.ask({ query: 'passw', filter: {} }, () => {});
  const second = engine.ask({ query: 'sortModel', filter: {} }, () => {});
  expect((await first).isFinal).toBe(false);
  expect((await second).isFinal).toBe(true);
  expect(requested.filter((url) => url.endsWith('index.md'))).toEqual(['/data-grid/index.md']);
});

test('all pages of a name are asked for beside the question that found it', async () => {
  const { engine } = engineOf(site);
  const asked = engine.ask({ query: 'password', filter: {} }, () => {});
  await engine.ask({ query: 'sx', filter: {}, hasAllOwners: true }, () => {});
  expect((await asked).isFinal).toBe(true);
});

test('a site that was deployed since the first question is searched, too', async () => {
  const { engine, requested, deploy } = engineOf(site);
  const titles = async (query: string) =>
    (await engine.ask({ query, filter: {} }, () => {})).results.map((result) =>
      result.kind === 'page' ? result.title : '',
    );
  expect((await titles('theming'))[0]).toBe('Theming');
  deploy([...Array.from({ length: 4 }, (_, at) => ({ title: `Aardvark ${at}` })), ...site]);
  expect((await titles('aardvark'))[0]).toMatch(/^Aardvark/);
  expect(requested.filter((url) => url === '/_search/en.json')).toHaveLength(2);
  expect((await engine.pages(1))[0]?.title).toBe('Aardvark 0');
});
