import { expect, test } from 'vitest';
import { browserCodes, browserSide, nodeSide } from '../../../../../src/bundle/esbuild/own/bundle-sides.ts';
import type { OwnCode } from '../../../../../src/bundle/esbuild/own/compile-own-code.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;

/** The code of a demo that imports React. */
const codeOf = (code: string): OwnCode => ({
  kind: 'demo',
  id: 'demo:a.tsx',
  script: {
    directives: '',
    imports: [{ specifier: 'react', names: [['useState', 'useState']] }],
    code,
    exports: [
      ['other', 'other'],
      ['default', 'Demo'],
    ],
  },
  list: { folder: root, type: 'commonjs', imports: [{ specifier: 'react', names: ['useState'] }] },
  inputs: {
    'content/a.tsx': { bytes: 1, imports: [] },
    'content/data.ts': { bytes: 1, imports: [] },
  },
});

test('in the browser a demo exports a function that mounts it, with names that it does not have', () => {
  const code = browserCodes(
    new Map([['demo:a.tsx', codeOf('const mountThis = mountThisDemo_;')]]),
    [],
    root,
  ).get('demo:a.tsx');
  expect(code?.script).toEqual({
    directives: '',
    imports: [
      { specifier: 'react', names: [['useState', 'useState']] },
      { specifier: 'colophon:runtime', names: [['mountDemo', 'mountThisDemo__']] },
    ],
    code: 'const mountThis = mountThisDemo_;\nconst mountThis_ = (element, options) => mountThisDemo__(Demo, element, options);\n',
    exports: [['mount', 'mountThis_']],
  });
  expect(code?.list.imports).toEqual([
    { specifier: 'react', names: ['useState'] },
    { specifier: 'colophon:runtime', names: ['mountDemo'] },
  ]);
  expect(
    Object.entries(code?.inputs ?? {}).map(([name, { imports }]) => [name, imports.map(({ path }) => path)]),
  ).toEqual([
    ['colophon-demo:content/a.tsx', ['content/a.tsx', 'colophon:runtime']],
    ['content/a.tsx', []],
    ['content/data.ts', []],
  ]);
});

const bundle = async () => {
  throw new Error('Nothing is bundled.');
};

test.each<[kind: 'demo' | 'live', id: string, browser: string, node: string]>([
  ['demo', 'demo:kit/button/Basic.tsx', 'assets/demo-kit-button-Basic', 'demo-kit-button-Basic'],
  ['live', 'live:kit/button/Basic.tsx', 'assets/live', 'live-kit-button-Basic'],
])('the script of a %s entry is named by its side', (kind, id, browser, node) => {
  expect(browserSide({ root }, bundle).outputOf({ kind, id })).toBe(browser);
  expect(nodeSide({ root }, bundle).outputOf({ kind, id })).toBe(node);
});

test('scripts for the browser are minified, and those for Node are written as they are', async () => {
  const script = {
    directives: '',
    imports: [{ specifier: 'list', names: [['a', 'first']] }],
    code: '\nconst second = first /* A comment. */ + 1;\n',
    exports: [['mount', 'second']],
  } as const;
  const written = await browserSide({ root }, bundle).write(script);
  expect(written.imports).toMatchObject([{ specifier: 'list', names: [['a', expect.any(String)]] }]);
  expect(written.exports.map(([name]) => name)).toEqual(['mount']);
  expect(written.code).toMatch(/^const \w=\w\+1;\s*$/);
  expect(await nodeSide({ root }, bundle).write(script)).toBe(script);
});
