import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bytesOf } from '../../src/lib/bytes-of.ts';
import type { SitePath } from '../../src/model/path.ts';
import { countingDemo, manyDemosSite } from '../support/many-demos.ts';
import { outputDifferences } from '../support/output-differences.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildSite, openDevBuilder, readOutput, type SiteFiles, test } from '../support/workspace.ts';

const demo = (imports: string, body: string) => ({
  'content/acme/Demo49.tsx': `${imports}\nexport default function Demo49() {\n  return ${body};\n}\n`,
});

/** Edits, each on top of those before it. */
const edits: readonly (readonly [name: string, files: SiteFiles])[] = [
  ['the text of a demo', { 'content/acme/Demo7.tsx': countingDemo(7, 'edited') }],
  ['a module that one demo has', { 'content/acme/own8/label.ts': "export const label = 'Eight';\n" }],
  ['a module that all demos have', { 'content/acme/shared.ts': "export const shared = 'common';\n" }],
  ['other imports', demo("import Button from '@mui/material/Button';", '<Button>Pressed</Button>')],
  ['a module of another demo', demo("import { label } from './own7/label';", '<b>{label}</b>')],
  ['a module as one object', demo("import * as own from './own49/label';", '<b>{Object.keys(own)}</b>')],
  ['packages as one object', demo("import * as React from 'react';", 'React.createElement("b")')],
  ['a component of another demo', { 'content/acme/Demo49.tsx': "export { default } from './Demo9';\n" }],
  [
    'a module that is loaded on demand',
    demo('', "<button onClick={() => import('./own49/label')}>Load</button>"),
  ],
  [
    'styles',
    {
      ...demo("import './demo.css';", '<b className="red">Red</b>'),
      'content/acme/demo.css': '.red { color: red }',
    },
  ],
  ['other styles', { 'content/acme/demo.css': '.red { color: darkred }' }],
  ['an alias', demo("import { word } from 'kit/word';", '<b>{word}</b>')],
  ['paths of tsconfig.json', demo("import { word } from '@/word';", '<b>{word}</b>')],
  [
    'a picture',
    {
      ...demo("import dot from './dot.svg';", '<img src={dot} alt="" />'),
      'content/acme/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  ],
  [
    'names of styles',
    {
      ...demo("import styles from './demo.module.css';", '<b className={styles.red}>Red</b>'),
      'content/acme/demo.module.css': '.red { color: red }',
    },
  ],
  [
    'another JSX runtime',
    demo('/** @jsxImportSource @emotion/react */', '<b css={{ color: "red" }}>Red</b>'),
  ],
  ['an environment', demo('', '<b>{process.env.NODE_ENV}</b>')],
  ['nothing but a directive', { 'content/acme/Demo7.tsx': `'use client';\n${countingDemo(7, 'edited')}` }],
];

test('after edits, a website with many demos is that of a clean build', { timeout: 300_000 }, async ({
  // Some 30 builds of 50 demos.
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
