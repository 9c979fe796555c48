import { createHash } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { outputDifferences } from '../support/output-differences.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildSite, readOutput, type SiteFiles, test } from '../support/workspace.ts';

/** A demo that imports some of the shared modules, in an order of its own. */
const demo = (name: string, imports: readonly string[], word = name) =>
  `${imports.map((one) => `import { ${one} } from './shared/${one}';\n`).join('')}
import './shared/effects-${imports.length % 2}';
import Button from '@mui/material/Button';

export default function ${name}() {
  return <Button onClick={() => import('./shared/late')}>{[${imports.join(', ')}].join(' ')} ${word}</Button>;
}
`;

const names = ['alpha', 'beta', 'gamma', 'delta'] as const;

/** All demos but one reach this module only through another one, which they load later. */
const deep = (word: string) => ({ 'content/acme/shared/deep.ts': `export const deep = '${word}';\n` });
const demos = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

const site = (title: string, accent: string): SiteFiles => ({
  'content/site.yaml': `name: ${title}\nurl: https://docs.acme.dev\nproducts:\n  - { id: acme, name: Acme, content: acme, accent: '${accent}' }\n`,
});

const page = (shown: readonly string[], words = 'Words.') =>
  `---\ndescription: Demos of Acme.\n---\n\n# Demos\n\n${words}\n\n![A picture](./picture.svg)\n\n${shown.map((name) => `{{"demo": "${name}.tsx"}}\n`).join('\n')}`;

const start: SiteFiles = {
  ...site('Acme', '#0a66c2'),
  'content/acme/demos.md': page(demos),
  'content/acme/other.md':
    '---\ndescription: Another page.\n---\n\n# Other\n\nSee [the demos](./demos.md).\n',
  'content/acme/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ...Object.fromEntries(
    names.map((name) => [`content/acme/shared/${name}.ts`, `export const ${name} = '${name}';\n`]),
  ),
  'content/acme/shared/effects-0.ts': "globalThis.effects = 'even';\nexport {};\n",
  'content/acme/shared/effects-1.ts': "globalThis.effects = 'odd';\nexport {};\n",
  'content/acme/shared/late.ts': "import { deep } from './deep';\nexport const late = deep;\n",
  ...deep('deep'),
  ...Object.fromEntries(
    demos.map((name, index) => [
      `content/acme/${name}.tsx`,
      demo(name, name === 'Six' ? ['deep'] : names.slice(0, (index % 4) + 1)),
    ]),
  ),
};

type Edit = readonly [name: string, files: SiteFiles];

/** Edits that may follow each other in any order. */
const edits: readonly Edit[] = [
  ['the name of the site', site('Acme of another name', '#0a66c2')],
  ['the accent', site('Acme', '#be185d')],
  ['the text of a demo', { 'content/acme/One.tsx': demo('One', names.slice(0, 1), 'edited') }],
  ['the imports of a demo', { 'content/acme/Two.tsx': demo('Two', names.toReversed()) }],
  ['the order of imports', { 'content/acme/Four.tsx': demo('Four', ['delta', 'alpha', 'gamma', 'beta']) }],
  ['a shared module', { 'content/acme/shared/beta.ts': "export const beta = 'another beta';\n" }],
  ['a module far away', deep('deeper')],
  ['an effect', { 'content/acme/shared/effects-1.ts': "globalThis.effects = 'very odd';\nexport {};\n" }],
  ['fewer demos', { 'content/acme/demos.md': page(['Five', 'Three', 'One']) }],
  ['all demos in another order', { 'content/acme/demos.md': page(demos.toReversed(), 'Other words.') }],
  ['a picture', { 'content/acme/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>' }],
  ['a public file', { 'content/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3"/>' }],
  [
    'another page',
    { 'content/acme/other.md': '---\ndescription: Another page.\n---\n\n# Another\n\nText.\n' },
  ],
];

/** An order that the seed decides. */
const shuffled = (made: readonly Edit[], seed: string) => {
  const rank = ([name]: Edit) =>
    createHash('sha256')
      .update(seed + name)
      .digest('hex');
  return made.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

/** The files of the configuration, which a builder does not read again. */
const isConfig = ([, files]: Edit) => 'content/site.yaml' in files;

test.for<[seed: string, kind: 'build' | 'freshBuild', edits: readonly Edit[]]>([
  ['a', 'freshBuild', edits],
  ['b', 'build', edits.filter((edit) => !isConfig(edit))],
])(
  'after edits in the order of seed %s, a website is that of a clean build elsewhere (%s)',
  // Some 25 builds.
  { timeout: 300_000 },
  async ([seed, kind, made], { workspace }) => {
    await workspace.write(start);
    await workspace[kind]();
    /** The content of every file that browsers keep forever, by name. */
    const immutable = new Map<string, string>();
    for (const [name, files] of shuffled(made, seed)) {
      await workspace.write(files);
      expect((await workspace[kind]()).ok, name).toBe(true);
      const built = await workspace.output();
      await using elsewhere = await temporaryFolder();
      const clean = join(elsewhere.path, 'at/some/depth');
      await cp(join(workspace.root, 'content'), join(clean, 'content'), { recursive: true });
      await buildSite(clean);
      expect(outputDifferences(built, await readOutput(join(clean, 'dist'))), name).toEqual([]);
      for (const [path, text] of built) {
        if (!/^(?:assets|media)\//.test(path)) continue;
        expect(immutable.get(path) ?? text, `${path} after ${name}`).toBe(text);
        immutable.set(path, text);
      }
    }
  },
);
