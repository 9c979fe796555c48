import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { page } from '../support/small-site.ts';
import { buildSite, readOutput, type SiteFiles, test, type Workspace } from '../support/workspace.ts';

const demo = (name: string) =>
  `import { words } from 'words';\n\nexport default function ${name}() {\n  return <b>{words} of ${name}</b>;\n}\n`;

const site: SiteFiles = {
  'content/site.yaml': 'name: Acme UI\nserviceWorker: none\n',
  'content/p.md': page('P', '{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}'),
  'content/One.tsx': demo('One'),
  'content/Two.tsx': demo('Two'),
};

const words: SiteFiles = {
  'package.json': JSON.stringify({ name: 'words', version: '1.0.0', type: 'module', main: 'index.js' }),
  'index.js': "export { words } from './lib/words.js';\n",
  'lib/words.js': "export const words = ['Words'].concat('more').join(' ');\n",
};

const below = (folder: string, files: SiteFiles) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** Builds the site in a folder whose demos find a package at a path, perhaps by a link. */
async function built(workspace: Workspace, folder: string, place: string, link?: string) {
  await workspace.write({ ...below(folder, site), ...below(place, words) });
  if (link !== undefined) {
    await mkdir(dirname(join(workspace.root, link)), { recursive: true });
    await symlink(join(workspace.root, place), join(workspace.root, link), 'junction');
  }
  expect(await buildSite(join(workspace.root, folder))).toMatchObject({ ok: true, diagnostics: [] });
  return readOutput(join(workspace.root, folder, 'dist'));
}

test('a website has the same bytes whatever folder its packages are in', async ({ workspace }) => {
  const npm = await built(workspace, 'npm', 'npm/node_modules/words');
  expect([...npm.values()].some((text) => text.includes('Words'))).toBe(true);
  const pnpmStore = 'pnpm/node_modules/.pnpm/words@1.0.0/node_modules/words';
  const pnpm = await built(workspace, 'pnpm', pnpmStore, 'pnpm/node_modules/words');
  const hoisted = await built(workspace, 'monorepo/packages/docs', 'monorepo/node_modules/words');
  expect([...pnpm.keys()]).toEqual([...npm.keys()]);
  expect(pnpm).toEqual(npm);
  expect([...hoisted.keys()]).toEqual([...npm.keys()]);
  expect(hoisted).toEqual(npm);
});
