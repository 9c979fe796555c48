import { describe, expect } from 'vitest';
import { page, plainSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { withoutTime } from '../support/without-time.ts';
import { test as base } from '../support/workspace.ts';

/** Runs `docs` in the workspace; times are taken out of what it says. */
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
  test('tells what it built and how it went on; --force does it all again', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    const first = 'Built 7 pages in [TIME] (7 drawn, 0 unchanged) → dist\n';
    expect(await docs('build')).toEqual({ stdout: first, stderr: progress(3, 7), code: 0 });
    const second = 'Built 7 pages in [TIME] (0 drawn, 7 unchanged) → dist\n';
    expect(await docs('build', '.')).toEqual({ stdout: second, stderr: progress(0, 0), code: 0 });
    expect(await docs('build', '--force')).toEqual({ stdout: first, stderr: progress(3, 7), code: 0 });
  });

  test('--quiet has no word for what went well, and all words for what did not', async ({
    workspace,
    docs,
  }) => {
    await workspace.write(plainSite);
    expect(await docs('build', '--quiet')).toEqual({ stdout: '', stderr: '', code: 0 });
    await workspace.write({ 'content/acme/link.md': '# Link\n\n<p class="description">No full stop</p>\n' });
    const { stdout, stderr, code } = await docs('build', '--quiet');
    expect(stdout).toContain('1:1  warning  The description does not end in a full stop.');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  test('a demo that does not compile is told, and the rest is built', async ({ workspace, docs }) => {
    await workspace.write({
      ...plainSite,
      'content/acme/broken.md': page('Broken', '{{"demo": "Broken.tsx"}}'),
      'content/acme/Broken.tsx': 'export default function Broken() {\n  return 1 +;\n}\n',
    });
    const { stdout, code } = await docs('build');
    expect(stdout).toContain('content/acme/Broken.tsx\n');
    expect(stdout).toMatch(/\n1 error in 1 file\. The rest of the website was built\.\n$/);
    expect(code).toBe(1);
    expect(await workspace.read('dist/acme/broken/index.html')).toContain('does not compile');
    expect(await workspace.read('dist/acme/start/index.html')).toContain('Start');
  });

  test('errors write nothing and leave the last good website', async ({ workspace, docs }) => {
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
    Hint: Add a line ":::" after the last line.

1 error in 1 file. Nothing was written.
`);
    expect(code).toBe(1);
    expect(await workspace.output()).toEqual(good);
  });

  test('--strict counts warnings as errors', async ({ workspace, docs }) => {
    await workspace.write({ ...plainSite, 'content/acme/link.md': '# Link\n' });
    const { stdout, code } = await docs('build', '--strict');
    expect(stdout).toMatch(
      /1 warning in 1 file; --strict counts warnings as errors\. Nothing was written\.\n$/,
    );
    expect(code).toBe(1);
  });

  test('--json is one object on stdout and nothing else', async ({ workspace, docs }) => {
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

  test('--json of a site with errors', async ({ workspace, docs }) => {
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

  test('a wrong configuration is the code 2', async ({ workspace, docs }) => {
    const { stdout, code } = await docs('build');
    expect(stdout).toContain('There is no content/site.yaml in ');
    expect(code).toBe(2);
    await workspace.write({ ...plainSite, 'content/site.yaml': 'base: /\n' });
    expect(await docs('build')).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('name is missing.'),
    });
  });

  test('--only builds a part and leaves the rest as it is', async ({ workspace, docs }) => {
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
    expect(stderr).toContain('Warning: No page matches --only /acme/lnik. Use a path such as /acme/link/.\n');
    expect(stdout).toBe('Built 2 pages in [TIME] (1 drawn, 1 unchanged) → dist\n');
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

  test('--base and --site-url take the place of what site.yaml says', async ({ workspace, docs }) => {
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
  test('--out names it', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    const { stdout } = await docs('build', '--out', 'public/site');
    expect(stdout).toBe('Built 7 pages in [TIME] (7 drawn, 0 unchanged) → public/site\n');
    expect((await workspace.output('public/site')).has('acme/start/index.html')).toBe(true);
  });

  test('one with files of somebody else is refused, unless it is named and forced', async ({
    workspace,
    docs,
  }) => {
    await workspace.write({ ...plainSite, 'dist/thesis.txt': 'Years of work.' });
    const sentence =
      'The folder dist holds files that docs did not write. Remove it, name another with --out, or write beside its files with --out dist --force.\n';
    expect(await docs('build')).toEqual({ stdout: '', stderr: sentence, code: 2 });
    expect(await docs('build', '--force')).toEqual({ stdout: '', stderr: sentence, code: 2 });
    expect((await docs('build', '--out', 'dist', '--force')).code).toBe(0);
    expect(await workspace.read('dist/thesis.txt')).toBe('Years of work.');
    expect((await docs('build')).code).toBe(0);
    expect(await workspace.read('dist/thesis.txt')).toBe('Years of work.');
  });

  test('the content folder and what lies around it are refused', async ({ workspace, docs }) => {
    await workspace.write(plainSite);
    for (const out of ['content/site', '..']) {
      expect(await docs('build', '--out', out, '--force')).toMatchObject({ code: 2 });
    }
  });
});

describe('colour', () => {
  test('there is none where no terminal is, nor an escape sequence of any kind', async ({ workspace }) => {
    await workspace.write({ ...plainSite, 'content/acme/link.md': '# Link\n' });
    for (const env of [{ NO_COLOR: '1' }, { CI: 'true' }, { FORCE_COLOR: '1' }]) {
      const { stdout, stderr } = await spawnDocs(['check'], { cwd: workspace.root, env });
      expect(stdout + stderr).not.toContain('\u001b');
    }
  });
});
