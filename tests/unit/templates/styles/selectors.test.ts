import { expect, test } from 'vitest';
import { eachSelector } from '../../../../templates/styles/selectors.ts';
import { composeStyleSheet } from '../../../../templates/styles/style-sheet.ts';

test.each([
  ['one selector', 'p', ':where(.prose p)'],
  ['a list', 'p, ul,ol', ':where(.prose p), :where(.prose ul), :where(.prose ol)'],
  [
    'a list inside a selector',
    'a:not(.x, :is(.y, .z)), b',
    ':where(.prose a:not(.x, :is(.y, .z))), :where(.prose b)',
  ],
])('%s', (_name, selectors, expected) => {
  expect(eachSelector(selectors, (selector) => `:where(.prose ${selector})`)).toBe(expected);
});

/** Splits a text at characters outside parentheses. */
function partsOf(text: string, separators: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && separators.includes(character)) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}

/** True if the last compound of a selector has no tag, class, id or attribute outside a list. */
function endsInList(selector: string): boolean {
  const [name, ...pseudo] = partsOf(partsOf(selector.trim(), ' >+~').at(-1) ?? '', ':');
  if (name !== '') return false;
  return pseudo.some((one) => {
    const [, list] = /^(?:is|where)\((.*)\)$/.exec(one) ?? [];
    if (list === undefined) return false;
    const selectors = partsOf(list, ',');
    return selectors.length > 1 || selectors.some(endsInList);
  });
}

test.each([
  [':where(.prose :is(p, ul):not(.demo *))', true],
  [':where(:is(h1, h2):not(.demo-stage *))', true],
  [':where(code, pre)', true],
  ['.x > :is(.a:not(.b), .c)::after', true],
  [':is(.a, .b):focus-visible::after', true],
  [':where(.prose p:not(.demo *, .x))', false],
  [':where(:lang(ar), :lang(fa)) :where(h1)', false],
  ['.copy:is(:hover, [data-copied])', false],
  [':where(html:is(:lang(ar), :lang(fa)))', false],
])('%s', (selector, expected) => {
  expect(endsInList(selector)).toBe(expected);
});

test('no selector of the shared style sheet ends in a list, which browsers try at every element', () => {
  const sheet = composeStyleSheet({ products: [] }, []);
  const selectors = [...sheet.matchAll(/([^{}]+)\{/g)].flatMap(([, text = '']) => partsOf(text, ','));
  expect(selectors.length).toBeGreaterThan(300);
  expect(selectors.filter(endsInList)).toEqual([]);
});
