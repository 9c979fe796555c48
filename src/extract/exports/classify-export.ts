import { type ComponentShape, componentShape, isContext } from '../component/component-shape.ts';
import { ts } from '../typescript.ts';
import type { ExportedItem } from './list-exports.ts';

/** What an export is, with what its document is made from. Constants have no document. */
export type ExportClass =
  | { readonly kind: 'component'; readonly type: ts.Type; readonly shape: ComponentShape }
  | { readonly kind: 'hook' | 'function'; readonly type: ts.Type }
  | { readonly kind: 'interface' | 'type'; readonly type: ts.Type }
  | { readonly kind: 'enum' }
  | { readonly kind: 'constant'; readonly type: ts.Type };

/** Finds out what an export is from its type. */
export function classifyExport(
  { name, symbol, isValue }: ExportedItem,
  checker: ts.TypeChecker,
): ExportClass {
  const { Value, Enum, Class, Type, Interface } = ts.SymbolFlags;
  if (symbol.flags & Enum) return { kind: 'enum' };
  if (isValue && symbol.flags & Value) {
    const value = classifyValue(lastName(name), checker.getTypeOfSymbol(symbol), checker);
    if (value.kind !== 'constant' || !(symbol.flags & Type)) return value;
    if (isListOf(value.type, checker.getDeclaredTypeOfSymbol(symbol), checker)) return { kind: 'enum' };
  }
  if (!(symbol.flags & Type)) return { kind: 'constant', type: checker.getTypeOfSymbol(symbol) };
  const kind = symbol.flags & (Interface | Class) ? 'interface' : 'type';
  return { kind, type: checker.getDeclaredTypeOfSymbol(symbol) };
}

/** Whether an object has the values of a type, as `typeof Sizes[keyof typeof Sizes]` has those of `Sizes`. */
function isListOf(object: ts.Type, type: ts.Type, checker: ts.TypeChecker): boolean {
  const literalOf = (one: ts.Type) => (one.isLiteral() ? one.value : undefined);
  const properties = checker.getPropertiesOfType(object);
  const values = new Set(properties.map((property) => literalOf(checker.getTypeOfSymbol(property))));
  const members = new Set((type.isUnion() ? type.types : [type]).map(literalOf));
  const isSame = values.size === members.size && [...members].every((member) => values.has(member));
  return isSame && !values.has(undefined);
}

/** Classifies a value that is reached under a name: an export, or a property of one. */
function classifyValue(name: string, type: ts.Type, checker: ts.TypeChecker): ExportClass {
  if (isComponentName(name)) {
    const shape = componentShape(type, checker);
    if (shape) return { kind: 'component', type, shape };
  }
  if (type.getCallSignatures().length === 0 || isContext(type)) return { kind: 'constant', type };
  return { kind: /^use[A-Z\d]/.test(name) ? 'hook' : 'function', type };
}

/** `Dialog.Root` → `Root` */
export function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Whether JSX takes a name for that of a component. `unstable_Grid` and `Unstable_Grid` both name one. */
export function isComponentName(name: string): boolean {
  return /^(?:(?:unstable|experimental)_)?\p{Lu}/u.test(name);
}
