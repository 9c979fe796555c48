import { expect } from 'vitest';
import { navigation, page, smallSite } from '../support/small-site.ts';
import { test, type Workspace } from '../support/workspace.ts';

/** A site in two languages, in whose files something is wrong after each of these steps, or mended. */
const steps: readonly (readonly [what: string, edit: (site: Workspace) => Promise<void>])[] = [
  [
    'links to nowhere',
    (site) => site.write({ 'content/acme/link.md': page('Link', '[a](/acme/card/) [b](./chip.md)') }),
  ],
  [
    'one of the pages comes',
    (site) => site.write({ 'content/acme/chip.md': page('Chip', '[c](/acme/link)') }),
  ],
  [
    'the other comes by its address',
    (site) =>
      site.write({ 'content/acme/menu.md': page('Menu').replace('---\n', '---\npath: /acme/card/\n') }),
  ],
  [
    'it is translated',
    (site) => site.write({ 'content/acme/chip.de.md': page('Chip', '[c](/de/acme/nowhere/)') }),
  ],
  ['it moves', (site) => site.rename('content/acme/chip.md', 'content/acme/tag.md')],
  [
    'a file comes',
    (site) =>
      site.write({ 'content/acme/chip.md': page('Chip', '![p](./p.png)'), 'content/acme/p.png': 'p' }),
  ],
  ['the file goes', (site) => site.remove('content/acme/p.png')],
  [
    'two pages claim an address',
    (site) =>
      site.write({ 'content/acme/menu.md': page('Menu').replace('---\n', '---\npath: /acme/chip/\n') }),
  ],
  [
    'the navigation names nothing',
    (site) =>
      site.write({
        'content/navigation/acme.yaml': navigation([
          ['/acme/gone/', 'Gone'],
          ['/acme/link/', 'Link'],
        ]),
      }),
  ],
  ['a demo goes', (site) => site.remove('content/acme/Counter.tsx')],
  [
    'a translation of the words comes',
    (site) =>
      site.write({ 'content/translations/de.yaml': 'products: { acme: { name: A }, gone: { name: B } }\n' }),
  ],
  ['the page goes', (site) => site.remove('content/acme/menu.md')],
];

test('what is wrong is found as a clean build finds it, whatever was built before', async ({ workspace }) => {
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
