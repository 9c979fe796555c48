import { expect, test } from 'vitest';
import { composeStyleSheet } from '../../../../templates/styles/style-sheet.ts';

test("the style sheets of a site may use every variable of the shell's theme", () => {
  const css = 'p{color:var(--docs-palette-error-dark)}';
  const declared = (own: string) =>
    composeStyleSheet({ products: [] }, [], { faces: [], css: own }).match(/--docs-palette-error-dark:/g);
  expect(declared('')).toBeNull();
  // For light and dark schemes, with and without a script.
  expect(declared(css)).toHaveLength(3);
});
