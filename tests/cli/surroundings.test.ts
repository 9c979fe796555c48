import { expect } from 'vitest';
import { page } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

const facts = [
  'loaded.toISOString()',
  'amount',
  'new Date(2025, 5, 1, 12).toISOString()',
  'new Date().getHours()',
  'new Date(0).toLocaleString()',
  'new Intl.DateTimeFormat().format(new Date(0))',
  "['z', 'ä', 'a'].sort((a, b) => a.localeCompare(b)).join('')",
  'navigator.language',
  'chance === row',
  'chance',
  'Math.random()',
];

const site = {
  'content/site.yaml':
    'name: Acme UI\ncomponents: [./parts]\nproducts:\n  - id: acme\n    name: Acme\n    root: /acme/\n',
  'content/acme/clock.md': page('Clock', '{{"demo": "Clock.tsx"}}\n\n{{"component": "Today"}}'),
  'content/acme/rows.ts': 'export const row = Math.random();\n',
  'content/acme/Clock.tsx': `import { row } from './rows';

const loaded = new Date();
const amount = (1234567.5).toLocaleString();
const chance = row;

export default function Clock() {
  return <p id="facts">{[${facts.join(', ')}].join(' | ')}</p>;
}
`,
  'content/parts/Today.tsx': `const year = new Date().toLocaleDateString(undefined, { dateStyle: 'full' });

export default function Today() {
  return <p>{year}</p>;
}
`,
};

const environments = [
  { TZ: 'Pacific/Auckland', LANG: 'C' },
  { TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
];

test('a website has the same bytes in every time zone and language', async ({ workspace }) => {
  await workspace.write(site);
  const built: Map<string, string>[] = [];
  for (const env of environments) {
    const { code } = await spawnDocs(['build', '--force', '--quiet'], { cwd: workspace.root, env });
    expect(code).toBe(0);
    built.push(await workspace.output());
  }
  const html = built[0]?.get('acme/clock/index.html') ?? '';
  const values = /id="facts">([^<]*)</.exec(html)?.[1]?.split(' | ') ?? [];
  expect(values.slice(0, -2)).toEqual([
    '2025-01-01T12:00:00.000Z',
    '1,234,567.5',
    '2025-06-01T12:00:00.000Z',
    '12',
    '1/1/1970, 12:00:00 AM',
    '1/1/1970',
    expect.stringMatching(/^a..z$/),
    'en-US',
    'true',
  ]);
  expect(html).toContain('<p>Wednesday, January 1, 2025</p>');
  expect(built[1]).toEqual(built[0]);
});
