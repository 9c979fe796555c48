import { join } from 'node:path';
import { expect } from 'vitest';
import { version } from '../../package.json';
import { page } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test as base } from '../support/workspace.ts';

/** Runs `docs` in a site with one page, or in one of its folders. */
const test = base.extend<{ docs: (args: string, folder?: string) => ReturnType<typeof spawnDocs> }>({
  docs: async ({ workspace }, use) => {
    await workspace.write({ 'content/site.yaml': 'name: Acme UI\n', 'content/button.md': page('Button') });
    await use((args, folder = '') => spawnDocs(args.split(' '), { cwd: join(workspace.root, folder) }));
  },
});

test('a part is copied, and the site builds without a problem', async ({ workspace, docs }) => {
  expect(await docs('eject footer')).toEqual({
    stdout: 'Copied layout/footer.tsx → templates/layout/footer.tsx\n',
    stderr: '',
    code: 0,
  });
  const copy = await workspace.read('templates/layout/footer.tsx');
  expect(copy).toContain(` * A copy of colophon/templates/layout/footer.tsx, version ${version}, original `);
  expect(copy).toContain("import { colour, media } from 'colophon/templates/tokens.ts';");
  expect(copy).not.toMatch(/from '\.{1,2}\//);
  expect(await docs('check --strict')).toMatchObject({ code: 0 });
  expect(await docs('build --strict --quiet')).toEqual({ stdout: '', stderr: '', code: 0 });
});

test('a file of the site is never overwritten', async ({ workspace, docs }) => {
  await workspace.write({ 'templates/layout/footer.tsx': 'Mine.\n' });
  expect(await docs('eject layout/footer.tsx')).toEqual({
    stdout: '',
    stderr:
      'templates/layout/footer.tsx already exists and was left unchanged. To see our version, run docs eject layout/footer --print.\n',
    code: 2,
  });
  expect(await workspace.read('templates/layout/footer.tsx')).toBe('Mine.\n');
});

test('--print writes the copy to stdout, and nothing else', async ({ workspace, docs }) => {
  const { stdout, stderr, code } = await docs('eject footer --print');
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  await docs('eject footer');
  expect(await workspace.read('templates/layout/footer.tsx')).toBe(stdout);
});

test('--list names all parts, a line each with what it is', async ({ docs }) => {
  const { stdout, code } = await docs('eject --list');
  expect(code).toBe(0);
  await expect(stdout).toMatchFileSnapshot('expected/eject-list.txt');
});

test.for([
  ['eject', 'Name a part, or pass --list to see all parts.\n'],
  ['eject heder', 'There is no part "heder". Did you mean "layout/header"?\n'],
  ['eject nothing-like-it', 'There is no part "nothing-like-it". Pass --list to see all parts.\n'],
] as const)('wrong usage: %s', async ([args, stderr], { docs }) => {
  expect(await docs(args)).toEqual({ stdout: '', stderr, code: 2 });
});

test('a folder without a site is refused', async ({ workspace, docs }) => {
  const folder = join(workspace.root, 'content');
  expect(await docs('eject footer', 'content')).toEqual({
    stdout: '',
    stderr: `There is no content/site.yaml in ${folder}. Pass the folder that contains content/.\n`,
    code: 2,
  });
});
