import type { Member } from '../types/describe-member.ts';
import { ts } from '../typescript.ts';
import type { ComponentShape } from './component-shape.ts';

/**
 * Returns the props of a component by name, sorted. Those of all its signatures and of all members of a union
 * of props belong to it; a prop is required if each of them requires it.
 */
export function collectProps(shape: ComponentShape, checker: ts.TypeChecker): Member[] {
  const variants = shape.props.flatMap((type) => (type?.isUnion() ? type.types : [type]));
  const found = new Map<string, ts.Symbol[]>();
  for (const variant of variants) {
    for (const prop of variant ? checker.getPropertiesOfType(variant) : []) {
      found.set(prop.name, [...(found.get(prop.name) ?? []), prop]);
    }
  }
  const isRequired = (symbols: readonly ts.Symbol[]) =>
    symbols.length === variants.length && symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, symbols]) => ({
      name,
      types: [...new Set(symbols.map((symbol) => checker.getTypeOfSymbol(symbol)))],
      declarations: [...new Set(symbols.flatMap(({ declarations = [] }) => declarations))],
      optional: shape.defaulted.has(name) || !isRequired(symbols),
    }));
}
