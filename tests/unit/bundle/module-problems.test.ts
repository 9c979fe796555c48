import { expect, test } from 'vitest';
import type { Bundles } from '../../../src/bundle/bundles.ts';
import { moduleProblems, moduleProblemsAfter } from '../../../src/bundle/module-problems.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const at = (name: string) => `/site/content/${name}` as FilePath;
const uses = "import styles from './a.module.css';\nexport const a = [styles.gone, __dirname];";
const files = memoryFileSystem({
  [at('A.tsx')]: uses,
  [at('B.tsx')]: 'export const b = Buffer;',
  [at('a.module.css')]: '.root {}',
});
const reader = { files, hashes: { of: async () => 'hash' }, config: { root: '/site' as FilePath } };

const shown = (found: readonly Diagnostic[]) =>
  found.map(({ place, message }) => `${place?.file}:${place?.line} ${message}`);

const ofA = [
  'content/A.tsx:2 This module uses "__dirname", which browsers do not have.',
  'content/A.tsx:2 "a.module.css" has no class "gone".',
];
const ofB = 'content/B.tsx:1 This module uses "Buffer", which browsers do not have.';

test('modules of the site are checked for what fails in the browser; those that are gone are left out', async () => {
  expect(shown(await moduleProblems([at('A.tsx'), at('gone.tsx'), at('B.tsx')], reader))).toEqual([
    ...ofA,
    ofB,
  ]);
});

const before = (file: string): Diagnostic => ({
  severity: 'error',
  code: 'node-global',
  message: 'Before.',
  place: { file, line: 1, column: 1 },
});
const bundles = {
  browser: { inputs: [at('A.tsx'), at('B.tsx'), '/site/node_modules/kit/index.js'] },
  moduleProblems: [before('content/A.tsx'), before('content/B.tsx')],
} as unknown as Bundles;

test('after an edit, the edited modules alone are checked again', async () => {
  const found = await moduleProblemsAfter([[at('B.tsx'), 'hash']], bundles, reader);
  expect(shown(found)).toEqual(['content/A.tsx:1 Before.', ofB]);
  expect(shown(await moduleProblemsAfter([], bundles, reader))).toEqual([
    'content/A.tsx:1 Before.',
    'content/B.tsx:1 Before.',
  ]);
});

test('after an edit of a CSS module, every module is checked again', async () => {
  const found = await moduleProblemsAfter([[at('a.module.css'), 'hash']], bundles, reader);
  expect(shown(found)).toEqual([...ofA, ofB]);
});
