import { describe, expect, test } from 'vitest';
import { type Published, stopsBuild } from '../../../src/build/publish.ts';
import { createReport } from '../../../src/build/report.ts';
import type { Loaded } from '../../../src/load/load.ts';
import type { Config } from '../../../src/model/config.ts';
import type { Diagnostic, Severity } from '../../../src/model/diagnostic.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { FilePath, OutputPath, SitePath, SourcePath } from '../../../src/model/path.ts';
import type { SiteContents } from '../../../src/model/site-contents.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { plannedPages } from '../../support/planned-pages.ts';
import { siteOf } from '../../support/sample-site.ts';

const problem = (severity: Severity, message = 'A problem.'): Diagnostic => ({
  severity,
  code: 'missing-anchor',
  message,
});

/** Twelve pages: `/p01` to `/p12`. */
const names = Array.from({ length: 12 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);
const sample = { pages: Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name}`])) };
const site = siteOf(sample);
const docs = plannedPages(sample).filter(({ route }) => route.kind === 'doc');

type Costs = Readonly<Record<string, number>>;

const parsedIn = (costs: Costs, characters = { all: 10, slow: 0 }): Loaded['parseCosts'] =>
  new Map(Object.entries(costs).map(([name, ms]) => [`${name}.md` as SourcePath, { ms, characters }]));

const renderedIn = (costs: Costs): Published['pages']['costs'] =>
  new Map(
    docs.flatMap(({ route, task }) => {
      const ms = costs[route.path.slice(1)];
      return ms === undefined ? [] : [[task.key, ms] as const];
    }),
  );

const before: SiteContents = {
  pages: [{ path: '/old' as SitePath, text: 'a', demos: [], rows: [] }],
  demos: [],
};
const now: SiteContents = {
  pages: [{ path: '/new' as SitePath, text: 'b', demos: [], rows: [] }],
  demos: [],
};
const weights = { pages: [], demos: [] };

interface Given {
  readonly config?: Partial<Config>;
  readonly found?: readonly Diagnostic[];
  readonly parsed?: Loaded['parseCosts'];
  readonly earlier?: SiteContents;
}

/** What a build or a check ended in. */
type Outcome = Partial<Omit<Published, 'kind' | 'pages'>> & {
  readonly kind: 'published' | 'stopped' | 'checked';
  readonly pages?: Partial<Published['pages']>;
};

function reportOf(
  { pages, ...outcome }: Outcome,
  { config = {}, found = [], parsed = new Map(), earlier }: Given = {},
) {
  const loaded = { site, diagnostics: found, parseCosts: parsed } as unknown as Loaded;
  const published = {
    diagnostics: [],
    bundled: true,
    pages: { pages: docs, rendered: [], costs: new Map(), ...pages },
    writes: { write: [], keep: [], remove: [] },
    contents: () => now,
    weigh: async () => weights,
    ...outcome,
  } as unknown as Published;
  return createReport(loaded, published, {
    config: { ...site.config, root: '/site' as FilePath, ...config },
    files: memoryFileSystem(),
    timings: [{ stage: 'read', ms: 1, megabytes: 2 }],
    earlier,
  });
}

test.each<[problems: readonly Severity[], stops: boolean, stopsWhenStrict: boolean]>([
  [[], false, false],
  [['warning'], false, true],
  [['warning', 'error'], true, true],
])('%j stop a build: %s, with --strict: %s', (severities, stops, stopsWhenStrict) => {
  const problems = severities.map((severity) => problem(severity));
  expect(stopsBuild(problems, { strict: false })).toBe(stops);
  expect(stopsBuild(problems, { strict: true })).toBe(stopsWhenStrict);
});

test('a report lists what a build wrote, removed and kept, and what it rendered', async () => {
  const file = (path: string) => ({ path: path as OutputPath }) as OutputFile;
  const report = await reportOf({
    kind: 'published',
    pages: { pages: docs.slice(0, 5), rendered: docs.slice(1, 3) },
    bundled: false,
    writes: {
      write: [file('a.html')],
      remove: ['b.html' as OutputPath],
      keep: ['c.html' as OutputPath, 'd.html' as OutputPath],
      manifest: { files: new Map() },
    },
  });
  expect(report).toEqual({
    ok: true,
    diagnostics: [],
    routes: 5,
    rendered: ['/p02', '/p03'],
    parsed: 0,
    bundled: false,
    written: ['a.html'],
    removed: ['b.html'],
    kept: 2,
    timings: [{ stage: 'read', ms: 1, megabytes: 2 }],
    slowest: [],
  });
});

test.each(['stopped', 'checked'] as const)(
  'a site that was %s has all its pages, and none written',
  async (kind) => {
    const report = await reportOf(
      { kind, diagnostics: [problem('error', 'In a demo.')] },
      { found: [problem('warning', 'In a page.')], config: { sizes: true, contents: true }, earlier: before },
    );
    expect(report).toEqual({
      ok: false,
      diagnostics: [problem('error', 'In a demo.'), problem('warning', 'In a page.')],
      routes: 12,
      rendered: [],
      parsed: 0,
      bundled: false,
      written: [],
      removed: [],
      kept: 0,
      timings: [{ stage: 'read', ms: 1, megabytes: 2 }],
      slowest: [],
    });
  },
);

test.each<[what: string, given: Given, expected: object]>([
  ['nothing besides', {}, {}],
  ['sizes', { config: { sizes: true } }, { weights }],
  ['contents', { config: { contents: true } }, { contents: now }],
  [
    'what differs from an earlier build',
    { earlier: before },
    {
      impact: {
        pages: [
          { path: '/new', difference: 'added' },
          { path: '/old', difference: 'removed' },
        ],
        demos: [],
        rows: [],
      },
    },
  ],
])('a report contains %s on request', async (_, given, expected) => {
  const { weights: sizes, contents, impact } = await reportOf({ kind: 'published' }, given);
  expect({
    ...(sizes && { weights: sizes }),
    ...(contents && { contents }),
    ...(impact && { impact }),
  }).toEqual(expected);
});

describe('the share of text that the native parser read', () => {
  test.each<[counts: readonly (readonly [all: number, slow: number])[], share: number | undefined]>([
    [[], undefined],
    [[[0, 0]], 1],
    [[[100, 0]], 1],
    [[[100, 100]], 0],
    [
      [
        [80, 20],
        [20, 5],
      ],
      0.75,
    ],
  ])('of pages with these characters, %j, is %s', async (counts, share) => {
    const parsed: Loaded['parseCosts'] = new Map(
      counts.map(([all, slow], at) => [`${at}.md` as SourcePath, { ms: 1, characters: { all, slow } }]),
    );
    const report = await reportOf({ kind: 'checked' }, { parsed });
    expect(report.parsed).toBe(counts.length);
    expect(report.fastShare).toBe(share);
  });
});

describe('the slowest pages', () => {
  test('are in the order of their times in tenths, without those that took none', async () => {
    const report = await reportOf(
      { kind: 'published', pages: { costs: renderedIn({ p01: 5.26, p02: 20, p04: 0 }) } },
      { parsed: parsedIn({ p01: 10.04, p03: 3, p05: 0 }) },
    );
    expect(report.slowest).toEqual([
      { path: '/p02', parseMs: 0, renderMs: 20 },
      { path: '/p01', parseMs: 10, renderMs: 5.3 },
      { path: '/p03', parseMs: 3, renderMs: 0 },
    ]);
  });

  test('are ten', async () => {
    const costs = renderedIn(Object.fromEntries(names.map((name, at) => [name, at + 1])));
    const { slowest } = await reportOf({ kind: 'published', pages: { costs } });
    expect(slowest.map(({ renderMs }) => renderMs)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });
});
