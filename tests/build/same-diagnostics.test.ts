import { expect } from 'vitest';
import { navigation, page, smallSite } from '../support/small-site.ts';
import { test, type Workspace } from '../support/workspace.ts';

/** Edits of a site in two languages. Each adds or fixes a problem. */
const steps: readonly (readonly [what: string, edit: (site: Workspace) => Promise<void>])[] = [
  [
    'add broken links',
    (site) => site.write({ 'content/acme/link.md': page('Link', '[a](/acme/card/) [b](./chip.md)') }),
  ],
  [
    'create the target of one link',
    (site) => site.write({ 'content/acme/chip.md': page('Chip', '[c](/acme/link)') }),
  ],
  [
    'create the other target by its path',
    (site) =>
      site.write({ 'content/acme/menu.md': page('Menu').replace('---\n', '---\npath: /acme/card/\n') }),
  ],
  [
    'add a translation',
    (site) => site.write({ 'content/acme/chip.de.md': page('Chip', '[c](/de/acme/nowhere/)') }),
  ],
  ['rename a page', (site) => site.rename('content/acme/chip.md', 'content/acme/tag.md')],
  [
    'add an image',
    (site) =>
      site.write({ 'content/acme/chip.md': page('Chip', '![p](./p.png)'), 'content/acme/p.png': 'p' }),
  ],
  ['remove the image', (site) => site.remove('content/acme/p.png')],
  [
    'give two pages the same path',
    (site) =>
      site.write({ 'content/acme/menu.md': page('Menu').replace('---\n', '---\npath: /acme/chip/\n') }),
  ],
  [
    'add a missing page to the navigation',
    (site) =>
      site.write({
        'content/navigation/acme.yaml': navigation([
          ['/acme/gone/', 'Gone'],
          ['/acme/link/', 'Link'],
        ]),
      }),
  ],
  ['remove a demo', (site) => site.remove('content/acme/Counter.tsx')],
  [
    'add a file of translations',
    (site) =>
      site.write({ 'content/translations/de.yaml': 'products: { acme: { name: A }, gone: { name: B } }\n' }),
  ],
  ['remove a page', (site) => site.remove('content/acme/menu.md')],
];

test('an incremental build reports the same diagnostics as a clean build', async ({ workspace }) => {
  await workspace.write({
    ...smallSite,
    'content/site.yaml': `${smallSite['content/site.yaml']}languages: [en, de]\n`,
  });
  await workspace.build();
  for (const [what, edit] of steps) {
    await edit(workspace);
    const { diagnostics } = await workspace.build();
    const clean = await workspace.freshBuild({ flags: { force: true } });
    expect(diagnostics, what).toEqual(clean.diagnostics);
    expect(diagnostics, what).not.toEqual([]);
  }
});
