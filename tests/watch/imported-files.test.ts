import { expect } from 'vitest';
import { followBuild, followDev, inFolder, long } from '../support/followed-site.ts';
import { page, smallSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const label = (words: string) => `export const label = '${words}';\n`;

const demo = (specifier: string) =>
  `import { label } from '${specifier}';\n\nexport default function Labelled() {\n  return <b>{label}</b>;\n}\n`;

/** A site beside the library that its demos import. */
const files = {
  ...inFolder('site', smallSite),
  'site/content/site.yaml': `${smallSite['content/site.yaml']}alias: { '@acme/ui': ../../packages/ui/src }\n`,
  'site/content/acme/link.md': page('Link', '{{"demo": "ByAlias.tsx"}}\n\n{{"demo": "ByPath.tsx"}}'),
  'site/content/acme/ByAlias.tsx': demo('@acme/ui/label'),
  'site/content/acme/ByPath.tsx': demo('../../../other/lib/words.ts'),
  'packages/ui/src/label.ts': label('By alias, first.'),
  'packages/ui/src/dist/generated.ts': label('Generated.'),
  'other/lib/words.ts': label('By path, first.'),
  'other/lib/beside.ts': label('Not imported.'),
};

test('docs build --watch bundles demos again when a library outside the site changes', async ({
  workspace,
}) => {
  await workspace.write(files);
  await using docs = await followBuild(workspace, 'site');
  expect(docs.written()).toContain('Built 7 pages');
  const html = () => docs.html('acme/link');
  expect(await html()).toContain('By alias, first.');
  expect(await html()).toContain('By path, first.');
  await workspace.write({ 'packages/ui/src/label.ts': label('By alias, second.') });
  await expect.poll(html, long).toContain('By alias, second.');
  await workspace.write({ 'other/lib/words.ts': label('By path, second.') });
  await expect.poll(html, long).toContain('By path, second.');
  // The watcher follows this file once a demo imports it.
  await workspace.write({
    'site/content/acme/ByPath.tsx': demo('../../../new/words.ts'),
    'new/words.ts': label('New, first.'),
  });
  await expect.poll(html, long).toContain('New, first.');
  await workspace.write({ 'new/words.ts': label('New, second.') });
  await expect.poll(html, long).toContain('New, second.');
});

test('docs dev updates a demo when its library changes', async ({ workspace }) => {
  await workspace.write(files);
  await using docs = await followDev(workspace, 'site');
  expect(docs.written()).toContain('7 pages in');
  const shown = () => docs.html('acme/link');
  expect(await shown()).toContain('By alias, first.');
  await workspace.write({ 'packages/ui/src/label.ts': label('By alias, second.') });
  await expect.poll(shown, long).toContain('By alias, second.');
  await workspace.write({ 'other/lib/words.ts': label('By path, second.') });
  await expect.poll(shown, long).toContain('By path, second.');
  await workspace.write({
    'packages/ui/src/dist/generated.ts': label('Generated again.'),
    'other/lib/beside.ts': label('Still not imported.'),
  });
  await workspace.write({ 'site/content/acme/start.md': page('Start', 'Saved last.') });
  await expect.poll(docs.written, long).toMatch(/start\.md.* in /);
  expect(docs.written()).toMatch(/other\/lib\/words\.ts.* in /);
  expect(docs.written()).not.toMatch(/generated\.ts|beside\.ts/);
});
