import type { Member } from '../types/describe-member.ts';
import { printed } from '../types/type-text.ts';
import { ts } from '../typescript.ts';

/**
 * Returns the source text of the default of a prop that follows from variants of styles, from
 * `defaultVariants` beside the `variants` that declare it. Undefined for any other prop.
 */
export function variantDefault({ name, declarations }: Member): string | undefined {
  for (const declaration of declarations) {
    const variants = declaration.parent.parent;
    if (!isNamed(variants, 'variants') || !ts.isObjectLiteralExpression(variants.parent)) continue;
    const defaults = propertyOf(variants.parent, 'defaultVariants');
    const value = defaults && ts.isObjectLiteralExpression(defaults) ? propertyOf(defaults, name) : undefined;
    if (value) return printed(value);
  }
  return undefined;
}

function isNamed(node: ts.Node, name: string): node is ts.PropertyAssignment {
  return ts.isPropertyAssignment(node) && nameOf(node) === name;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return object.properties.find((property) => isNamed(property, name))?.initializer;
}

function nameOf({ name }: ts.PropertyAssignment): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}
