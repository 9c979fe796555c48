import type { ArrayPattern, AssignmentProperty, ObjectPattern, Pattern } from 'acorn';
import { evaluate } from './expressions.ts';
import { isPlain, isUnread, type Machine, type Scope, textOf } from './values.ts';

/** The variables that a pattern sets, and how defaults are evaluated. */
export interface Binding {
  readonly scope: Scope;
  readonly machine: Machine;
}

/** Gives the names of a pattern their values: `{ a, b: [c] = [], ...others }`. */
export function bind(pattern: Pattern, value: unknown, binding: Binding): void {
  switch (pattern.type) {
    case 'Identifier':
      binding.scope.names.set(pattern.name, value);
      return;
    case 'AssignmentPattern': {
      const given = value === undefined ? evaluate(pattern.right, binding.scope, binding.machine) : value;
      bind(pattern.left, given, binding);
      return;
    }
    case 'ArrayPattern':
      bindItems(pattern, value, binding);
      return;
    case 'ObjectPattern':
      bindMembers(pattern, value, binding);
      return;
    default:
      return;
  }
}

/** Returns the names that a pattern declares: `{ a, b: [c] = [], ...others }` → `a`, `c`, `others`. */
export function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'RestElement' ? property : property.value),
      );
    default:
      return [];
  }
}

function bindItems({ elements }: ArrayPattern, value: unknown, binding: Binding): void {
  const items: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  for (const [index, inner] of elements.entries()) {
    if (inner?.type === 'RestElement') {
      binding.machine.spend(items?.length ?? 0);
      bind(inner.argument, items ? items.slice(index) : absent(value), binding);
    } else if (inner) bind(inner, items ? items[index] : absent(value), binding);
  }
}

/** Only own members count: inherited ones, such as `constructor`, lead to functions of this program. */
function bindMembers({ properties }: ObjectPattern, value: unknown, binding: Binding): void {
  const members = isPlain(value) ? value : undefined;
  const named = new Set<string>();
  for (const property of properties) {
    if (property.type === 'RestElement') {
      bind(property.argument, members ? without(members, named, binding) : absent(value), binding);
      continue;
    }
    const name = nameOf(property, binding);
    named.add(name);
    bind(property.value, members && Object.hasOwn(members, name) ? members[name] : absent(value), binding);
  }
}

function nameOf({ key, computed }: AssignmentProperty, { scope, machine }: Binding): string {
  return !computed && key.type === 'Identifier' ? key.name : textOf(evaluate(key, scope, machine));
}

function without(
  members: Readonly<Record<string, unknown>>,
  named: ReadonlySet<string>,
  { machine }: Binding,
): Record<string, unknown> {
  const entries = Object.entries(members);
  machine.spend(entries.length);
  return Object.fromEntries(entries.filter(([name]) => !named.has(name)));
}

/** What a part of a value is that has no such part: a part of an unread value is unread. */
function absent(value: unknown): unknown {
  return isUnread(value) ? value : undefined;
}
