import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { createErrorPlace } from '../../../src/effects/error-place.ts';
import type { ExtensionLocation } from '../../../src/model/extension-location.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const map = '/cache/site-1a2b.mjs.map' as FilePath;
const location = { url: 'file:///cache/site-1a2b.mjs', map } as ExtensionLocation;

/** The place of an error with this stack. */
async function placeOf(error: unknown, isMapped = true) {
  const source = 'type A = string;\n\nexport function fail(a: A) {\n  throw new Error(a);\n}\n';
  const { map: text } = await transform(source, {
    loader: 'ts',
    sourcefile: 'content/site.ts',
    sourcemap: 'external',
  });
  return createErrorPlace(location, memoryFileSystem(isMapped ? { [map]: text } : {}))(error);
}

const withStack = (...lines: readonly string[]) =>
  Object.assign(new Error('no'), {
    stack: ['Error: no', ...lines.map((line) => `    at ${line}`)].join('\n'),
  });

const inModule = 'fail (file:///cache/site-1a2b.mjs?v=1:2:9)';

test('an error has the place of the first line of the site in its stack', async () => {
  const stack = withStack(
    'join (node:path:1:1)',
    'fail (file:///cache/site-1a2b.mjs:2:9)',
    'file:///cache/site-1a2b.mjs:1:1',
  );
  expect(await placeOf(stack)).toEqual({ file: 'content/site.ts', line: 4, column: 9 });
});

test.each<[what: string, error: unknown, isMapped: boolean]>([
  ['of other code', withStack('join (node:path:1:1)', 'other (file:///cache/site-9z.mjs:2:9)'), true],
  ['without a position', withStack('fail (file:///cache/site-1a2b.mjs:native)'), true],
  ['without a stack', Object.assign(new Error('no'), { stack: undefined }), true],
  ['that is no error', 'site-1a2b.mjs:2:9', true],
  ['of a module without a map', withStack('fail (file:///cache/site-1a2b.mjs:2:9)'), false],
  ['whose module has another address', withStack(inModule), true],
])('an error %s has no place', async (_, error, isMapped) => {
  expect(await placeOf(error, isMapped)).toBeUndefined();
});
