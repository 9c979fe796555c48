import type {
  CallExpression,
  Expression,
  Literal,
  MemberExpression,
  NewExpression,
  Node,
  ObjectExpression,
  SpreadElement,
  TemplateLiteral,
} from 'acorn';
import { assignment } from './assignment.ts';
import { globalValue, memberValue } from './built-ins.ts';
import { combine, negate } from './operators.ts';
import {
  closure,
  isPlain,
  isRecord,
  isUnread,
  type Machine,
  packageExport,
  placeOf,
  type Scope,
  textOf,
  unread,
} from './values.ts';

type AnyExpression = Expression | Node;

/** Returns the value of an expression; an unread value if its syntax alone does not give it. */
export function evaluate(node: AnyExpression, scope: Scope, machine: Machine): unknown {
  machine.spend(1);
  const value = (inner: AnyExpression) => evaluate(inner, scope, machine);
  const expression = node as Expression;
  switch (expression.type) {
    case 'Literal':
      return literal(expression, scope);
    case 'TemplateLiteral':
      return template(expression, scope, machine);
    case 'Identifier':
      return variable(expression.name, scope, node);
    case 'ObjectExpression':
      return object(expression, scope, machine);
    case 'ArrayExpression':
      return list(expression.elements, scope, machine);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return closure(expression, scope);
    case 'MemberExpression':
      return member(expression, scope, machine);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return value(expression.expression);
    case 'AwaitExpression':
      return value(expression.argument);
    case 'CallExpression':
      return call(expression, scope, machine);
    case 'NewExpression':
      return construct(expression, scope, machine);
    case 'ConditionalExpression':
      return conditional(expression.test, [expression.consequent, expression.alternate], value);
    case 'LogicalExpression':
      return logical(expression.operator, value(expression.left), () => value(expression.right));
    case 'UnaryExpression':
      return negate(expression.operator, value(expression.argument), placeOf(node, scope));
    case 'BinaryExpression':
      return combine(expression.operator, value(expression.left), value(expression.right), {
        machine,
        place: placeOf(node, scope),
      });
    case 'AssignmentExpression':
    case 'UpdateExpression':
      return assignment(expression, scope, machine);
    case 'SequenceExpression':
      return expression.expressions.map(value).at(-1);
    case 'ImportExpression':
      return machine.module(textOf(value(expression.source)), placeOf(node, scope));
    case 'MetaProperty':
      return { url: `file:///${scope.file}`, dirname: folderOf(scope.file), env: {} };
    default:
      return unread('the value is computed', placeOf(node, scope));
  }
}

/** The folder of a file as an absolute path whose root is the inspected folder. */
function folderOf(file: string): string {
  return `/${file.split('/').slice(0, -1).join('/')}`;
}

function literal({ value, regex, ...node }: Literal, scope: Scope): unknown {
  if (regex === undefined && typeof value !== 'bigint') return value;
  return unread('it is not plain data', placeOf(node as Node, scope));
}

function template({ quasis, expressions }: TemplateLiteral, scope: Scope, machine: Machine): unknown {
  let text = quasis[0]?.value.cooked ?? '';
  for (const [index, inner] of expressions.entries()) {
    const part = evaluate(inner, scope, machine);
    if (isUnread(part)) return part;
    if (isRecord(part) && !Array.isArray(part)) return unread('the value is computed', placeOf(inner, scope));
    text += textOf(part) + (quasis[index + 1]?.value.cooked ?? '');
    machine.spend(text.length / 100);
  }
  return text;
}

function variable(name: string, scope: Scope, node: Node): unknown {
  for (let at: Scope | undefined = scope; at; at = at.parent)
    if (at.names.has(name)) return at.names.get(name);
  return globalValue(name, placeOf(node, scope));
}

function object({ properties }: ObjectExpression, scope: Scope, machine: Machine): unknown {
  // Without a prototype, so that a key such as `__proto__` is plain data.
  const result: Record<string, unknown> = Object.create(null);
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.argument, scope, machine);
      if (isUnread(spread)) result[`...${Object.keys(result).length}`] = spread;
      else if (isPlain(spread)) assign(result, spread, machine);
      continue;
    }
    const { key, computed, kind } = property;
    const name =
      !computed && key.type === 'Identifier' ? key.name : evaluate(key as Expression, scope, machine);
    if (isUnread(name)) result['[computed]'] = name;
    else if (kind === 'init') result[textOf(name)] = evaluate(property.value, scope, machine);
    else result[textOf(name)] = unread('the value is computed', placeOf(property, scope));
  }
  return result;
}

function assign(target: Record<string, unknown>, from: Record<PropertyKey, unknown>, machine: Machine): void {
  const entries = Object.entries(from);
  machine.spend(entries.length);
  for (const [key, value] of entries) target[key] = value;
}

/** Evaluates the elements of an array, or the arguments of a call. */
function list(
  elements: readonly (Expression | SpreadElement | null)[],
  scope: Scope,
  machine: Machine,
): unknown[] {
  const values: unknown[] = [];
  for (const element of elements) {
    if (element?.type !== 'SpreadElement') {
      values.push(element ? evaluate(element, scope, machine) : undefined);
      continue;
    }
    const spread = evaluate(element.argument, scope, machine);
    if (!Array.isArray(spread)) {
      const reason = 'the list is computed';
      values.push(isUnread(spread) ? spread : unread(reason, placeOf(element as Node, scope)));
      continue;
    }
    machine.spend(spread.length);
    for (const value of spread) values.push(value);
  }
  return values;
}

function member(node: MemberExpression, scope: Scope, machine: Machine): unknown {
  const { object: left, property, computed } = node;
  if (left.type === 'Super') return unread('the value is computed', placeOf(node, scope));
  const owner = evaluate(left, scope, machine);
  const key =
    !computed && property.type === 'Identifier' ? property.name : evaluate(property, scope, machine);
  if (isUnread(owner))
    return owner.origin
      ? packageExport({ package: owner.origin.package, name: textOf(key) }, placeOf(node, scope))
      : owner;
  if (isUnread(key)) return key;
  if (node.optional && (owner === undefined || owner === null)) return undefined;
  return memberValue(owner, textOf(key), { machine, place: placeOf(node, scope) });
}

function call(node: CallExpression, scope: Scope, machine: Machine): unknown {
  if (node.callee.type === 'Super') return unread('the value is computed', placeOf(node, scope));
  const callee = evaluate(node.callee, scope, machine);
  if (node.optional && (callee === undefined || callee === null)) return undefined;
  return machine.call(callee, list(node.arguments, scope, machine), placeOf(node, scope));
}

/** Only `new URL(…)` is data. */
function construct(node: NewExpression, scope: Scope, machine: Machine): unknown {
  const place = placeOf(node, scope);
  const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
  if (!isUrl) return unread('the value is computed', place);
  const [url, base] = list(node.arguments, scope, machine);
  if (isUnread(url)) return url;
  if (isUnread(base)) return base;
  const [text, from] = [textOf(url), base === undefined ? undefined : urlText(base)];
  if (!URL.canParse(text, from)) return unread('the URL is invalid', place);
  const { href, origin, host, hostname, pathname, protocol } = new URL(text, from);
  return { href, origin, host, hostname, pathname, protocol };
}

function urlText(value: unknown): string {
  return isRecord(value) && typeof value.href === 'string' ? value.href : textOf(value);
}

function conditional(
  test: Expression,
  branches: readonly [Expression, Expression],
  value: (node: AnyExpression) => unknown,
): unknown {
  const decided = value(test);
  if (isUnread(decided)) return decided;
  return value(branches[decided ? 0 : 1]);
}

function logical(operator: '&&' | '||' | '??', left: unknown, right: () => unknown): unknown {
  if (isUnread(left)) return operator === '&&' ? left : right();
  if (operator === '??') return left ?? right();
  return operator === '&&' ? left && right() : left || right();
}
