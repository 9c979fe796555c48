// sucrase turns JSX into calls of `createElement`, so that acorn (acornjs), a small parser of JavaScript, sees
// one form of elements. Parsers of TSX are many times larger.
import { type AnyNode, type CallExpression, type Node, type Program, parse } from 'acorn';
import { transform } from 'sucrase';
import type { UsedComponent } from '../../model/demo.ts';

/** Length up to which a module is searched: larger ones contain data. */
const maxLength = 1_000_000;

/** What a local name of a module stands for: `Dialog` → export `Dialog` of `@base-ui/react/dialog`. */
type Bindings = ReadonlyMap<string, Omit<UsedComponent, 'props'>>;

/**
 * Lists the components of packages that a demo renders, each with the props that it sets: from JSX, from
 * `createElement`, and through `styled(Button)`. Sorted by module and name. A module that does not parse uses
 * none; its syntax error is reported elsewhere.
 */
export function usedProps(text: string, path: string): readonly UsedComponent[] {
  const program = text.length > maxLength ? undefined : parseModule(text, path);
  if (program === undefined) return [];
  const nodes = nodesOf(program);
  const bindings = withStyled(nodes, importedBindings(program));
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

function parseModule(text: string, path: string): Program | undefined {
  try {
    const types = /\.[cm]?tsx?$/.test(path) ? (['typescript'] as const) : [];
    const { code } = transform(text, {
      transforms: [...types, 'jsx'],
      jsxRuntime: 'classic',
      disableESTransforms: true,
      production: true,
      keepUnusedImports: true,
    });
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch (error) {
    // sucrase and acorn report invalid text as a SyntaxError; text nested 10,000 deep overflows the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** All nodes in the order of the text. Without recursion: expressions of a demo may be nested deeply. */
function nodesOf(program: Program): AnyNode[] {
  const nodes: AnyNode[] = [];
  const open: Node[] = [program];
  for (let node = open.pop(); node; node = open.pop()) {
    nodes.push(node as AnyNode);
    const children = Object.values(node).flat().filter(isNode);
    for (const child of children.reverse()) open.push(child);
  }
  return nodes;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function importedBindings({ body }: Program): Bindings {
  const bindings = new Map<string, Omit<UsedComponent, 'props'>>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = String(statement.source.value);
    if (specifier.startsWith('.')) continue;
    for (const imported of statement.specifiers)
      bindings.set(imported.local.name, { specifier, name: importedName(imported) });
  }
  return bindings;
}

function importedName(imported: Extract<AnyNode, { type: `Import${string}Specifier` }>): string {
  if (imported.type === 'ImportDefaultSpecifier') return 'default';
  if (imported.type === 'ImportNamespaceSpecifier') return '*';
  return imported.imported.type === 'Identifier' ? imported.imported.name : String(imported.imported.value);
}

/** Adds `const Bold = styled(Button)(…)`, whose props are those of the button. */
function withStyled(nodes: readonly AnyNode[], imported: Bindings): Bindings {
  const bindings = new Map(imported);
  for (const node of nodes) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') continue;
    const styled = node.init && styledTarget(node.init as AnyNode);
    const component = styled && componentOf(styled, bindings);
    if (component) bindings.set(node.id.name, component);
  }
  return bindings;
}

/** `styled(Button)(…)`, ``styled(Button)`…` ``, `styled(Button, …)<Props>(…)` → `Button` */
function styledTarget(init: AnyNode): AnyNode | undefined {
  const callee =
    init.type === 'CallExpression'
      ? init.callee
      : init.type === 'TaggedTemplateExpression'
        ? init.tag
        : undefined;
  if (callee?.type !== 'CallExpression' || callee.callee.type !== 'Identifier') return undefined;
  return callee.callee.name === 'styled' ? (callee.arguments[0] as AnyNode | undefined) : undefined;
}

function isCreateElement(node: AnyNode): node is CallExpression {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 'createElement';
}

/** `Button` → export `Button`; `Dialog.Root` → export `Dialog.Root`; `Mui.Button` of a namespace → `Button`. */
function componentOf(node: AnyNode, bindings: Bindings): Omit<UsedComponent, 'props'> | undefined {
  if (node.type === 'Identifier') return bindings.get(node.name);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed)
    return undefined;
  const owner = componentOf(node.object as AnyNode, bindings);
  if (owner === undefined) return undefined;
  const { name } = node.property;
  return { ...owner, name: owner.name === '*' ? name : `${owner.name}.${name}` };
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
