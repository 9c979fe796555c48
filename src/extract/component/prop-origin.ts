import { packageOf } from '../project/package-of.ts';
import { ts } from '../typescript.ts';

/** The type that declares a prop. */
export interface PropOrigin {
  /** `React.HTMLAttributes`; empty for a type without a name. */
  readonly typeName: string;
  /** Absent for a type of the workspace. */
  readonly packageName: string | undefined;
  readonly declaration: ts.Declaration;
  /** Number of the members that the type declares. */
  readonly size: number;
}

/** Hundreds of attributes of React are props of almost every component. */
const origins = new WeakMap<ts.Declaration, PropOrigin>();

/** Returns the type that a declaration of a prop is in. */
export function originOf(declaration: ts.Declaration): PropOrigin {
  const known = origins.get(declaration);
  if (known) return known;
  const container = declaration.parent;
  const origin: PropOrigin = {
    typeName: typeNameOf(container),
    packageName: packageOf(declaration.getSourceFile().fileName),
    declaration,
    size: 'members' in container && Array.isArray(container.members) ? container.members.length : 1,
  };
  origins.set(declaration, origin);
  return origin;
}

/** The name of the interface, class or alias that contains a node, with its namespaces. */
function typeNameOf(node: ts.Node): string {
  let current: ts.Node | undefined = node;
  while (current && !isNamedType(current)) {
    // A type in a signature belongs to the component itself.
    if (ts.isFunctionLike(current) || ts.isVariableDeclaration(current)) return '';
    current = current.parent;
  }
  if (!current?.name) return '';
  const names = [current.name.text];
  for (let outer: ts.Node | undefined = current.parent; outer; outer = outer.parent) {
    if (ts.isModuleDeclaration(outer) && ts.isIdentifier(outer.name)) names.unshift(outer.name.text);
  }
  return names.join('.');
}

function isNamedType(
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassLikeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassLike(node);
}
