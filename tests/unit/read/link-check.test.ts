import { expect, test } from 'vitest';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { FileFault, SourceFile } from '../../../src/model/source.ts';
import { irregularFiles } from '../../../src/read/irregular-files.ts';
import { isPlain, linkCheck } from '../../../src/read/link-check.ts';
import { sourceRoots } from '../../../src/read/source-roots.ts';
import { configOf } from '../../support/sample-site.ts';

const config = configOf(`
followLinks: [../../shared]
includes: [../../notes/src, ../../notes/a.ts]
routes:
  - { source: ../../pages/CHANGES.md, path: /changes/ }
  - { source: '../../packages/:name/README.md', path: '/packages/:name/' }
products:
  - { id: m, name: M, content: ../../docs/m }
`);

/** Folders of which one is itself a link, and one does not exist. */
const realPath = async (folder: FilePath): Promise<FilePath | undefined> => {
  if (folder === '/packages') return undefined;
  return folder.replace(/^\/site(?=\/|$)/, '/real') as FilePath;
};

test.each<[target: string | undefined, fault: FileFault | undefined, found: FileFault | undefined]>([
  [undefined, undefined, undefined],
  [undefined, 'special-file', 'special-file'],
  // In the folder of the site, of a product, and of "followLinks".
  ['/real/content/a.md', undefined, undefined],
  ['/docs/m/a.md', undefined, undefined],
  ['/shared/deep/a.md', undefined, undefined],
  // In what pages may include, and beside a single page.
  ['/notes/src/deep/a.ts', undefined, undefined],
  ['/notes/a.ts', undefined, undefined],
  ['/pages/picture.svg', undefined, undefined],
  ['/realm/a.md', undefined, 'outside-link'],
  ['/docs/a.md', undefined, 'outside-link'],
  // A folder around an included one may be that of a user.
  ['/notes/secret.ts', undefined, 'outside-link'],
  ['/notes/src.ts', undefined, 'outside-link'],
  ['/pages/deep/picture.svg', undefined, 'outside-link'],
  ['/packages/a.md', undefined, 'outside-link'],
  ['/etc/passwd', undefined, 'outside-link'],
])('an entry that leads to %s, with the fault %s: %s', async (target, fault, found) => {
  const entry = { ...(fault && { fault }), ...(target !== undefined && { target: target as FilePath }) };
  expect(isPlain(entry)).toBe(target === undefined && fault === undefined);
  expect(await linkCheck(config, { realPath })(entry)).toBe(found);
});

test('the source folders are the content and the folders outside of it, each once', () => {
  const outside = configOf(`
languages: [en, de]
public: ../static
components: [parts, ../parts]
pageModules: ../pages
products:
  - id: m
    name: M
    content: ../docs/m
    translations: { de: ../docs/de }
    api: { documents: ../api, descriptions: ../texts }
  - { id: n, name: N, content: n, api: m/api }
  - { id: o, name: O, content: ../docs/m }
`);
  expect(sourceRoots(outside)).toEqual(
    ['content', 'docs/m', 'api', 'texts', 'docs/de', 'parts', 'templates/components', 'static', 'pages'].map(
      (name) => `/site/${name}`,
    ),
  );
});

test('files that are not read are reported without a frame', () => {
  const source = (path: string, fault?: FileFault): SourceFile => ({
    path: path as SourcePath,
    file: `/site/content/${path}` as FilePath,
    kind: 'irregular',
    hash: '',
    ...(fault && { fault }),
  });
  const found = irregularFiles([
    source('a.md', 'dangling-link'),
    source('b.md'),
    source('c.md', 'outside-link'),
  ]);
  expect(found.map(({ severity, code, place, frame }) => [severity, code, place, frame])).toEqual([
    ['warning', 'file-skipped', { file: 'content/a.md', line: 1, column: 1 }, ''],
    ['error', 'file-outside', { file: 'content/c.md', line: 1, column: 1 }, ''],
  ]);
});
