import { behindAliases } from '../exports/list-exports.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';

/** What following names needs. A document depends on the declarations behind them. */
export type NamesContext = Pick<ExtractionContext, 'checker' | 'record'>;

/**
 * Returns the expression of the value that a declaration gives its name; undefined for a function or class.
 */
export function givenValue(node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node))
    return node.initializer;
  if (ts.isShorthandPropertyAssignment(node)) return node.name;
  if (ts.isExportAssignment(node)) return node.expression;
  const { parent } = node;
  // `Tabs.Tab = TabsTab`
  const isAssigned = ts.isPropertyAccessExpression(node) && ts.isBinaryExpression(parent);
  return isAssigned && parent.left === node ? parent.right : undefined;
}

/** Returns the constant, function or class that a name stands for, on which the document then depends. */
export function declarationOf(
  name: ts.Identifier,
  { checker, record }: NamesContext,
): ts.VariableDeclaration | ts.FunctionDeclaration | ts.ClassDeclaration | undefined {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const declaration = symbol && behindAliases(symbol, checker).valueDeclaration;
  if (!declaration || declaration.getSourceFile().isDeclarationFile) return undefined;
  const isKnown =
    ts.isVariableDeclaration(declaration) ||
    ts.isFunctionDeclaration(declaration) ||
    ts.isClassDeclaration(declaration);
  if (!isKnown) return undefined;
  record(declaration);
  return declaration;
}
