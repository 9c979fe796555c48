import { expect, test } from 'vitest';
import { createStore, type Store } from '../../../../src/cache/create-store.ts';
import { emitIframes, frameProblems } from '../../../../src/emit/pages/emit-iframes.ts';
import { bytesOf } from '../../../../src/lib/bytes-of.ts';
import { placeholder } from '../../../../src/lib/placeholders.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { sheetName } from '../../../../src/render/page-sheet.ts';
import type { FrameResult, SiteFragments } from '../../../../src/render/site-fragments.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';
import { emptyServer, indexedSite, plannedPages } from '../../../support/planned-pages.ts';

const sample = {
  config: 'base: /ui/',
  pages: {
    'a.md':
      '# A\n\n{{"demo": "One.tsx", "iframe": true}}\n\n{{"demo": "Two.tsx"}}\n\n{{"demo": "Three.tsx", "iframe": true}}\n',
    'b.md': '# B\n\n{{"demo": "One.tsx", "iframe": true}}\n',
    'c.md': '# C\n\n{{"demo": "One.tsx"}}\n',
  },
  files: ['One.tsx', 'Two.tsx', 'Three.tsx'],
};
const pages = plannedPages(sample);
const { index } = indexedSite(sample);

const sheet = '.a{}';
const framed: FrameResult = {
  html: `<script src="${placeholder('a', 'demo:One.tsx')}"></script><link href="${placeholder('a', sheetName(sheet))}"><i title="${placeholder('a', 'unknown')}">`,
  inlineStyles: ["'sha256-style'"],
  sheet,
};

const newStore = () => createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'p' });

/** Emits the documents, of which that of the first demo is rendered as given. */
async function emitted(first: FrameResult, store: Store, shown = pages) {
  const rendered: string[] = [];
  const frame: SiteFragments['frame'] = async ({ entry }) => {
    rendered.push(entry);
    return entry === 'demo:One.tsx' ? first : { html: '<p>Three</p>', inlineStyles: [] };
  };
  const found = await emitIframes(
    { pages: shown, index, urls: new Map([['demo:One.tsx', '/ui/assets/one.js']]) },
    { server: emptyServer, location: { templates: '', own: false, demos: {} } },
    { store, tool: '', fragmentsOf: () => ({ frame }) as SiteFragments },
  );
  return { ...found, rendered };
}

test('each demo in an iframe has one document, however many pages show it', async () => {
  const { files, sheets, assets, inlineStyles, failures, varying } = await emitted(framed, await newStore());
  expect([...files.keys()]).toEqual(['frame:demo:One.tsx', 'frame:demo:Three.tsx']);
  const document = files.get('frame:demo:One.tsx');
  expect(document?.path).toMatch(/^assets\/frame-One-[A-Za-z\d]{10}\.html$/);
  const own = sheets.get(sheetName(sheet));
  expect(new TextDecoder().decode(document && (await bytesOf(document)))).toBe(
    `<script src="/ui/assets/one.js"></script><link href="/ui/${own?.path}"><i title="/ui/${own?.path}">`,
  );
  expect(own?.path).toMatch(/^assets\/page-[A-Za-z\d]{10}\.css$/);
  expect(sheets.size).toBe(1);
  expect(assets.get('frame:demo:One.tsx')).toEqual(['demo:One.tsx', sheetName(sheet), 'unknown']);
  expect(inlineStyles).toEqual(["'sha256-style'"]);
  expect([failures.size, varying.size]).toEqual([0, 0]);
});

test('the address of a document does not end at a character of its name', async () => {
  const shown = plannedPages({
    pages: { 'a.md': '# A\n\n{{"demo": "In C# 50%.tsx", "iframe": true}}\n' },
    files: ['In C# 50%.tsx'],
  });
  const { files } = await emitted(framed, await newStore(), shown);
  expect([...files.values()].map(({ path }) => path)).toEqual([
    expect.stringMatching(/^assets\/frame-In-C-50--[A-Za-z\d]{10}\.html$/),
  ]);
});

test('a document is rendered once, unless its demo did not finish', async () => {
  const store = await newStore();
  const stopped = { kind: 'time', seconds: 1 } as const;
  const late = { ...framed, failure: { message: 'late', stopped } };
  expect((await emitted(late, store)).rendered).toEqual(['demo:One.tsx', 'demo:Three.tsx']);
  expect((await emitted(framed, store)).rendered).toEqual(['demo:One.tsx']);
  const { rendered, files } = await emitted(late, store);
  expect(rendered).toEqual([]);
  expect(files.size).toBe(2);
});

test('what failed or varies is known by the entry of the demo, also of a stored document', async () => {
  const store = await newStore();
  const varying = { value: 'random', texts: ['1', '2'] } as const;
  const failing = { ...framed, failure: { message: 'No window' }, varying };
  for (const _ of ['rendered', 'stored']) {
    const found = await emitted(failing, store);
    expect([...found.failures]).toEqual([['demo:One.tsx', { message: 'No window' }]]);
    expect([...found.varying]).toEqual([['demo:One.tsx', varying]]);
  }
});

test('problems are at the pages that show the demo in an iframe', async () => {
  const tools = { locate: async () => undefined, textOf: async () => undefined };
  const failures = new Map([['demo:One.tsx', { message: 'No window' }]]);
  const varying = new Map([['demo:Three.tsx', { value: 'time', texts: ['1', '2'] } as const]]);
  const found = await frameProblems(pages, { failures, varying }, tools);
  const at = (file: string, line: number) => ({ file: `content/${file}`, line, column: 1 });
  expect(found).toMatchObject([
    {
      code: 'demo-render',
      place: at('a.md', 3),
      related: [{ message: 'Also here.', place: at('b.md', 3) }],
    },
    { code: 'hydration-text', place: at('a.md', 7) },
  ]);
  expect(await frameProblems(pages, { failures: new Map(), varying: new Map() }, tools)).toEqual([]);
  expect(await frameProblems(pages, { failures: new Map(), varying }, tools)).toHaveLength(1);
});
