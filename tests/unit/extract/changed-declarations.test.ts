import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CachedExtractionOptions,
  createCachedExtraction,
} from '../../../src/extract/cache/cached-extraction.ts';
import { createExtractor } from '../../../src/extract/create-extractor.ts';
import type { ProductTask } from '../../../src/extract/extraction-task.ts';
import { hash } from '../../../src/lib/hash.ts';
import { portablePaths } from '../../../src/lib/portable-paths.ts';
import type { ExtractedProduct } from '../../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { readProduct, writeSources } from '../../support/extract-sources.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const sources = {
  'src/index.ts': ['base.tsx', 'fancy.tsx', 'total.ts', 'list.ts', 'space.ts']
    .map((file) => `export * from './${file}';\n`)
    .concat("export { default as Frame } from './frame.tsx';\n")
    .join(''),
  'src/space.ts': 'export namespace Space { /** Goes up. */ export function up(): void {} }',
  'src/frame.tsx': '/** A frame. */\nexport default (props: { size: number }) => <b>{props.size}</b>;',
  'src/base.tsx': `
    import type { Size } from './size.ts';
    export interface BaseProps {
      /** Turns it off. */
      disabled?: boolean;
      /** Its \`size\`. */
      size?: Size;
    }
    /** A base. */
    export function Base(props: BaseProps) {
      return <b>{String(props.disabled)}</b>;
    }
    function unused() { return 1; }
  `,
  'src/fancy.tsx': `
    import type { BaseProps } from './base.tsx';
    export interface FancyProps extends BaseProps { tone?: 'calm' | 'loud' }
    import { defaults } from './defaults.ts';
    export function Fancy({ tone = 'calm', ...rest }: FancyProps) {
      const { disabled } = { ...defaults, ...rest };
      return <i className={tone} {...rest} />;
    }
  `,
  'src/defaults.ts': 'export const defaults = { disabled: true };',
  'src/size.ts': `
    export type Size = 'small' | 'large';
    export type Other = 1;
    export type Path = \`a//\${Other}\`;
  `,
  'src/total.ts': `
    import { rate } from './rate.ts';
    import type { Path } from './size.ts';
    /** Adds prices. */
    export function total(prices: number[], path?: Path) { return [prices, rate(), path]; }
  `,
  'src/rate.ts': 'export function rate() { return { share: 2 }; }',
  'src/list.ts': `
    import type { Size } from './size.ts';
    export interface Named {
      size: Size;
      ${Array.from({ length: 80 }, (_, index) => `name${index}: ${index};`).join('\n')}
    }
    export type FirstOfNamed = Named['name0'];
  `,
};

const product: ExtractedProduct = {
  key: '',
  folder: 'api' as SourcePath,
  extraction: {
    packages: [{ name: '@acme/kit', entry: 'src/index.ts' as SourcePath }],
    ...{ kinds: ['component', 'function', 'interface', 'type'], include: [], exclude: [] },
  },
} as unknown as ExtractedProduct;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let extractor: ReturnType<typeof createExtractor>;
/** The names of the documents that the last extraction made. */
let made: readonly string[] = [];
let options: CachedExtractionOptions;
let extract: (first?: readonly SourcePath[]) => Promise<readonly string[]>;
let extractAll: () => readonly string[];

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeSources(folder.path, sources);
  const root = folder.path as FilePath;
  extractor = createExtractor(root);
  let task: readonly ProductTask[] = [];
  const stored = new Map<string, Uint8Array>();
  options = {
    ...{ root, contentDir: root, tool: 'test', now: () => 0 },
    paths: portablePaths(root, root),
    files: { changedAt: async () => undefined },
    hashes: { of: async (file) => hash(await readFile(file, 'utf8').catch(() => '')) },
    store: {
      get: async (key) => stored.get(key),
      put: async (key, value) => void stored.set(key, value),
      renew: async () => false,
    },
    run: async ({ products }) => {
      task = products;
      const result = extractor.extract({ products });
      made = result.products[0]?.documents.map(({ document }) => document.file.name) ?? [];
      return result;
    },
  };
  const cached = createCachedExtraction(options);
  extract = async (first) => {
    made = [];
    const [state] = (await cached.extract([product], first)).states;
    return state?.documents.map(({ document }) => JSON.stringify(document)) ?? [];
  };
  extractAll = () => {
    const products = task.map(({ fresh: _, first: __, ...rest }) => rest);
    const all = extractor.extract({ products }).products[0]?.documents ?? [];
    return all.map(({ document }) => JSON.stringify(document));
  };
  await extract();
});

afterAll(async () => {
  extractor.dispose();
  await folder[Symbol.asyncDispose]();
});

type Edit = readonly [what: string, file: string, from: string, to: string, changed: readonly string[]];

const edits: readonly Edit[] = [
  ['a description', 'base.tsx', 'Turns it off.', 'Disables it.', ['Base', 'Fancy']],
  ['the type of a prop', 'base.tsx', 'disabled?: boolean', 'disabled?: boolean | null', ['Base', 'Fancy']],
  ['a new prop', 'base.tsx', 'size?: Size', 'size?: Size; open?: boolean', ['Base', 'Fancy']],
  ['a prop that is hidden', 'base.tsx', 'Turns it off.', '@ignore', ['Base', 'Fancy']],
  ['a statement that nothing needs', 'base.tsx', 'return 1', 'return 2', []],
  ['a description in a namespace', 'space.ts', 'Goes up.', 'Rises.', ['Space.up']],
  ['a description of an expression', 'frame.tsx', 'A frame.', 'A box.', ['Frame']],
  ['a named type', 'size.ts', "'large'", "'large' | 'huge'", ['Base', 'Fancy', 'Named']],
  [
    'a type beside it',
    'size.ts',
    'Size = ',
    'Length = 1;\nexport type Size = ',
    ['Base', 'Fancy', 'FirstOfNamed', 'Named', 'total'],
  ],
  ['a template', 'size.ts', 'a//', 'a//b', ['total']],
  ['a default', 'fancy.tsx', "tone = 'calm'", "tone = 'loud'", ['Fancy']],
  ['a default in a constant', 'defaults.ts', 'true', 'false', ['Fancy']],
  ['an inferred result', 'rate.ts', 'share: 2', "share: '2'", ['total']],
  ['a member that is looked up', 'list.ts', 'name0: 0', "name0: 'zero'", ['FirstOfNamed', 'Named']],
  ['a member of a long list', 'list.ts', 'name1: 1', "name1: 'one'", ['Named']],
];

test.each(edits)('%s', async (_, name, from, to, expected) => {
  const file = join(folder.path, 'src', name);
  const before = await readFile(file, 'utf8');
  expect(before).toContain(from);
  await writeFile(file, before.replace(from, to));
  const documents = await extract();
  expect([...made].sort()).toEqual(expected);
  expect(documents).toEqual(extractAll());
  await writeFile(file, before);
  await extract();
});

/** Of other documents alone, of the first one with others, and of the first one alone. */
const ordered = edits.filter(([what]) => ['a description', 'the type of a prop', 'a default'].includes(what));

test.each(ordered)('one document first, then the others: %s', async (_, name, from, to, expected) => {
  const first = 'Fancy';
  const file = join(folder.path, 'src', name);
  const text = await readFile(file, 'utf8');
  const before = await extract();
  await writeFile(file, text.replace(from, to));
  const early = await extract(['api/fancy.json' as SourcePath]);
  expect(made).toEqual(expected.filter((one) => one === first));
  const late = await extract();
  // The first one is described again with the others.
  expect([...made].sort()).toEqual(expected.some((one) => one !== first) ? expected : []);
  expect(late).toEqual(extractAll());
  const isFirst = (document: string) => JSON.parse(document).file.name === first;
  expect(early).toEqual(before.map((document) => (isFirst(document) ? late.find(isFirst) : document)));
  await writeFile(file, text);
  await extract();
});

test('the other members of a long list are described as before', async () => {
  const [size, list] = ['size.ts', 'list.ts'].map((name) => join(folder.path, 'src', name)) as [
    string,
    string,
  ];
  const named = async () => {
    const documents = (await extract()).map((text) => JSON.parse(text));
    return documents.find(({ file }) => file.name === 'Named').file.properties;
  };
  const before = await named();
  await writeFile(size, sources['src/size.ts'].replace("'large'", "'large' | 'huge'"));
  await writeFile(list, sources['src/list.ts'].replace('name7: 7', 'name7?: 70'));
  const after = await named();
  expect(after.size.type.expanded).toBe("'small' | 'large' | 'huge'");
  expect(after.name7).toEqual({ type: { name: '70', text: '70', literals: ['70'] } });
  expect({ ...after, size: before.size, name7: before.name7 }).toEqual(before);
});

test('the compiler reads a library in the cache before its first change, once', async () => {
  await extract();
  const described: (readonly string[])[] = [];
  const next = createCachedExtraction({
    ...options,
    run: async (task) => {
      const result = await options.run(task);
      described.push(made);
      return result;
    },
  });
  const before = await next.extract([product]);
  expect(described).toEqual([]);
  await next.warmUp([product]);
  await next.warmUp([product]);
  expect(described).toEqual([['Base']]);
  expect((await next.extract([product])).states[0]).toBe(before.states[0]);
});

test('a library of the package manager, which nobody edits, is not read before a change', async () => {
  const installed = { ...product.extraction, packages: [{ name: '@acme/kit' }] };
  const runs: unknown[] = [];
  const cached = createCachedExtraction({
    ...options,
    run: async (task) => {
      runs.push(task);
      return { products: [{ ...empty }], files: [], pieces: [] };
    },
  });
  const other = { ...product, extraction: installed };
  await cached.extract([other]);
  const next = createCachedExtraction({ ...options, run: async (task) => Promise.reject(task) });
  await next.extract([other]);
  await next.warmUp([other]);
  expect(runs).toHaveLength(1);
});

const empty = { sources: [], identity: '', documents: [], isComplete: true, problems: [], files: [] };

test('options of TypeScript that change, or appear, lead imports to other files', async () => {
  await using site = await temporaryFolder();
  const root = site.path as FilePath;
  const sized = (size: string) => `export interface Sizes { size: ${size} }`;
  await writeSources(root, {
    'src/index.ts': `
      import type { Sizes } from '@sizes';
      export interface Options extends Sizes { isOpen: boolean }
    `,
    'src/small.ts': sized("'small'"),
    'src/large.ts': sized("'large'"),
  });
  const paths = (target: string) => ({ compilerOptions: { paths: { '@sizes': [target] } } });
  const write = (config: object) => writeFile(join(root, 'tsconfig.json'), JSON.stringify(config));
  const own = createExtractor(root);
  const cached = createCachedExtraction({
    ...options,
    ...{ root, contentDir: root },
    run: async (task) => own.extract(task),
  });
  const typeOfSize = async () => {
    const [state] = (await cached.extract([product])).states;
    return JSON.stringify(state?.documents.map(({ document }) => document.file)).match(
      /'(?:small|large)'/,
    )?.[0];
  };
  expect(await typeOfSize()).toBeUndefined();
  await write(paths('./src/small.ts'));
  expect(await typeOfSize()).toBe("'small'");
  await write(paths('./src/large.ts'));
  expect(await typeOfSize()).toBe("'large'");
  own.dispose();
});

test('a member of a long list is described again when the type that it lacked appears', async () => {
  await using site = await temporaryFolder();
  const root = site.path as FilePath;
  await writeSources(root, {
    'src/index.ts': `
      import type { Late } from './late.ts';
      export interface Named {
        late: Late;
        ${Array.from({ length: 80 }, (_, index) => `name${index}: ${index};`).join('\n')}
      }
    `,
  });
  const own = createExtractor(root);
  const task = {
    folder: 'api' as SourcePath,
    packages: [{ name: '@acme/kit', entry: join(root, 'src/index.ts') as FilePath }],
    ...{ kinds: [], include: [], exclude: [] },
  };
  const lateIn = () => {
    const { products } = own.extract({ products: [task] });
    return readProduct(products[0]).type('Named').properties.late?.type;
  };
  lateIn();
  await writeFile(join(root, 'src/late.ts'), "export type Late = 'soon' | 'never';");
  expect(lateIn()).toMatchObject({ literals: ["'soon'", "'never'"] });
  own.dispose();
});

test('modules that imports lacked are seen when they appear', async () => {
  await using site = await temporaryFolder();
  const root = site.path as FilePath;
  await writeSources(root, {
    'src/index.ts': `
      import type { Size } from 'sizes';
      import type { Tone } from './tone.ts';
      export interface Options { size: Size; tone: Tone }
      export * from './late.ts';
    `,
  });
  const own = createExtractor(root);
  const cached = createCachedExtraction({
    ...options,
    ...{ root, contentDir: root },
    run: async (task) => own.extract(task),
  });
  const present = async () => {
    const [state] = (await cached.extract([product])).states;
    const documents = state?.documents ?? [];
    return {
      names: documents.map(({ document }) => document.file.name),
      missing: documents.flatMap(({ problems }) => problems.map((one) => one.diagnostic.message)).sort(),
    };
  };
  const lacks = (name: string) => `Cannot find "${name}", which the types of "Options" need.`;
  expect(await present()).toEqual({ names: ['Options'], missing: [lacks('Size'), lacks('Tone')] });
  await writeFile(join(root, 'src/tone.ts'), "export type Tone = 'calm';");
  expect(await present()).toEqual({ names: ['Options'], missing: [lacks('Size')] });
  await mkdir(join(root, 'node_modules/sizes'));
  await writeFile(join(root, 'node_modules/sizes/package.json'), '{ "types": "./index.d.ts" }');
  await writeFile(join(root, 'node_modules/sizes/index.d.ts'), "export type Size = 'small';");
  await writeFile(join(root, 'src/late.ts'), 'export function late(): void {}');
  expect(await present()).toEqual({ names: ['late', 'Options'], missing: [] });
  own.dispose();
});
