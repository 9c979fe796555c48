import { expect, test } from 'vitest';
import type { FilePath } from '../../../src/model/path.ts';
import { programDependency } from '../../../src/read/program-dependency.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const inYarn =
  '/work/app/.yarn/__virtual__/colophon-virtual-1/0/cache/colophon-file-1.zip/node_modules/colophon';
const inPnpm = '/work/app/node_modules/.pnpm/colophon@file+colophon/node_modules/colophon';

test.each<[name: string, program: string, manifest: string | undefined, spec: string]>([
  ['a clone of the repository', '/work/colophon', undefined, 'file:../colophon'],
  [
    'a global installation',
    '/usr/lib/node_modules/colophon',
    undefined,
    'file:../../usr/lib/node_modules/colophon',
  ],
  ['a registry', '/work/app/node_modules/colophon', dependingOn('^1.0.0'), '^1.2.3'],
  ['a tag of a registry', '/work/app/node_modules/colophon', dependingOn('latest'), '^1.2.3'],
  [
    'a tarball',
    '/work/app/node_modules/colophon',
    dependingOn('file:../colophon-1.2.3.tgz'),
    'file:../colophon-1.2.3.tgz',
  ],
  [
    'a tarball in the project',
    '/work/app/node_modules/colophon',
    dependingOn('file:colophon.tgz'),
    'file:../app/colophon.tgz',
  ],
  [
    'a tarball as yarn names it',
    '/work/app/node_modules/colophon',
    dependingOn('./colophon.tgz'),
    'file:../app/colophon.tgz',
  ],
  ['a tarball with pnpm', inPnpm, dependingOn('file:../colophon.tgz'), 'file:../colophon.tgz'],
  [
    "a tarball with Yarn Plug'n'Play",
    inYarn,
    dependingOn('file:/tmp/colophon.tgz'),
    'file:../../tmp/colophon.tgz',
  ],
  [
    'an absolute path',
    '/work/app/node_modules/colophon',
    dependingOn('/tmp/colophon.tgz'),
    'file:../../tmp/colophon.tgz',
  ],
  [
    'a repository',
    '/work/app/node_modules/colophon',
    dependingOn('github:acme/colophon'),
    'github:acme/colophon',
  ],
  [
    'a workspace',
    '/work/app/node_modules/colophon',
    dependingOn('workspace:*'),
    'file:../app/node_modules/colophon',
  ],
  ['a project that is not JSON', '/work/app/node_modules/colophon', '{', 'file:../app/node_modules/colophon'],
  ['a project that is a list', '/work/app/node_modules/colophon', '[]', 'file:../app/node_modules/colophon'],
])('a site made by %s', async (_name, program, manifest, spec) => {
  const files = memoryFileSystem();
  if (manifest !== undefined) await files.write('/work/app/package.json' as FilePath, manifest);
  const place = { site: '/work/acme', program, name: 'colophon', version: '1.2.3' };
  expect(await programDependency(place, files)).toBe(spec);
});

function dependingOn(spec: string): string {
  return JSON.stringify({ devDependencies: { colophon: spec } });
}
