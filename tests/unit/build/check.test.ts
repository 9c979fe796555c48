import { expect, test } from 'vitest';
import { type CheckRequest, check } from '../../../src/build/check.ts';
import type { BuildContext } from '../../../src/build/context.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

const files = {
  '/work/text.txt': 'text',
  '/work/list.json': '[]',
  '/work/other-version.json': '{ "version": 2, "problems": [] }',
  '/work/report.json': JSON.stringify({
    ...{ ok: true, diagnostics: [], routes: 1, rendered: [], parsed: 0, bundled: false, written: [] },
    ...{ removed: [], kept: 0, timings: [], slowest: [] },
  }),
};

test.each<[request: CheckRequest, message: string]>([
  [
    { baseline: '/work/gone.json' },
    'The baseline "/work/gone.json" does not exist. Write it with --update-baseline.',
  ],
  ...['text.txt', 'list.json', 'other-version.json'].map((name): [CheckRequest, string] => [
    { baseline: `/work/${name}` },
    `"/work/${name}" is not a baseline. Write a new one with --update-baseline.`,
  ]),
  [{ against: '/work/gone.json' }, 'The report "/work/gone.json" does not exist.'],
  [
    { against: '/work/report.json' },
    'The report "/work/report.json" has no sizes. Write it with docs build --sizes --json.',
  ],
  [{ released: '/work/gone.json' }, 'The link manifest "/work/gone.json" does not exist.'],
  ...['text.txt', 'list.json'].map((name): [CheckRequest, string] => [
    { released: `/work/${name}` },
    `"/work/${name}" is not a link manifest. Name the link-manifest.json of the last release.`,
  ]),
])('before a check with %j looks at the site, it reports: %s', async (request, message) => {
  // Nothing else of a context is read before the files that a request names.
  const context = { config: configOf(''), files: memoryFileSystem(files) } as unknown as BuildContext;
  await expect(check(context, request)).rejects.toThrow(new UserError(message));
});
