import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bytesOf } from '../../src/lib/bytes-of.ts';
import type { SitePath } from '../../src/model/path.ts';
import { countingDemo, manyDemosSite } from '../support/many-demos.ts';
import { outputDifferences } from '../support/output-differences.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildSite, openDevBuilder, readOutput, type SiteFiles, test } from '../support/workspace.ts';

const demo = (imports: string, body: string, index = 49) => ({
  [`content/acme/Demo${index}.tsx`]: `${imports}\nexport default function Demo${index}() {\n  return ${body};\n}\n`,
});

/** Demos that import in all ways that can be linked, with a word that they show. */
const linked = (word: string): SiteFiles => ({
  ...demo("import Button from '@mui/material/Button';", `<Button>${word}</Button>`, 30),
  ...demo("import { label } from './own7/label';", `<b>{label} ${word}</b>`, 31),
  ...demo("import * as own from './own32/label';", `<b>{Object.keys(own)} ${word}</b>`, 32),
  ...demo("import * as React from 'react';", `React.createElement('b', {}, '${word}')`, 33),
  ...demo("import { word } from 'kit/word';", `<b>{word} ${word}</b>`, 34),
  ...demo("import { word } from '@/word';", `<b>{word} ${word}</b>`, 35),
  ...demo("import dot from './dot.svg';", `<img src={dot} alt="${word}" />`, 36),
  ...demo("import styles from './demo.module.css';", `<b className={styles.red}>${word}</b>`, 37),
  ...demo("import './demo.css';", `<b className="red">${word}</b>`, 38),
  ...demo('/** @jsxImportSource @emotion/react */', `<b css={{ color: 'red' }}>${word}</b>`, 39),
  ...demo('', `<b>{process.env.NODE_ENV} ${word}</b>`, 40),
  ...demo("import text from './dot.svg?raw';", `<b title={text}>${word}</b>`, 29),
  ...demo("'use client';\nimport { useId } from 'react';", `<b id={useId()}>${word}</b>`, 41),
});

/** Demos that are bundled in one piece with what they share. */
const whole = (word: string): SiteFiles => ({
  ...demo('', `<button onClick={() => import('./own42/label')}>${word}</button>`, 42),
  'content/acme/Demo43.tsx': `export { default } from './Demo9'; // ${word}\n`,
});

const pictures = (width: number): SiteFiles => ({
  'content/acme/dot.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"/>`,
});

const styles = (colour: string): SiteFiles => ({
  'content/acme/demo.css': `.red { color: ${colour} }`,
  'content/acme/demo.module.css': `.red { color: ${colour} }`,
});

/** Edits, each on top of those before it. */
const edits: readonly (readonly [name: string, files: SiteFiles])[] = [
  [
    'modules that one demo has',
    {
      'content/acme/Demo7.tsx': countingDemo(7, 'edited'),
      'content/acme/own8/label.ts': "export const label = 'Eight';\n",
      'content/acme/Demo6.tsx': `'use client';\n${countingDemo(6)}`,
    },
  ],
  ['other imports', { ...linked('first'), ...whole('first'), ...pictures(1), ...styles('red') }],
  ['the text of demos that are linked', linked('second')],
  [
    'imports that other demos have',
    {
      ...demo(
        "import Button from '@mui/material/Button';\nimport { shared } from './shared';",
        '<Button>{shared}</Button>',
        12,
      ),
      ...demo("import * as React from 'react';", "React.createElement('i')", 13),
      ...demo("import './demo.css';\nimport Button from '@mui/material/Button';", '<Button />', 14),
      ...demo('', "'nothing'", 15),
    },
  ],
  [
    'two style sheets of one demo, and the last import of a module',
    {
      ...demo(
        "import styles from './demo.module.css';\nimport './demo.css';",
        '<b className={styles.red} />',
        16,
      ),
      ...demo('', "'no picture'", 29),
    },
  ],
  [
    'what many demos have',
    {
      ...whole('second'),
      ...pictures(2),
      ...styles('darkred'),
      'content/acme/shared.ts': "export const shared = 'common';\n",
    },
  ],
];

test('after edits, a website with many demos is that of a clean build', { timeout: 240_000 }, async ({
  workspace,
}) => {
  await workspace.write(manyDemosSite());
  expect(await workspace.freshBuild()).toMatchObject({ ok: true, diagnostics: [] });
  for (const [name, files] of edits) {
    await workspace.write(files);
    expect(await workspace.freshBuild(), name).toMatchObject({ ok: true, diagnostics: [] });
    await using elsewhere = await temporaryFolder();
    for (const name of ['content', 'kit', 'src', 'tsconfig.json'])
      await cp(join(workspace.root, name), join(elsewhere.path, name), { recursive: true });
    await buildSite(elsewhere.path);
    const clean = await readOutput(join(elsewhere.path, 'dist'));
    expect(outputDifferences(await workspace.output(), clean), name).toEqual([]);
  }
});

test('many demos are edited without bundling all of them again', async ({ workspace }) => {
  await workspace.write({ ...manyDemosSite(), ...linked('first'), ...pictures(1), ...styles('red') });
  await workspace.freshBuild();
  await workspace.write(linked('second'));
  const { written } = await workspace.freshBuild();
  const scripts = written.filter((path) => /^assets\/.*\.js$/.test(path));
  expect(scripts).toHaveLength(Object.keys(linked('')).length);
  expect(scripts.every((path) => path.startsWith('assets/demo-acme-'))).toBe(true);
});

test('a demo imports what others import without bundling all of them again', async ({ workspace }) => {
  const paint = (main: string) => ({
    'node_modules/paint/package.json': `{ "name": "paint", "exports": "${main}" }`,
  });
  await workspace.write({
    ...manyDemosSite(),
    ...paint('./index.js'),
    'node_modules/paint/index.js': "export const red = 'red';",
    ...demo("import { red } from 'paint';", '<b>{red}</b>', 30),
  });
  await workspace.freshBuild();
  // Bundled again, no demo would find the package.
  await workspace.write(paint('./gone.js'));
  await workspace.write({
    'content/acme/Demo12.tsx': `import { red } from 'paint';\n${countingDemo(12, '{red}')}`,
  });
  const { ok, diagnostics, written } = await workspace.freshBuild();
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] });
  const scripts = written.filter((path) => /^assets\/.*\.js$/.test(path));
  expect(scripts.toSorted()).toEqual([
    expect.stringMatching(/^assets\/demo-acme-Demo12-/),
    expect.stringMatching(/^assets\/live-/),
  ]);
});

test('the styles of a demo are on its page', async ({ workspace }) => {
  await workspace.write({
    ...manyDemosSite(),
    ...demo("import './demo.css';", '<b className="red">Red</b>'),
    'content/acme/demo.css': '.red { color: darkred }',
  });
  await workspace.freshBuild();
  const output = await workspace.output();
  const linked = (path: string) =>
    [...(output.get(path) ?? '').matchAll(/href="\/([^"]+\.css)"/g)].map(
      ([, file = '']) => output.get(file) ?? '',
    );
  const isStyled = (path: string) =>
    [...linked(path), output.get(path)].some((text) => text?.includes('darkred'));
  expect([isStyled('acme/last/index.html'), isStyled('acme/all/index.html')]).toEqual([true, false]);
});

test('an edited demo replaces its own script alone', async ({ workspace }) => {
  await workspace.write(manyDemosSite());
  await workspace.freshBuild();
  await workspace.write({ 'content/acme/Demo49.tsx': countingDemo(49, 'edited') });
  const { written, removed } = await workspace.freshBuild();
  const isScript = (path: string) => path.startsWith('assets/') && path.endsWith('.js');
  expect(written.filter(isScript)).toEqual([expect.stringMatching(/^assets\/demo-acme-Demo49-\w+\.js$/)]);
  expect(removed.filter(isScript)).toHaveLength(1);
});

test('errors in one of many demos have their place', async ({ workspace }) => {
  await workspace.write(manyDemosSite());
  for (const [code, line] of [
    ["import { missing } from '@mui/material/Button';\nexport default () => missing;\n", 1],
    ["import { gone } from './gone';\nexport default () => gone;\n", 1],
    ['export default function () {\n  return 1 + ;\n}\n', 2],
    ["export const value = 'no demo';\n", 1],
  ] as const) {
    await workspace.write({ 'content/acme/Demo49.tsx': code });
    const { diagnostics } = await workspace.freshBuild();
    expect(
      diagnostics.filter(({ severity }) => severity === 'error'),
      code,
    ).toMatchObject([{ place: { file: 'content/acme/Demo49.tsx', line } }]);
  }
});

/** A package that was compiled to CommonJS, and a site whose own modules are ES modules. */
const common: SiteFiles = {
  'package.json': '{ "type": "module" }',
  'node_modules/es/package.json': '{ "name": "es", "main": "index.js" }',
  'node_modules/es/index.js':
    "Object.defineProperty(exports, '__esModule', { value: true }); exports.default = () => 'es';",
};

/**
 * No patch of `docs dev` offers this package: what its default import means depends on the importing module.
 */
const commonDemo = (word: string) =>
  `import es from 'es';\n\nexport default function Demo49() {\n  return <b>{typeof es} {'${word}'}</b>;\n}\n`;

test('a default import of CommonJS means what it means in an ES module', async ({ workspace }) => {
  await workspace.write({ ...common, ...manyDemosSite(commonDemo('first')) });
  await workspace.freshBuild();
  expect(await workspace.read('dist/acme/last/index.html')).toContain('<b>object<!-- --> <!-- -->first</b>');
});

test('an edit in `docs dev` of a demo that only bundles can contain is shown', async ({ workspace }) => {
  await workspace.write({ ...common, ...manyDemosSite(commonDemo('before')) });
  const builder = await openDevBuilder(workspace.root);
  try {
    await builder.snapshot();
    await workspace.write({ 'content/acme/Demo49.tsx': commonDemo('after') });
    const paths = [join(workspace.root, 'content/acme/Demo49.tsx')];
    const { site } = await builder.snapshot({ paths, configChanged: false });
    const page = (await site?.render(['/acme/last' as SitePath]))?.pages[0];
    const html = page ? new TextDecoder().decode(await bytesOf(page)) : '';
    expect(html).toContain('<b>object<!-- --> <!-- -->after</b>');
    expect(html).toMatch(/assets\/demo-acme-Demo49-\w+\.js/);
  } finally {
    await builder.close();
  }
});
