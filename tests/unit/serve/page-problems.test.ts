import { expect, test, vi } from 'vitest';
import type { SnapshotPages, SnapshotSite } from '../../../src/dev/snapshot.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { OutputPath, SitePath } from '../../../src/model/path.ts';
import { errorsOn, type ShownSnapshots, warningsOn } from '../../../src/serve/dev/page-problems.ts';
import { createServedSnapshot } from '../../../src/serve/dev/served-snapshot.ts';

const problem = (severity: 'error' | 'warning', file?: string, code = 'a-code'): Diagnostic => ({
  severity,
  code,
  message: `${code} in ${file}`,
  ...(file !== undefined && { place: { file, line: 1, column: 1 } }),
});

const page = (path: string): OutputFile => ({
  path: path as OutputPath,
  phase: 'page',
  hash: path,
  content: new TextEncoder().encode(`<p>${path}</p>`),
});

const [a, b] = ['/a', '/b'].map((path) => path as SitePath);

/** A site of two pages that share a demo. */
const site: SnapshotSite = {
  shell: 'shell',
  paths: new Set(['/a', '/b'] as SitePath[]),
  isComplete: true,
  isKnown: () => true,
  filesOf: (path) => [`content${path}.md`, 'content/Demo.tsx', ...(path === '/a' ? ['content/Own.tsx'] : [])],
  sourceOf: () => undefined,
  fixed: () => [],
  render: async () => ({ pages: [], assets: [], diagnostics: [] }),
};

const snapshots = (diagnostics: readonly Diagnostic[], isServed = true): ShownSnapshots => ({
  latest: { diagnostics, ok: true, parsed: 2 },
  served: isServed ? createServedSnapshot(site, site.render) : undefined,
});

const all = [
  problem('error', 'content/a.md'),
  problem('error', 'content/b.md'),
  problem('error', 'content/Own.tsx'),
  problem('error', 'content/Demo.tsx'),
  problem('error', 'content/site.yaml'),
  problem('error'),
  problem('warning', 'content/a.md'),
  problem('warning', 'content/b.md'),
  problem('warning', 'content/navigation/a.yaml'),
  problem('warning', 'content/site.yaml', 'config-unknown-key'),
  problem('warning'),
];

const filesOf = (found: readonly Diagnostic[]) => found.map(({ place }) => place?.file);

test('a page shows the errors in its files, and in files of no page', () => {
  const everywhere = ['content/Demo.tsx', 'content/site.yaml', undefined];
  expect(filesOf(errorsOn(a, snapshots(all)))).toEqual(['content/a.md', 'content/Own.tsx', ...everywhere]);
  expect(filesOf(errorsOn(b, snapshots(all)))).toEqual(['content/b.md', ...everywhere]);
});

test('an unknown page, and a site without pages, show all errors', () => {
  const errors = all.filter(({ severity }) => severity === 'error');
  expect(errorsOn(undefined, snapshots(all))).toEqual(errors);
  expect(errorsOn(a, snapshots(all, false))).toEqual(errors);
  expect(errorsOn(a, { latest: undefined, served: undefined })).toEqual([]);
});

test('a page shows the warnings in its files and in the configuration, and counts the others', () => {
  const found = (path: SitePath | undefined, shown: ShownSnapshots) => {
    const { page, ...counts } = warningsOn(path ?? ('/' as SitePath), shown);
    return { page: filesOf(page), ...counts };
  };
  expect(found(a, snapshots(all))).toEqual({
    page: ['content/a.md', 'content/site.yaml'],
    site: 5,
    errors: 1,
  });
  expect(found(b, snapshots(all))).toEqual({
    page: ['content/b.md', 'content/site.yaml'],
    site: 5,
    errors: 2,
  });
  expect(found(a, snapshots(all, false))).toEqual({ page: ['content/site.yaml'], site: 5, errors: 0 });
  expect(found(a, { latest: undefined, served: undefined })).toEqual({ page: [], site: 0, errors: 0 });
});

test('a page renders once, and again after a failure', async () => {
  const rendered: (readonly SitePath[])[] = [];
  const served = createServedSnapshot(site, async (paths): Promise<SnapshotPages> => {
    rendered.push(paths);
    if (rendered.length === 1) throw new Error('A template failed.');
    return { pages: [page('a/index.html')], assets: [], diagnostics: [problem('warning', 'content/a.md')] };
  });
  const path = '/a' as SitePath;
  await expect(served.page(path)).rejects.toThrow('A template failed.');
  const shown = await served.page(path);
  expect(shown).toMatchObject({ path, shell: 'shell', html: '<p>a/index.html</p>' });
  expect(shown.diagnostics).toHaveLength(1);
  expect(await served.page(path)).toBe(shown);
  expect(rendered).toEqual([[path], [path]]);
});

test('all pages render four at a time, until that is over; the same failure is reported once', async () => {
  const paths = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((name) => `/${name}` as SitePath);
  const groups: number[] = [];
  const served = createServedSnapshot({ ...site, paths: new Set(paths) }, async (group) => {
    groups.push(group.length);
    const own = problem('error', `content${group[0]}.md`);
    return { pages: [], assets: [], diagnostics: [problem('error', 'templates/Footer.tsx'), own] };
  });
  expect(filesOf(await served.renderAll(() => false))).toEqual([
    'templates/Footer.tsx',
    'content/1.md',
    'content/5.md',
    'content/9.md',
  ]);
  expect(groups).toEqual([4, 4, 1]);
  expect(filesOf(await served.renderAll(() => groups.length === 4))).toEqual([
    'templates/Footer.tsx',
    'content/1.md',
  ]);
});

test('the files of a page are collected once, however many errors there are', () => {
  const filesOfPage = vi.fn(site.filesOf);
  const errors = Array.from({ length: 100 }, () => problem('error', 'content/a.md'));
  const served = createServedSnapshot({ ...site, filesOf: filesOfPage }, site.render);
  expect(errorsOn(a, { ...snapshots(errors), served })).toHaveLength(100);
  expect(filesOfPage).toHaveBeenCalledTimes(1);
});
