import { join } from 'node:path';
import { build, type Message } from 'esbuild';
import { expect, test } from 'vitest';
import { queryImports } from '../../../../../src/bundle/esbuild/plugins/query-imports.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

/** Bundles a module with this code, beside a text. Returns the script, or the errors. */
async function bundle(code: string, path = 'content/Demo.ts') {
  await using folder = await folderWith({
    [path]: code,
    'content/a b.txt': 'Text of a\n',
    'content/other.ts': 'run();',
  });
  const result = await build({
    entryPoints: [join(folder.path, path)],
    absWorkingDir: folder.path,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    charset: 'utf8',
    plugins: [queryImports({ root: folder.path as FilePath })],
  }).catch((error: { readonly errors: readonly Message[] }) => error);
  return 'outputFiles' in result
    ? { text: result.outputFiles?.[0]?.text ?? '', inputs: Object.keys(result.metafile?.inputs ?? {}) }
    : result.errors.map(({ text }) => text);
}

test.each<[what: string, code: string, written: string, input: string]>([
  [
    'the text of a file',
    "import text from './a b.txt?raw';\nconsole.log(text);",
    'Text of a',
    'colophon-text:content/a b.txt',
  ],
  [
    'the address of a file',
    "import url from './a b.txt?url';\nconsole.log(url);",
    'data:text/plain',
    'colophon-url:content/a b.txt',
  ],
  ['a text on demand', "console.log(import('./a b.txt?raw'));", 'Text of ', 'colophon-text:content/a b.txt'],
  [
    'a text of CommonJS',
    "console.log(require('./a b.txt?raw'));",
    'Text of ',
    'colophon-text:content/a b.txt',
  ],
])('a module imports %s', async (_, code, written, input) => {
  const result = await bundle(code);
  expect(result).toMatchObject({ inputs: expect.arrayContaining([input]) });
  expect('text' in result && result.text).toContain(written);
});

test.each([
  ["import './gone.txt?raw';", 'Could not resolve "./gone.txt?raw"'],
  ["import './a b.txt?worker';", 'Unknown query of the import "./a b.txt?worker"'],
  ["import './gone.txt?worker';", 'Could not resolve "./gone.txt?worker"'],
])('%s is an error', async (code, text) => {
  expect(await bundle(code)).toEqual([text]);
});

test('a package may write what esbuild ignores', async () => {
  expect(await bundle("import '../../content/other.ts?v';", 'node_modules/kit/index.ts')).toMatchObject({
    text: expect.stringContaining('run()'),
  });
});
