import { isPlatform } from '../project/package-of.ts';
import { ts } from '../typescript.ts';
import { nonNullable } from './non-nullable.ts';

/** An object with more properties, such as a theme, has a page of its own. */
const maxMembers = 60;

/**
 * Returns the properties of an object that are worth a row each: not those of React, the browser or a list.
 */
export function objectMembers(type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] | undefined {
  const clean = nonNullable(type, checker);
  if (!(clean.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
  // Its members depend on the call, and what all calls have in common takes long to compute.
  if (clean.isIntersection() && clean.types.some(({ flags }) => flags & ts.TypeFlags.Conditional))
    return undefined;
  if (checker.isArrayType(clean) || checker.isTupleType(clean)) return undefined;
  if (clean.getCallSignatures().length + clean.getConstructSignatures().length > 0) return undefined;
  if (checker.getIndexInfosOfType(clean).length > 0) return undefined;
  const members = checker.getPropertiesOfType(clean);
  if (members.length > maxMembers) return undefined;
  const isOwn = members.some(({ declarations = [] }) =>
    declarations.some((node) => !isPlatform(node.getSourceFile().fileName)),
  );
  return isOwn ? members.filter(isPublic) : undefined;
}

/** Whether a property may be missing: `open?` */
export function isOptional({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Optional) !== 0;
}

/** Whether code outside of a class can use a member, by a name that it can write. */
export function isPublic({ name, declarations = [] }: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  // `__@iterator@12` is the name of TypeScript for `[Symbol.iterator]`.
  return !/^(?:__@|#)/.test(name) && !declarations.some((node) => ts.getCombinedModifierFlags(node) & hidden);
}
