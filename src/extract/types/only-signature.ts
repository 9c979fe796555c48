import { ts } from '../typescript.ts';

/**
 * Returns the call signature of a type that has exactly one: of a function, or of a union in which one member
 * is a function. Beside an object, as in `sx`, a function is not the point.
 */
export function onlySignature(type: ts.Type, checker: ts.TypeChecker): ts.Signature | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const found: ts.Signature[] = [];
  for (const part of parts) {
    const signatures = callSignatures(part, checker);
    const isOther = (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    if (signatures.length === 0 && isOther) return undefined;
    for (const signature of signatures) found.push(signature);
  }
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Whether a type can be called. A mapped type cannot, such as all props but some, and its members need not be
 * computed to see that.
 */
export function isCallable(type: ts.Type): boolean {
  if (isMapped(type)) return false;
  return type.isIntersection() ? type.types.some(isCallable) : type.getCallSignatures().length > 0;
}

/**
 * The checker removes repeated signatures from an intersection and compares their types in depth for that,
 * which is slow for large ones such as the two `unstable_sx` of a theme. Here signatures with different types
 * are different ones.
 */
function callSignatures(type: ts.Type, checker: ts.TypeChecker): readonly ts.Signature[] {
  if (isMapped(type)) return [];
  if (!type.isIntersection()) return type.getCallSignatures();
  const all = type.types.flatMap((part) => callSignatures(part, checker));
  const [first, ...others] = all;
  const isRepeated = first && others.some((other) => isSame(first, other, checker));
  return isRepeated ? type.getCallSignatures() : all;
}

function isSame(one: ts.Signature, other: ts.Signature, checker: ts.TypeChecker): boolean {
  const typesOf = (signature: ts.Signature) => [
    ...signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
    checker.getReturnTypeOfSignature(signature),
  ];
  const [left, right] = [typesOf(one), typesOf(other)];
  return left.length === right.length && left.every((type, index) => type === right[index]);
}

function isMapped(type: ts.Type): boolean {
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
  return isObject && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
}
