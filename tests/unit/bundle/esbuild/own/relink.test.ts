import { expect, test } from 'vitest';
import { browserCodes } from '../../../../../src/bundle/esbuild/own/bundle-sides.ts';
import type { OwnCode, OwnCodes } from '../../../../../src/bundle/esbuild/own/compile-own-code.ts';
import type { DemoForm } from '../../../../../src/bundle/esbuild/own/link-own-code.ts';
import { type LargeBundles, relinkDemos } from '../../../../../src/bundle/esbuild/own/relink.ts';
import { sharedImports } from '../../../../../src/bundle/esbuild/own/shared-imports.ts';
import { apartDemo } from '../../../../../src/bundle/esbuild/own/with-own-code.ts';
import type { ApartDemos, LinkedImport } from '../../../../../src/model/apart-demos.ts';
import type { Entry, ServerModule } from '../../../../../src/model/entry.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;
const at = (path: string) => `/site/${path}` as FilePath;

/** The code of a demo with a value, and the names that it imports by specifier. */
function codeOf(name: string, value: string, imports: Readonly<Record<string, readonly string[]>>): OwnCode {
  const listed = Object.entries(imports);
  return {
    kind: 'demo',
    id: `demo:${name}`,
    script: {
      directives: '',
      imports: listed.map(([specifier, names]) => ({
        specifier,
        names: names.map((one) => [one, one] as const),
      })),
      code: `const demo=${value};`,
      exports: [['default', 'demo']],
    },
    list: {
      folder: root,
      type: 'commonjs',
      imports: listed.map(([specifier, names]) => ({ specifier, names })),
    },
    inputs: {
      [`content/${name}`]: {
        bytes: 1,
        imports: listed.map(([path]) => ({ path, kind: 'import-statement' as const, external: true })),
      },
    },
  };
}

const codesOf = (...codes: readonly OwnCode[]): OwnCodes => new Map(codes.map((code) => [code.id, code]));

/** What is needed to compile these demos again. Each shared import is a script, some with a style sheet. */
function apartOf(codes: OwnCodes, styled: readonly string[]): ApartDemos {
  const all = [...codes.values()];
  const shared = sharedImports(
    all.map(({ list }) => list),
    root,
  );
  const linked = [...shared].map(([key, one], index): [string, LinkedImport] => {
    const styles = styled.includes(one.specifier) ? { styles: `${one.specifier}.css` } : {};
    const modules = one.specifier.startsWith('.')
      ? [one.specifier.slice(2)]
      : [`node_modules/${one.specifier}/a.js`];
    return [
      key,
      {
        shared: one,
        path: `import-${index}.js`,
        loads: { imports: [`chunk-${index}.js`], ...styles },
        modules,
      },
    ];
  });
  return { demos: new Map(all.map((code) => [code.id, apartDemo(code)])), shared: new Map(linked) };
}

const fileOf = (path: string) => ({ path, bytes: new Uint8Array() });
const pathOf = (id: string) => `${id.replace(/\W/g, '-')}-OLD.js`;

/** The bundles of these demos, with scripts of before. */
function bundlesOf(codes: OwnCodes, entries: readonly Entry[], styled: readonly string[] = []): LargeBundles {
  const shown = browserCodes(codes, entries, root);
  const module = (id: string): ServerModule => ({ path: pathOf(id), hash: 'old' });
  const scripts = (ids: Iterable<string>) => [...ids].map((id) => fileOf(pathOf(id)));
  return {
    browser: {
      files: [fileOf('browser.js'), ...scripts(shown.keys())],
      assets: new Map([...shown.keys()].map((id) => [id, { path: pathOf(id), imports: [] }])),
      inputs: [],
      apart: apartOf(shown, styled),
    },
    server: {
      files: [fileOf('templates.js'), ...scripts(codes.keys())],
      templates: module('templates'),
      ownTemplates: false,
      demos: new Map([...codes.keys()].map((id) => [id, module(id)])),
      offers: '',
      offered: [],
      importers: new Map([
        [at('content/data.ts'), [at('content/A.tsx'), at('content/B.tsx')]],
        [at('content/rows.ts'), [at('content/B.tsx')]],
      ]),
      inputs: [],
      apart: apartOf(codes, styled),
    },
  };
}

const form: DemoForm = {
  banner: '',
  outputOf: ({ id }) => id.replace(/\W/g, '-'),
  write: async (script) => script,
};

const relink = (codes: OwnCodes, bundles: LargeBundles, entries: readonly Entry[] = []) =>
  relinkDemos(codes, bundles, {
    root,
    env: {},
    hashOf: async () => 'hash',
    browser: form,
    node: form,
    entries,
  });

const a = codeOf('A.tsx', '1', { kit: ['Card'], './content/data.ts': ['rows'] });
const b = codeOf('B.tsx', '2', {
  kit: ['Card', 'List'],
  './content/data.ts': ['rows'],
  './content/rows.ts': ['x'],
});
const before = bundlesOf(codesOf(a, b), []);

test('the scripts of edited demos are replaced, in the browser and in Node', async () => {
  const edited = codeOf('A.tsx', '3', { kit: ['Card'], './content/data.ts': ['rows'] });
  const linked = await relink(codesOf(edited), before);
  const [shown, rendered] = [
    linked?.browser.assets.get('demo:A.tsx'),
    linked?.server.demos.get('demo:A.tsx'),
  ];
  expect(linked?.browser.files.map(({ path }) => path)).toEqual([
    'browser.js',
    'demo-B-tsx-OLD.js',
    shown?.path,
  ]);
  expect(linked?.server.files.map(({ path }) => path)).toEqual([
    'templates.js',
    'demo-B-tsx-OLD.js',
    rendered?.path,
  ]);
  for (const path of [shown?.path, rendered?.path]) expect(path).toMatch(/^demo-A-tsx-[A-Z2-7]{8}\.js$/);
  expect(Buffer.from(linked?.server.files.at(-1)?.bytes ?? []).toString()).toContain('const demo=3;');
  // Its packages, its data, and the runtime.
  expect(shown?.imports).toEqual([3, 0, 2].flatMap((index) => [`chunk-${index}.js`, `import-${index}.js`]));
  expect(rendered?.hash).not.toBe('old');
  expect(linked?.server.demos.get('demo:B.tsx')?.path).toBe('demo-B-tsx-OLD.js');
  expect(linked?.server.importers).toBe(before.server.importers);
  expect(linked?.browser.apart?.demos.size).toBe(2);
});

test('after other imports, the importers of files are those that there are', async () => {
  const edited = codeOf('A.tsx', '3', { './content/rows.ts': ['x'] });
  const linked = await relink(codesOf(edited), before);
  expect(Object.fromEntries(linked?.server.importers ?? [])).toEqual({
    [at('content/data.ts')]: [at('content/B.tsx')],
    [at('content/rows.ts')]: [at('content/B.tsx'), at('content/A.tsx')],
  });
});

test.each<[what: string, codes: OwnCodes]>([
  ['imports what no demo has imported', codesOf(codeOf('A.tsx', '3', { other: ['x'] }))],
  ['imports another name', codesOf(codeOf('A.tsx', '3', { kit: ['Table'] }))],
  ['no longer imports what it alone imported', codesOf(codeOf('B.tsx', '3', { kit: ['Card', 'List'] }))],
  ['was not compiled apart', codesOf(codeOf('C.tsx', '3', { kit: ['Card'] }))],
])('a demo that %s is bundled with all others', async (_, codes) => {
  expect(await relink(codes, before)).toBeUndefined();
});

test('so is a demo without anything apart', async () => {
  const { apart: _, ...server } = before.server;
  expect(await relink(codesOf(a), { ...before, server })).toBeUndefined();
});

test('a demo shows the style sheet of its packages, and has at most one', async () => {
  const styled = bundlesOf(codesOf(a, b), [], ['kit', './content/rows.ts']);
  const linked = await relink(codesOf(a), styled);
  expect(linked?.server.demos.get('demo:A.tsx')?.styles).toBe('kit.css');
  expect(linked?.browser.assets.get('demo:A.tsx')?.styles).toBe('kit.css');
  expect(await relink(codesOf(b), styled)).toBeUndefined();
});

const live = (name: string, ...names: readonly string[]): Entry => ({
  kind: 'live',
  id: `live:${name}`,
  file: at(`content/${name}`),
  modules: [{ specifier: 'kit', names }],
});

test('what readers may edit is linked again if it offers something else', async () => {
  const entries = [live('A.tsx', 'Card', 'List'), live('B.tsx', 'Card')];
  const bundles = bundlesOf(codesOf(a, b), entries);
  const now = [live('A.tsx', 'Card', 'List'), live('B.tsx', 'Card', 'List')];
  const linked = await relink(codesOf(a), bundles, now);
  expect(linked?.browser.assets.get('live:A.tsx')?.path).toBe('live-A-tsx-OLD.js');
  const path = linked?.browser.assets.get('live:B.tsx')?.path;
  expect(path).toMatch(/^live-B-tsx-[A-Z2-7]{8}\.js$/);
  const paths = linked?.browser.files.map((file) => file.path);
  expect(paths).toContain(path);
  expect(paths).not.toContain('live-B-tsx-OLD.js');
});

test('a script that another entry still has stays', async () => {
  const [first, second] = [live('A.tsx', 'Card'), live('B.tsx', 'Card')];
  const bundles = bundlesOf(codesOf(a, b), [first, second]);
  const assets = new Map(bundles.browser.assets).set('live:B.tsx', {
    path: 'live-A-tsx-OLD.js',
    imports: [],
  });
  const sharing = { ...bundles, browser: { ...bundles.browser, assets } };
  const linked = await relink(codesOf(a), sharing, [first, live('B.tsx', 'Card', 'List')]);
  expect(linked?.browser.files.map((file) => file.path)).toContain('live-A-tsx-OLD.js');
  expect(linked?.browser.assets.get('live:B.tsx')?.path).toMatch(/^live-B-tsx-[A-Z2-7]{8}\.js$/);
});
