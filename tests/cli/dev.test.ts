import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { page, plainSite } from '../support/small-site.ts';
import { spawnDocs, startDocs } from '../support/spawn-docs.ts';
import { withoutTime } from '../support/without-time.ts';
import { test } from '../support/workspace.ts';

test('docs dev prints its URL, a line for every edit, and problems, and stops on Ctrl-C', async ({
  workspace,
}) => {
  await workspace.write(plainSite);
  await using docs = startDocs(['dev', '--port', '0'], { cwd: workspace.root });
  await docs.said('7 pages in');
  const [, url = ''] = /at (http:\S+),/.exec(docs.written.stdout) ?? [];
  const { port } = new URL(url);
  expect(await spawnDocs(['dev', '--port', port], { cwd: workspace.root })).toEqual({
    stdout: '',
    stderr: `Port ${port} is already in use. Choose another one with --port, or any free one with --port 0.\n`,
    code: 2,
  });

  await workspace.write({ 'content/acme/link.md': page('Link', 'Other words.') });
  await docs.said('content/acme/link.md in');
  expect(await (await fetch(`${url}acme/link/`)).text()).toContain('Other words.');
  await workspace.write({ 'content/acme/link.md': page('Link', ':::info\nOpen.') });
  await docs.said('1 error in 1 file.\n');
  expect(await (await fetch(`${url}acme/link/`)).text()).toContain('Open.');
  await workspace.write({ 'content/site.yaml': 'base: none\n' });
  await docs.said('"base" must start and end with a slash');
  await workspace.write({
    'content/acme/link.md': page('Link'),
    'content/site.yaml': (plainSite['content/site.yaml'] ?? '').replace('Acme UI', 'Acme Kit'),
  });
  await docs.said(/All errors are fixed\.\n7 pages in/);
  expect(await (await fetch(url)).text()).toContain('Acme Kit');

  docs.child.kill('SIGINT');
  const { stdout, stderr, code } = await docs.ended;
  expect({ stderr, code }).toEqual({ stderr: '', code: 130 });
  const [first] = withoutTime(stdout.replace(url, 'URL')).split('\n');
  expect(first).toMatch(/^Serving Acme UI at URL, ready in [\d.]+ m?s; press Ctrl-C to stop\.$/);
});

test('docs dev shows drafts, which a build leaves out', async ({ workspace }) => {
  const draft = '---\ndraft: true\n---\n\n# Tree view\n';
  await workspace.write({ ...plainSite, 'content/acme/tree-view.md': draft });
  await using docs = startDocs(['dev', '--port', '0'], { cwd: workspace.root });
  await docs.said('8 pages in');
  const [, url = ''] = /at (http:\S+),/.exec(docs.written.stdout) ?? [];
  expect(await (await fetch(`${url}acme/tree-view/`)).text()).toContain('Tree view</h1>');
  docs.child.kill('SIGINT');
  await docs.ended;
  const { stdout } = await spawnDocs(['build'], { cwd: workspace.root });
  expect(stdout).toContain('Built 7 pages');
});

test('a page can be requested while the sources are read, and Ctrl-C still stops the server', async ({
  workspace,
}) => {
  await workspace.write({
    'content/site.yaml': 'name: Acme UI\n',
    ...Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`content/acme/p${index}.md`, `# Page ${index}\n`]),
    ),
  });
  await using docs = startDocs(['dev', '--port', '0'], { cwd: workspace.root });
  await docs.said('press Ctrl-C');
  const [, url = ''] = /at (http:\S+),/.exec(docs.written.stdout) ?? [];
  expect(await (await fetch(`${url}acme/p1/`)).text()).toContain('Page 1');
  docs.child.kill('SIGINT');
  expect(await docs.ended).toMatchObject({ code: 130 });
});

test('a page can be renamed to another letter case', async ({ workspace }) => {
  await workspace.write({ 'content/site.yaml': 'name: Acme UI\n', 'content/p.md': page('P') });
  await using docs = startDocs(['dev', '--port', '0'], { cwd: workspace.root });
  await docs.said('4 pages in');
  // The watcher reports the new name before the old one.
  await workspace.rename('content/p.md', 'content/P.md');
  await docs.said(/content\/P\.md.* in |1 error/);
  expect(docs.written.stdout).not.toContain('error');
});

test('a warning is reported once, and again when its file is saved', async ({ workspace }) => {
  const bare = '# Bare\n\nNo description.\n';
  await workspace.write({
    'content/site.yaml': 'name: Acme UI\n',
    'content/p.md': page('P'),
    'content/bare.md': bare,
  });
  await using docs = startDocs(['dev', '--port', '0'], { cwd: workspace.root });
  await docs.said(/5 pages in .*, with 1 warning in 1 file\n/);
  await workspace.write({ 'content/p.md': page('P', 'Other words.') });
  await docs.said(/content\/p\.md in .*, with 1 warning in 1 file \(1 already reported\)\n/);
  await workspace.write({ 'content/bare.md': `${bare}More.\n` });
  await docs.said(/content\/bare\.md.* in .*, with 1 warning in 1 file\n/);
  expect(docs.written.stdout.split('description-missing')).toHaveLength(3);
});

test('a template that fails is reported with its line, even if no page was requested, and docs dev goes on', async ({
  workspace,
}) => {
  await workspace.write(plainSite);
  await using docs = startDocs(['dev', '--port', '0'], { cwd: workspace.root });
  await docs.said('7 pages in');
  const [, url = ''] = /at (http:\S+),/.exec(docs.written.stdout) ?? [];
  const footer = (body: string) => ({
    'templates/layout/footer.tsx': `export function Footer() {\n  ${body}\n}\n`,
  });
  await workspace.write(footer("throw new Error('No footer.');"));
  await docs.said(/templates\/layout\/footer\.tsx\n +2:9 +error +This template failed on .*: No footer\./);
  expect(await (await fetch(`${url}acme/link/`)).text()).toContain('This page could not be built.');
  await workspace.write(footer('return <footer>Fixed.</footer>;'));
  const text = async () => (await fetch(`${url}acme/link/`)).text();
  await expect.poll(text, { timeout: 20_000 }).toContain('Fixed.');
});

test('docs dev exits if the configuration has errors', async ({ workspace }) => {
  await workspace.write({ ...plainSite, 'content/site.yaml': 'base: none\n' });
  const { stdout, code } = await spawnDocs(['dev', '--port', '0'], { cwd: workspace.root });
  expect(stdout).toContain('"base" must start and end with a slash');
  expect(code).toBe(2);
});

test('a misspelled key of site.yaml is reported once, and on every open page', async ({ workspace }) => {
  await workspace.write(plainSite);
  await using docs = startDocs(['dev', '--port', '0'], { cwd: workspace.root });
  await docs.said('7 pages in');
  const [, url = ''] = /at (http:\S+),/.exec(docs.written.stdout) ?? [];
  const shown = encodeURIComponent(JSON.stringify({ path: '/acme/link', shell: '', hash: '' }));
  const { body } = await fetch(`${url}__docs/events?path=/acme/link/&shown=${shown}`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const received = async (wanted: string) => {
    for (let text = ''; !text.includes(wanted); ) {
      const next = await reader?.read();
      if (next?.value === undefined) throw new Error(`The connection ended without ${wanted}.`);
      text += next.value;
    }
  };
  await received('"kind":"warnings"');
  const { 'content/site.yaml': configuration = '' } = plainSite;
  await workspace.write({ 'content/site.yaml': `${configuration}redirect: []\n` });
  await docs.said(/1 warning in 1 file\n/);
  await received('config-unknown-key');
  await workspace.write({ 'content/acme/link.md': page('Link', 'Other words.') });
  await docs.said('1 warning in 1 file (1 already reported)');
  expect(docs.written.stdout.match(/Unknown key "redirect"/g)).toHaveLength(1);
  await reader?.cancel();
});

test('docs dev --open prints the address if there is no browser', async ({ workspace }) => {
  await workspace.write(plainSite);
  await using docs = startDocs(['dev', '--port', '0', '--open'], {
    cwd: workspace.root,
    env: { PATH: workspace.root },
  });
  await docs.said(/^Could not open a browser\. Open http:\/\/127\.0\.0\.1:\d+\/ yourself\.$/m);
});

test.skipIf(process.platform !== 'linux')(
  'docs dev --open starts the browser in the time zone of its user',
  async ({ workspace }) => {
    await workspace.write({
      ...plainSite,
      'bin/xdg-open': '#!/bin/sh\necho "$TZ, $GOMEMLIMIT: $1" > opened.tmp\nmv opened.tmp opened\n',
    });
    await chmod(join(workspace.root, 'bin/xdg-open'), 0o755);
    await using docs = startDocs(['dev', '--port', '0', '--open'], {
      cwd: workspace.root,
      env: { PATH: `${workspace.root}/bin:/usr/bin:/bin`, TZ: 'Pacific/Auckland' },
    });
    await docs.said('Serving Acme UI at ');
    await expect
      .poll(() => workspace.read('opened').catch(() => ''))
      .toMatch(/^Pacific\/Auckland, : http:\/\/127\.0\.0\.1:\d+\/\n$/);
  },
);
