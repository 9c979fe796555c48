import { expect, test } from 'vitest';
import { githubFormat, jsonFormat, sarifFormat } from '../../../cli/formats.ts';
import type { Diagnostic } from '../../../src/index.ts';
import { problem, report } from './fake-terminal.ts';

const withProblems = (...diagnostics: Diagnostic[]) => report({ ok: false, diagnostics });

test('json is the report', () => {
  expect(JSON.parse(jsonFormat(withProblems(problem())))).toEqual(withProblems(problem()));
});

test.each<[string, Partial<Diagnostic>, string]>([
  [
    '',
    {},
    '::error file=content/site.yaml,line=2,col=7,title=config-value::base must start and end with a slash; found "docs".%0AHint: base: /docs/\n',
  ],
  [
    'packages/docs',
    { severity: 'warning', message: '100%', place: { file: 'content/a,b:c.md', line: 1, column: 1 } },
    '::warning file=packages/docs/content/a%2Cb%3Ac.md,line=1,col=1,title=config-value::100%25%0AHint: base: /docs/\n',
  ],
])('github, for a site in the folder %j', (folder, changes, line) => {
  expect(githubFormat(withProblems(problem(changes)), folder)).toBe(line);
});

test('github without a place', () => {
  const global: Diagnostic = { severity: 'error', code: 'config-missing', message: 'None.' };
  expect(githubFormat(withProblems(global), '')).toBe('::error title=config-missing::None.\n');
});

test('sarif', () => {
  const other = problem({
    severity: 'warning',
    code: 'a-rule',
    place: { file: 'content/ü b.md', line: 3, column: 1 },
    related: [{ message: 'Here too.', place: { file: 'content/c.md', line: 1, column: 1 } }],
  });
  expect(
    JSON.parse(
      sarifFormat(withProblems(problem(), other), { folder: 'docs', version: '1.2.3', pages: new Map() }),
    ),
  ).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'colophon', version: '1.2.3', rules: [{ id: 'a-rule' }, { id: 'config-value' }] },
        },
        results: [
          {
            ruleId: 'config-value',
            ruleIndex: 1,
            level: 'error',
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'docs/content/site.yaml' },
                  region: { startLine: 2, startColumn: 7 },
                },
              },
            ],
          },
          {
            ruleId: 'a-rule',
            level: 'warning',
            locations: [{ physicalLocation: { artifactLocation: { uri: 'docs/content/%C3%BC%20b.md' } } }],
            relatedLocations: [{ id: 0, message: { text: 'Here too.' } }],
          },
        ],
      },
    ],
  });
});

test('a result of sarif always has a location, because GitHub rejects others', () => {
  const { place: _place, ...placeless } = problem();
  const [run] = JSON.parse(
    sarifFormat(withProblems(placeless), { folder: 'docs', version: '1.2.3', pages: new Map() }),
  ).runs;
  expect(run.results[0].locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: { uri: 'docs/content/site.yaml' },
        region: { startLine: 1, startColumn: 1 },
      },
    },
  ]);
});

test('sarif with what the manual says', () => {
  const own: Diagnostic = { severity: 'warning', code: 'site/short', message: 'Long.' };
  const pages = new Map([['config-value', { meaning: 'A value is wrong.', text: 'A value.\n' }]]);
  const rulesWith = (manual: string | undefined) =>
    JSON.parse(sarifFormat(withProblems(problem(), own), { folder: '', version: '1.2.3', manual, pages }))
      .runs[0].tool.driver.rules;
  const rule = {
    id: 'config-value',
    shortDescription: { text: 'A value is wrong.' },
    help: { text: 'A value.\n', markdown: '```text\nA value.\n```\n' },
  };
  expect(rulesWith(undefined)).toEqual([rule, { id: 'site/short' }]);
  const helpUri = 'https://manual.example/docs/diagnostics/config-value/';
  expect(rulesWith('https://manual.example/docs')).toEqual([{ ...rule, helpUri }, { id: 'site/short' }]);
});
