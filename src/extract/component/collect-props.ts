import type { Member, MemberVariant } from '../types/describe-member.ts';
import { nonNullable } from '../types/non-nullable.ts';
import { isOptional } from '../types/object-members.ts';
import { ts } from '../typescript.ts';
import type { ComponentShape } from './component-shape.ts';

/**
 * Returns the props of a component by name, sorted. Those of all its signatures and of all members of a union
 * of props belong to it; a prop is required if each of them requires it. `applied` are the props with the
 * defaults of type parameters, which have those of the element that a polymorphic component renders.
 */
export function collectProps(
  shape: ComponentShape,
  applied: ts.Type | undefined,
  checker: ts.TypeChecker,
): Member[] {
  const variants = shape.props.flatMap((type) => (type?.isUnion() ? type.types : [type]));
  const found = new Map<string, ts.Symbol[]>();
  for (const variant of variants) {
    for (const prop of variant ? checker.getPropertiesOfType(variant) : []) {
      found.set(prop.name, [...(found.get(prop.name) ?? []), prop]);
    }
  }
  const added = new Set<string>();
  for (const prop of applied ? checker.getPropertiesOfType(applied) : []) {
    if (found.has(prop.name)) continue;
    found.set(prop.name, [prop]);
    added.add(prop.name);
  }
  const isRequired = (symbols: readonly ts.Symbol[]) =>
    symbols.length === variants.length && !symbols.some(isOptional);
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, unordered]) => [name, unordered.toSorted(byPlace)] as const)
    .map(([name, symbols]) => ({
      name,
      variants: variantsOf(symbols, checker),
      declarations: [...new Set(symbols.flatMap(({ declarations = [] }) => declarations))],
      optional:
        shape.defaulted.has(name) || (added.has(name) ? symbols.some(isOptional) : !isRequired(symbols)),
    }));
}

/** TypeScript has an order of its own for the members of a union; readers expect that of the source. */
function byPlace(a: ts.Symbol, b: ts.Symbol): number {
  const [one, other] = [a.declarations?.[0], b.declarations?.[0]];
  const isSameFile = one && other && one.getSourceFile() === other.getSourceFile();
  return isSameFile ? one.pos - other.pos : 0;
}

function variantsOf(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): MemberVariant[] {
  const byType = new Map<ts.Type, MemberVariant>();
  for (const symbol of symbols) {
    const type = checker.getTypeOfSymbol(symbol);
    if (!byType.has(type)) byType.set(type, { type, declarations: symbol.declarations ?? [] });
  }
  const variants = [...byType.values()];
  // A member of a union that rules a prop out says so with `href?: never`.
  const possible = variants.filter(({ type }) => !(nonNullable(type, checker).flags & ts.TypeFlags.Never));
  return possible.length > 0 ? possible : variants;
}
