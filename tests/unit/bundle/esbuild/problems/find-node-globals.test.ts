import { expect, test } from 'vitest';
import { findNodeGlobals } from '../../../../../src/bundle/esbuild/problems/find-node-globals.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

async function globalsIn(text: string, file = 'Demo.tsx'): Promise<string[]> {
  const found = await findNodeGlobals(
    { file: `/site/content/${file}` as FilePath, text },
    '/site' as FilePath,
  );
  return found.map(({ message, place }) => {
    const [, name] = /^This module uses "(.+)", which browsers do not have\.$/.exec(message) ?? [];
    return `${place?.line}:${place?.column} ${name}`;
  });
}

test.each<[what: string, text: string, found: readonly string[]]>([
  ['a global', "export const a = Buffer.from('x');", ['1:18 Buffer']],
  [
    'each once, at its first use',
    'export const a = () => __dirname;\nexport const b = __dirname;',
    ['1:24 __dirname'],
  ],
  ['several', 'export const a = [__filename, process.pid];', ['1:31 process', '1:19 __filename']],
  ['what only Vite has', 'export const a = import.meta.env.MODE;', ['1:18 import.meta.env']],
  ['the environment alone', 'export const a = process.env.NAME;', []],
  [
    'process besides its environment',
    'export const a = [process.env.NAME, process.cwd()];',
    ['1:37 process'],
  ],
  ['a use that is guarded', "export const a = typeof process === 'object' ? process.pid : 0;", []],
  [
    'others beside a guarded one',
    "export const a = typeof process === 'object' ? process.pid : __dirname;",
    ['1:62 __dirname'],
  ],
  ['a variable of the same name', 'export const a = (process: { pid: number }) => process.pid;', []],
  ['names of properties', 'export const a = { process: 1, Buffer: 2 }.process;', []],
  ['types', 'export let a: Buffer;\nexport type B = typeof process;', []],
  ['comments and texts', "// Buffer\nexport const a = 'process';", []],
  ['longer names', 'export const a = [processes, BufferList];', []],
])('%s', async (_, text, found) => {
  expect(await globalsIn(text)).toEqual(found);
});

test.each<[what: string, file: string, text: string, found: readonly string[]]>([
  ['CommonJS', 'a.js', "const b = require('./b');\nmodule.exports = b;", []],
  ['named exports of CommonJS', 'a.cjs', "exports.b = require('./b');", []],
  ['a wrapper around CommonJS', 'a.js', "(function (e) { e.b = require('./b'); })(exports);", []],
  ['an ES module', 'a.js', "const b = require('./b');\nexport { b };", ['1:11 require']],
  [
    'an ES module that also exports as CommonJS',
    'a.ts',
    "import './b';\nmodule.exports = require('./b');",
    ['2:18 require'],
  ],
  ['a script that exports nothing', 'a.js', "require('./b');", ['1:1 require']],
  ['another global of CommonJS', 'a.js', 'exports.b = Buffer;', ['1:13 Buffer']],
  ['a style sheet', 'a.css', '.process { color: red }', []],
])('in %s', async (_, file, text, found) => {
  expect(await globalsIn(text, file)).toEqual(found);
});

test('the report names what to use instead', async () => {
  const module = { file: '/site/content/Demo.tsx' as FilePath, text: 'export const a = Buffer;' };
  expect(await findNodeGlobals(module, '/site' as FilePath)).toEqual([
    {
      severity: 'error',
      code: 'node-global',
      message: 'This module uses "Buffer", which browsers do not have.',
      hint: 'Use Uint8Array with TextEncoder, TextDecoder or btoa.',
      place: { file: 'content/Demo.tsx', line: 1, column: 18 },
    },
  ]);
});
