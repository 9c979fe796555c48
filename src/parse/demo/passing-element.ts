import type { AnyNode, CallExpression, Function as FunctionNode, Pattern, Program } from 'acorn';
import { literalValue } from '../../lib/literal-value.ts';
import type { ControlValue } from '../../model/demo-controls.ts';
import { componentBindings, componentOf, type ImportedComponent } from './component-bindings.ts';
import { isCreateElement, nodesOf } from './parse-syntax.ts';

/** A prop that the default export of a demo takes by a name of its own. */
export interface NamedProp {
  readonly prop: string;
  /** Its default, if that is a literal: `({ size = 'small' })`. */
  readonly value?: ControlValue;
}

/** The element to which the default export of a module passes its props. */
export interface PassingElement {
  readonly tag: string;
  /** The export of a package that the tag names. */
  readonly component?: ImportedComponent;
  /** The spread object: `props`, or the rest of a pattern. */
  readonly rest: string;
  /** Number of elements before it into which an object of this name is spread. */
  readonly index: number;
  /** By local name. */
  readonly named: ReadonlyMap<string, NamedProp>;
}

/** Finds the first element of a module's default export into which its props are spread. */
export function passingElement(program: Program, code: string): PassingElement | undefined {
  const component = functionOf(defaultExport(program), program);
  if (component === undefined) return undefined;
  const patterns = propPatterns(component);
  const rests = new Set(patterns.flatMap(restNames));
  const nodes = nodesOf(program);
  const calls = nodes.filter(isCreateElement);
  const call = calls.find(
    (node) => isInside(node, component) && spreadNames(node).some((name) => rests.has(name)),
  );
  const rest = call && spreadNames(call).find((name) => rests.has(name));
  const [type] = call?.arguments ?? [];
  if (!call || rest === undefined || !type) return undefined;
  const imported = componentOf(type as AnyNode, componentBindings(program, nodes));
  const before = calls.slice(0, calls.indexOf(call)).filter((node) => spreadNames(node).includes(rest));
  return {
    tag: code.slice(type.start, type.end).replace(/^["']|["']$/g, ''),
    ...(imported && { component: imported }),
    rest,
    index: before.length,
    named: new Map(patterns.flatMap((pattern) => namedProps(pattern, code))),
  };
}

function defaultExport({ body }: Program): AnyNode | undefined {
  const statement = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  return statement?.type === 'ExportDefaultDeclaration' ? (statement.declaration as AnyNode) : undefined;
}

/** The function that an expression stands for: `memo(Demo)`, `Demo`, `(props) => …`. */
function functionOf(node: AnyNode | undefined, program: Program, depth = 0): FunctionNode | undefined {
  // `const a = b; const b = a` has no end.
  if (node === undefined || depth > 8) return undefined;
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node;
    case 'CallExpression':
      return functionOf(node.arguments[0] as AnyNode | undefined, program, depth + 1);
    case 'Identifier':
      return functionOf(declared(node.name, program), program, depth + 1);
    default:
      return undefined;
  }
}

function declared(name: string, { body }: Program): AnyNode | undefined {
  for (const statement of body) {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) return node;
    if (node.type !== 'VariableDeclaration') continue;
    const found = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found?.init) return found.init;
  }
  return undefined;
}

/** The pattern of the first parameter, and those into which its body takes it apart. */
function propPatterns({ params: [first], body }: FunctionNode): Pattern[] {
  const parameter = first?.type === 'AssignmentPattern' ? first.left : first;
  if (parameter === undefined) return [];
  if (parameter.type !== 'Identifier' || body.type !== 'BlockStatement') return [parameter];
  const declarations = body.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  const taken = declarations.filter(
    ({ init }) => init?.type === 'Identifier' && init.name === parameter.name,
  );
  return [parameter, ...taken.map(({ id }) => id)];
}

function restNames(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'RestElement' && property.argument.type === 'Identifier'
      ? [property.argument.name]
      : [],
  );
}

/** `{ size = 'small', 'aria-label': label }` → `size`: size, small; `label`: aria-label */
function namedProps(pattern: Pattern, code: string): [local: string, NamedProp][] {
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property): [string, NamedProp][] => {
    if (property.type === 'RestElement' || property.computed) return [];
    const { key, value } = property;
    const prop = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    const local = value.type === 'AssignmentPattern' ? value.left : value;
    if (local.type !== 'Identifier') return [];
    const given =
      value.type === 'AssignmentPattern'
        ? literalValue(code.slice(value.right.start, value.right.end))
        : undefined;
    return [[local.name, { prop, ...(given !== undefined && { value: given }) }]];
  });
}

function isInside(node: AnyNode, outer: FunctionNode): boolean {
  return node.start >= outer.start && node.end <= outer.end;
}

/** The variables that are spread into the props of an element. */
function spreadNames({ arguments: [, props] }: CallExpression): string[] {
  if (props?.type !== 'ObjectExpression') return [];
  return props.properties.flatMap((property) =>
    property.type === 'SpreadElement' && property.argument.type === 'Identifier'
      ? [property.argument.name]
      : [],
  );
}
