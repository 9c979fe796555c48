import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { bytesOf } from '../../src/lib/bytes-of.ts';
import type { SitePath } from '../../src/model/path.ts';
import type { ChangeSet } from '../../src/model/source.ts';
import { page, plainSite } from '../support/small-site.ts';
import { openDevBuilder, test, type Workspace } from '../support/workspace.ts';

const document = (name: string, ...props: string[]) =>
  JSON.stringify({
    name,
    imports: [`import { ${name} } from '@acme/kit';`],
    description: `A ${name}.`,
    props: Object.fromEntries(
      props.map((prop) => [prop, { type: { name: 'string' }, description: 'Words.' }]),
    ),
  });

const release = (label: string, ...props: string[]) => {
  const items = Object.fromEntries(props.map((prop) => [prop, { type: 'string' }]));
  const documents = { meter: { kind: 'component', name: 'Meter', groups: { props: items } } };
  return JSON.stringify({ label, documents });
};

const demo = (element: string) => `import { Meter, Gauge } from '@acme/kit';

export default function Basic() {
  return <><Gauge />${element}</>;
}
`;

const files = {
  ...plainSite,
  'content/site.yaml': `
name: Acme
serviceWorker: none
languages: [en, de]
products: [{ id: acme, name: Acme, api: acme/api, navigation: auto }]
alias: { '@acme/kit': ./acme/kit.tsx }
`,
  'content/acme/kit.tsx': `export const Meter = ({ size }: { size?: string; tone?: string }) => <b>{size}</b>;
export const Gauge = () => <i>gauge</i>;
`,
  'content/acme/button.md': page('Button', '{{"demo": "Basic.tsx"}}'),
  'content/acme/Basic.tsx': demo('<Meter size="a" />'),
  'content/acme/api/meter.json': document('Meter', 'size', 'tone'),
  'content/acme/api/gauge.json': document('Gauge', 'size'),
};

const meterPages = ['/acme/api/meter', '/de/acme/api/meter'];
const demoPages = ['/acme/button', '/de/acme/button'];

describe('an edit of a demo renders', () => {
  test.for([
    ['no reference if it sets the same props', '<Meter size="b" />', demoPages],
    ['the references whose lists change', '<Meter size="b" tone="c" />', [...meterPages, ...demoPages]],
  ] as const)('%s', async ([, element, expected], { workspace }) => {
    await workspace.write(files);
    await workspace.build();
    await workspace.write({ 'content/acme/Basic.tsx': demo(element) });
    const { rendered, ok } = await workspace.build();
    expect({ rendered: [...rendered].sort(), ok }).toEqual({
      rendered: [...expected].sort(),
      ok: true,
    });
  });
});

test('docs dev shows the changes of the API, and what becomes of them', async ({ workspace }) => {
  const frozen = 'content/acme/api/releases/1.0.0.json';
  await workspace.write({ ...files, [frozen]: release('1.0.0', 'size') });
  const builder = await openDevBuilder(workspace.root);
  const shown = async (changes?: ChangeSet) => {
    const path = '/acme/api/changes/unreleased' as SitePath;
    const rendered = await (await builder.snapshot(changes)).site?.render([path]);
    const [page] = rendered?.pages ?? [];
    return page && new TextDecoder().decode(await bytesOf(page));
  };
  expect(await shown()).toContain('#meter-prop-tone');
  await workspace.write({ [frozen]: release('1.0.0', 'size', 'tone') });
  expect(await shown({ paths: [join(workspace.root, frozen)], configChanged: false })).not.toContain('tone');
  await builder.close();
});

/** The HTML of a page. */
const html = ({ read }: Workspace, path: string) => read(`dist/acme/api/${path}/index.html`);

describe('releases', () => {
  const releases = {
    'content/acme/api/releases/1.0.0.json': release('1.0.0', 'size'),
    'content/acme/api/releases/1.1.0.json': release('1.1.0', 'size', 'tone'),
  };

  test('date what they brought, and have pages, as soon as they are frozen', async ({ workspace }) => {
    await workspace.write(files);
    await workspace.build();
    expect(await html(workspace, 'meter')).not.toContain('Since ');
    await workspace.write(releases);
    const { rendered } = await workspace.build();
    expect(rendered).toEqual(
      expect.arrayContaining([...meterPages, '/acme/api/changes', '/acme/api/changes/1.1.0']),
    );
    expect(await html(workspace, 'meter')).toContain('Since 1.1.0');
    expect(await html(workspace, 'changes/1.1.0')).toContain('/acme/api/meter/#meter-prop-tone');
    expect((await workspace.build()).written).toEqual([]);
    const after = await workspace.output();
    await workspace.freshBuild({ flags: { force: true } });
    expect(await workspace.output()).toEqual(after);
  });

  test('have a page of what is unreleased while there is any', async ({ workspace }) => {
    await workspace.write({ ...files, ...releases });
    await workspace.build();
    await expect(html(workspace, 'changes/unreleased')).resolves.toContain('Gauge');
    await workspace.write({ 'content/acme/api/meter.json': document('Meter', 'size', 'tone', 'unit') });
    await workspace.build();
    expect(await html(workspace, 'changes/unreleased')).toContain('#meter-prop-unit');
    await workspace.remove('content/acme/api/gauge.json');
    await workspace.write({ 'content/acme/api/meter.json': document('Meter', 'size', 'tone') });
    const { removed } = await workspace.build();
    expect(removed).toContain('acme/api/changes/unreleased/index.html');
  });

  test('leave the page that an author has written', async ({ workspace }) => {
    const own = { 'content/acme/api/changes/1.1.0.md': page('Our story', 'A long text.') };
    await workspace.write({ ...files, ...releases, ...own });
    expect(await workspace.build()).toMatchObject({ ok: true });
    expect(await html(workspace, 'changes/1.1.0')).toContain('A long text.');
    expect(await html(workspace, 'changes')).toContain('href="/acme/api/changes/1.1.0/"');
  });
});
