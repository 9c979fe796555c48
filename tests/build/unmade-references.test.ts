import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildSite, openWorkspace, readOutput, type SiteFiles, test } from '../support/workspace.ts';

const yaml = (product = '', more = '') => `
name: Acme
languages: [en, de]
repository: https://example.com/acme
products:
  - { id: acme, name: Acme, api: { documents: acme/api${product} }, navigation: auto, versions: [{ text: v1, href: /v1/, current: true }] }
${more}`;

const texts = 'content/acme/translations/api-docs';

const files: SiteFiles = {
  'content/site.yaml': yaml(),
  'content/acme/guide.md': '---\ndescription: A guide.\n---\n\n# Guide\n\nWords.\n',
  'content/acme/button.md': '---\ncomponents: Button\ndescription: Pages.\n---\n\n# Button\n\nWords.\n',
  'content/acme/api/button.json': JSON.stringify({
    name: 'Button',
    imports: ["import { Button } from '@acme/ui';"],
    filename: '/src/button.ts',
    props: { size: { type: { name: 'Size' } }, tone: { type: { name: 'string' }, deprecated: true } },
  }),
  'content/acme/api/size.json': JSON.stringify({
    name: 'Size',
    imports: [],
    properties: { width: { type: { description: 'number' } } },
  }),
  [`${texts}/button.json`]: JSON.stringify({
    componentDescription: 'See the [guide](../../guide.md).',
    propDescriptions: { size: { description: 'The size.' }, tone: { description: 'The tone.' } },
  }),
  [`${texts}/size.json`]: JSON.stringify({ propertiesDescriptions: { width: { description: 'A width.' } } }),
};

const release = (label: string, ...props: string[]) => {
  const items = Object.fromEntries(props.map((prop) => [prop, { type: 'string' }]));
  const documents = { button: { kind: 'component', name: 'Button', groups: { props: items } } };
  return JSON.stringify({ label, documents });
};

/** Each changes what the page of Button shows, and not its document. */
const edits: readonly (readonly [name: string, files: SiteFiles, pages: readonly string[]])[] = [
  [
    'the page that a description links to moves',
    { 'content/site.yaml': yaml('', 'routes: [{ source: acme/guide.md, path: /acme/start/ }]') },
    ['/acme/api/button', '/de/acme/api/button'],
  ],
  [
    'a type comes to have a reference of another kind',
    {
      'content/acme/api/size.json': JSON.stringify({ name: 'Size', imports: [], props: {} }),
    },
    ['/acme/api/button', '/de/acme/api/button'],
  ],
  [
    'descriptions are translated',
    {
      [`${texts}/button-de.json`]: JSON.stringify({ propDescriptions: { size: { description: 'Größe.' } } }),
    },
    ['/de/acme/api/button'],
  ],
  [
    'the page about the component has a title in another language',
    {
      'content/acme/button-de.md': '---\ncomponents: Button\ndescription: Seite.\n---\n\n# Knopf\n\nWorte.\n',
    },
    ['/de/acme/api/button'],
  ],
  [
    'the product has another layout',
    { 'content/site.yaml': yaml(', layout: expanded') },
    ['/acme/api/button', '/de/acme/api/button'],
  ],
  [
    'releases date its props',
    {
      'content/acme/api/releases/1.0.0.json': release('1.0.0', 'size'),
      'content/acme/api/releases/1.1.0.json': release('1.1.0', 'size', 'tone'),
    },
    ['/acme/api/button', '/de/acme/api/button'],
  ],
];

describe('a page whose document is unchanged shows what changed around it', () => {
  test.for(edits)('%s', async ([, edit, pages], { workspace }) => {
    await workspace.write(files);
    expect(await workspace.freshBuild()).toMatchObject({ diagnostics: [], ok: true });
    expect((await workspace.freshBuild()).rendered).toEqual([]);
    await workspace.write(edit);
    const { rendered } = await workspace.freshBuild();
    expect(rendered).toEqual(expect.arrayContaining([...pages]));
    await using clean = await temporaryFolder();
    await openWorkspace(clean.path).write({ ...files, ...edit });
    await buildSite(clean.path);
    expect(await workspace.output()).toEqual(await readOutput(join(clean.path, 'dist')));
  });
});
