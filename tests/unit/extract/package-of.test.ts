import { expect, test } from 'vitest';
import { isPlatform, packageFolder, packageOf } from '../../../src/extract/project/package-of.ts';

test.each([
  [
    '/site/node_modules/@mui/material/Button/Button.d.ts',
    '@mui/material',
    '/site/node_modules/@mui/material',
  ],
  ['/site/node_modules/a/node_modules/b/index.d.ts', 'b', '/site/node_modules/a/node_modules/b'],
  ['/site/src/Button.tsx', undefined, undefined],
  // The copy of TypeScript in our package, installed and in a clone: the package is the one that changes.
  [
    '/site/node_modules/colophon/lib/typescript-api/lib.dom.d.ts',
    'typescript-api',
    '/site/node_modules/colophon',
  ],
  ['/colophon/lib/typescript-api/lib.es2022.array.d.ts', 'typescript-api', undefined],
])('%s', (file, name, folder) => {
  expect([packageOf(file), packageFolder(file)]).toEqual([name, folder]);
});

test('types of the language and of React are those of the platform, others are not', () => {
  const files = [
    '/site/node_modules/colophon/lib/typescript-api/lib.dom.d.ts',
    '/colophon/lib/typescript-api/lib.d.ts',
    '/site/node_modules/@types/react/index.d.ts',
    '/site/lib/typescript-api/index.d.ts',
    '/site/node_modules/@mui/material/index.d.ts',
  ];
  expect(files.map(isPlatform)).toEqual([true, true, true, false, false]);
});
