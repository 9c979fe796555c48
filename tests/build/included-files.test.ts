import { expect } from 'vitest';
import { page, plainSite } from '../support/small-site.ts';
import { test, type Workspace } from '../support/workspace.ts';

const files = {
  ...plainSite,
  'content/acme/button.md': page('Button', '<<< ./button.css#focus\n\n<!--@include: ./parts/usage.md-->'),
  'content/acme/button.css': '/* #region focus */\n.focus {}\n/* #endregion */\n',
  'content/acme/parts/usage.md': page('Usage', 'First usage.\n\n<!--@include: @/acme/parts/more.txt-->'),
  'content/acme/parts/more.txt': 'First more.\n',
};

const html = (workspace: Workspace) => workspace.read('dist/acme/button/index.html');
const copy = (workspace: Workspace) => workspace.read('dist/acme/button/index.md');

test('an edit of an included file renders the pages that include it again', async ({ workspace }) => {
  await workspace.write(files);
  for (const build of [workspace.build, workspace.freshBuild]) {
    expect(await build()).toMatchObject({ ok: true, diagnostics: [] });
    await workspace.write({
      'content/acme/button.css': '/* #region focus */\n.edited {}\n/* #endregion */\n',
    });
    expect((await build()).rendered).toEqual(['/acme/button']);
    expect(await html(workspace)).toContain('.edited');
    expect(await copy(workspace)).toContain('.edited {}');
    await workspace.write({ 'content/acme/parts/more.txt': 'Second *more*.\n' });
    expect((await build()).rendered).toEqual(['/acme/button', '/acme/parts/usage']);
    expect(await html(workspace)).toContain('Second <em>more</em>.');
    expect(await copy(workspace)).toContain('Second *more*.');
    expect(await build()).toMatchObject({ parsed: 0, rendered: [] });
    await workspace.write(files);
  }
});

test('an included file that comes, goes and comes back', async ({ workspace }) => {
  const { 'content/acme/button.css': css, ...others } = files;
  await workspace.write(others);
  const missing = { ok: true, diagnostics: [{ code: 'include-file' }] };
  for (const build of [workspace.build, workspace.freshBuild]) {
    expect(await build()).toMatchObject(missing);
    await workspace.write({ 'content/acme/button.css': css });
    expect(await build()).toMatchObject({ ok: true, diagnostics: [] });
    await workspace.remove('content/acme/button.css');
    expect(await build()).toMatchObject(missing);
  }
});

test('problems and links in an included file have their places there', async ({ workspace }) => {
  await workspace.write({
    ...files,
    'content/site.yaml': `${plainSite['content/site.yaml']}severity: { missing-file: warning }\n`,
    'content/acme/parts/more.txt':
      'Words.\n\n[Gone](./gone.md), [kept](../link.md)\n\n```nolanguage\na\n```\n',
  });
  const { diagnostics } = await workspace.build();
  const places = diagnostics.map(({ code, place }) => `${place?.file}:${place?.line} ${code}`);
  expect(places).toEqual([
    'content/acme/parts/more.txt:3 missing-file',
    'content/acme/parts/more.txt:5 fence-language',
  ]);
  expect(await html(workspace)).toContain('<a href="/acme/link/">kept</a>');
});
