import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installCommand } from '../../../src/effects/install-command.ts';
import { folderWith } from '../../support/folder-with.ts';

type Files = Readonly<Record<string, string>>;

/** The command for a site in `docs` of a repository with these files. */
async function commandIn(files: Files, isDevelopment = false) {
  await using folder = await folderWith({ '.git/HEAD': '', ...files });
  return installCommand('a b', { root: join(folder.path, 'docs'), isDevelopment });
}

test.each<[files: Files, command: string, dev: string]>([
  [{}, 'npm install a b', 'npm install --save-dev a b'],
  [{ 'package-lock.json': '' }, 'npm install a b', 'npm install --save-dev a b'],
  [{ 'pnpm-lock.yaml': '' }, 'pnpm add a b', 'pnpm add --save-dev a b'],
  [{ 'pnpm-workspace.yaml': '' }, 'pnpm add a b', 'pnpm add --save-dev a b'],
  [{ 'yarn.lock': '' }, 'yarn add a b', 'yarn add --dev a b'],
  [{ '.yarnrc.yml': '' }, 'yarn add a b', 'yarn add --dev a b'],
  [{ 'bun.lockb': '' }, 'bun add a b', 'bun add --dev a b'],
  [{ 'bun.lock': '' }, 'bun add a b', 'bun add --dev a b'],
  [{ 'package.json': '{ "packageManager": "pnpm@10.1.0" }' }, 'pnpm add a b', 'pnpm add --save-dev a b'],
])('with %j', async (files, command, dev) => {
  expect(await commandIn(files)).toBe(command);
  expect(await commandIn(files, true)).toBe(dev);
});

test.each<[what: string, files: Files, command: string]>([
  [
    'the field of package.json before a lock file',
    { 'yarn.lock': '', 'package.json': '{\n  "packageManager" : "bun@1.2.0"\n}' },
    'bun',
  ],
  [
    'a lock file if the field names another program',
    { 'yarn.lock': '', 'package.json': '{ "packageManager": "vlt@1" }' },
    'yarn',
  ],
  ['the nearest folder', { 'yarn.lock': '', 'docs/pnpm-lock.yaml': '' }, 'pnpm'],
  ['the lock file of npm in a nearer folder', { 'yarn.lock': '', 'docs/package-lock.json': '' }, 'npm'],
  ['the shrinkwrap of npm in a nearer folder', { 'yarn.lock': '', 'docs/npm-shrinkwrap.json': '' }, 'npm'],
  [
    'the repository around the site, past a package without a word',
    { 'yarn.lock': '', 'docs/package.json': '{}' },
    'yarn',
  ],
  ['no other project around the repository', { 'yarn.lock': '', 'docs/.git': 'gitdir: ../.git' }, 'npm'],
])('decisive is %s', async (_, files, name) => {
  expect((await commandIn(files)).split(' ')[0]).toBe(name);
});
