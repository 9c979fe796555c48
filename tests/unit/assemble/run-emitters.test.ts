import { expect, test } from 'vitest';
import { runEmitters } from '../../../src/assemble/run-emitters.ts';
import { siteFacts } from '../../../src/assemble/site-facts.ts';
import type { Emitter } from '../../../src/model/extensions.ts';
import type { PluginTools } from '../../../src/parse/plugins/plugin-tools.ts';
import { siteOf } from '../../support/sample-site.ts';

const tools: PluginTools = { errorPlace: async () => undefined, inTime: (work) => work };
const places = ['first', 'second'];

/** The files and problems of emitters that return these values, the second of which is `second`. */
async function emitted(...results: readonly unknown[]) {
  const functions = new Map(
    results.map((result, index) => [places[index] ?? '', (() => result) as unknown as Emitter]),
  );
  const placeOf = (path: readonly string[]) => {
    return { file: 'content/site.ts', line: 1 + places.indexOf(path.at(-1) ?? ''), column: path.length };
  };
  const facts = siteFacts(siteOf({ pages: { 'a.md': '# A' } }));
  const { value, diagnostics } = await runEmitters(facts, { functions, placeOf, tools });
  const files = value.map(({ path, emitter, bytes }) => [path, emitter, new TextDecoder().decode(bytes)]);
  return { files, diagnostics };
}

test('files have the text or the bytes that emitters return', async () => {
  const bytes = new TextEncoder().encode('ü');
  const { files, diagnostics } = await emitted(
    [{ path: 'feeds/a.json', content: '[ü]' }],
    new Set([{ path: 'b.txt', content: bytes }]),
  );
  expect(files).toEqual([
    ['feeds/a.json', 'first', '[ü]'],
    ['b.txt', 'second', 'ü'],
  ]);
  expect(diagnostics).toEqual([]);
});

test.each([
  ['', 'is empty', 'feeds/releases.json'],
  ['/a.json', 'is not relative to the output folder', 'a.json'],
  ['c:/x/a.json', 'is not relative to the output folder', 'x/a.json'],
  ['../a.json', 'leaves the output folder', 'a.json'],
  ['a/./b.json', 'leaves the output folder', 'a/b.json'],
  ['..', 'leaves the output folder', 'feeds/releases.json'],
  ['a/%2e%2e/b.json', 'leaves the output folder', 'a/%2e%2e/b.json'],
  ['a\\b.json', 'has a backslash', 'a/b.json'],
  ['a//b.json', 'has an empty name', 'a/b.json'],
  ['a/', 'has an empty name', 'a'],
])('a file with the path "%s" is left out: it %s', async (path, problem, corrected) => {
  const { files, diagnostics } = await emitted([
    { path, content: '' },
    { path: 'b.json', content: '' },
  ]);
  expect(files).toEqual([['b.json', 'first', '']]);
  expect(diagnostics).toEqual([
    {
      severity: 'error',
      code: 'emitter-path',
      message: `Emitter "first" returned the path "${path}", which ${problem}.`,
      hint: `path: '${corrected}'`,
      place: { file: 'content/site.ts', line: 1, column: 2 },
    },
  ]);
});

test.each<[unknown, string]>([
  [undefined, 'returned nothing instead of a list of files.'],
  [[null], 'returned a file without a path; found nothing.'],
  [[{ path: 1, content: '' }], 'returned a file without a path; found 1.'],
  [[{ path: 'a.json' }], 'returned "a.json" without content; found nothing.'],
  [[{ path: 'a.json', content: ['a'] }], 'returned "a.json" without content; found a list.'],
])('an emitter that returns %j fails, and the others run', async (result, message) => {
  const { files, diagnostics } = await emitted(result, [{ path: 'b.json', content: 'b' }]);
  expect(files).toEqual([['b.json', 'second', 'b']]);
  expect(diagnostics).toMatchObject([
    {
      code: 'emitter-failed',
      message: `Emitter "first" ${message}`,
      hint: "return [{ path: 'feeds/releases.json', content: '[]' }];",
      place: { line: 1 },
    },
  ]);
});

test('an emitter knows what the site says of itself and of its pages', () => {
  const site = siteOf({
    config:
      'url: https://acme.dev\nlanguages: [en, de]\nproducts: [{ id: m, name: M, root: /ui/, content: m }]',
    pages: {
      'm/a.md': '# A\n\n<p class="description">An A.</p>\n\n## One\n\n[b](./b.md)\n\n{{"demo": "A.tsx"}}\n',
      'm/a-de.md': '# A auf Deutsch',
      'b.md': 'Text.',
    },
  });
  const { pages, ...facts } = siteFacts(site);
  expect(facts).toEqual({
    name: 'Acme UI',
    description: '',
    url: 'https://acme.dev',
    base: '/',
    languages: ['en', 'de'],
    products: [{ id: 'm', name: 'M', roots: ['/ui/'] }],
  });
  expect(pages).toMatchObject([
    { path: '/b/', file: 'content/b.md', language: 'en', title: '' },
    { path: '/de/ui/a/', language: 'de', product: 'm', translationOf: 'content/m/a.md' },
    {
      path: '/ui/a/',
      file: 'content/m/a.md',
      title: 'A',
      description: 'An A.',
      product: 'm',
      headings: [{ id: 'one', text: 'One', depth: 2 }],
      links: [{ url: './b.md', line: 7 }],
      parts: [{ kind: 'demo', name: 'A.tsx', line: 9 }],
    },
  ]);
  for (const key of ['description', 'product', 'translationOf']) expect(pages[0]).not.toHaveProperty(key);
  expect(siteFacts(siteOf({}))).not.toHaveProperty('url');
});
