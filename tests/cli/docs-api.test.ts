import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { kitModule, librarySite, meterProps } from '../support/library-site.ts';
import { linkReactTypes } from '../support/react-types.ts';
import { page } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { tarball } from '../support/tarball.ts';
import { test as base, type Workspace } from '../support/workspace.ts';

/** A workspace with the site of a library. */
const test = base.extend<{ kit: Workspace & { docs(...args: string[]): ReturnType<typeof spawnDocs> } }>({
  kit: async ({ workspace }, use) => {
    await workspace.write(librarySite);
    await linkReactTypes(workspace.root);
    await use({ ...workspace, docs: (...args) => spawnDocs(args, { cwd: workspace.root }) });
  },
});

describe('docs api', () => {
  test('writes what has changed, and removes what is gone', async ({ kit }) => {
    expect(await kit.docs('api')).toEqual({
      stdout: `new      content/kit/api/meter.json
new      content/kit/api/range.json

Wrote 2 documents.
`,
      stderr: '',
      code: 0,
    });
    expect(JSON.parse(await kit.read('content/kit/api/meter.json'))).toMatchObject({
      generator: 'docs api',
      name: 'Meter',
      props: { value: { required: true }, tone: { default: "'info'" } },
    });
    expect(await kit.docs('api')).toMatchObject({ stdout: 'No document has changed.\n', code: 0 });
    await kit.write({
      'content/kit/src/index.tsx': kitModule(`${meterProps}\n  low?: number;`).replace(
        'interface Range',
        'interface Scale',
      ),
    });
    expect(await kit.docs('api')).toMatchObject({
      stdout: `new      content/kit/api/scale.json
changed  content/kit/api/meter.json
removed  content/kit/api/range.json

Wrote 2 documents, removed 1 document.
`,
      code: 0,
    });
  });

  test('leaves documents of someone else alone', async ({ kit }) => {
    const own = {
      'content/kit/api/meter.json': '{ "name": "Meter", "props": {} }',
      'content/kit/api/x.json': '{ "name": "X", "props": {} }',
    };
    await kit.write(own);
    expect(await kit.docs('api')).toMatchObject({
      stdout: `new      content/kit/api/range.json
kept     content/kit/api/meter.json
docs api did not write the kept documents. Delete them to have it write them.

Wrote 1 document.
`,
      code: 0,
    });
    for (const [path, text] of Object.entries(own)) expect(await kit.read(path)).toBe(text);
  });

  test('--check names the documents that differ, and writes nothing', async ({ kit }) => {
    await kit.docs('api');
    expect(await kit.docs('api', '--check')).toMatchObject({
      stdout: 'All documents are current.\n',
      code: 0,
    });
    const before = await kit.read('content/kit/api/meter.json');
    await kit.write({ 'content/kit/src/index.tsx': kitModule(meterProps.replace('string', 'number')) });
    expect(await kit.docs('api', '--check')).toEqual({
      stdout: `changed  content/kit/api/meter.json

1 document differs from the types. Run docs api to update it.
`,
      stderr: '',
      code: 1,
    });
    expect(await kit.read('content/kit/api/meter.json')).toBe(before);
    const { stdout, code } = await kit.docs('check');
    expect(stdout).toContain('error  This document differs from the types of "Meter".  api-outdated');
    expect(code).toBe(1);
  });

  test('writes nothing for a package with errors', async ({ kit }) => {
    await kit.docs('api');
    await kit.remove('content/kit/src/index.tsx');
    const { stdout, code } = await kit.docs('api');
    expect(stdout).toMatch(/ error {2}.*\n\nNothing was written\.\n$/s);
    expect(code).toBe(1);
    expect(await kit.docs('api', '--json')).toMatchObject({ code: 1 });
    expect(await kit.read('content/kit/api/meter.json')).toContain('"name": "Meter"');
  });

  test('reports a package that has no export of the kinds', async ({ kit }) => {
    const config = await kit.read('content/site.yaml');
    await kit.write({ 'content/site.yaml': config.replace('out:', 'kinds: [hook], out:') });
    const { stdout, code } = await kit.docs('api');
    expect(code).toBe(1);
    expect(stdout).toContain('error  Package "@acme/kit" exports no hook.  api-export');
    expect(stdout).toContain('Nothing was written.');
  });

  test('--json prints the problems of a configuration as one value', async ({ kit }) => {
    await kit.write({ 'content/site.yaml': 'name: Acme\nbase: docs\n' });
    const { stdout, stderr, code } = await kit.docs('api', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      diagnostics: [{ code: 'config-value', place: { file: 'content/site.yaml', line: 2 } }],
    });
    expect({ stderr, code }).toEqual({ stderr: '', code: 2 });
  });

  test('--json prints an update as one value', async ({ kit }) => {
    const { stdout } = await kit.docs('api', '--check', '--json');
    expect(JSON.parse(stdout)).toEqual({
      added: ['content/kit/api/meter.json', 'content/kit/api/range.json'],
      changed: [],
      removed: [],
      unchanged: [],
      foreign: [],
      diagnostics: [],
    });
  });
});

describe('docs api --against', () => {
  const old = {
    'package.json': '{ "name": "@acme/kit", "version": "1.0.0", "types": "./dist/index.d.ts" }',
    'dist/index.d.ts': `import type { ReactNode } from 'react';
export interface MeterProps { value: string; percent?: boolean; tone?: 'error' | 'info' }
export declare function Meter(props: MeterProps): ReactNode;
`,
  };
  const changes = `## API changes of @acme/kit since 1.0.0

### Added

- \`Meter\`: \`unit\` prop
- \`Range\`

### Changed

- \`Meter\`
  - \`tone\` prop: default is now \`'info'\`
  - \`value\` prop: type \`string\` → \`number\`

### Removed

- \`Meter\`: \`percent\` prop
`;

  test('prints what has changed since a tarball', async ({ kit }) => {
    await writeFile(join(kit.root, 'kit-1.0.0.tgz'), tarball(old));
    expect(await kit.docs('api', '--against', 'kit-1.0.0.tgz')).toEqual({
      stdout: changes,
      stderr: '',
      code: 0,
    });
  });

  test('prints what has changed since a folder', async ({ kit }) => {
    await kit.write(Object.fromEntries(Object.entries(old).map(([path, text]) => [`old/${path}`, text])));
    const { stdout } = await kit.docs('api', '--against', 'old', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      comparisons: [{ product: 'kit', package: '@acme/kit', version: '1.0.0', markdown: changes }],
      diagnostics: [],
    });
    expect(JSON.parse(stdout).comparisons[0].changes).toContainEqual({
      document: 'meter',
      name: 'Meter',
      kind: 'removed',
      group: 'props',
      item: 'percent',
    });
  });

  test('compares one of several packages as the site documents them', async ({ kit }) => {
    await kit.write({
      ...Object.fromEntries(Object.entries(old).map(([path, text]) => [`old/${path}`, text])),
      'content/kit/units.ts': '/** Converts. */\nexport function convert(value: number) { return value; }\n',
      'content/site.yaml': String(librarySite['content/site.yaml']).replace(
        'packages: [',
        "include: [Meter, Range, convert], packages: [{ name: '@acme/units', entry: kit/units.ts }, ",
      ),
    });
    expect(await kit.docs('api', '--against', 'old')).toMatchObject({ stdout: changes, stderr: '', code: 0 });
  });

  test('prints that nothing has changed', async ({ kit }) => {
    expect(await kit.docs('api', '--against', 'content/kit/src')).toMatchObject({
      stdout: '## API changes of @acme/kit since 1.1.0\n\nThe API has not changed.\n',
      code: 0,
    });
  });
});

describe('docs api --freeze', () => {
  test('keeps the API as a release, once', async ({ kit }) => {
    await kit.docs('api');
    expect(await kit.docs('api', '--freeze', '1.1.0')).toEqual({
      stdout: 'Froze 1.1.0 with 2 documents → content/kit/api/releases/1.1.0.json\n',
      stderr: '',
      code: 0,
    });
    expect(await kit.read('content/kit/api/releases/1.1.0.json')).toBe(`{
  "label": "1.1.0",
  "documents": {
    "meter": {
      "kind": "component",
      "name": "Meter",
      "groups": {
        "props": {
          "tone": {"type":"'error' | 'info'","default":"'info'"},
          "unit": {"type":"string"},
          "value": {"type":"number","required":true}
        }
      }
    },
    "range": {
      "kind": "interface",
      "name": "Range",
      "groups": {
        "properties": {
          "max": {"type":"number","required":true}
        }
      }
    }
  }
}
`);
    expect(await kit.docs('api', '--freeze', '1.1.0')).toMatchObject({
      stdout: '1.1.0 is frozen already → content/kit/api/releases/1.1.0.json\n',
      code: 0,
    });
    await kit.write({ 'content/kit/src/index.tsx': kitModule('  value: number;\n  tone?: string;') });
    await kit.docs('api');
    expect(await kit.docs('api', '--freeze', '1.1.0')).toEqual({
      stdout: '',
      stderr:
        '"content/kit/api/releases/1.1.0.json" has another API. Delete it to freeze 1.1.0 again, or choose another label.\n',
      code: 2,
    });
  });

  test('writes nothing for a package with errors', async ({ kit }) => {
    const config = librarySite['content/site.yaml'] ?? '';
    await kit.write({
      'content/site.yaml': config.replace(', out: kit/api', '').replace('index.tsx }]', 'gone.tsx }]'),
    });
    const { stdout, code } = await kit.docs('api', '--freeze', '1.1.0');
    expect(stdout).toMatch(/ error {2}.*\n\nNothing was written\.\n$/s);
    expect(code).toBe(1);
  });

  test('refuses a product whose documents are not written yet', async ({ kit }) => {
    expect(await kit.docs('api', '--freeze', '1.0.0')).toEqual({
      stdout: '',
      stderr: '"kit" has no API documents to freeze as 1.0.0. Run docs api first.\n',
      code: 2,
    });
  });

  test('refuses a product whose folder has no documents', async ({ kit }) => {
    const more = '  - { id: more, name: More, api: more/api }\nalias';
    await kit.write({ 'content/site.yaml': librarySite['content/site.yaml']?.replace('alias', more) ?? '' });
    expect(await kit.docs('api', '--freeze', '1.0.0', '--product', 'more')).toMatchObject({
      stderr: '"more" has no API documents to freeze as 1.0.0. Check its "api" in content/site.yaml.\n',
      code: 2,
    });
  });

  test('freezes the product that is named', async ({ kit }) => {
    const more = '  - { id: more, name: More, api: more/api }\nalias';
    await kit.write({
      'content/site.yaml': librarySite['content/site.yaml']?.replace('alias', more) ?? '',
      'content/more/api/box.json': '{ "name": "Box", "description": "A box.", "props": {} }',
    });
    expect(await kit.docs('api', '--freeze', '2.0.0')).toMatchObject({
      stderr: 'Name the product of version 2.0.0: --product kit, --product more.\n',
      code: 2,
    });
    expect(await kit.docs('api', '--freeze', '2.0.0', '--product', 'more')).toMatchObject({
      stdout: 'Froze 2.0.0 with 1 document → content/more/api/releases/2.0.0.json\n',
      code: 0,
    });
  });
});

test('docs api --coverage lists the props that no demo shows', async ({ kit }) => {
  await kit.docs('api');
  expect(await kit.docs('api', '--coverage')).toEqual({
    stdout: `Kit: demos show 2 of 3 props
  Meter      2/3  tone
`,
    stderr: '',
    code: 0,
  });
  expect(JSON.parse((await kit.docs('api', '--coverage', '--json')).stdout)).toEqual([
    {
      product: 'kit',
      name: 'Kit',
      components: [{ component: 'Meter', props: 3, withoutDemo: ['tone'] }],
    },
  ]);
});

describe('wrong usage of docs api prints one line to stderr and exits with 2', () => {
  test.for([
    [['--check', '--coverage'], 'Option "--check" cannot be used with option "--coverage".'],
    [
      ['--freeze', 'next version'],
      'Option "--freeze <label>" does not accept "next version". Use a version such as 7.1.0.',
    ],
    [['--product', 'kid'], 'There is no product "kid" with API documents. Did you mean "kit"?'],
    [
      ['--product', 'zzzzzz'],
      'There is no product "zzzzzz" with API documents. Products with API documents: kit.',
    ],
    [
      ['--against', 'gone.tgz'],
      'There is no file or folder "[SITE]/gone.tgz". Pass a tarball of npm pack, or a folder with a package.json.',
    ],
    [
      ['--against', 'content'],
      '"[SITE]/content" is not a package. Pass a tarball of npm pack, or a folder with a package.json.',
    ],
    [['--against', 'other'], 'No product documents the package "other". Documented packages: @acme/kit.'],
  ] as const)('%j', async ([args, sentence], { kit }) => {
    await kit.write({ 'other/package.json': '{ "name": "other" }', 'other/index.d.ts': '' });
    const { stdout, stderr, code } = await kit.docs('api', ...args);
    expect({ stdout, stderr: stderr.replaceAll(kit.root, '[SITE]'), code }).toEqual({
      stdout: '',
      stderr: `${sentence}\n`,
      code: 2,
    });
  });

  test.for([
    ['', 'No product has API documents. Add "api" to a product in content/site.yaml.'],
    [
      'api: acme/api',
      'No API documents follow from TypeScript. Add "packages" to "api" in content/site.yaml.',
    ],
    [
      "api: { packages: ['@acme/kit'] }",
      'Builds extract the documents of "acme", and write none. To keep them as files, add "out: acme/api" to its "api" in content/site.yaml.',
    ],
  ] as const)('with %j', async ([api, sentence], { workspace }) => {
    await workspace.write({
      'content/site.yaml': `name: Acme\nproducts: [{ id: acme, name: Acme${api === '' ? '' : `, ${api}`} }]\n`,
      'content/acme/a.md': page('A'),
    });
    expect(await spawnDocs(['api'], { cwd: workspace.root })).toEqual({
      stdout: '',
      stderr: `${sentence}\n`,
      code: 2,
    });
  });
});
