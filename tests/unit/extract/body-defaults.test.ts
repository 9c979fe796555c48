import { expect, test } from 'vitest';
import { bodyDefaults } from '../../../src/extract/component/body-defaults.ts';
import { ts } from '../../../src/extract/typescript.ts';

const objectOf = (node: ts.Expression) => (ts.isObjectLiteralExpression(node) ? node : undefined);

/** The defaults in the declaration of a function or class. */
function defaultsOf(text: string, others: readonly string[] = []): Record<string, string> {
  const [node] = ts.createSourceFile('/site/a.tsx', text, ts.ScriptTarget.Latest, true).statements;
  if (!node || !(ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node))) throw new Error(text);
  const parameter = ts.isFunctionDeclaration(node) ? node.parameters[0] : undefined;
  const body = ts.isFunctionDeclaration(node) ? node.body : node;
  return Object.fromEntries(bodyDefaults({ body, others, ...(parameter && { parameter }) }, objectOf));
}

test.each<[string, object]>([
  [`function F({ a = 1, b: c = 'x', 'd-e': f = [], g }) {}`, { a: '1', b: "'x'", 'd-e': '[]' }],
  ['function F({ a = undefined }) {}', {}],
  ['function F(props) { const { a = 1 } = props; }', { a: '1' }],
  ['function F(props) { const { a = 1 } = (props as Props)!; }', { a: '1' }],
  ['function F(props) { const { a = 1 } = other; }', {}],
  ['function F({ a, ...rest }) { const { b = 2 } = rest; return rest.c ?? 3; }', { b: '2', c: '3' }],
  ['function F(props) { const own = props; const { a = 1 } = own; }', { a: '1' }],
  ['function F({ a }) { return a ?? 4; }', { a: '4' }],
  ["function F({ a: b }) { return b || 'x'; }", { a: "'x'" }],
  ['function F({ a }) { return a && 4; }', {}],
  ['function F(props) { return [props.a ?? 1, props.a ?? 1]; }', { a: '1' }],
  ['function F(props) { return [props.a ?? 1, props.a ?? 2]; }', {}],
  ['function F(props) { const { a = 1 } = props; return props.a ?? 2; }', { a: '1' }],
  ['function F(props) { return props.a ?? other; }', {}],
  ['function F(props) { return props.a.b ?? 1; }', {}],
  ['function F(props) { return other.a ?? 1; }', {}],
  [
    "function F(props) { return [props.a ?? -1, props.b ?? [1, 'x'], props.c ?? `y`]; }",
    { a: '-1', b: "[1, 'x']", c: '`y`' },
  ],
  ['function F(props) { return [props.a ?? true, props.b ?? false]; }', { a: 'true', b: 'false' }],
  ['function F(props) { return [props.a ?? null, props.b ?? {}, props.c ?? [d]]; }', {}],
  ['function F(props) { return rows.map((props) => props.a ?? 1); }', {}],
  ['function F({ a }) { return rows.map(({ a }) => a ?? 1); }', {}],
  ['function F({ a }) { return rows.map(([a]) => a ?? 1); }', {}],
  ['function F(props) { return rows.map((row) => props.a ?? row); }', {}],
  ['function F(props) { return rows.map((row) => props.a ?? 1); }', { a: '1' }],
  ['function F(props) { const all = { a: 1, ...props, b: 2 }; return all.c ?? 3; }', { a: '1', c: '3' }],
  [
    'function F(props) { const { d = 4 } = { ...{ a: 1, "b-c": 2 }, ...props }; }',
    { a: '1', 'b-c': '2', d: '4' },
  ],
  ['function F(props) { const all = { a: 1, ...other }; }', {}],
  [
    'function F(props) { const all = Object.assign({}, { a: 1 }, props); return all.b ?? 2; }',
    { a: '1', b: '2' },
  ],
  ['function F(props) { const all = Object.assign({}, props, { a: 1 }); }', {}],
  ['function F(props) { const all = useProps(defaultProps, props); return all.a ?? 1; }', { a: '1' }],
  ['function F(props) { const all = useProps({ a: 1 }, props); return all.b ?? 2; }', {}],
  ['function F(props) { const all = useProps(props, defaultProps); return all.a ?? 1; }', {}],
  ['class F { render() { const { a = 1 } = this.props; return this.props.b ?? 2; } }', { a: '1', b: '2' }],
  ['class F { render() { return this.state.a ?? 1; } }', {}],
])('%s has the defaults %j', (text, expected) => {
  expect(defaultsOf(text)).toEqual(expected);
});

test('a variable may have the props although a call returns it', () => {
  const text = 'function F(inProps) { const props = useDefaults(inProps); return props.a ?? 1; }';
  expect(defaultsOf(text)).toEqual({});
  expect(defaultsOf(text, ['props'])).toEqual({ a: '1' });
});
