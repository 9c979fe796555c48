import { join } from 'node:path';
import { build, type Message } from 'esbuild';
import { expect, test } from 'vitest';
import { siteStyles } from '../../../../../src/bundle/esbuild/plugins/site-styles.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

type Files = Readonly<Record<string, string>>;

/** Bundles a module with this code and these style sheets. */
async function bundle(code: string, files: Files, minify = false) {
  await using folder = await folderWith({ 'content/Demo.ts': code, ...files });
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder.path, 'content/Demo.ts')],
    absWorkingDir: folder.path,
    outdir: join(folder.path, 'dist'),
    bundle: true,
    write: false,
    metafile: true,
    minify,
    format: 'esm',
    logLevel: 'silent',
    loader: { '.svg': 'dataurl' },
    plugins: [siteStyles({ root: folder.path as FilePath })],
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: textOf('.js'), css: textOf('.css'), inputs: Object.keys(metafile.inputs) };
}

const errorsOf = (code: string, files: Files) =>
  bundle(code, files).then(
    () => [],
    ({ errors }: { readonly errors: readonly Message[] }) =>
      errors.map(({ text, location, notes }) => [
        text,
        `${location?.line}:${location?.column}`,
        notes[0]?.text,
      ]),
  );

const card: Files = { 'content/card.module.css': '.root { color: red }\n.save-button { color: blue }\n' };

test('a CSS module exports its classes, whose names are the same in every bundle', async () => {
  const code =
    "import styles, { root } from './card.module.css';\nconsole.log([root, styles['save-button']]);";
  const [plain, minified] = [await bundle(code, card), await bundle(code, card, true)];
  const [, name = ''] = /\.(card_[A-Za-z0-9]{1,5}_root)\b/.exec(plain.css) ?? [];
  expect(name).not.toBe('');
  expect(plain.script).toContain(`"${name}"`);
  expect(minified.css).toContain(`.${name}{`);
  expect(minified.css).toContain(`.${name.replace('_root', '_save-button')}{`);
  expect(minified.script).toContain(`"${name}"`);
});

test('equal names of files in two folders give other classes', async () => {
  const files: Files = { ...card, 'content/other/card.module.css': '.root { color: green }' };
  const code =
    "import { root as a } from './card.module.css';\nimport { root as b } from './other/card.module.css';\nconsole.log(a, b);";
  const { css } = await bundle(code, files);
  const names = [...css.matchAll(/\.(card_\w+_root)\b/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});

test('the files of style sheets are inputs of the bundle', async () => {
  const files: Files = {
    'content/card.module.css':
      '@import "./base.css";\n.root { background: url(./dot.svg); composes: big from "./big.module.css" }',
    'content/base.css': 'a { color: red }',
    'content/big.module.css': '.big { font-size: 2em }',
    'content/dot.svg': '<svg/>',
  };
  const { css, inputs } = await bundle(
    "import { root } from './card.module.css';\nconsole.log(root);",
    files,
  );
  expect(css).toContain('data:image/svg+xml');
  for (const name of ['base.css', 'dot.svg', 'big.module.css'])
    expect(
      inputs.filter((input) => input.endsWith(`content/${name}`)),
      name,
    ).not.toEqual([]);
});

const closing = 'Remove it, or add the "{" before it.';

test.each<[what: string, code: string, files: Files, errors: readonly unknown[]]>([
  [
    'a brace too many in a CSS module',
    "import './a.module.css';",
    { 'content/a.module.css': '.a { color: red }\n}\n.b { color: red }' },
    [['This "}" closes no block', '2:0', closing]],
  ],
  [
    'a brace too many in a style sheet',
    "import './a.css';",
    { 'content/a.css': '.a { color: red } }\n.b { color: red }' },
    [['This "}" closes no block', '1:18', closing]],
  ],
  [
    'one in a package',
    "import 'kit/a.css';\nimport 'kit/b.module.css';",
    {
      'node_modules/kit/package.json': '{}',
      'node_modules/kit/a.css': '.a {} }\n.b {}',
      'node_modules/kit/b.module.css': '.a {} }\n.b {}',
    },
    [],
  ],
  [
    'Sass that is not installed',
    "import './a.scss';",
    { 'content/a.scss': '$a: 1', 'package.json': '{ "packageManager": "pnpm@10.0.0" }' },
    [['"a.scss" needs the package "sass", which is not installed.', '1:7', 'pnpm add --save-dev sass']],
  ],
])('%s is reported at its place, unless a package is at fault', async (_, code, files, errors) => {
  expect(await errorsOf(code, files)).toEqual(errors);
});
