import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LongestFirst, longest } from '../../support/longest-first.ts';

const repository = join(import.meta.dirname, '../../..');

test('every file that runs first is there', () => {
  expect(longest.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});

test('the longest files of each project come first, and projects keep their order', async () => {
  const projectOf = (name: string) => ({ name, config: { isolate: false, sequence: { groupOrder: 0 } } });
  const [node, unit] = [projectOf('node'), projectOf('unit')];
  const files = [
    [unit, 'tests/unit/a.test.ts'],
    [node, 'tests/build/a.test.ts'],
    [node, longest[1]],
    [node, longest[0]],
  ].map(([project, path]) => ({ project, moduleId: `/site/${path}` }));
  const cache = { getFileTestResults: () => undefined, getFileStats: () => undefined };
  const sequencer = new LongestFirst({ config: { root: '/site' }, cache } as unknown as Vitest);
  const sorted = await sequencer.sort(files as unknown as TestSpecification[]);
  expect(sorted.map(({ moduleId }) => moduleId.slice('/site/'.length))).toEqual([
    longest[0],
    longest[1],
    'tests/build/a.test.ts',
    'tests/unit/a.test.ts',
  ]);
});
