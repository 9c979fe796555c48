import { ts } from '../typescript.ts';

/**
 * Removes `null` and `undefined` from a type. The checker would also turn `unknown` into `{}` and `T` into
 * `T & {}`, which a reader does not find in the declaration.
 */
export function nonNullable(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (!type.isUnion()) return type.flags & nullish ? checker.getNonNullableType(type) : type;
  const [only, ...others] = type.types.filter(({ flags }) => !(flags & nullish));
  return only && others.length === 0 ? only : checker.getNonNullableType(type);
}

const nullish = ts.TypeFlags.Null | ts.TypeFlags.Undefined;
