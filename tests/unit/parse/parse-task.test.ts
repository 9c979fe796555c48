import { expect, test } from 'vitest';
import type { ProductConfig } from '../../../src/model/product-config.ts';
import { includeFolders, parseOptions } from '../../../src/parse/parse-task.ts';
import { configOf } from '../../support/sample-site.ts';

test.each<[string, object]>([
  ['', { trust: true, emoji: false, math: false, folders: [] }],
  ['markdown: { trust: false }', { trust: false, emoji: false, math: false, folders: [] }],
  [
    'markdown: { emoji: true, math: true, mdx: true, anchors: github }',
    { trust: true, emoji: true, math: true, mdx: true, anchors: 'github', folders: [] },
  ],
  ['linkSchemes: [vscode]', { trust: true, schemes: ['vscode'], emoji: false, math: false, folders: [] }],
])('the options of a site with "%s"', (text, options) => {
  expect(parseOptions(configOf(text))).toEqual(options);
});

test('a site with diagrams names their package', () => {
  const config = configOf('');
  const diagrams = { url: 'file:///a.js', version: '1.0.0' };
  expect(parseOptions({ ...config, markdown: { ...config.markdown, diagrams } })).toMatchObject({ diagrams });
  expect(parseOptions(config)).not.toHaveProperty('diagrams');
});

test('paths of included files may begin in the folders of products and of their translations', () => {
  const products = [{ content: 'docs/en', translations: { de: 'docs/de', ar: 'docs/ar' } }, {}];
  expect(includeFolders(products as unknown as readonly ProductConfig[])).toEqual([
    'docs/en',
    'docs/de',
    'docs/ar',
  ]);
});
