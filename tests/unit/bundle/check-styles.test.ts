import { expect, test } from 'vitest';
import { checkStyles } from '../../../src/bundle/check-styles.ts';
import type { FilePath } from '../../../src/model/path.ts';

const check = (css: string, styles = css) =>
  checkStyles({
    config: { root: '/site' as FilePath },
    files: { readText: async () => css },
    styles,
    inputs: ['/site/content/a.css', '/site/content/a.css', '/site/content/b.tsx'] as FilePath[],
  });

test('a misspelled variable is reported at each place', async () => {
  const css =
    'a {\n  color: var( --docs-palette-text-primry );\n}\n/* var(--docs-spacin) */ b{gap:var(--docs-spacin)}';
  expect(await check(css)).toEqual([
    {
      severity: 'warning',
      code: 'style-variable',
      message: 'Unknown CSS variable "--docs-palette-text-primry"; browsers ignore the declaration.',
      hint: 'Did you mean "--docs-palette-text-primary"?',
      place: { file: 'content/a.css', line: 2, column: 15 },
    },
    expect.objectContaining({ place: { file: 'content/a.css', line: 4, column: 36 } }),
  ]);
});

test.each([
  ['a variable of the theme', 'a{color:var(--docs-palette-error-dark)}'],
  ['one with a fallback', 'a{gap:var(--docs-spacin, 8px)}'],
  ['one that the site declares', ':root{--docs-spacin:4px}a{gap:var(--docs-spacin)}'],
  ['one that is like no other', 'a{gap:var(--docs-gap)}'],
  ['another name of the same form', 'a{color:var(--docs-palette-brand-main)}'],
  ['another prefix', 'a{gap:var(--spacin)}'],
])('%s is not reported', async (_, css) => {
  expect(await check(css)).toEqual([]);
});

test('a site without style sheets has no problem', async () => {
  const nothing = { config: { root: '/site' as FilePath }, styles: undefined, inputs: [] };
  expect(await checkStyles({ ...nothing, files: { readText: async () => undefined } })).toEqual([]);
});
