import { behindAliases } from '../exports/list-exports.ts';
import { ts } from '../typescript.ts';

/** A type that a declaration needs and that does not exist. */
export interface MissingName {
  /** The name, or the type that looks up a missing member: `Options['side']`. */
  readonly node: ts.Node;
  /** The module that the name is imported from. */
  readonly from?: string;
}

/** Returns what is missing at a name. `target` is what the name leads to through all its imports. */
export function missingName(
  name: ts.Identifier,
  target: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): MissingName | undefined {
  // Where the syntax lacks a name, that is reported already.
  if (name.text === '') return undefined;
  if ((target ? !isUnknown(target) : !isTypeName(name)) || isAccepted(name)) return undefined;
  const { parent } = name;
  if (ts.isQualifiedName(parent) && parent.right === name) {
    // In `Gone.Props`, only `Gone` is missing.
    return isKnown(parent.left, checker) ? { node: parent } : undefined;
  }
  const from = importedFrom(name, checker);
  return { node: name, ...(from !== undefined && { from }) };
}

/** Whether its authors know that a name is missing: `@ts-ignore` or the like above its statement. */
function isAccepted(name: ts.Identifier): boolean {
  const source = name.getSourceFile();
  const statement = ts.findAncestor(
    name,
    ({ parent }) => ts.isSourceFile(parent) || ts.isModuleBlock(parent),
  );
  const above = statement && source.text.slice(statement.getFullStart(), statement.getStart(source));
  return above !== undefined && /@ts-(?:ignore|expect-error)\b/.test(above);
}

/** Whether a type looks up a member that its object does not have. */
export function isMissingMember(node: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): boolean {
  return (
    isErrorType(checker.getTypeFromTypeNode(node)) &&
    !isErrorType(checker.getTypeFromTypeNode(node.objectType)) &&
    !isErrorType(checker.getTypeFromTypeNode(node.indexType))
  );
}

/** The checker prints it as `any`, which it is not. */
function isErrorType(type: ts.Type): boolean {
  return 'intrinsicName' in type && type.intrinsicName === 'error';
}

/** What an import leads to if its module, or the name in it, does not exist; or what an unknown name is. */
function isUnknown({ declarations, name, flags }: ts.Symbol): boolean {
  if (flags & ts.SymbolFlags.Alias) return true;
  return declarations === undefined && (name === 'unknown' || (flags & ts.SymbolFlags.TypeAlias) !== 0);
}

function isKnown(name: ts.EntityName, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol !== undefined && !isUnknown(behindAliases(symbol, checker));
}

/** Whether a name stands where it must be declared, although no value refers to it. */
function isTypeName(name: ts.Identifier): boolean {
  let node: ts.EntityName = name;
  while (ts.isQualifiedName(node.parent)) node = node.parent;
  const { parent } = node;
  return (
    ts.isTypeReferenceNode(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isImportTypeNode(parent) ||
    (ts.isExpressionWithTypeArguments(parent) && ts.isInterfaceDeclaration(parent.parent.parent))
  );
}

/** The module that the file of a name imports it from, or that the type itself imports. */
function importedFrom(name: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  if (ts.isImportTypeNode(name.parent)) return literalText(name.parent.argument);
  const [declaration] = checker.getSymbolAtLocation(name)?.declarations ?? [];
  const found = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  return found && ts.isStringLiteral(found.moduleSpecifier) ? found.moduleSpecifier.text : undefined;
}

function literalText(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}
