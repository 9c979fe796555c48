import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../../src/config/resolve-config.ts';
import { modulePlace, type SiteModule } from '../../../src/config/site-module.ts';
import type { BuildFlags } from '../../../src/model/config.ts';
import type { FilePath } from '../../../src/model/path.ts';

const flags: BuildFlags = { only: [], sizes: false, force: false, strict: false };

const exporting = (exports: Readonly<Record<string, unknown>>, text = ''): SiteModule => ({
  text,
  evaluation: {
    kind: 'exports',
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, value]) => [name, { kind: 'data', value }]),
    ),
    hash: 'hash',
    files: ['/site/content/site.ts' as FilePath],
  },
});

const resolve = (module: SiteModule, text?: string) => resolveConfig({ root: '/site', flags, text, module });

/** `file:line:column code: sentence`, then the hint. */
function report(module: SiteModule, text?: string): string[] {
  return resolve(module, text).diagnostics.flatMap(({ code, message, place, hint }) => [
    `${place?.file}:${place?.line}:${place?.column} ${code}: ${message}`,
    ...(hint === undefined ? [] : [hint]),
  ]);
}

test('a module alone is a configuration', () => {
  const { value, diagnostics } = resolve(
    exporting({ site: { name: 'Acme UI' } }, "site = { name: 'Acme UI' }"),
  );
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({
    name: 'Acme UI',
    module: { file: '/site/content/site.ts', hash: 'hash', files: ['/site/content/site.ts'] },
    places: {
      '': { file: 'content/site.ts', line: 1, column: 1 },
      name: { file: 'content/site.ts', line: 1, column: 10 },
    },
  });
});

test('a default export is a configuration, too', () => {
  expect(resolve(exporting({ default: { name: 'Acme UI' } })).value?.name).toBe('Acme UI');
});

test('a module adds keys to site.yaml', () => {
  const module = exporting({ site: { feedback: true } }, 'export const site = { feedback: true };');
  const { value, diagnostics } = resolve(module, 'name: Acme UI\n');
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({ name: 'Acme UI', feedback: true });
  expect(value?.places).toEqual({
    name: { file: 'content/site.yaml', line: 1, column: 7 },
    feedback: { file: 'content/site.ts', line: 1, column: 23 },
  });
});

test('a key in both files is an error with both places', () => {
  const module = exporting({ site: { name: 'Acme' } }, "site = { name: 'Acme' }");
  expect(resolve(module, 'name: Acme UI\n').diagnostics).toEqual([
    {
      severity: 'error',
      code: 'config-repeated-key',
      message: '"name" is also in content/site.yaml.',
      place: { file: 'content/site.ts', line: 1, column: 10 },
      hint: 'Remove "name" from content/site.yaml or from content/site.ts.',
      related: [
        { message: 'The other "name" is here.', place: { file: 'content/site.yaml', line: 1, column: 1 } },
      ],
    },
  ]);
});

test('hints are in TypeScript', () => {
  const site = { products: [{ id: 'ui', name: 'UI', root: 'ui' }], languages: 'en', feedback: 'yes' };
  expect(
    report(exporting({ site }, "products: [{ id: 'ui', root: 'ui' }],\nlanguages: 'en',\nfeedback: 'yes',")),
  ).toEqual([
    'content/site.ts:1:1 config-value: "name" is missing.',
    "name: '…'",
    'content/site.ts:2:1 config-value: "languages" must be a list; found "en".',
    "languages: ['en']",
    'content/site.ts:1:24 config-value: "products[0].root" must start and end with a slash; found "ui".',
    "root: '/ui/'",
    'content/site.ts:3:1 config-value: "feedback" must be true or false; found "yes".',
    'feedback: true',
  ]);
});

test('a function where a value belongs is reported', () => {
  expect(report(exporting({ site: { name: () => 'Acme UI', lastUpdated: () => true } }))).toEqual([
    'content/site.ts:1:1 config-value: "lastUpdated" must be true or false; found "function".',
  ]);
});

test.each<[name: string, exports: Readonly<Record<string, unknown>>, message: string]>([
  ['no export', {}, 'This module exports neither `site` nor a default.'],
  ['a list', { site: [] }, 'The exported `site` is not an object.'],
  ['a function', { site: () => ({}) }, 'The exported `site` is not an object.'],
])('%s is an error with an example', (_name, exports, message) => {
  expect(report(exporting(exports))).toEqual([
    `content/site.ts:1:1 config-module: ${message}`,
    "export const site = defineSite({ name: 'Acme UI' });",
  ]);
});

test('an object that contains itself is an error', () => {
  const reason = 'Converting circular structure to JSON';
  const exports = { site: { kind: 'not-data', reason } } as const;
  const evaluation = { kind: 'exports', exports, hash: 'hash', files: [] } as const;
  expect(report({ text: '', evaluation })).toEqual([
    'content/site.ts:1:1 config-module: The exported `site` is not plain data: Converting circular structure to JSON.',
  ]);
});

test('a module that throws is an error', () => {
  const module: SiteModule = { text: '', evaluation: { kind: 'failed', message: 'no network' } };
  expect(report(module)).toEqual([
    'content/site.ts:1:1 config-module: This module failed when it ran: no network.',
  ]);
});

test('an error of a module is where it was thrown', () => {
  const place = { file: 'content/extensions/nouns.ts', line: 4, column: 9 };
  const module: SiteModule = { text: '', evaluation: { kind: 'failed', message: 'no network', place } };
  expect(report(module)).toEqual([
    'content/extensions/nouns.ts:4:9 config-module: This module failed when it ran: no network.',
  ]);
});

test('a misspelled function beside site.yaml is not a missing configuration', () => {
  const exports = { rehypePlugin: { kind: 'data', value: [] } } as const;
  const evaluation = { kind: 'exports', exports, hash: 'hash', files: [] } as const;
  expect(report({ text: '', evaluation })).toEqual([
    'content/site.ts:1:1 config-module: Unknown export "rehypePlugin".',
    'export const rehypePlugins = …',
  ]);
});

describe('the place of a value', () => {
  const text = `import { rows } from './rows';
export const site = {
  name: 'x',
  products: [{ id: 'a', 'root': '/a/' }, { id: 'b' }],
  ads: { 'in-house': rows },
};`;
  test.each<[path: (string | number)[], line: number, column: number]>([
    [['name'], 3, 3],
    [['products', 0, 'root'], 4, 25],
    // Two products have an id.
    [['products', 1, 'id'], 4, 3],
    [['ads', 'in-house'], 5, 10],
    [['ads', 'a.*b('], 5, 3],
    [['unknown'], 1, 1],
    [[], 1, 1],
  ])('%j', (path, line, column) => {
    expect(modulePlace(text, path)).toEqual({ file: 'content/site.ts', line, column });
  });
});
