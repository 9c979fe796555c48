import { expect } from 'vitest';
import type { BuildReport } from '../../src/model/build-report.ts';
import { page, plainSite, smallSite } from '../support/small-site.ts';
import { openBuilder, type SiteFiles, test } from '../support/workspace.ts';

const limited = (files: SiteFiles): SiteFiles => ({
  ...files,
  'content/site.yaml': `${files['content/site.yaml']}timeLimit: 1\n`,
});

const messages = ({ diagnostics }: BuildReport) => diagnostics.map(({ message }) => message);

const keepGoing = { flags: { keepGoing: true } };

test('a demo that never finishes is reported by every build, and the rest is built', async ({
  workspace,
}) => {
  await workspace.write({
    ...limited(smallSite),
    'content/acme/Counter.tsx': 'export default function Counter() {\n  for (;;);\n}\n',
  });
  for (let round = 0; round < 2; round += 1) {
    const report = await workspace.freshBuild(keepGoing);
    expect(messages(report)).toEqual(['The demo "Counter.tsx" did not finish within 1 second.']);
    expect(report.ok).toBe(false);
  }
  const html = await workspace.read('dist/acme/button/index.html');
  expect(html).toContain('This demo stopped because of an error.');
  // A browser would not finish it either.
  expect(html).not.toContain('data-island=');
  expect(await workspace.read('dist/acme/link/index.html')).toContain('Words about Link.');
  await workspace.write({
    'content/acme/Counter.tsx': 'export default function Counter() {\n  return <b>Counted.</b>;\n}\n',
  });
  expect(messages(await workspace.freshBuild())).toEqual([]);
  expect(await workspace.read('dist/acme/button/index.html')).toContain('<b>Counted.</b>');
});

test('a demo in an iframe that fails is a problem of its page', async ({ workspace }) => {
  await workspace.write({
    ...smallSite,
    'content/acme/button.md': page('Button', '{{"demo": "Counter.tsx", "iframe": true}}'),
    'content/acme/Counter.tsx': 'export default function Counter() {\n  return <b>{window.name}</b>;\n}\n',
  });
  // The second report comes from the cache.
  for (let round = 0; round < 2; round += 1) {
    const { diagnostics } = await workspace.freshBuild();
    expect(diagnostics).toMatchObject([
      { severity: 'warning', code: 'demo-render', place: { file: 'content/acme/button.md', line: 8 } },
    ]);
  }
});

test('a check gives a demo in an iframe the severity of the configuration', async ({ workspace }) => {
  await workspace.write({
    ...smallSite,
    'content/site.yaml': `${smallSite['content/site.yaml']}severity: { demo-render: off }\n`,
    'content/acme/button.md': page('Button', '{{"demo": "Counter.tsx", "iframe": true}}'),
    'content/acme/Counter.tsx': 'export default function Counter() {\n  return <b>{window.name}</b>;\n}\n',
  });
  const builder = await openBuilder(workspace.root);
  try {
    expect((await builder.check({})).diagnostics).toEqual([]);
    expect((await builder.check({ pages: true })).diagnostics).toEqual([]);
  } finally {
    await builder.close();
  }
});

test.for<[name: string, files: SiteFiles, message: string]>([
  [
    'a template',
    { 'templates/layout/footer.tsx': 'export function Footer() {\n  for (;;);\n}\n' },
    'Rendering the page "/" and 6 more did not finish within 1 second.',
  ],
  [
    'a template of what all pages share',
    { 'templates/layout/settings-dialog.tsx': 'export function SettingsDialog() {\n  for (;;);\n}\n' },
    'Rendering a part that all pages share did not finish within 1 second.',
  ],
  [
    'a rule',
    { 'content/site.ts': 'export const rules = { own: () => {\n  for (;;);\n} };\n' },
    'Rule "own" did not finish within 1 second.',
  ],
  [
    'an emitter',
    { 'content/site.ts': 'export const emitters = { own: () => {\n  for (;;);\n} };\n' },
    'Emitter "own" did not finish within 1 second.',
  ],
  [
    'the condition of a plugin',
    {
      'content/site.ts':
        'export const remarkPlugins = [{ plugin: () => {}, when: () => {\n  for (;;);\n} }];\n',
      'content/acme/start.md': page('Start'),
    },
    'The condition "when" of remark plugin "plugin" did not finish within 1 second.',
  ],
  [
    'a navigation module',
    {
      'content/site.yaml': `${plainSite['content/site.yaml']}timeLimit: 1\n`.replace('acme.yaml', 'acme.ts'),
      'content/navigation/acme.ts': 'for (;;);\nexport const navigation = [];\n',
    },
    'This module failed when it ran: it did not finish within 1 second.',
  ],
])('%s that never finishes is reported', async ([, files, message], { workspace }) => {
  await workspace.write({ ...limited(plainSite), ...files });
  const report = await workspace.freshBuild();
  expect(report.ok).toBe(false);
  expect(messages(report)).toContain(message);
});
