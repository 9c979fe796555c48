import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { bundleStyles } from '../../../../src/bundle/esbuild/bundle-styles.ts';
import { hasSubstitute } from '../../../../src/bundle/esbuild/has-substitute.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { folderWith } from '../../../support/folder-with.ts';

/** Bundles the style sheets of these names, beside other files. */
async function bundle(files: Readonly<Record<string, string>>, names: readonly string[]) {
  await using folder = await folderWith(files);
  const at = (path: string) => join(folder.path, path) as FilePath;
  const { css, files: made, inputs } = await bundleStyles(names.map(at), { root: at('') });
  return {
    css,
    files: made.map(({ path }) => path),
    inputs: inputs.map((file) => relative(folder.path, file)).sort(),
  };
}

test('style sheets become one text for both directions, in their order, with all that they import', async () => {
  const files = {
    'content/b.css': '.b { margin-left: 1px }',
    'content/a.css': '@import "./base.css";\n.a { color: red }',
    'content/base.css': '/* Base. */ .base { color: blue }',
  };
  expect(await bundle(files, ['content/b.css', 'content/a.css'])).toEqual({
    css: '.b{margin-inline-start:1px}.base{color:#00f}.a{color:red}',
    files: [],
    inputs: ['content/a.css', 'content/b.css', 'content/base.css'],
  });
});

test('files are copied with a hash in their names; addresses of the website and of others stay', async () => {
  const files = {
    'content/a.css':
      '.a { background: url(./dot.svg), url(/logo.svg), url(https://acme.dev/a.png), url(data:image/png,x) }',
    'content/dot.svg': '<svg/>',
  };
  const { css, files: made, inputs } = await bundle(files, ['content/a.css']);
  expect(made).toEqual([expect.stringMatching(/^assets\/dot-[A-Z0-9]{8}\.svg$/)]);
  expect(css).toContain(`./${made[0]?.replace('assets/', '')}`);
  for (const address of ['/logo.svg', 'https://acme.dev/a.png', 'data:image/png,x'])
    expect(css).toContain(address);
  expect(inputs).toEqual(['content/a.css', 'content/dot.svg']);
});

test.each([
  ['.a { color: red } }', 'This "}" closes no block'],
  ['.a { color: red', 'This block is not closed'],
  ['.a { colr: red }', '"colr" is not a known CSS property'],
  ['@import "./gone.css";', 'Could not resolve "./gone.css"'],
])('%s is an error of a style sheet', async (text, message) => {
  const bundling = bundle({ 'content/a.css': text }, ['content/a.css']);
  await expect(bundling).rejects.toMatchObject({ errors: [{ text: message, detail: 'style' }] });
});

test('of a site, its theme and templates that replace ours have a substitute', async () => {
  await using folder = await folderWith({ 'ours/layout/footer.tsx': '', 'site/templates/own.tsx': '' });
  const at = (path: string) => join(folder.path, path) as FilePath;
  const places = {
    templates: at('ours'),
    siteTemplates: at('site/templates'),
    demoTheme: at('site/content/theme.ts'),
  };
  const paths = [
    'content/theme.ts',
    'templates/layout/footer.tsx',
    'templates/own.tsx',
    'layout/footer.tsx',
    'templates',
  ];
  expect(paths.filter((path) => hasSubstitute(at(`site/${path}`), places))).toEqual(paths.slice(0, 2));
});
