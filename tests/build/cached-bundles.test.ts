import { describe, expect } from 'vitest';
import type { SitePath } from '../../src/model/path.ts';
import { manyPages, smallSite } from '../support/small-site.ts';
import { openDevBuilder, type SiteFiles, test } from '../support/workspace.ts';

/** A demo that imports its text from another module, without extension. */
const site: SiteFiles = {
  ...smallSite,
  'content/acme/button.md': '# Button\n\n{{"demo": "Hello.tsx"}}\n',
  'content/acme/Hello.tsx':
    "import { text } from './text';\n\nexport default function Hello() {\n  return <p>{text}</p>;\n}\n",
  'content/acme/text.ts': "export const text = 'first word';\n",
};
const second = "export const text = 'second word';\n";
const footer = 'export function Footer() {\n  return <footer>second word</footer>;\n}\n';

describe('the cached bundles of an earlier run are not used after', () => {
  test.for<[string, SiteFiles]>([
    ['a change of a module that a demo imports', { 'content/acme/text.ts': second }],
    ['a new file becomes the target of an import', { 'content/acme/text.tsx': second }],
    ['a template of the site replaces ours', { 'templates/layout/footer.tsx': footer }],
  ])('%s', async ([, change], { workspace }) => {
    await workspace.write(site);
    const first = await workspace.freshBuild();
    expect(first).toMatchObject({ ok: true, bundled: true });
    expect((await workspace.output()).get('acme/button/index.html')).not.toContain('second word');
    await workspace.write(change);
    expect(await workspace.freshBuild()).toMatchObject({ ok: true, bundled: true });
    expect((await workspace.output()).get('acme/button/index.html')).toContain('second word');
    expect(await workspace.freshBuild()).toMatchObject({ bundled: false, written: [], rendered: [] });
  });
});

test('an edited page does not cause bundling', async ({ workspace }) => {
  await workspace.write(site);
  await workspace.freshBuild();
  await workspace.write({ 'content/acme/link.md': '# Link\n\nOther words.\n' });
  expect(await workspace.freshBuild()).toMatchObject({ parsed: 1, bundled: false, rendered: ['/acme/link'] });
});

test('a build with --force bundles again', async ({ workspace }) => {
  await workspace.write(site);
  await workspace.freshBuild();
  expect(await workspace.freshBuild({ flags: { force: true } })).toMatchObject({ bundled: true });
});

describe('prefetched bundles are not used after', () => {
  const footerOf = (words: string) => `export function Footer() {\n  return <footer>${words}</footer>;\n}\n`;

  test.for<[string, SiteFiles]>([
    ['an edit of a template', { 'templates/layout/footer.tsx': footerOf('second word') }],
    [
      'a new template',
      { 'templates/layout/breadcrumbs.tsx': 'export const Breadcrumbs = () => "second word";' },
    ],
  ])('%s', async ([, change], { workspace }) => {
    await workspace.write({
      ...manyPages(3, 'first'),
      'content/site.yaml': smallSite['content/site.yaml'] ?? '',
      'content/navigation/acme.yaml': '[]\n',
      'templates/layout/footer.tsx': footerOf('first word'),
    });
    const builder = await openDevBuilder(workspace.root);
    try {
      await builder.parseAhead(new Promise(() => {}));
      await workspace.write(change);
      const { site } = await builder.snapshot();
      const rendered = await site?.render(['/acme/page-1' as SitePath]);
      const content = rendered?.pages[0]?.content;
      const bytes = typeof content === 'function' ? await content() : content;
      expect(Buffer.from(bytes ?? '').toString()).toContain('second word');
    } finally {
      await builder.close();
    }
  });
});
