import { expect, test } from 'vitest';
import { atVersion, mediaOutputPath, sourceOutputPath } from '../../../../src/assemble/links/resolve-link.ts';
import type { SourcePath } from '../../../../src/model/path.ts';

const repository = 'https://github.com/acme/ui';

test.each([
  ['v7.1.1', 'v7.1.1'],
  ['7.1', 'v7.1'],
  ['Version 5.0.0-beta.49', 'v5.0.0-beta.49'],
  ['Next', 'HEAD'],
])('at the version "%s", blob/-/ is blob/%s/', (text, tag) => {
  const versions = [
    { text: 'v1.0', href: '/v1/', current: false },
    { text, href: '/', current: true },
  ];
  expect(atVersion(`${repository}/blob/-/src/a.ts#L1`, repository, versions)).toBe(
    `${repository}/blob/${tag}/src/a.ts#L1`,
  );
});

test.each([
  [`${repository}/blob/master/-/a.ts`, repository],
  ['https://github.com/other/ui/blob/-/a.ts', repository],
  [`${repository}/blob/-/a.ts`, undefined],
])('%s of the repository %s stays', (url, own) => {
  expect(atVersion(url, own, [{ text: 'v1.0', href: '/', current: true }])).toBe(url);
});

test('without versions it is the default branch', () => {
  expect(atVersion(`${repository}/blob/-/a.ts`, repository, [])).toBe(`${repository}/blob/HEAD/a.ts`);
});

test('the text of a module is written as text', () => {
  expect(sourceOutputPath('../docs/a/rows.ts' as SourcePath, '0123456789abc')).toBe(
    'media/rows.ts-0123456789.txt',
  );
});

test.each([
  ['a/b c.png', 'media/b-c-0123456789.png'],
  ['a/50% #1?.png', 'media/50-1--0123456789.png'],
  ['a/größe_(1).png', 'media/größe_(1)-0123456789.png'],
])('the address of "%s" ends at no sign of its name', (source, path) => {
  expect(mediaOutputPath(source as SourcePath, '0123456789abc')).toBe(path);
});
