import { expect } from 'vitest';
import { page, plainSite } from '../support/small-site.ts';
import { type SiteFiles, test } from '../support/workspace.ts';

const times = (count: number, text: string) => text.repeat(count);

/** A navigation of so many groups, one in the other. */
const nested = (count: number) =>
  `${Array.from(
    { length: count },
    (_, level) => `${times(level, '  ')}- pathname: /g${level}\n${times(level, '  ')}  children:\n`,
  ).join('')}${times(count, '  ')}- pathname: /acme/start/\n`;

const moduleOf = (count: number) =>
  `let children: unknown[] = [];\nfor (let level = 0; level < ${count}; level += 1) children = [{ pathname: '/g' + level, children }];\nexport const navigation = children;\n`;

const elements = (count: number) =>
  `export default function Deep() {\n  return (\n    ${times(count, '<b>')}x${times(count, '</b>')}\n  );\n}\n`;

const site = plainSite['content/site.yaml'] ?? '';

/** Content that nests so deep that a recursive function overflows the stack. */
const cases: readonly [name: string, files: SiteFiles, code: string][] = [
  ...[150, 1000].map((count): [string, SiteFiles, string] => [
    `a navigation of ${count} levels`,
    { 'content/navigation/acme.yaml': nested(count) },
    count === 150 ? 'navigation-value' : 'navigation-yaml',
  ]),
  ...[150, 5000].map((count): [string, SiteFiles, string] => [
    `a navigation module of ${count} levels`,
    {
      'content/site.yaml': site.replace('acme.yaml', 'acme.ts'),
      'content/navigation/acme.ts': moduleOf(count),
    },
    count === 150 ? 'navigation-value' : 'navigation-module',
  ]),
  ...[300, 20_000].map((count): [string, SiteFiles, string] => [
    `front matter of ${count} levels`,
    {
      'content/acme/start.md': page('Start').replace(
        '---\n\n',
        `deep: ${times(count, '[')}${times(count, ']')}\n---\n\n`,
      ),
    },
    count === 300 ? 'front-matter-value' : 'yaml-syntax',
  ]),
  [
    'a directive of 20,000 levels',
    {
      'content/acme/start.md': page(
        'Start',
        `{{"demo": "A.tsx", "a": ${times(20_000, '[')}${times(20_000, ']')}}}`,
      ),
    },
    'directive-json',
  ],
  [
    'a demo of 4,000 elements in each other',
    {
      'content/acme/start.md': page('Start', '{{"demo": "Deep.tsx"}}'),
      'content/acme/Deep.tsx': elements(4000),
    },
    'nesting-depth',
  ],
  [
    'a component of 8,000 elements in each other',
    {
      'content/site.yaml': `${site}components: [parts]\n`,
      'content/acme/start.md': page('Start', '{{"component": "Deep"}}'),
      'content/parts/Deep.tsx': elements(8000),
    },
    'nesting-depth',
  ],
  [
    'a formula of 5,000 levels',
    {
      'content/site.yaml': `${site}markdown: { math: true }\n`,
      'content/acme/start.md': page('Start', `$$\n${times(5000, '{')}x${times(5000, '}')}\n$$`),
    },
    'nesting-depth',
  ],
];

test.for(cases)(
  '%s is an error of the content, and the rest is built',
  async ([, files, code], { workspace }) => {
    await workspace.write({ ...plainSite, ...files });
    const { diagnostics, ok } = await workspace.freshBuild({ flags: { keepGoing: true } });
    expect(ok).toBe(false);
    expect(diagnostics.map((found) => found.code)).toContain(code);
    expect(await workspace.read('dist/acme/link/index.html')).toContain('Words about Link.');
  },
);

test('a navigation of 90 levels is shown', async ({ workspace }) => {
  await workspace.write({ ...plainSite, 'content/navigation/acme.yaml': nested(90) });
  expect((await workspace.freshBuild()).ok).toBe(true);
});
