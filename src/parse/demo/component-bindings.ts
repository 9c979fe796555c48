import type { AnyNode, Program } from 'acorn';
import type { UsedComponent } from '../../model/demo.ts';

/** A component of a package, by its export. */
export type ImportedComponent = Omit<UsedComponent, 'props'>;

/** What a local name of a module stands for: `Dialog` → export `Dialog` of `@base-ui/react/dialog`. */
export type Bindings = ReadonlyMap<string, ImportedComponent>;

/**
 * Returns what the imports of a module bind, and its styled components, whose props are those of the others.
 */
export function componentBindings(program: Program, nodes: readonly AnyNode[]): Bindings {
  return withStyled(nodes, importedBindings(program));
}

/**
 * Returns the component that an expression means: `Button` → export `Button`; `Dialog.Root` → export
 * `Dialog.Root`; `Mui.Button` of a namespace → `Button`.
 */
export function componentOf(node: AnyNode, bindings: Bindings): ImportedComponent | undefined {
  if (node.type === 'Identifier') return bindings.get(node.name);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed)
    return undefined;
  const owner = componentOf(node.object as AnyNode, bindings);
  if (owner === undefined) return undefined;
  const { name } = node.property;
  return { ...owner, name: owner.name === '*' ? name : `${owner.name}.${name}` };
}

function importedBindings({ body }: Program): Bindings {
  const bindings = new Map<string, ImportedComponent>();
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
