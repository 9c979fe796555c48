import type { AssignmentExpression, Expression, Pattern, UpdateExpression } from 'acorn';
import { combine, negate } from './operators.ts';
import { isWritable, type Machine, placeOf, type Scope } from './values.ts';

/**
 * Sets what an expression assigns to, and returns its value: `module.exports = …`, `config.title = …`,
 * `name += …`, `index++`.
 */
export function assignment(
  node: AssignmentExpression | UpdateExpression,
  scope: Scope,
  machine: Machine,
): unknown {
  if (node.type === 'UpdateExpression') return update(node, scope, machine);
  const { left, right, operator } = node;
  // `a += b` assigns the value of `a + b`.
  const type = /^(?:&&|\|\||\?\?)=$/.test(operator) ? 'LogicalExpression' : 'BinaryExpression';
  const combined = { ...node, type, operator: operator.slice(0, -1) };
  const value = machine.evaluate(operator === '=' ? right : combined, scope);
  set(left, value, scope, machine);
  return value;
}

/** `index++` has the value before, `++index` the one after. */
function update(node: UpdateExpression, scope: Scope, machine: Machine): unknown {
  const { argument, operator, prefix } = node;
  const place = placeOf(node, scope);
  const before = negate('+', machine.evaluate(argument, scope), place);
  const after = combine(operator === '++' ? '+' : '-', before, 1, { machine, place });
  set(argument, after, scope, machine);
  return prefix ? after : before;
}

/** Sets a variable that exists, or a member. */
function set(target: Pattern | Expression, value: unknown, scope: Scope, machine: Machine): void {
  if (target.type === 'Identifier') {
    for (let at: Scope | undefined = scope; at; at = at.parent)
      if (at.names.has(target.name)) {
        at.names.set(target.name, value);
        return;
      }
    return;
  }
  if (target.type !== 'MemberExpression' || target.object.type === 'Super') return;
  const owner = machine.evaluate(target.object, scope);
  const key =
    !target.computed && target.property.type === 'Identifier'
      ? target.property.name
      : machine.evaluate(target.property, scope);
  setMember(owner, key, value);
}

/** A list gets an item in the place of another one or at its end: holes could make it endless. */
function setMember(owner: unknown, key: unknown, value: unknown): void {
  const name = typeof key === 'number' ? String(key) : key;
  if (typeof name !== 'string') return;
  if (isWritable(owner) && name !== '__proto__') owner[name] = value;
  else if (Array.isArray(owner) && /^(?:0|[1-9]\d*)$/.test(name) && Number(name) <= owner.length)
    owner[Number(name)] = value;
}
