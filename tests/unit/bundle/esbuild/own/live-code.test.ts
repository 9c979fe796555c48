import { expect, test } from 'vitest';
import { liveCodes } from '../../../../../src/bundle/esbuild/own/live-code.ts';
import type { Entry } from '../../../../../src/model/entry.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const demo: Entry = { kind: 'demo', id: 'demo:a.tsx', file: '/site/content/a.tsx' as FilePath };
const live: Entry = {
  kind: 'live',
  id: 'live:a.tsx',
  file: '/site/content/a.tsx' as FilePath,
  modules: [
    { specifier: '@acme/kit', names: ['Button', 'default'] },
    { specifier: 'react', names: ['*'] },
  ],
};

test('live entries have code that imports what their demos may import; demos have none here', () => {
  const codes = liveCodes([demo, live], '/site' as FilePath);
  expect([...codes.keys()]).toEqual(['live:a.tsx']);
  const code = codes.get('live:a.tsx');
  expect(code).toMatchObject({ kind: 'live', id: 'live:a.tsx' });
  expect(code?.script.exports.map(([name]) => name)).toEqual(['run', 'modulesOf']);
  const [[input, { imports = [] } = {}] = []] = Object.entries(code?.inputs ?? {});
  expect(input).toContain('content/a.tsx');
  expect(imports.map(({ path }) => path)).toEqual(expect.arrayContaining(['@acme/kit', 'react']));
});
