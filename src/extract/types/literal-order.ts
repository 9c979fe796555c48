import { behindAliases } from '../exports/list-exports.ts';
import { ts } from '../typescript.ts';
import { literalText } from './type-text.ts';

/** Aliases that are followed within each other. */
const maxDepth = 6;

/**
 * Returns the place of each literal in the declaration of a type, aliases included: TypeScript itself keeps
 * unions in an order of its own.
 */
export function literalOrder(node: ts.TypeNode, checker: ts.TypeChecker): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const visit = (current: ts.Node, depth: number) => {
    if (ts.isLiteralTypeNode(current)) {
      const text = textOf(current.literal);
      if (!order.has(text)) order.set(text, order.size);
    }
    if (ts.isTypeReferenceNode(current) && depth < maxDepth) {
      const alias = aliasOf(current, checker);
      if (alias) visit(alias.type, depth + 1);
    }
    ts.forEachChild(current, (child) => visit(child, depth));
  };
  visit(node, 0);
  return order;
}

/** With the quotes with which types are printed. */
function textOf(literal: ts.LiteralTypeNode['literal']): string {
  return ts.isStringLiteral(literal) ? literalText(literal.text) : literal.getText();
}

function aliasOf(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeAliasDeclaration | undefined {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const declarations = symbol && behindAliases(symbol, checker).declarations;
  return declarations?.find((declaration) => ts.isTypeAliasDeclaration(declaration));
}
