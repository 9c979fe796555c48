import { expect, test } from 'vitest';
import { docComment, isIgnored, propertyTexts } from '../../../src/extract/types/doc-comment.ts';
import { ts } from '../../../src/extract/typescript.ts';

/** A declaration below the lines of a comment. */
function below(...lines: readonly string[]): ts.Node {
  const text = `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\nexport function it() {}`;
  const [statement] = ts.createSourceFile('/site/a.ts', text, ts.ScriptTarget.Latest, true).statements;
  if (!statement) throw new Error('There is no declaration.');
  return statement;
}

const read = (...nodes: readonly ts.Node[]) => {
  const { parameters, ...comment } = docComment(nodes);
  return { ...comment, parameters: Object.fromEntries(parameters) };
};
const nothing = { examples: [], parameters: {} };

test.each<[string[], object]>([
  [['A.'], { description: 'A.' }],
  [['A.', 'b.', '', 'C.'], { description: 'A.\nb.\n\nC.' }],
  [['@default 3'], { default: '3' }],
  [['@defaultValue `[]`'], { default: '[]' }],
  [['@defaultvalue "a"'], { default: '"a"' }],
  [['@default'], {}],
  [['@default', '```ts', '{ a: 1 }', '```'], { default: '{ a: 1 }' }],
  [['@deprecated'], { deprecated: '' }],
  [['@deprecated Use b.'], { deprecated: 'Use b.' }],
  [['@since 1.2.0'], { since: '1.2.0' }],
  [['@version 2'], { since: '2' }],
  [['@since'], {}],
  [['@returns a'], { returns: 'a' }],
  [['@return a'], { returns: 'a' }],
  [['@returns'], {}],
  [['@default 1', '@default 2'], { default: '1' }],
  [['@example', '@example a()'], { examples: ['a()'] }],
  [['@example', '```tsx', '<A />', '```', '@example b()'], { examples: ['<A />', 'b()'] }],
  [
    ['@param a the a', '@param b - the b', '@param c – the c'],
    { parameters: { a: 'the a', b: 'the b', c: 'the c' } },
  ],
  [['@param a first', '@param a second'], { parameters: { a: 'first' } }],
  [['@param {object} a the a', '@param {string} a.b its b'], { parameters: { a: 'the a', 'a.b': 'its b' } }],
])('the comment %j', (lines, expected) => {
  expect(read(below(...lines))).toEqual({ ...nothing, ...expected });
});

test.each([
  ['See {@link Button}.', 'See `Button`.'],
  ['See {@link Button | the button}.', 'See the button.'],
  ['See {@linkcode Dialog.Root}.', 'See `Dialog.Root`.'],
  ['See {@link https://acme.dev/|this page}.', 'See [this page](https://acme.dev/).'],
  ['See {@link https://acme.dev/}.', 'See [https://acme.dev/](https://acme.dev/).'],
  ['See [[Button]] and [[a b]].', 'See `Button` and [[a b]].'],
])('%s is %s', (written, description) => {
  expect(read(below(written))).toMatchObject({ description });
});

test.each([
  [
    ['A.', '', 'Demos:', '', '- [B](https://acme.dev/b/)', '- [C](/c/)', '', 'API:', '', '- [B API](/api/)'],
    'A.',
  ],
  [['Features:', '- [B](/b/)', '', 'A.'], 'A.'],
  [['A.', 'Documentation: [B](https://acme.dev/)'], 'A.'],
  [['Demos: see below.', '', 'A.'], 'Demos: see below.\n\nA.'],
  [['Documentation: [B](https://acme.dev/) and more.'], 'Documentation: [B](https://acme.dev/) and more.'],
])('lists of links to pages of another site are left out of %j', (lines, description) => {
  expect(read(below(...lines))).toMatchObject({ description });
});

test('of several comments, the first that says something counts; of those above each other, the last', () => {
  const texts = [below('@default 1'), below('A.', '@default 2', '@since 3'), below('B.')];
  expect(read(...texts)).toEqual({ ...nothing, description: 'A.', default: '1', since: '3' });
  const source = ts.createSourceFile(
    '/site/a.ts',
    '/** Old. */\n/** New. */\nlet it;',
    ts.ScriptTarget.Latest,
    true,
  );
  expect(read(...source.statements)).toMatchObject({ description: 'New.' });
});

test('code keeps its indentation', () => {
  expect(read(below('@example', '  <A>', '    b', '  </A>')).examples).toEqual(['<A>\n    b\n  </A>']);
});

test.each([
  ['@internal', true],
  ['@ignore', true],
  ['@private', true],
  ['@hidden', true],
  ['@deprecated', false],
  ['This is internal.', false],
])('%s says that nobody should use it: %s', (line, expected) => {
  expect(isIgnored([below('A.'), below(line)])).toBe(expected);
});

test('the properties of a parameter are described by their own names', () => {
  const comment = docComment([
    below('@param props the props', '@param props.open opens it', '@param props.slots.root the frame'),
  ]);
  expect([...propertyTexts(comment)]).toEqual([['open', 'opens it']]);
});
