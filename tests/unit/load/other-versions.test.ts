import { expect, test } from 'vitest';
import { otherVersions } from '../../../src/load/other-versions.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { installedVersion } from '../../../src/read/installed-version.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const manifest = (version: unknown) => JSON.stringify({ version });

const files = memoryFileSystem({
  '/nowhere/node_modules/react-18/package.json': manifest('18.3.1'),
  '/nowhere/site/node_modules/react/package.json': manifest('19.2.0'),
  '/nowhere/site/node_modules/linked/package.json': '{}',
  '/nowhere/node_modules/linked/package.json': manifest('1.0.0'),
  '/nowhere/node_modules/odd/package.json': manifest(1),
  '/nowhere/node_modules/marked/package.json': `\ufeff${manifest('2.0.0')}`,
  '/nowhere/site/node_modules/cut/package.json': '{ "name": "cut", "ver',
  '/nowhere/node_modules/cut/package.json': manifest('3.0.0'),
  '/nowhere/node_modules/bare/package.json': 'null',
});
const site = '/nowhere/site' as FilePath;

test.each<[name: string, version: string | undefined]>([
  ['react', '19.2.0'],
  ['react-18', '18.3.1'],
  // The nearest one that states a version.
  ['linked', '1.0.0'],
  ['odd', undefined],
  ['marked', '2.0.0'],
  // npm has written half of the nearest one.
  ['cut', '3.0.0'],
  ['bare', undefined],
  ['none', undefined],
])('the installed version of %s is %s', async (name, version) => {
  expect(await installedVersion(name, site, files)).toBe(version);
});

test('packages under other names are found with their versions', async () => {
  const found = await otherVersions({ react: 'react-18', linked: 'linked' }, site, files);
  expect(found).toEqual([
    { name: 'react', installedAs: 'react-18', version: '18.3.1' },
    { name: 'linked', installedAs: 'linked', version: '1.0.0' },
  ]);
});

test('one that is not installed is a mistake of the caller', async () => {
  await expect(otherVersions({ react: 'react-17' }, site, files)).rejects.toThrow(
    new UserError(
      'Package "react-17" is not installed: run "npm install --save-dev react-17@npm:react@<version>".',
    ),
  );
});
