import { nonNullable } from '../types/non-nullable.ts';
import type { ts } from '../typescript.ts';

/** An element of a component in a module of ours. */
export type ComponentElement = ts.JsxSelfClosingElement;

/** The props of an element for which no type argument is given, so that the defaults apply. */
export function appliedProps(element: ComponentElement, checker: ts.TypeChecker): ts.Type | undefined {
  const [props] = checker.getResolvedSignature(element)?.parameters ?? [];
  return props && nonNullable(checker.getTypeOfSymbol(props), checker);
}

/**
 * Returns the names of the props that TypeScript accepts on an element, sorted. It asks for the attributes of
 * the JSX element, as the checker resolves them with `JSX.LibraryManagedAttributes` and intrinsic attributes,
 * and for those of every overload that the checker considers.
 */
export function acceptedProps(element: ComponentElement, checker: ts.TypeChecker): string[] {
  const names = new Set<string>();
  const add = (type: ts.Type | undefined) => {
    for (const part of type?.isUnion() ? type.types : [type]) {
      for (const { name } of part ? checker.getPropertiesOfType(part) : []) names.add(name);
    }
  };
  add(checker.getContextualType(element.attributes));
  const candidates: ts.Signature[] = [];
  checker.getResolvedSignature(element, candidates);
  for (const { parameters } of candidates) {
    add(parameters[0] && nonNullable(checker.getTypeOfSymbol(parameters[0]), checker));
  }
  return [...names].sort();
}
