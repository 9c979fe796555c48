import { expect, test } from 'vitest';
import { combinationText, combinedProps } from '../../../../src/assemble/api/combined-props.ts';
import type { ReferenceContext } from '../../../../src/assemble/api/reference-context.ts';
import type { ApiCombinedProp, ApiGroup, ApiInherited, ApiItem } from '../../../../src/model/api-document.ts';

const inherited: ApiInherited = { source: 'Base', items: [{ name: 'id', type: 'string' }] };

const context: ReferenceContext = {
  fill: ({ html }) => html,
  linked: (html) => html,
  hrefOfType: (name) => (name === 'Side' ? '/side/?a&b' : undefined),
  hrefOfName: () => undefined,
  limit: 1000,
  wholeHref: '/button.md',
  anchors: new Map([[inherited, 'inherited-base']]),
  demosOf: () => ({ demos: [] }),
};

const item = (name: string): ApiItem => ({ name, anchor: `button-prop-${name}`, examples: [], notes: [] });
const prop = (name: string, text: string, required?: true): ApiCombinedProp => ({
  name,
  type: { text },
  ...(required && { required }),
});
const group = (combinations: ApiGroup['combinations'], names: readonly string[] = []): ApiGroup => ({
  kind: 'props',
  items: names.map(item),
  inherited: [inherited],
  ...(combinations && { combinations }),
});

test('a combination is the type of an object', () => {
  const props = [prop('a', '1', true), prop('b', 'x | y'), prop('aria-label', 'string', true)];
  expect(combinationText(props)).toBe("{ a: 1; b?: x | y; 'aria-label': string }");
  expect(combinationText([prop('aria-label', 'string')])).toBe("{ 'aria-label'?: string }");
});

test('its names lead to the items of the group, and to inherited ones', () => {
  const one = [prop('a', 'Side', true), prop('id', 'Other'), prop('none', 'Other')];
  const { combinations } = combinedProps(group([[one]], ['a']), context);
  expect(combinations).toEqual([
    [
      '{ <a href="#button-prop-a">a</a>: <a href="/side/?a&amp;b">Side</a>; ' +
        '<a href="#button-prop-id">id?</a>: Other; none?: Other }',
    ],
  ]);
  // A component without items of its own.
  expect(combinedProps(group([[[prop('id', 'Other')]]]), context).combinations).toEqual([
    ['{ <a href="#inherited-base-id">id?</a>: Other }'],
  ]);
  // An own item wins.
  expect(combinedProps(group([[[prop('id', 'Other')]]], ['x', 'id']), context).combinations).toEqual([
    ['{ <a href="#button-prop-id">id?</a>: Other }'],
  ]);
});

test.each<[length: number, html: string]>([
  [60, `{ a: ${'B'.repeat(23)}; c: ${'D'.repeat(25)} }`],
  [61, `{\n  a: ${'B'.repeat(24)};\n  c: ${'D'.repeat(25)};\n}`],
])('a combination of %i characters stands in one line, or has a line for each prop', (length, html) => {
  const one = [prop('a', 'B'.repeat(length - 37), true), prop('c', 'D'.repeat(25), true)];
  expect(combinationText(one)).toHaveLength(length);
  expect(combinedProps({ ...group([[one]]), inherited: [] }, context).combinations).toEqual([[html]]);
});

test('a prop leads to the others of all combinations that it is in', () => {
  const { togetherOf } = combinedProps(
    group(
      [[[prop('a', '1'), prop('b', '2')], [prop('a', '2')]], [[prop('c', '1'), prop('a', '1')]], []],
      ['a', 'b'],
    ),
    context,
  );
  expect(togetherOf('a')).toEqual({
    together: [
      { title: 'b', href: '#button-prop-b' },
      { title: 'c', href: '' },
    ],
  });
  expect(togetherOf('b')).toEqual({ together: [{ title: 'a', href: '#button-prop-a' }] });
  expect(togetherOf('other')).toEqual({});
});

test('a prop that is combined with no other leads nowhere', () => {
  expect(combinedProps(group([[[prop('a', '1')]]], ['a']), context).togetherOf('a')).toEqual({});
  const none = combinedProps(group(undefined, ['a']), context);
  expect(none).not.toHaveProperty('combinations');
  expect(none.togetherOf('a')).toEqual({});
});
