import { expect, test } from 'vitest';
import { portablePaths } from '../../../src/lib/portable-paths.ts';

test.each([
  ['in the site', '/home/ann/site', '/opt/colophon', '/home/ann/site/content/Demo.tsx', 'content/Demo.tsx'],
  ['beside the site', '/home/ann/site', '/opt/colophon', '/home/ann/kit/index.ts', '../kit/index.ts'],
  [
    'in the program',
    '/home/ann/site',
    '/opt/colophon',
    '/opt/colophon/templates/a.ts',
    'colophon:templates/a.ts',
  ],
  [
    'in the program, installed in the site',
    '/site',
    '/site/node_modules/colophon',
    '/site/node_modules/colophon/lib/x.js',
    'colophon:lib/x.js',
  ],
  [
    'in a site within the program',
    '/work/tests/site',
    '/work',
    '/work/tests/site/content/a.md',
    'content/a.md',
  ],
  ['that are no paths', '/site', '/opt/colophon', 'react', 'react'],
])('stored paths of files %s', (_, root, program, path, stored) => {
  const paths = portablePaths(root, program);
  expect(paths.toStored(path)).toBe(stored);
  if (path.startsWith('/')) expect(paths.fromStored(stored)).toBe(path);
});
