import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, readModules } from './support/read-imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// The starter is a site of its own.
const modules = new Map(
  [...readModules(root, ['src', 'cli', 'templates', 'content'])].filter(
    ([file]) => !file.startsWith('templates/starter/'),
  ),
);
const imports = [...modules].flatMap(([file, text]) => importsOf(file, text));

/** The folders of `src` in one order: each imports only itself and those before it. */
const order = [
  'model',
  'lib',
  'memo',
  'effects',
  'data',
  'cache',
  'config',
  'read',
  'parse',
  'extract',
  'assemble',
  'inspect',
  'validate',
  'bundle/styles',
  'bundle/chunks',
  'bundle/esbuild',
  'bundle/shell',
  'bundle',
  'render',
  'emit',
  'write',
  'workers',
  'load',
  'demos',
  'explain',
  'remote',
  'build',
  'api',
  'dev',
  'watch',
  'serve',
];

/** Folders that only compute: effects come in as arguments. */
const pureFolders = [
  'data',
  'cache',
  'config',
  'read',
  'parse',
  'assemble',
  'inspect',
  'validate',
  'render',
  'emit',
  'write',
];
const isPure = (folder: string) => pureFolders.includes(folder);

/**
 * Modules at the top of `src`: the interface for the command line, what starts before it loads, the functions
 * for modules of a site, and those that `cli/prepare` calls.
 */
const entryPoints = ['src/index.ts', 'src/early.ts', 'src/public.ts', 'src/define.ts', 'src/prepare.ts'];

/** What a folder may import besides itself: folders, or modules. `types:` allows types only. */
type Allowed = readonly string[];

/** A pure folder and those before it. */
const withoutEffects = (last: string): Allowed =>
  order.slice(0, order.indexOf(last) + 1).flatMap((folder) => (folder === 'effects' ? [] : `src/${folder}`));

const scriptColours = 'templates/browser/code/script';

/** Who may import whom. The longest name that contains a module is its row. */
const table: Readonly<Record<string, Allowed>> = {
  ...Object.fromEntries(
    order.map((folder, index) => [
      `src/${folder}`,
      order
        .slice(0, index)
        .map((before) => (isPure(folder) && before === 'effects' ? 'types:src/effects' : `src/${before}`)),
    ]),
  ),
  ...Object.fromEntries(entryPoints.map((module) => [module, ['src']])),
  // Themes are derived from our own colours, which are data.
  'src/config/theme': [
    ...order.slice(0, order.indexOf('config') + 1).map((folder) => `src/${folder}`),
    'templates/default-palette.ts',
  ],
  // The browser reads what the index is written in.
  'src/assemble/search': [...withoutEffects('assemble'), 'templates/browser/search/format'],
  // The browser colours the code of a demo while a reader edits it, as the build does.
  'src/assemble/api': [...withoutEffects('assemble'), scriptColours],
  'src/parse/code': [...withoutEffects('parse'), scriptColours],
  'src/parse/demo': [...withoutEffects('parse'), scriptColours],
  // The command line uses the library as any other program would.
  cli: ['src/index.ts', 'src/early.ts', 'package.json'],
  // The package for programs: its functions are those of the commands, its types have an entry of their own.
  'cli/api': ['cli', 'src/index.ts', 'src/public.ts'],
  // Loads the bundled programs, which it names as text.
  'cli/loader': ['cli', 'types:src/workers'],
  // Bundles the sources into `lib/`, which it names as text.
  'cli/prepare': [],
  templates: ['types:src/model'],
  // Demos are what readers paste: they import packages and their own neighbours.
  content: [],
};

/**
 * The one place through which a package comes in. A name that ends in `*` stands for all that begin like it.
 */
const packageDoors: Readonly<Record<string, readonly string[]>> = {
  esbuild: ['src/bundle/esbuild', 'cli/prepare'],
  rolldown: ['cli/prepare'],
  // Version 6, which has the compiler API. Only the worker that extracts loads it.
  'typescript-api': ['src/extract/typescript.ts'],
  chokidar: ['src/watch'],
  'workbox-build': ['src/emit'],
  // These run in the browser's worker, and are bundled into it.
  'workbox-*': ['templates/service-worker'],
  yaml: ['src/data'],
  'js-yaml': ['src/data'],
  zod: ['src/config', 'src/data', 'src/parse'],
  // Stemmers and stop words of thirty languages.
  '@orama/*': ['src/assemble/search/words/language-words.ts'],
  // Reads and converts the colours of themes.
  culori: ['src/config/theme/colour-space.ts'],
  // Reads the metrics of font files.
  '@capsizecss/*': ['src/emit/pages/declare-fonts.ts'],
  // The theme of the site's demos, which the bundler resolves.
  'colophon:site-theme': ['templates/themed-demo-theme.ts'],
  unified: ['src/parse'],
  'remark-*': ['src/parse'],
  'mdast*': ['src/parse'],
  // Pages with plugins become a tree of elements. All of these are of the unifiedjs collective, like unified.
  'hast*': ['src/parse'],
  'rehype-*': ['src/parse'],
  'vfile*': ['src/parse'],
  'unist-util-visit': ['src/parse'],
  'micromark-*': ['src/parse'],
  satteri: ['src/parse/native/parse-native.ts'],
  'refractor*': ['src/parse'],
  gemoji: ['src/parse/extensions/emoji.ts'],
  katex: ['src/parse/extensions/math.ts'],
  // The browser compiles what readers edit; configuration files of other tools are read, and never run.
  sucrase: ['src/parse', 'src/inspect/evaluate', 'templates'],
  // Demos are searched for the props that they set.
  acorn: ['src/bundle/esbuild/own/read-script.ts', 'src/inspect/evaluate', 'src/parse/demo'],
  commander: ['cli'],
  mrmime: ['src/serve/send-content.ts'],
  'range-parser': ['src/serve/send-content.ts'],
  picomatch: ['src/extract/exports', 'src/inspect', 'src/lib/route-pattern.ts', 'src/read', 'src/render'],
  react: ['templates', 'content'],
  'react-dom': ['templates'],
  '@mui/*': ['templates', 'content'],
  '@emotion/*': ['templates', 'content'],
  stylis: ['templates/islands'],
  // Mirrors the values in style sheets of a site.
  cssjanus: ['src/bundle/styles'],
  '@base-ui/*': ['content'],
  // The example library, whose sources are beside its pages.
  '@acme/kit': ['content'],
  'lz-string': ['templates'],
  // It reads what a sponsor's feed says, in the browser.
  htmlparser2: ['templates/browser/ads', 'src/parse/extensions/plain-svg.ts'],
  // It is bundled into what the development server adds to a page.
  idiomorph: ['templates/dev-client'],
  'web-vitals': ['templates/browser/analytics'],
  // Modules of Node with an effect; the others are free.
  'node:fs': ['src/effects', 'src/serve', 'src/bundle/esbuild', 'cli/loader', 'cli/prepare'],
  'node:worker_threads': ['src/workers', 'cli/loader'],
  'node:http': ['src/serve'],
  'node:net': ['src/serve'],
  'node:stream': ['src/serve'],
  'node:os': ['src/effects'],
  'node:child_process': ['cli', 'src/effects/git-history.ts'],
  'node:process': ['cli'],
  'node:v8': ['cli', 'src/workers'],
  // Source maps, and the names of Node's own modules.
  'node:module': ['cli/loader', 'src/effects', 'src/bundle/esbuild', 'src/inspect/packages'],
  'node:vm': ['src/workers', 'cli/loader'],
  'node:timers': ['cli'],
};

/** Modules of Node that only compute. */
const pureBuiltins = ['node:path', 'node:url', 'node:crypto', 'node:util', 'node:zlib', 'node:buffer'];

const isWithin = (place: string, file: string) => file === place || file.startsWith(`${place}/`);

/** The longest key of a table that holds the file or the name. */
function longest(keys: readonly string[], fits: (key: string) => boolean): string | undefined {
  return keys.filter(fits).sort((a, b) => b.length - a.length)[0];
}

const rowOf = (file: string) => longest(Object.keys(table), (row) => isWithin(row, file));

/** What is wrong with an import of a module of ours, or undefined. */
function wrongNeighbour({ from, to, isType }: Import): string | undefined {
  if (to === undefined) return undefined;
  const row = rowOf(from);
  if (row === undefined) return `${from} stands in no folder of the table; add a row for it.`;
  // Demos leave the ends of their neighbours out, as their readers do.
  const candidates = row === 'content' ? [to, `${to}.ts`, `${to}.tsx`] : [to];
  if (!candidates.some((file) => modules.has(file)) && !/\.(?:css|json)$/.test(to))
    return `${from} imports ${to}, which is not there.`;
  if (isWithin(row, to) || rowOf(to) === row) return undefined;
  const allowed = table[row] ?? [];
  if (
    allowed.some(
      (place) => isWithin(place.replace(/^types:/, ''), to) && (isType || !place.startsWith('types:')),
    )
  )
    return undefined;
  const may =
    row.startsWith('src/') && row !== 'src/model'
      ? 'only itself and the folders before it'
      : allowed.length === 0
        ? 'nothing but itself'
        : `only itself, ${allowed.map((place) => place.replace(/^types:/, 'types of ')).join(', ')}`;
  return `${from} imports ${isType ? 'a type of ' : ''}${to}; ${row} may import ${may}.`;
}

/** What is wrong with an import of a package, or undefined. */
function wrongDoor({ from, packageName, specifier }: Import): string | undefined {
  if (packageName === undefined || pureBuiltins.includes(specifier)) return undefined;
  if (builtinModules.includes(specifier)) return `${from} imports "${specifier}"; write "node:${specifier}".`;
  const door = longest(Object.keys(packageDoors), (name) =>
    name.endsWith('*') ? packageName.startsWith(name.slice(0, -1)) : packageName === name,
  );
  if (door === undefined)
    return `${from} imports "${packageName}", which has no door; name one in this test.`;
  const places = packageDoors[door] ?? [];
  return places.some((place) => isWithin(place, from))
    ? undefined
    : `${from} imports "${specifier}"; its door is ${places.join(', ')}.`;
}

/** Circles of modules, each as the way around; types count. */
function circles(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of edges.keys()) visit(file, []);
  return found;
}

function edgesOf(list: readonly Import[]): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  for (const { from, to } of list) if (to !== undefined) edges.set(from, [...(edges.get(from) ?? []), to]);
  return edges;
}

const found = (check: (one: Import) => string | undefined) => imports.flatMap((one) => check(one) ?? []);

test('imports point one way', () => {
  expect(found(wrongNeighbour)).toEqual([]);
});

test('a package is imported in one place', () => {
  expect(found(wrongDoor)).toEqual([]);
});

test('no module imports itself through others', () => {
  expect(circles(edgesOf(imports))).toEqual([]);
});

test('src itself contains only entry points', () => {
  const top = [...modules.keys()].filter((file) => /^src\/[^/]+$/.test(file));
  expect(top.filter((file) => !entryPoints.includes(file))).toEqual([]);
});

test('every folder has a row', () => {
  expect([...modules.keys()].filter((file) => rowOf(file) === undefined)).toEqual([]);
});

test('a build that shares nothing loads no code of remote caches', () => {
  const loaded = new Set(['src/index.ts']);
  // A set also yields what is added while it is read.
  for (const file of loaded)
    for (const { to, isType } of importsOf(file, (modules.get(file) ?? '').replaceAll('import(', '')))
      if (to !== undefined && !isType) loaded.add(to);
  expect(loaded).toContain('src/build/context.ts');
  const remote = /^src\/(?:cache\/remote\/|remote\/|effects\/(?:http|folder)-storage|build\/build-shard)/;
  expect([...loaded].filter((file) => remote.test(file))).toEqual([]);
});

/** Functions with any number of arguments, to which a list is spread by mistake. */
const variadic = /\b(?:push|unshift|splice|concat|max|min|fromCharCode|fromCodePoint)\(/g;

/**
 * Calls that spread a list into their arguments, which the stack has to hold: some 100,000 of them end the
 * program. `[...one, ...other]` and a loop have no such limit.
 */
function spreadCalls(text: string): string[] {
  return [...text.matchAll(variadic)].flatMap(({ 0: name, index }) => {
    const spread = argumentsAt(text, index + name.length).findIndex((given) => given.startsWith('...'));
    if (spread === -1) return [];
    return `${name}${spread === 0 ? '' : '…, '}${argumentsAt(text, index + name.length)[spread]})`;
  });
}

/** The arguments that begin at an offset, up to the closing parenthesis. */
function argumentsAt(text: string, start: number): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length && depth >= 0; at += 1) {
    const character = text[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth >= 0 && (depth > 0 || character !== ',')) continue;
    found.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return found;
}

/**
 * Stages that only compute; `src/emit` asks the disk through an interface, and knows nothing else of the
 * world.
 */
const middle = [
  ...['model', 'lib', 'config', 'read', 'parse', 'assemble', 'inspect', 'validate', 'render', 'emit'],
  ...['write/plan-writes.ts', 'render/plan-tasks.ts'],
].map((place) => `src/${place}`);

/**
 * The clock, chance, surroundings, the console, timers, and an order or a form of words that is the
 * machine's.
 */
const impure = new RegExp(
  [
    String.raw`\bnew Date\(\s*\)|\bDate\.now\b|\bperformance\.now\b`,
    String.raw`\bMath\.random\b|\brandom(?:UUID|Bytes|Int|FillSync)\b|\bgetRandomValues\b`,
    String.raw`\bprocess\.|\bconsole\.|\bimport\.meta\b`,
    String.raw`\bset(?:Timeout|Interval)\b`,
    String.raw`\.localeCompare\([^,()]*\)|\.toLocale\w+\(\s*(?:\)|undefined)|\bIntl\.[A-Z]\w+\(\s*(?:\)|undefined)`,
  ].join('|'),
);

test('the middle uses no clock, randomness, environment or console', () => {
  const guilty = [...modules].filter(
    ([file, text]) => middle.some((folder) => isWithin(folder, file)) && impure.test(text),
  );
  expect(guilty.map(([file, text]) => `${file}: ${impure.exec(text)?.[0]}`)).toEqual([]);
});

test('no list is spread into the arguments of a call', () => {
  const guilty = [...modules].flatMap(([file, text]) => spreadCalls(text).map((call) => `${file}: ${call}`));
  expect(guilty).toEqual([]);
});

/** The lines of comments that are wider than code may be; Biome leaves comments as they are. */
function wideComments(text: string): string[] {
  return text.split('\n').filter((line) => line.length > 110 && /^\s*(?:\/\/|\/\*\*|\*) /.test(line));
}

test('no comment is wider than 110 columns', () => {
  const tests = [...readModules(root, ['tests'])].filter(
    ([file]) => !/^tests\/(?:sites|diagnostics|cli\/trees)\//.test(file),
  );
  const wide = [...modules, ...tests].flatMap(([file, text]) =>
    wideComments(text).map((line) => `${file}: ${line.trim()}`),
  );
  expect(wide).toEqual([]);
});

describe('the rules would notice', () => {
  test.each([
    [`// ${'word '.repeat(22)}`],
    [`  /** ${'word '.repeat(22)} */`],
    [`/**\n * ${'word '.repeat(22)}\n */`],
  ])('a wide comment in %s', (text) => {
    expect(wideComments(text)).toHaveLength(1);
  });

  test.each([
    ['found.push(...more);', 'push(...more)'],
    [
      'found.push(\n  first,\n  ...rest.map((one) => one.name),\n);',
      'push(…, ...rest.map((one) => one.name))',
    ],
    ['list.splice(0, 1, ...(await read()));', 'splice(…, ...(await read()))'],
    ['const most = Math.max(0, ...sizes);', 'max(…, ...sizes)'],
    ['String.fromCharCode(...bytes)', 'fromCharCode(...bytes)'],
  ])('a spread in %s', (text, call) => {
    expect(spreadCalls(text)).toEqual([call]);
  });

  test.each([
    ['found.push({ ...place, line });'],
    ['found.push([...more]);'],
    ['const all = [...one, ...other];'],
    ['make(...given)'],
    ['Math.max(0, first)'],
  ])('and lets pass %s', (text) => {
    expect(spreadCalls(text)).toEqual([]);
  });

  test.each([
    ['new Date()'],
    ['crypto.randomUUID()'],
    ["import { randomBytes } from 'node:crypto';"],
    ['setTimeout(again, 10)'],
    ['names.sort((a, b) => a.localeCompare(b))'],
    ['count.toLocaleString()'],
    ['new Intl.DateTimeFormat(undefined, { year: "numeric" })'],
    ['new Intl.Collator()'],
  ])('in the middle: %s', (text) => {
    expect(text).toMatch(impure);
  });

  test.each([
    ['new Date(0)'],
    ["a.localeCompare(b, 'en')"],
    ["count.toLocaleString('en-US')"],
    ['new Intl.DisplayNames([id])'],
  ])('and lets pass there: %s', (text) => {
    expect(text).not.toMatch(impure);
  });

  const reported = (from: string, text: string) =>
    importsOf(from, text).map((one) => wrongNeighbour(one) ?? wrongDoor(one));

  test.each<[string, string, string]>([
    [
      'src/parse/x.ts',
      "import { hash } from '../lib/hash.ts';\nimport { identify } from '../assemble/routes/identify.ts';",
      'src/parse/x.ts imports src/assemble/routes/identify.ts; src/parse may import only itself and the folders before it.',
    ],
    [
      'src/model/x.ts',
      "export { hash } from '../lib/hash.ts';",
      'src/model/x.ts imports src/lib/hash.ts; src/model may import nothing but itself.',
    ],
    [
      'src/write/x.ts',
      "import {\n  type FileSystem,\n  nodeFileSystem,\n} from '../effects/node-file-system.ts';",
      'src/write/x.ts imports src/effects/node-file-system.ts; src/write may import only itself and the folders before it.',
    ],
    [
      'templates/x.tsx',
      "import { badges } from '../src/model/navigation.ts';",
      'templates/x.tsx imports src/model/navigation.ts; templates may import only itself, types of src/model.',
    ],
    [
      'cli/x.ts',
      "type A = import('../src/load/load.ts').Loaded;",
      'cli/x.ts imports src/load/load.ts; cli may import only itself, src/index.ts, src/early.ts, package.json.',
    ],
    [
      'src/emit/x.ts',
      "const { build } = await import('esbuild');",
      'src/emit/x.ts imports "esbuild"; its door is src/bundle/esbuild, cli/prepare.',
    ],
    [
      'src/parse/x.ts',
      "import { readFile } from 'node:fs/promises';",
      'src/parse/x.ts imports "node:fs/promises"; its door is src/effects, src/serve, src/bundle/esbuild, cli/loader, cli/prepare.',
    ],
    [
      'src/lib/x.ts',
      "import lodash from 'lodash';",
      'src/lib/x.ts imports "lodash", which has no door; name one in this test.',
    ],
    ['src/lib/x.ts', "import { join } from 'path';", 'src/lib/x.ts imports "path"; write "node:path".'],
    [
      'src/lib/x.ts',
      "import { gone } from './gone.ts';",
      'src/lib/x.ts imports src/lib/gone.ts, which is not there.',
    ],
    [
      'src/other/x.ts',
      "import { hash } from '../lib/hash.ts';",
      'src/other/x.ts stands in no folder of the table; add a row for it.',
    ],
  ])('in %s: %s', (from, text, sentence) => {
    expect(reported(from, text)).toContain(sentence);
  });

  test.each([
    ['src/write/x.ts', "import type { FileSystem } from '../effects/file-system.ts';"],
    ['src/write/x.ts', "import { type FileSystem, type Listed } from '../effects/file-system.ts';"],
    ['templates/x.tsx', "import type { Badge } from '../src/model/navigation.ts';"],
    [
      'src/build/x.ts',
      "import { hash } from '../lib/hash.ts';\nimport { identify } from '../assemble/routes/identify.ts';",
    ],
    [
      'src/lib/x.ts',
      "// import x from 'left-pad'\nconst code = `\nimport x from 'left-pad';\n`;\n/* import('left-pad') */",
    ],
  ])('and lets pass in %s: %s', (from, text) => {
    expect(reported(from, text).filter((sentence) => sentence !== undefined)).toEqual([]);
  });

  test('a circle, also of types', () => {
    const one = importsOf('src/lib/a.ts', "import { b } from './b.ts';");
    const other = importsOf('src/lib/b.ts', "import type { A } from './a.ts';");
    expect(circles(edgesOf([...one, ...other]))).toEqual(['src/lib/a.ts → src/lib/b.ts → src/lib/a.ts']);
  });
});
