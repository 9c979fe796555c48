import { describe, expect } from 'vitest';
import { page, plainSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { withoutTime } from '../support/without-time.ts';
import { test as base } from '../support/workspace.ts';

/** Runs `docs` in the workspace, and replaces durations in its output. */
const test = base.extend<{ docs: (...args: string[]) => ReturnType<typeof spawnDocs> }>({
  docs: async ({ workspace }, use) => {
    await use(async (...args) => {
      const outcome = await spawnDocs(args, { cwd: workspace.root });
      return { ...outcome, stdout: withoutTime(outcome.stdout) };
    });
  },
});

const progress = (parsed: number, rendered: number) =>
  `read\nparse (${parsed})\nbundle\nrender (${rendered})\nwrite\n`;

describe('docs build', () => {
  test('reports what it built, and its progress; --force builds everything again', async ({
    workspace,
    docs,
  }) => {
    await workspace.write(plainSite);
    const first = 'Built 7 pages in [TIME] (7 rendered, 0 unchanged) → dist\n';
    expect(await docs('build')).toEqual({ stdout: first, stderr: progress(3, 7), code: 0 });
    const second = 'Built 7 pages in [TIME] (0 rendered, 7 unchanged) → dist\n';
    expect(await docs('build', '.')).toEqual({ stdout: second, stderr: progress(0, 0), code: 0 });
    expect(await docs('build', '--force')).toEqual({ stdout: first, stderr: progress(3, 7), code: 0 });
  });

  test('--quiet prints nothing on success, and every problem', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    expect(await docs('build', '--quiet')).toEqual({ stdout: '', stderr: '', code: 0 });
    await workspace.write({ 'content/acme/link.md': '# Link\n\n<p class="description">No full stop</p>\n' });
    const { stdout, stderr, code } = await docs('build', '--quiet');
    expect(stdout).toContain('1:1  warning  The description does not end with a full stop.');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  const failing = {
    ...plainSite,
    'content/acme/broken.md': page('Broken', '{{"demo": "Broken.tsx"}}\n\n{{"demo": "Gone.tsx"}}'),
    'content/acme/Broken.tsx': 'export default function Broken() {\n  return 1 +;\n}\n',
    'content/acme/open.md': page('Open', ':::info\nOpen.'),
    'content/acme/untitled.md': 'No title.\n',
    'content/acme/twin.md': page('Twin').replace('---\n', '---\npath: /acme/start/\n'),
    'content/navigation/acme.yaml': '- pathname: [\n',
  };

  test('reports every error in one run, and writes nothing', async ({ workspace, docs }) => {
    await workspace.write(failing);
    const { stdout, code } = await docs('build');
    for (const found of [
      'demo-compile',
      'missing-demo',
      'callout-unclosed',
      'title-missing',
      'duplicate-route',
    ])
      expect(stdout).toContain(`  ${found}\n`);
    expect(stdout).toMatch(/\d errors.* Nothing was written; --keep-going writes what can be built\.\n$/);
    expect(code).toBe(1);
    await expect(workspace.output()).rejects.toThrow('ENOENT');
  });

  test('--keep-going writes what can be built, whatever the last build has left', async ({
    workspace,
    docs,
  }) => {
    await workspace.write(failing);
    const { stdout, code } = await docs('build', '--keep-going');
    expect(stdout).toMatch(/\d errors.* Everything else was written → dist\n$/);
    expect(code).toBe(1);
    const written = await workspace.output();
    expect(written.get('acme/broken/index.html')).toMatch(/failed to compile[\s\S]*failed to compile/);
    expect(written.get('acme/open/index.html')).toContain('Open.');
    expect(written.get('acme/untitled/index.html')).toContain('No title.');
    expect(written.get('acme/untitled/index.html')).toContain('<title>Untitled - Acme');
    expect(written.get('acme/start/index.html')).toContain('<title>Start');
    expect(written.get('index.html')).toContain('Acme');
    await workspace.write(plainSite);
    await docs('build', '--out', 'other');
    await workspace.write(failing);
    expect(await docs('build', '--out', 'other', '--keep-going', '--quiet')).toMatchObject({ code: 1 });
    expect(await workspace.output('other')).toEqual(written);
  });

  test('a template of the site that throws is its error, with line and page', async ({ workspace, docs }) => {
    await workspace.write({
      ...plainSite,
      'templates/pages/home-page.tsx': "export function HomePage() {\n  throw new Error('No home');\n}\n",
    });
    const { stdout, stderr, code } = await docs('build', '--keep-going');
    expect(stdout).toContain('templates/pages/home-page.tsx\n');
    expect(stdout).toContain(
      '  2:9  error  This template failed on the page "/": No home.  template-render\n',
    );
    expect(stderr).not.toContain('Internal error');
    expect(code).toBe(1);
    const written = await workspace.output();
    expect(written.get('index.html')).toContain('This page could not be built.');
    expect(written.get('acme/start/index.html')).toContain('Words about Start.');
    expect(await docs('check')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('template-render'),
    });
  });

  test('an error of a template in what all pages share is its error, too', async ({ workspace, docs }) => {
    await workspace.write({
      ...plainSite,
      'templates/layout/settings-dialog.tsx':
        "export function SettingsDialog() {\n  throw new Error('No settings');\n}\n",
    });
    const { stdout, stderr, code } = await docs('build', '--keep-going');
    expect(stdout).toContain(
      '  2:9  error  This template failed in a part that all pages share: No settings.',
    );
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.not.stringContaining('Internal') });
  });

  test('an error leaves the previous website in place', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    await docs('build');
    const good = await workspace.output();
    await workspace.write({
      'content/acme/link.md': page('Link', ':::info\nOpen.'),
      'content/acme/start.md': page('Start', 'New.'),
    });
    const { stdout, code } = await docs('build');
    expect(stdout).toBe(`content/acme/link.md
  8:1  error  Callout ":::info" is never closed.  callout-unclosed
      6 | # Link
      7 |
    > 8 | :::info
        | ^
      9 | Open.
    Hint: Add the closing line ":::".

1 error in 1 file. Nothing was written; --keep-going writes what can be built.
`);
    expect(code).toBe(1);
    expect(await workspace.output()).toEqual(good);
  });

  test('--strict treats warnings as errors', async ({ workspace, docs }) => {
    await workspace.write({ ...plainSite, 'content/acme/link.md': '# Link\n' });
    const { stdout, code } = await docs('build', '--strict');
    expect(stdout).toMatch(
      /1 warning in 1 file; --strict treats warnings as errors\. Nothing was written; --keep-going writes what can be built\.\n$/,
    );
    expect(code).toBe(1);
  });

  test('--json prints one object to stdout and nothing else', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    const { stdout, stderr, code } = await docs('build', '--json');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      diagnostics: [],
      routes: 7,
      parsed: 3,
      bundled: true,
      kept: 0,
      removed: [],
    });
  });

  test('--json reports errors', async ({ workspace, docs }) => {
    await workspace.write({ ...plainSite, 'content/acme/link.md': 'No title.\n' });
    const { stdout, code } = await docs('build', '--json');
    expect(code).toBe(1);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ ok: false, written: [] });
    expect(report.diagnostics.find(({ code }: { code: string }) => code === 'title-missing')).toMatchObject({
      severity: 'error',
      place: { file: 'content/acme/link.md', line: 1, column: 1 },
    });
  });

  test('exits with 2 if the configuration has errors', async ({ workspace, docs }) => {
    const { stdout, code } = await docs('build');
    expect(stdout).toContain('File "content/site.yaml" does not exist in ');
    expect(code).toBe(2);
    await workspace.write({ ...plainSite, 'content/site.yaml': 'base: /\n' });
    expect(await docs('build')).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('"name" is missing.'),
    });
  });

  test('--only builds some pages and leaves the others as they are', async ({ workspace, docs }) => {
    await workspace.write({
      ...plainSite,
      'content/site.yaml': `${plainSite['content/site.yaml']}url: https://acme.example\n`,
    });
    await docs('build');
    const before = await workspace.output();
    await workspace.write({
      'content/acme/start.md': page('Start', 'New words.'),
      'content/acme/link.md': page('Link', 'New words.'),
    });
    const { stdout, stderr } = await docs('build', '--only', '/acme/start', '--only', '/acme/lnik');
    expect(stderr).toContain(
      'Warning: No page matches --only "/acme/lnik". Use a path such as "/acme/link/".\n',
    );
    expect(stdout).toBe('Built 2 pages in [TIME] (1 rendered, 1 unchanged) → dist\n');
    const after = await workspace.output();
    expect(after.get('acme/start/index.html')).toContain('New words.');
    expect(after.get('acme/link/index.html')).toBe(before.get('acme/link/index.html'));
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
    for (const path of ['sitemap.xml', '_headers']) expect(after.get(path)).toBe(before.get(path));
    expect(await docs('build')).toMatchObject({ code: 0 });
    const whole = await workspace.output();
    await docs('build', '--out', 'clean', '--force');
    expect(whole).toEqual(await workspace.output('clean'));
  });

  test('--base and --site-url override site.yaml', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    await docs('build', '--base', '/docs/', '--site-url', 'https://acme.example');
    const html = (await workspace.output()).get('acme/link/index.html');
    expect(html).toContain('<link rel="canonical" href="https://acme.example/docs/acme/link/"/>');
    expect(html).toContain('href="/docs/assets/styles-');
    expect(await docs('build', '--base', 'docs')).toEqual({
      stdout: `  error  "--base" must start and end with a slash; found "docs".  config-value\n    Hint: --base /docs/\n\n1 error. Nothing was written.\n`,
      stderr: '',
      code: 2,
    });
  });
});

describe('the output folder', () => {
  test('is set by --out', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    const { stdout } = await docs('build', '--out', 'public/site');
    expect(stdout).toBe('Built 7 pages in [TIME] (7 rendered, 0 unchanged) → public/site\n');
    expect((await workspace.output('public/site')).has('acme/start/index.html')).toBe(true);
  });

  test('is refused if it contains other files, unless --out and --force are given', async ({
    workspace,
    docs,
  }) => {
    await workspace.write({ ...plainSite, 'dist/thesis.txt': 'Years of work.' });
    const sentence =
      'The output folder "dist" contains files that Colophon did not write. Remove the folder, choose another one with --out, or write beside its files with --out dist --force.\n';
    expect(await docs('build')).toEqual({ stdout: '', stderr: sentence, code: 2 });
    expect(await docs('build', '--force')).toEqual({ stdout: '', stderr: sentence, code: 2 });
    expect((await docs('build', '--out', 'dist', '--force')).code).toBe(0);
    expect(await workspace.read('dist/thesis.txt')).toBe('Years of work.');
    expect((await docs('build')).code).toBe(0);
    expect(await workspace.read('dist/thesis.txt')).toBe('Years of work.');
  });

  test('is refused if it is inside the content folder or contains it', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    for (const out of ['content/site', '..']) {
      expect(await docs('build', '--out', out, '--force')).toMatchObject({ code: 2 });
    }
  });
});

describe('colour', () => {
  test('output that is not a terminal contains no escape sequences', async ({ workspace }) => {
    await workspace.write({ ...plainSite, 'content/acme/link.md': '# Link\n' });
    for (const env of [{ NO_COLOR: '1' }, { CI: 'true' }, { FORCE_COLOR: '1' }]) {
      const { stdout, stderr } = await spawnDocs(['check'], { cwd: workspace.root, env });
      expect(stdout + stderr).not.toContain('\u001b');
    }
  });
});
