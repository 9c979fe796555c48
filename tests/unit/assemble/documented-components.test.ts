import { describe, expect, test } from 'vitest';
import {
  componentFacts,
  componentItems,
  componentManifestPath,
  demoAddress,
  listedComponent,
} from '../../../src/assemble/component-manifest.ts';
import { documentedComponents } from '../../../src/assemble/documented-components.ts';
import { indexSite } from '../../../src/assemble/props/site-index.ts';
import type { ApiDocument } from '../../../src/model/api-document.ts';
import type { SourcePath } from '../../../src/model/path.ts';
import { componentDocument, withReference } from '../../support/api-reference.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

const config = `
url: https://acme.dev
base: /docs/
languages: [en, de]
products:
  - { id: ui, name: UI, root: /ui/, content: ui, versions: [{ text: v1, href: /v1/ }, { text: v2, href: /ui/, current: true }] }
`;
const page = (frontMatter: string, title = 'Page') => `---\n${frontMatter}\n---\n\n# ${title}\n`;

/** A site whose page `ui/api.md` is that of an API document. */
function indexOf(pages: SampleSite['pages'], document?: ApiDocument, more: Partial<SampleSite> = {}) {
  const site = siteOf({ config, pages: { ...pages, 'ui/api.md': '# API' }, ...more });
  const documented = site.pages.map((one) =>
    document && one.document.source === 'ui/api.md' ? withReference(one, document) : one,
  );
  return indexSite(
    { ...site, pages: documented },
    { demoModules: new Map(), versions: new Map([['@acme/ui', '2.3.4']]), islands: new Map() },
  );
}

describe('components', () => {
  test('are those with a document, and those that listed pages of the first language name', () => {
    const { site } = indexOf(
      {
        'a.md': page('components: [Dialog.Root, AlertTitle, AlertTitle]\nhooks: useTheme'),
        'ui/b.md': page('components: [AlertTitle, Button]'),
        'ui/b-de.md': page('components: Other'),
        'ui/c.md': page('components: AlertTitle'),
        'ui/hidden.md': page('components: Hidden\nunlisted: true'),
      },
      componentDocument('AlertTitle', {}, { kind: 'function' }),
    );
    const shown = documentedComponents(site).map(({ path, name, kind, product, guides, reference }) => [
      path,
      name,
      kind,
      product,
      guides.map(({ document }) => document.source).join(),
      reference?.document.source,
    ]);
    expect(shown).toEqual([
      ['site/alert-title', 'AlertTitle', 'component', undefined, 'a.md', undefined],
      ['site/dialog-root', 'Dialog.Root', 'component', undefined, 'a.md', undefined],
      ['site/use-theme', 'useTheme', 'hook', undefined, 'a.md', undefined],
      ['ui/alert-title', 'AlertTitle', 'function', 'ui', 'ui/b.md,ui/c.md', 'ui/api.md'],
      ['ui/button', 'Button', 'component', 'ui', 'ui/b.md', undefined],
    ]);
  });

  test('of equal paths have numbers, and each has its guides', () => {
    const { config: settings, pages } = siteOf({
      config,
      pages: {
        'ui/api/a.md': '# Dialog.Root',
        'ui/api/b.md': '# DialogRoot',
        'ui/guide.md': page('components: [DialogRoot, Dialog-Root]'),
        'ui/more.md': page('components: Dialog.Root'),
      },
    });
    const names = new Map([
      ['ui/api/a.md', 'Dialog.Root'],
      ['ui/api/b.md', 'DialogRoot'],
    ]);
    const documented = pages.map((one) => {
      const name = names.get(one.document.source);
      return name === undefined ? one : withReference(one, componentDocument(name, {}));
    });
    const shown = documentedComponents({ config: settings, pages: documented }).map(
      ({ path, name, guides, reference }) => [
        path,
        name,
        guides.map(({ document }) => document.source).join(),
        reference?.document.source,
      ],
    );
    expect(shown).toEqual([
      ['ui/dialog-root', 'Dialog.Root', 'ui/guide.md,ui/more.md', 'ui/api/a.md'],
      ['ui/dialog-root-2', 'DialogRoot', 'ui/guide.md', 'ui/api/b.md'],
    ]);
  });
});

describe('the manifest of a component', () => {
  const guide = page('components: Button\npackageName: "@acme/ui"\ndescription: Guide.', 'Buttons');
  const onlyFacts = (index: ReturnType<typeof indexOf>) => {
    const [component] = documentedComponents(index.site);
    if (!component) throw new Error('There is no component.');
    return { component, facts: componentFacts(component, index), listed: listedComponent(component, index) };
  };

  test('has what its guides know, without a document', () => {
    const { component, facts, listed } = onlyFacts(indexOf({ 'ui/a.md': guide }));
    expect(facts).toEqual({
      version: 1,
      name: 'Button',
      kind: 'component',
      product: { id: 'ui', name: 'UI', version: 'v2' },
      package: { name: '@acme/ui', version: '2.3.4' },
      description: 'Guide.',
      imports: [],
      pages: [
        {
          kind: 'guide',
          title: 'Buttons',
          href: 'https://acme.dev/docs/ui/a/',
          markdown: 'https://acme.dev/docs/ui/a/index.md',
        },
      ],
    });
    expect(listed).toEqual({
      name: 'Button',
      kind: 'component',
      product: 'ui',
      package: '@acme/ui',
      description: 'Guide.',
      file: 'https://acme.dev/docs/_components/ui/button.json',
    });
    expect(componentManifestPath(component)).toBe('_components/ui/button.json');
    expect(componentItems(component)).toEqual({ api: {}, inherited: [] });
  });

  test('prefers what the document says', () => {
    const document = componentDocument(
      'Button',
      {},
      {
        packageName: '@acme/core',
        description: { markdown: 'Of the document.', html: '', links: [] },
      },
    );
    const { facts, listed } = onlyFacts(indexOf({ 'ui/a.md': guide }, document));
    expect(facts).toMatchObject({
      package: { name: '@acme/core' },
      description: 'Of the document.',
      imports: ["import Button from '@acme/ui/Button';"],
      pages: [
        { kind: 'guide', title: 'Buttons' },
        { kind: 'reference', href: 'https://acme.dev/docs/ui/api/' },
      ],
    });
    expect(facts.package).not.toHaveProperty('version');
    expect(listed).toMatchObject({ package: '@acme/core', description: 'Of the document.' });
  });

  test('leaves out what nothing says', () => {
    const { facts, listed } = onlyFacts(indexOf({ 'a.md': page('components: Button') }));
    for (const key of ['product', 'package', 'description']) {
      expect(facts).not.toHaveProperty(key);
      expect(listed).not.toHaveProperty(key);
    }
  });

  test('has the items of the document with what is known of each', () => {
    const text = (markdown: string) => ({ markdown, html: '', links: [] });
    const document = componentDocument('Button', {
      size: { type: 'Size', default: "'m'", required: true, since: '1.2.0', description: text('Its size.') },
      old: { type: 'boolean', deprecation: {} },
      gone: { type: 'boolean', deprecation: { reason: text('Use `size`.') } },
    });
    const [group] = document.groups;
    const inherited = [
      {
        source: 'Base',
        package: '@acme/base',
        items: [
          { name: 'id', type: 'string', required: true as const },
          { name: 'href', type: 'string' },
        ],
      },
      { source: 'Other', items: [] },
    ];
    const groups = group ? [{ ...group, inherited }] : [];
    const { component } = onlyFacts(indexOf({}, { ...document, groups }));
    expect(componentItems(component)).toEqual({
      api: {
        props: [
          {
            name: 'size',
            type: 'Size',
            default: "'m'",
            required: true,
            since: '1.2.0',
            description: 'Its size.',
          },
          { name: 'old', type: 'boolean', deprecated: '' },
          { name: 'gone', type: 'boolean', deprecated: 'Use `size`.' },
        ],
      },
      inherited: [
        {
          source: 'Base',
          package: '@acme/base',
          items: [
            { name: 'id', type: 'string', required: true },
            { name: 'href', type: 'string' },
          ],
        },
        { source: 'Other', items: [] },
      ],
    });
  });

  test('leads to the demos of its guides', () => {
    const pages = { 'ui/a.md': '# Basic\n\n{{"demo": "Basic.tsx"}}\n' };
    const index = indexOf(pages, undefined, { files: ['ui/Basic.tsx'] });
    const guidePage = index.site.pages.find(({ document }) => document.source === 'ui/a.md');
    const module = 'ui/Basic.tsx' as SourcePath;
    expect(guidePage && demoAddress(guidePage, module, index)).toEqual({
      name: 'Basic',
      href: 'https://acme.dev/docs/ui/a/#Basic',
    });
  });
});
