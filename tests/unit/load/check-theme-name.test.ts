import { expect, test } from 'vitest';
import { checkThemeName } from '../../../src/load/check-theme-name.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

const theme = "import { blue } from './colours';\n\nexport const theme = { palette: { primary: blue } };\n";

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a theme in a module with JSX', { 'theme.tsx': theme }, ['content/theme.tsx:3']],
  ['a theme in JavaScript', { 'theme.js': 'const theme = {};\nexport { theme };\n' }, ['content/theme.js:2']],
  ['the theme where it belongs', { 'theme.ts': theme, 'theme.tsx': theme }, []],
  ['a module that demos import', { 'theme.js': 'export const themes = [];\n' }, []],
  ['no theme', {}, []],
])('%s', async (_, content, reported) => {
  const config = {
    ...configOf('name: Acme\nproducts: []\n'),
    root: '/' as FilePath,
    contentDir: '/content' as FilePath,
  };
  const placed = Object.entries(content).map(([name, text]) => [`/content/${name}`, text]);
  const found = await checkThemeName(config, memoryFileSystem(Object.fromEntries(placed)));
  expect(found.map(({ place }) => `${place?.file}:${place?.line}`)).toEqual(reported);
  expect(found.every(({ hint }) => hint === 'Rename the file to "content/theme.ts".')).toBe(true);
});
