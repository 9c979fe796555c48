import { expect, test } from 'vitest';
import type { ProductConfig } from '../../../src/model/product-config.ts';
import { includeFolders } from '../../../src/parse/parse-task.ts';

test('paths of included files may begin in the folders of products and of their translations', () => {
  const products = [{ content: 'docs/en', translations: { de: 'docs/de', ar: 'docs/ar' } }, {}];
  expect(includeFolders(products as unknown as readonly ProductConfig[])).toEqual([
    'docs/en',
    'docs/de',
    'docs/ar',
  ]);
});
