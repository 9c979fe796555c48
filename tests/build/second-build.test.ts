import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { page, plainSite, smallSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

test('a second build without changes does not parse, bundle, render or write', async ({ workspace }) => {
  await workspace.write(smallSite);
  const first = await workspace.freshBuild();
  expect(first).toMatchObject({ ok: true, diagnostics: [], parsed: 3, bundled: true, removed: [], kept: 0 });
  expect(first.rendered).toEqual([
    '/',
    '/404',
    '/_app',
    '/acme',
    '/acme/button',
    '/acme/link',
    '/acme/start',
  ]);
  const second = await workspace.freshBuild();
  expect(second).toMatchObject({
    ok: true,
    parsed: 0,
    bundled: false,
    rendered: [],
    written: [],
    removed: [],
  });
  expect(second.kept).toBe(first.written.length);
});

test('a website that was removed is written again without rendering', async ({ workspace }) => {
  await workspace.write(smallSite);
  const first = await workspace.build();
  const before = await workspace.output();
  for (const build of [workspace.build, workspace.freshBuild]) {
    await rm(join(workspace.root, 'dist'), { recursive: true });
    const again = await build();
    expect(again).toMatchObject({ parsed: 0, rendered: [], removed: [], kept: 0 });
    expect(again.written).toEqual(first.written);
    expect(await workspace.output()).toEqual(before);
  }
});

test('a removed file of the website is written again', async ({ workspace }) => {
  await workspace.write(plainSite);
  await workspace.freshBuild();
  await workspace.remove('dist/acme/link/index.html');
  expect((await workspace.freshBuild()).written).toEqual(['acme/link/index.html']);
});

test('foreign files in the output folder and their folders are kept', async ({ workspace }) => {
  await workspace.write({ ...plainSite, 'content/acme/extra.md': page('Extra') });
  await workspace.freshBuild();
  await workspace.write({ 'dist/CNAME': 'acme.example', 'dist/acme/extra/mine.txt': 'Mine.' });
  await workspace.remove('content/acme/extra.md');
  expect((await workspace.freshBuild()).removed).toEqual(['acme/extra/index.html', 'acme/extra/index.md']);
  const output = await workspace.output();
  expect(output.get('CNAME')).toBe('acme.example');
  expect(output.get('acme/extra/mine.txt')).toBe('Mine.');
  expect(output.has('acme/extra/index.html')).toBe(false);
});

test('a build without changes reports the warnings of the previous build', async ({ workspace }) => {
  await workspace.write({
    ...smallSite,
    'content/acme/link.md': '# Link\n\nSee [the button](/acme/button).\n',
    'content/acme/Counter.tsx': 'export default function Counter() {\n  return <p>{window.name}</p>;\n}\n',
  });
  const first = await workspace.freshBuild();
  expect(first.diagnostics.map(({ code }) => code)).toEqual([
    'demo-render',
    'description-missing',
    'link-slash',
  ]);
  const second = await workspace.freshBuild();
  expect(second).toMatchObject({ parsed: 0, rendered: [], written: [] });
  expect(second.diagnostics).toEqual(first.diagnostics);
});
