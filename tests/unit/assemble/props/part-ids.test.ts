import { expect, test } from 'vitest';
import { partIds } from '../../../../src/assemble/props/part-ids.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import type { Page } from '../../../../src/model/site.ts';

const idsOf = (demos: readonly string[], headings: readonly string[], anchors: readonly string[] = []) =>
  partIds({
    demos: demos as readonly SourcePath[],
    components: demos.map(() => null),
    document: { headings: headings.map((id) => ({ id })), anchors } as unknown as Page['document'],
  });

test.each([
  ['a/Basic.tsx', 'Basic'],
  ['a/hero/css-modules/index.tsx', 'hero'],
  ['a/hero/index.ts', 'hero'],
])('the demo %s is at %s', (module, id) => {
  expect(idsOf([module], [])).toEqual([id]);
});

test('no part has the id of another one, of a heading, or of an element of the page', () => {
  const modules = ['a/hero/index.ts', 'b/hero/index.ts', 'a/Basic.tsx'];
  expect(idsOf(modules, ['hero', 'use'], ['Basic'])).toEqual(['hero-2', 'hero-3', 'Basic-2']);
});
