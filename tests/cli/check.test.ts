import { chmod, copyFile, lstat, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { page, plainSite, smallSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

const flawed = { ...plainSite, 'content/acme/link.md': page('Link', 'See [the button](/acme/button).') };

test('prints one line for a site without problems', async ({ workspace }) => {
  await workspace.write(smallSite);
  expect(await spawnDocs(['check'], { cwd: workspace.root })).toEqual({
    stdout: 'No problems in 3 pages.\n',
    stderr: 'read\nparse (3)\nbundle\nrender (1)\n',
    code: 0,
  });
  expect(await workspace.output().catch(() => 'no folder')).toBe('no folder');
});

test('reports a configuration in another encoding', async ({ workspace }) => {
  await workspace.write(plainSite);
  const bytes = Buffer.from(`\ufeff${plainSite['content/site.yaml']}`, 'utf16le');
  await writeFile(join(workspace.root, 'content/site.yaml'), bytes);
  const { stdout, code } = await spawnDocs(['check'], { cwd: workspace.root });
  expect(stdout).toBe(`content/site.yaml
  1:1  error  This file is not valid UTF-8.  file-encoding
    Hint: It looks like UTF-16. Save it as UTF-8.

1 error in 1 file.
`);
  expect(code).toBe(2);
});

test('--strict fails on a warning', async ({ workspace }) => {
  await workspace.write(flawed);
  const { stdout, code } = await spawnDocs(['check', '--strict'], { cwd: workspace.root });
  expect(stdout).toMatch(/1 warning in 1 file; --strict treats warnings as errors\.\n$/);
  expect(code).toBe(1);
});

test('--strict fails on a warning of the configuration', async ({ workspace }) => {
  const faint = `${plainSite['content/site.yaml']}theme: { colours: { info: '#999999' } }\n`;
  await workspace.write({ ...plainSite, 'content/site.yaml': faint });
  const run = (...args: string[]) => spawnDocs(['check', ...args], { cwd: workspace.root });
  expect((await run()).code).toBe(0);
  const { stdout, code } = await run('--strict');
  expect(stdout).toContain('  theme-contrast\n');
  expect(code).toBe(2);
  await workspace.write({ 'content/site.yaml': `${faint}severity: { theme-contrast: off }\n` });
  expect((await run('--strict')).code).toBe(0);
});

describe('--fix', () => {
  test('makes the corrections that are certain, and reports the rest', async ({ workspace }) => {
    const link = page(
      'Link',
      'See [a](/acme/button), [b](/acme/button "B") and [c](/acme/buton/).\r\n\r\n</br>',
    );
    await workspace.write({ ...plainSite, 'content/acme/link.md': link });
    const { stdout, code } = await spawnDocs(['check', '--fix'], { cwd: workspace.root });
    expect(stdout).toBe(`content/acme/link.md:8  fixed  /acme/button → /acme/button/
content/acme/link.md:8  fixed  /acme/button → /acme/button/
content/acme/link.md:10  fixed  </br> → <br>

content/acme/link.md
  8:52  error  Link "/acme/buton/" leads to no page.  missing-page
       6 | # Link
       7 |
    >  8 | See [a](/acme/button/), [b](/acme/button/ "B") and [c](/acme/buton/).
         |                                                    ^
       9 |
      10 | <br>
    Hint: Did you mean "/acme/button/"?

1 error in 1 file.
`);
    expect(code).toBe(1);
    const written = await readFile(join(workspace.root, 'content/acme/link.md'), 'utf8');
    expect(written).toBe(link.replaceAll('/acme/button', '/acme/button/').replace('</br>', '<br>'));
  });

  test('makes the corrections of a rule of the site, in its files alone', async ({ workspace }) => {
    const site = {
      ...plainSite,
      'content/acme/link.md': page(
        'Link',
        'Colours, a colour, and [one](http://acme.dev/colour).\n\n<!--@include: ./more.txt-->',
      ),
      'content/acme/more.txt': 'Text.\n\n[Two](http://acme.dev/).\n',
      'content/site.ts': `export const rules = {
  spelling: ({ pages }) => pages.filter(({ title }) => title === 'Link').flatMap(({ file, links }) => [
    { message: 'Write "color".', place: { file, line: 8 }, fix: { from: 'colour', to: 'color' } },
    { message: 'Outside.', place: { file: 'content/../../other.md', line: 1 }, fix: { from: 'a', to: 'b' } },
    ...links.filter(({ url }) => url.startsWith('http:')).map(({ url, file: part, line, column }) => ({
      message: 'Use https.',
      place: { file: part ?? file, line, column },
      fix: { from: url, to: url.replace('http:', 'https:') },
    })),
  ]),
};
`,
    };
    const below = Object.entries(site).map(([path, text]) => [`site/${path}`, text]);
    await workspace.write({ ...Object.fromEntries(below), 'other.md': 'a\n' });
    const root = join(workspace.root, 'site');
    const { stdout } = await spawnDocs(['check', '--fix'], { cwd: root });
    const fixed = stdout.split('\n').filter((line) => line.includes('  fixed  '));
    expect(fixed).toEqual([
      'content/acme/link.md:8  fixed  colour → color',
      'content/acme/link.md:8  fixed  http://acme.dev/colour → https://acme.dev/colour',
      'content/acme/more.txt:3  fixed  http://acme.dev/ → https://acme.dev/',
    ]);
    expect(await readFile(join(root, 'content/acme/link.md'), 'utf8')).toContain(
      '\nColours, a color, and [one](https://acme.dev/colour).\n',
    );
    expect(await workspace.read('other.md')).toBe('a\n');
  });

  test('keeps permissions, and leaves symbolic links alone', async ({ workspace }) => {
    await workspace.write(flawed);
    const file = join(workspace.root, 'content/acme/link.md');
    await chmod(file, 0o640);
    await writeFile(join(workspace.root, 'content/acme/other.txt'), page('Other', '[a](/acme/link)'));
    await symlink('other.txt', join(workspace.root, 'content/acme/other.md'));
    const { stdout } = await spawnDocs(['check', '--fix'], { cwd: workspace.root });
    expect(stdout).toContain('1 warning in 1 file.');
    expect((await stat(file)).mode & 0o777).toBe(0o640);
    expect((await lstat(join(workspace.root, 'content/acme/other.md'))).isSymbolicLink()).toBe(true);
  });
});

test('--baseline reports only new problems', async ({ workspace }) => {
  const run = async (...args: string[]) => {
    const { stdout, stderr, code } = await spawnDocs(['check', '--strict', ...args], { cwd: workspace.root });
    return { last: (stdout || stderr).trimEnd().split('\n').at(-1), code };
  };
  await workspace.write(flawed);
  expect(await run('--update-baseline')).toEqual({
    last: '--update-baseline needs the file: --baseline docs-baseline.json',
    code: 2,
  });
  expect((await run('--baseline', 'known.json')).code).toBe(2);
  expect(await run('--baseline', 'known.json', '--update-baseline')).toEqual({
    last: 'No new problems in 3 pages. The baseline has 1 known problem.',
    code: 0,
  });
  await workspace.write({ 'content/acme/start.md': page('Start', 'See [the link](/acme/link).') });
  expect(await run('--baseline', 'known.json')).toEqual({
    last: '1 warning in 1 file; --strict treats warnings as errors. The baseline has 1 known problem.',
    code: 1,
  });
  await workspace.write({ ...plainSite });
  expect((await run('--baseline', 'known.json')).last).toBe(
    'No new problems in 3 pages. The baseline has 0 known problems, and 1 that no longer exists (--update-baseline removes it).',
  );
});

test('--update-baseline writes through a symbolic link', async ({ workspace }) => {
  await workspace.write({ ...flawed, 'shared/known.json': '' });
  const link = join(workspace.root, 'known.json');
  for (const target of ['shared/known.json', 'shared/new.json']) {
    await rm(link, { force: true });
    await symlink(target, link);
    await spawnDocs(['check', '--baseline', 'known.json', '--update-baseline'], { cwd: workspace.root });
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await workspace.read(target)).toContain('"file":"content/acme/link.md"');
  }
});

describe('--types-with', () => {
  const kit = (name: string, version: string, size: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name: 'kit',
      version,
      exports: { './button': { types: './lib/button.d.ts', default: './lib/button.js' } },
    }),
    [`node_modules/${name}/lib/button.d.ts`]: `export declare function sizeOf(size: ${size}): string;\n`,
    [`node_modules/${name}/lib/button.js`]: 'export const sizeOf = String;\n',
  });
  const sample = "import { sizeOf } from 'kit/button';\n\nexport const size = sizeOf('large');";
  const site = {
    ...plainSite,
    'content/acme/kit.md': page('Kit', `\`\`\`ts\n${sample}\n\`\`\``),
    ...kit('kit', '2.0.0', 'string'),
    ...kit('kit-1', '1.4.0', 'number'),
    // Imports the package whose other version is checked.
    'node_modules/around/package.json': JSON.stringify({ name: 'around', types: 'index.d.ts' }),
    'node_modules/around/index.d.ts': "export { sizeOf } from 'kit/button';\n",
    'content/acme/around.md': page('Around', `\`\`\`ts\n${sample.replace('kit/button', 'around')}\n\`\`\``),
  };

  test('reports what another version of a package does not accept', async ({ workspace }) => {
    await workspace.write(site);
    expect((await spawnDocs(['check', '--types'], { cwd: workspace.root })).stdout).toBe(
      'No problems in 5 pages.\n',
    );
    const args = ['check', '--types-with', 'kit=kit-1', '--format', 'github'];
    const { stdout, code } = await spawnDocs(args, { cwd: workspace.root });
    const message =
      "With kit 1.4.0: Argument of type 'string' is not assignable to parameter of type 'number'.";
    expect(stdout.split('\n').filter((line) => line.includes(message))).toHaveLength(2);
    expect(code).toBe(1);
  });

  test('needs a package that is installed, and two names', async ({ workspace }) => {
    await workspace.write(plainSite);
    const { stderr, code } = await spawnDocs(['check', '--types-with', 'kit=kit-1'], { cwd: workspace.root });
    expect(stderr).toContain(
      'Package "kit-1" is not installed: run "npm install --save-dev kit-1@npm:kit@<version>".\n',
    );
    expect(code).toBe(2);
    const wrong = await spawnDocs(['check', '--types-with', 'kit'], { cwd: workspace.root });
    expect(wrong.stderr).toContain('Use two names of packages, such as @mui/material=mui-material-8.');
    expect(wrong.code).toBe(2);
  });
});

test('--against needs a report with sizes, and --pages html-validate', async ({ workspace }) => {
  const run = (...args: string[]) => spawnDocs(args, { cwd: workspace.root });
  await workspace.write({ ...plainSite });
  expect((await run('check', '--against', 'main.json')).stderr).toMatch(
    /^The report ".*" does not exist\.\n$/,
  );
  await workspace.write({ 'main.json': '[]' });
  expect(await run('check', '--against', 'main.json')).toMatchObject({
    stderr: expect.stringContaining('main.json" is not a report. Write one with docs build --json.'),
    code: 2,
  });
  await workspace.write({ 'main.json': (await run('build', '--json')).stdout });
  expect((await run('check', '--against', 'main.json')).stderr).toContain(
    'has no sizes. Write it with docs build --sizes --json.',
  );
  await workspace.write({ 'main.json': (await run('build', '--sizes', '--json')).stdout });
  // Allows what only html-validate finds.
  const allowed = '<!-- docs-allow page-html: the component has to write it -->\nWords.';
  await workspace.write({ 'content/acme/start.md': page('Start', allowed) });
  const checked = await run('check', '--against', 'main.json');
  expect(checked).toMatchObject({ stdout: 'No problems in 3 pages.\n', code: 0 });
  expect(checked.stderr).toContain(
    'Only the ARIA attributes of pages are checked: install html-validate for the rest.',
  );
});

test('--released proves that no address of the last release is lost', async ({ workspace }) => {
  const run = async () => {
    const { stdout, stderr, code } = await spawnDocs(['check', '--released', 'released.json'], {
      cwd: workspace.root,
    });
    return { text: stdout || stderr, code };
  };
  await workspace.write({ ...plainSite });
  expect(await run()).toEqual({
    text: expect.stringMatching(/^The link manifest ".*released\.json" does not exist\.\n$/),
    code: 2,
  });
  await workspace.write({ 'released.json': '{ "version": 2 }' });
  expect((await run()).text).toContain(
    'is not a link manifest. Name the link-manifest.json of the last release.',
  );
  await spawnDocs(['build'], { cwd: workspace.root });
  await copyFile(join(workspace.root, 'dist/link-manifest.json'), join(workspace.root, 'released.json'));
  expect(await run()).toEqual({ text: 'No problems in 3 pages.\n', code: 0 });
  await rename(join(workspace.root, 'content/acme/button.md'), join(workspace.root, 'content/acme/knob.md'));
  const lost = await run();
  expect(lost.text).toContain('"/acme/button/" was in the last release, and no longer exists.  lost-address');
  expect(lost.text).toContain('- { from: /acme/button/, to: /acme/knob/ }');
  expect(lost.code).toBe(1);
});

test.for(['text', 'json', 'sarif', 'github'] as const)('--format %s', async (format, { workspace }) => {
  await workspace.write(flawed);
  const { stdout, stderr, code } = await spawnDocs(['check', '--format', format], { cwd: workspace.root });
  await expect(stdout.replace(/"(ms|megabytes)": \d+/g, '"$1": 0')).toMatchFileSnapshot(
    `expected/check-format-${format}.txt`,
  );
  expect({ stderr, code }).toEqual({
    stderr: format === 'text' ? 'read\nparse (3)\nbundle\nrender (0)\n' : '',
    code: 0,
  });
});

describe('formats for tools name files relative to', () => {
  const below = Object.fromEntries(
    Object.entries(flawed).map(([path, text]) => [`packages/docs/${path}`, text]),
  );
  /** The files of annotations, for a command in a folder of the workspace. */
  const annotated = async (args: string[], cwd: string, env: Record<string, string> = {}) => {
    const { stdout } = await spawnDocs(['check', ...args, '--format', 'github'], {
      cwd,
      env: { GITHUB_WORKSPACE: '', ...env },
    });
    return [...stdout.matchAll(/^::warning file=([^,]*),line=8,/gm)].map(([, file]) => file);
  };

  test('the working directory, outside of repositories', async ({ workspace }) => {
    await workspace.write(below);
    expect(await annotated(['docs'], join(workspace.root, 'packages'))).toEqual([
      'docs/content/acme/link.md',
    ]);
  });

  test('the repository, in any working directory', async ({ workspace }) => {
    await workspace.write({ ...below, '.git/HEAD': 'ref: refs/heads/main\n' });
    const expected = ['packages/docs/content/acme/link.md'];
    expect(await annotated([], join(workspace.root, 'packages/docs'))).toEqual(expected);
    expect(await annotated(['packages/docs'], workspace.root)).toEqual(expected);
  });

  test('the workspace of GitHub, if it contains the site', async ({ workspace }) => {
    await workspace.write({ ...below, 'packages/.git': 'gitdir: elsewhere\n' });
    const cwd = join(workspace.root, 'packages/docs');
    expect(await annotated([], cwd, { GITHUB_WORKSPACE: workspace.root })).toEqual([
      'packages/docs/content/acme/link.md',
    ]);
    expect(await annotated([], cwd, { GITHUB_WORKSPACE: join(workspace.root, 'other') })).toEqual([
      'docs/content/acme/link.md',
    ]);
  });
});
