import { expect, test } from 'vitest';
import type { ApiDocument, ApiItem } from '../../../../src/model/api-document.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseApiDocument } from '../../../../src/parse/api/parse-api-document.ts';

/** Parses a component with further keys, and a file of descriptions if there is one. */
function parse(keys: object, texts?: object, lint = false) {
  const text = (value: object) => JSON.stringify(value, null, 2);
  return parseApiDocument({
    document: {
      source: 'acme/api/button.json' as SourcePath,
      text: text({ name: 'Button', imports: [], props: {}, ...keys }),
    },
    folder: 'acme/api' as SourcePath,
    descriptions: texts ? [{ source: 'acme/texts/button.json' as SourcePath, text: text(texts) }] : [],
    lint,
  });
}

function items(keys: object, kind: string, texts?: object): readonly ApiItem[] {
  const { value, diagnostics } = parse(keys, texts);
  expect(diagnostics).toEqual([]);
  return groupOf(value, kind)?.items ?? [];
}

const groupOf = (document: ApiDocument | undefined, kind: string) =>
  document?.groups.find((group) => group.kind === kind);

const props = { size: { type: { name: 'string' } } };

test('names that every object inherits have no texts', () => {
  const slots = [{ name: 'constructor', description: 'Own.', class: null }];
  const classes = [{ key: 'toString', className: 'A', description: 'Own.', isGlobal: false }];
  const texts = { slotDescriptions: {}, classDescriptions: {}, propDescriptions: {} };
  const [slot] = items({ slots }, 'slots', texts);
  expect(slot?.description?.html).toBe('Own.');
  const [rule] = items({ classes }, 'classes', texts);
  expect(rule?.description?.html).toBe('Own.');
  const [prop] = items({ props: { valueOf: { type: {}, description: 'Own.' } } }, 'props', texts);
  expect(prop?.description?.html).toBe('Own.');
});

test('sources of as many inherited props are in the order of their names', () => {
  const item = { name: 'x', type: 'string' };
  const inherited = ['C', 'A', 'B'].map((source) => ({ source, items: [item] }));
  const most = { source: 'D', items: [item, { ...item, name: 'y' }] };
  const { value } = parse({ inherited: [...inherited, most] });
  expect(groupOf(value, 'props')?.inherited.map(({ source }) => source)).toEqual(['D', 'A', 'B', 'C']);
});

test('a prop of both plans needs the larger one', () => {
  const size = { type: {}, isProPlan: true, isPremiumPlan: true };
  expect(items({ props: { size } }, 'props')).toMatchObject([{ plan: 'premium' }]);
  const none = { type: {}, isProPlan: false, isPremiumPlan: false };
  expect(items({ props: { none } }, 'props')[0]).not.toHaveProperty('plan');
});

test('the link of a prop is written as the document has it', () => {
  const size = { type: {}, seeMoreLink: { url: '/a/?b="c"', text: '$& more' } };
  const [prop] = items({ props: { size } }, 'props', {
    propDescriptions: { size: { seeMoreText: 'See {{link}}.' } },
  });
  expect(prop?.seeMore).toMatchObject({ markdown: 'See [$& more](/a/?b="c").' });
  expect(prop?.seeMore?.links).toMatchObject([{ url: '/a/?b="c"' }]);
});

test('classes are in the order of their names', () => {
  const rule = (key: string, className?: string) => ({ key, className, description: 'A.', isGlobal: false });
  const classes = [rule('a', 'Z-a'), rule('M-b'), rule('c', 'B-c')];
  expect(items({ classes }, 'classes').map(({ name }) => name)).toEqual(['c', 'M-b', 'a']);
});

test('variables without a type show none', () => {
  const cssVariables = [
    { name: '--a', description: '', type: '' },
    { name: '--b', description: 'B.', type: 'length' },
  ];
  const [a, b] = items({ cssVariables }, 'css-variables');
  expect(a).toEqual({ name: '--a', anchor: 'button-css-variables---a', examples: [], notes: [] });
  expect(b).toMatchObject({ type: { text: 'length' } });
});

test.each<[signature: object, texts: object, expected: object]>([
  [{ type: 'a', returned: 'void' }, {}, { text: 'a', parameters: [] }],
  [
    { type: 'a', returned: 'Array&lt;b&gt;' },
    {},
    { text: 'a', parameters: [], returns: { type: { text: 'Array<b>' } } },
  ],
  [
    { type: 'a', returned: 'void' },
    { void: 'Nothing.' },
    { returns: { type: { text: 'void' }, description: { html: 'Nothing.' } } },
  ],
  [{ type: 'a', returns: { type: 'void' } }, {}, { text: 'a', parameters: [] }],
  [{ type: 'a', parameters: [{ name: 'b', type: '' }] }, {}, { parameters: [{ name: 'b' }] }],
  [
    { type: 'a', describedArgs: ['b', 'toString'] },
    { b: { name: 'b', description: '', argType: 'c', argTypeDescription: 'D.' } },
    { parameters: [{ name: 'b', type: { text: 'c' }, description: { html: 'D.' } }, { name: 'toString' }] },
  ],
])('the signature %j with %j', (signature, typeDescriptions, expected) => {
  const [prop] = items({ props: { size: { type: {}, signature } } }, 'props', {
    propDescriptions: { size: { typeDescriptions } },
  });
  expect(prop?.signature).toMatchObject(expected);
  expect(Object.keys(prop?.signature ?? {})).toEqual(
    'returns' in expected ? ['text', 'parameters', 'returns'] : ['text', 'parameters'],
  );
});

test('an item has only what its document states', () => {
  const size = { type: { name: 'string' } };
  const own = { name: 'size', anchor: 'button-prop-size', examples: [], notes: [] };
  expect(items({ props: { size } }, 'props')).toStrictEqual([{ ...own, type: { text: 'string' } }]);
  const signature = { type: 'a', returned: 'b', parameters: [{ name: 'c', type: '' }] };
  expect(items({ props: { size: { type: {}, signature } } }, 'props')).toStrictEqual([
    {
      ...own,
      signature: { text: 'a', parameters: [{ name: 'c' }], returns: { type: { text: 'b' } } },
    },
  ]);
});

test.each<[type: string, literals: string[] | undefined]>([
  ['1 | -2.5 | true', ['1', '-2.5', 'true']],
  ['-a | -b', undefined],
  ['1px | 2px', undefined],
])('the literals of %s are %j', (name, literals) => {
  expect(items({ props: { size: { type: { name } } } }, 'props')[0]?.type?.literals).toEqual(literals);
});

test.each<[deprecated: unknown, deprecation: object | undefined]>([
  [true, {}],
  [false, undefined],
  [undefined, undefined],
  ['Use `b`.', { reason: expect.objectContaining({ html: 'Use <code>b</code>.' }) }],
])('a selector that is deprecated: %j', (deprecated, deprecation) => {
  const selector = { name: 'a', returnType: 'b', description: '', deprecated };
  const { value } = parseApiDocument({
    document: { source: 'acme/api/selectors.json' as SourcePath, text: JSON.stringify([selector]) },
    folder: 'acme/api' as SourcePath,
    descriptions: [],
    lint: false,
  });
  expect(groupOf(value, 'selectors')?.items.map((item) => item.deprecation)).toEqual([deprecation]);
});

test('an alias that another item has is left out', () => {
  const rule = (key: string, className: string) => ({ key, className, description: 'A.', isGlobal: false });
  const classes = [rule('root', 'a'), rule('a', 'b')];
  const [first, second] = items({ classes }, 'classes');
  expect(first).toMatchObject({
    anchor: 'button-classes-a',
    aliases: ['button-classes-root', 'Button-css-root'],
  });
  expect(second).toMatchObject({ anchor: 'button-classes-b', aliases: ['Button-css-a'] });
});

test.each<[keys: object, message: string | undefined]>([
  [{ props }, 'prop "size"'],
  [{ props: { size: { type: {}, description: 'A.' } } }, undefined],
  [{ props: { size: { type: {}, deprecated: true } } }, undefined],
  [{ slots: [{ name: 'root', description: '', class: null }] }, 'slot "root"'],
  [{ classes: [{ key: 'root', description: '', isGlobal: false }] }, 'class "root"'],
  [{ cssVariables: [{ name: '--a', description: '' }], handle: props }, undefined],
  [
    { props: Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, { type: {} }])) },
    'prop "a", prop "b", prop "c", prop "d", prop "e", prop "f"',
  ],
])('the items of %j without a description', (keys, names) => {
  const messages = parse(keys, undefined, true).diagnostics.map(({ message }) => message);
  expect(messages).toEqual(
    names === undefined ? [] : [`No description in the API document of "Button": ${names}.`],
  );
});

test('a missing description is reported in the file of descriptions, if there is one', () => {
  const { diagnostics } = parse({ props }, { componentDescription: 'A.', propDescriptions: {} }, true);
  expect(diagnostics).toMatchObject([
    {
      code: 'api-description',
      hint: 'Add the descriptions to this file.',
      place: { file: 'content/acme/texts/button.json', line: 3 },
    },
  ]);
});
