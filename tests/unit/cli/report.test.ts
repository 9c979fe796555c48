import { expect, test } from 'vitest';
import { buildText, checkText, type ReportOptions } from '../../../cli/report.ts';
import type { BuildReport } from '../../../src/index.ts';
import { problem, report } from './fake-terminal.ts';

const options: ReportOptions = { colours: false, interactive: false, out: 'dist', strict: false };

test('groups problems by file, with code frames, related places and hints', () => {
  const diagnostics = [
    problem(),
    problem({
      severity: 'warning',
      code: 'config-yaml',
      message: 'Twice.',
      place: { file: 'content/site.yaml', line: 12, column: 1 },
      frame: '',
    }),
    problem({
      code: 'duplicate-route',
      message: 'Two files yield /a/.',
      place: { file: 'content/a.md', line: 1, column: 1 },
      frame: '',
      hint: 'Give one of them a path:\npath: /b/',
      related: [{ message: 'The other one.', place: { file: 'content/b.md', line: 3, column: 2 } }],
    }),
  ];
  expect(buildText(report({ ok: false, diagnostics }), options)).toBe(`\
content/site.yaml
  2:7  error  base must start and end with a slash; found "docs".  config-value
    > 2 | base: docs
        |       ^
    Hint: base: /docs/
  12:1  warning  Twice.  config-yaml
    Hint: base: /docs/

content/a.md
  1:1  error  Two files yield /a/.  duplicate-route
    content/b.md:3:2  The other one.
    Hint: Give one of them a path:
          path: /b/

2 errors, 1 warning in 2 files. Nothing was written; --keep-going writes what can be built.
`);
});

test('control characters are shown, so that no content controls the terminal', () => {
  const place = { file: 'content/a\u001b[2Jb.md', line: 1, column: 1 };
  const diagnostic = problem({
    message: 'No "\u001b]0;x\u0007".',
    place,
    frame: '> 1 |\ta\r\u009b2Jb',
    hint: 'c: \u007f\nd: e',
    related: [{ message: '\u0000', place }],
  });
  const text = buildText(report({ ok: false, diagnostics: [diagnostic] }), options);
  expect(text.split('\n').slice(0, 6)).toEqual([
    'content/a␛[2Jb.md',
    '  1:1  error  No "␛]0;x␇".  config-value',
    '    > 1 |\ta␍�2Jb',
    '    content/a␛[2Jb.md:1:1  ␀',
    '    Hint: c: ␡',
    '          d: e',
  ]);
});

test('a problem without a file', () => {
  const {
    place: _place,
    frame: _frame,
    ...lone
  } = problem({ code: 'config-missing', message: 'There is none.', hint: 'Write one.' });
  expect(buildText(report({ ok: false, diagnostics: [lone] }), options)).toBe(`\
  error  There is none.  config-missing
    Hint: Write one.

1 error. Nothing was written; --keep-going writes what can be built.
`);
});

test.each<[string, Partial<BuildReport>, string]>([
  ['a build', {}, 'Built 17 pages in 1.4 s (2 rendered, 15 unchanged) → dist\n'],
  ['one page', { routes: 1, rendered: [] }, 'Built 1 page in 1.4 s (0 rendered, 1 unchanged) → dist\n'],
  ['many pages', { routes: 12_345 }, 'Built 12,345 pages in 1.4 s (2 rendered, 12,343 unchanged) → dist\n'],
  [
    'quick',
    { timings: [{ stage: 'all', ms: 83.4, megabytes: 100 }] },
    'Built 17 pages in 83 ms (2 rendered, 15 unchanged) → dist\n',
  ],
  [
    'just under a second',
    { timings: [{ stage: 'all', ms: 999.7, megabytes: 100 }] },
    'Built 17 pages in 1.0 s (2 rendered, 15 unchanged) → dist\n',
  ],
  [
    'slow',
    { timings: [{ stage: 'all', ms: 125_400, megabytes: 100 }] },
    'Built 17 pages in 2 min 5 s (2 rendered, 15 unchanged) → dist\n',
  ],
])('%s', (_name, changes, text) => {
  expect(buildText(report(changes), options)).toBe(text);
});

test('counts the warnings of a successful build', () => {
  const diagnostics = [problem({ severity: 'warning' }), problem({ severity: 'warning' })];
  expect(buildText(report({ diagnostics }), options)).toMatch(/→ dist, with 2 warnings in 1 file\n$/);
});

test('only counts warnings that were already reported', () => {
  const diagnostics = [problem({ severity: 'warning' }), problem({ severity: 'warning' })];
  expect(
    buildText(report({ diagnostics }), options, { problems: [], alreadyReported: 2, isFixed: false }),
  ).toBe(
    'Built 17 pages in 1.4 s (2 rendered, 15 unchanged) → dist, with 2 warnings in 1 file (2 already reported)\n',
  );
});

test('says when the last error is fixed', () => {
  expect(buildText(report(), options, { problems: [], alreadyReported: 0, isFixed: true })).toBe(
    'All errors are fixed.\nBuilt 17 pages in 1.4 s (2 rendered, 15 unchanged) → dist\n',
  );
});

test('names --strict when only warnings fail the build', () => {
  const diagnostics = [problem({ severity: 'warning' })];
  expect(buildText(report({ ok: false, diagnostics }), { ...options, strict: true })).toMatch(
    /\n1 warning in 1 file; --strict treats warnings as errors\. Nothing was written; --keep-going writes what can be built\.\n$/,
  );
});

test('the report of a failed build that wrote files', () => {
  const written = ['a/index.html', 'b/index.html'] as unknown as BuildReport['written'];
  expect(buildText(report({ ok: false, diagnostics: [problem()], written }), options)).toMatch(
    /\n1 error in 1 file\. Everything else was written → dist\n$/,
  );
});

test('a check', () => {
  expect(checkText(report(), options)).toBe('No problems in 17 pages.\n');
  expect(checkText(report({ ok: false, diagnostics: [problem()] }), options)).toMatch(
    /\n1 error in 1 file\.\n$/,
  );
});

test('colours text only on request', () => {
  const failed = report({ ok: false, diagnostics: [problem()] });
  expect(buildText(failed, { ...options, colours: true })).toContain('\u001b[31merror\u001b[39m');
  expect(buildText(failed, options)).not.toContain('\u001b');
});

test('on a terminal, the report leads to the page of its first code', () => {
  const own = problem({ code: 'site/short' });
  const failed = report({ ok: false, diagnostics: [own, problem()] });
  const terminal = { ...options, interactive: true };
  const advice = '\ndocs explain config-value shows an example and its correction.\n';
  expect(buildText(failed, terminal).endsWith(advice)).toBe(true);
  expect(checkText(failed, terminal).endsWith(advice)).toBe(true);
  for (const diagnostics of [[], [own]])
    expect(checkText(report({ ok: false, diagnostics }), terminal)).not.toContain('docs explain');
  expect(checkText(failed, options)).not.toContain('docs explain');
});
