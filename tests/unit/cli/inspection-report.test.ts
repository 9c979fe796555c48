import { expect, test } from 'vitest';
import { inspectionReport } from '../../../cli/inspection-report.ts';

test('names of files and products cannot control the terminal', () => {
  const tree = {
    kind: 'markdown',
    pages: [{}],
    products: [{ name: 'Kit\u001b[2J', navigation: 'auto' }],
    languages: [{ id: 'en' }],
    apiDocuments: 0,
    unplaced: [{ kind: 'file', reason: 'of "b\u0007"', name: 'a\u001b]0;\u0007' }],
  } as unknown as Parameters<typeof inspectionReport>[0];
  expect(inspectionReport(tree, 'docs', (_tone, text) => text)).toBe(`Found a folder of Markdown in docs
  1 page
  no navigation; it follows from the folders (navigation: auto)
  1 product: Kit␛[2J
  1 language: en

Not on the new site:
  1 file or folder of "b␇"
    a␛]0;␇

`);
});
