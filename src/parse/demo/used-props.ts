import type { AnyNode } from 'acorn';
import type { UsedComponent } from '../../model/demo.ts';
import { componentBindings, componentOf } from './component-bindings.ts';
import { isCreateElement, nodesOf, parseSyntax } from './parse-syntax.ts';

/** Length up to which a module is searched: larger ones contain data. */
const maxLength = 1_000_000;

/**
 * Lists the components of packages that a demo renders, each with the props that it sets: from JSX, from
 * `createElement`, and through `styled(Button)`. Sorted by module and name. A module that does not parse uses
 * none; its syntax error is reported elsewhere.
 */
export function usedProps(text: string, path: string): readonly UsedComponent[] {
  const parsed = text.length > maxLength ? undefined : parseSyntax(text, path);
  if (parsed === undefined) return [];
  const { program } = parsed;
  const nodes = nodesOf(program);
  const bindings = componentBindings(program, nodes);
  const found = new Map<string, UsedComponent>();
  for (const node of nodes) {
    if (!isCreateElement(node)) continue;
    const [type, props] = node.arguments;
    const component = type && componentOf(type as AnyNode, bindings);
    if (!component) continue;
    const key = JSON.stringify([component.specifier, component.name]);
    const names = new Set([...(found.get(key)?.props ?? []), ...propNames(props as AnyNode | undefined)]);
    if (node.arguments.length > 2) names.add('children');
    found.set(key, { ...component, props: [...names].sort() });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

/** The keys of an object literal, and of those that it spreads. */
function propNames(props: AnyNode | undefined): string[] {
  if (props?.type !== 'ObjectExpression') return [];
  return props.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return propNames(property.argument as AnyNode);
    if (property.computed) return [];
    const { key } = property;
    return key.type === 'Identifier' ? [key.name] : key.type === 'Literal' ? [String(key.value)] : [];
  });
}
