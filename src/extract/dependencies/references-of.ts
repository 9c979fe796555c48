import { packageOf } from '../project/package-of.ts';
import { ts } from '../typescript.ts';
import { isMissingMember, type MissingName, missingName } from './missing-name.ts';

/** What the type of one declaration refers to. */
export interface References {
  readonly declarations: readonly ts.Declaration[];
  /** Files that only pass a name on. */
  readonly aliases: readonly ts.SourceFile[];
  /** Members that are looked up by name: `props` of `Map['props']`. */
  readonly lookups: readonly string[];
  /** Names that are not declared. Members are looked up in sources of the workspace alone. */
  readonly missing: readonly MissingName[];
}

/** Finds the names in a declaration that its type depends on. */
export function referencesOf(declaration: ts.Node, checker: ts.TypeChecker): References {
  const declarations = new Set<ts.Declaration>();
  const aliases = new Set<ts.SourceFile>();
  const lookups = new Set<string>();
  const missing: MissingName[] = [];
  const isWorkspace = packageOf(declaration.getSourceFile().fileName) === undefined;

  const follow = (name: ts.Identifier) => {
    const symbol = checker.getSymbolAtLocation(name);
    const target = symbol && throughAliases(symbol, aliases, checker);
    for (const one of target?.declarations ?? []) if (!ts.isSourceFile(one)) declarations.add(one);
    const found = missingName(name, target, checker);
    if (found) missing.push(found);
  };
  const visit = (node: ts.Node): void => {
    if (isConst(node)) return;
    if (ts.isIdentifier(node) && isReference(node)) follow(node);
    if (ts.isIndexedAccessTypeNode(node)) {
      const { indexType } = node;
      if (ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal))
        lookups.add(indexType.literal.text);
      if (isWorkspace && isMissingMember(node, checker)) missing.push({ node });
    }
    if (ts.isBlock(node) && hasWrittenResult(node.parent)) return;
    ts.forEachChild(node, visit);
  };

  if (ts.isInterfaceDeclaration(declaration) || ts.isClassLike(declaration)) {
    for (const part of [...(declaration.typeParameters ?? []), ...(declaration.heritageClauses ?? [])])
      visit(part);
  } else if (!ts.isModuleDeclaration(declaration) && !ts.isEnumDeclaration(declaration)) {
    visit(declaration);
  }
  return { declarations: [...declarations], aliases: [...aliases], lookups: [...lookups], missing };
}

/** The `const` of `as const`, which is no type. */
function isConst(node: ts.Node): boolean {
  return (
    ts.isTypeReferenceNode(node) && ts.isConstTypeReference(node) && ts.isAssertionExpression(node.parent)
  );
}

/** The body of a function says nothing about a type that is written before it. */
function hasWrittenResult(parent: ts.Node): boolean {
  return ts.isFunctionLike(parent) && parent.type !== undefined;
}

/** Names of members, parameters and declarations refer to nothing else. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) return true;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name !== node;
  return !('name' in parent && parent.name === node);
}

function throughAliases(symbol: ts.Symbol, files: Set<ts.SourceFile>, checker: ts.TypeChecker): ts.Symbol {
  let current = symbol;
  while (current.flags & ts.SymbolFlags.Alias) {
    for (const node of current.declarations ?? []) files.add(node.getSourceFile());
    const next = checker.getImmediateAliasedSymbol(current);
    if (!next || next === current) break;
    current = next;
  }
  return current;
}
