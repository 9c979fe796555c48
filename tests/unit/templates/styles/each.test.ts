import { expect, test } from 'vitest';
import { each } from '../../../../templates/styles/each.ts';
import { composeStyleSheet } from '../../../../templates/styles/style-sheet.ts';

const inProse = (selector: string) => `:where(.prose ${selector})`;

test.each([
  ['one', 'p', ':where(.prose p)'],
  ['a list', 'p, ul,ol', ':where(.prose p), :where(.prose ul), :where(.prose ol)'],
  ['a list inside one', 'a:not(.x, .y), b', ':where(.prose a:not(.x, .y)), :where(.prose b)'],
])('%s', (_name, selectors, expected) => {
  expect(each(selectors, inProse)).toBe(expected);
});

test('no rule of the shared style sheet ends in a list, which browsers would try at every element', () => {
  const sheet = composeStyleSheet({ products: [] }, []);
  const inList = /(?:^|[\s>+~,])(?:\.prose )?:(?:is|where)\([^()]*,[^()]*\)[^\s>+~,]*$/;
  const selectors = [...sheet.matchAll(/([^{}]+)\{/g)].flatMap(([, text = '']) =>
    text.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  );
  expect(selectors.length).toBeGreaterThan(300);
  expect(selectors.filter((selector) => inList.test(selector))).toEqual([]);
});
