import { behindAliases } from '../exports/list-exports.ts';
import { isPlatform } from '../project/package-of.ts';
import { ts } from '../typescript.ts';

/** Whether React, the browser or the language declares a type. Readers know it, or look it up elsewhere. */
export function isPlatformType({ aliasSymbol, symbol }: ts.Type): boolean {
  const declared = (aliasSymbol ?? symbol)?.declarations?.[0];
  return declared !== undefined && isPlatform(declared.getSourceFile().fileName);
}

/** Whether a written type names such types alone: `React.ReactNode | undefined` */
export function isPlatformNode(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const parts: readonly ts.TypeNode[] = ts.isUnionTypeNode(node) ? node.types : [node];
  const named = parts.filter(ts.isTypeReferenceNode);
  return (
    named.length > 0 &&
    named.every(({ typeName }) => {
      const symbol = checker.getSymbolAtLocation(typeName);
      const declared = symbol && behindAliases(symbol, checker).declarations?.[0];
      return declared !== undefined && isPlatform(declared.getSourceFile().fileName);
    })
  );
}
