import { nonNullable } from '../types/non-nullable.ts';
import { ts } from '../typescript.ts';

/** How a component can be used. */
export interface ComponentShape {
  /** The props of each way to call it; `undefined` where it takes none. */
  readonly props: readonly (ts.Type | undefined)[];
  readonly signatures: readonly ts.Signature[];
  /** Props that `defaultProps` makes optional. */
  readonly defaulted: ReadonlySet<string>;
  /** What a ref gives, if it is a class. */
  readonly instance?: ts.Type;
}

/** Returns how a value is used as a component: function, class or exotic. Undefined for another value. */
export function componentShape(type: ts.Type, checker: ts.TypeChecker): ComponentShape | undefined {
  if (type.isUnion()) return shapeOfUnion(type, checker);
  if (isContext(type)) return undefined;
  const defaulted = defaultedNames(type, checker);
  const calls = type.getCallSignatures().filter((signature) => rendersElement(signature, checker));
  if (calls.length > 0) {
    return { props: calls.map((call) => firstParameter(call, checker)), signatures: calls, defaulted };
  }
  const constructed = type.getConstructSignatures().filter(({ parameters }) => parameters.length < 3);
  const instance = constructed[0] && checker.getReturnTypeOfSignature(constructed[0]);
  const props = instance?.getProperty('props');
  // Other classes have members of these names, too, but no element can be made of them.
  if (!instance || !props || !instance.getProperty('render') || !instance.getProperty('setState'))
    return undefined;
  return { props: [checker.getTypeOfSymbol(props)], signatures: constructed, defaulted, instance };
}

/** Whether a value is a context of React. `Form.Provider` alone is a part of a component. */
export function isContext(type: ts.Type): boolean {
  return type.getProperty('Provider') !== undefined && type.getProperty('Consumer') !== undefined;
}

/**
 * `React.ComponentType` and `React.JSXElementConstructor` are a function or a class. The function has the
 * props; those of the class may be any.
 */
function shapeOfUnion({ types }: ts.UnionType, checker: ts.TypeChecker): ComponentShape | undefined {
  const shapes = types.map((part) => componentShape(part, checker));
  if (shapes.includes(undefined)) return undefined;
  return shapes.find((shape) => shape && !shape.instance) ?? shapes[0];
}

function firstParameter({ parameters: [first] }: ts.Signature, checker: ts.TypeChecker): ts.Type | undefined {
  return first && nonNullable(checker.getTypeOfSymbol(first), checker);
}

function defaultedNames(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  const defaults = type.getProperty('defaultProps');
  // `defaultProps?: Partial<Props>` says what a component may have: TypeScript still requires the props.
  if (!defaults || defaults.flags & ts.SymbolFlags.Optional) return new Set();
  const values = nonNullable(checker.getTypeOfSymbol(defaults), checker);
  return new Set(checker.getPropertiesOfType(values).map(({ name }) => name));
}

/**
 * Whether a call returns what React renders, or a promise of it as a component of a server does, rather than
 * any value. Components take one or two arguments.
 */
function rendersElement(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  if (signature.parameters.length > 2) return false;
  const returned = checker.getReturnTypeOfSignature(signature);
  const result = (returned.symbol?.name === 'Promise' && checker.getAwaitedType(returned)) || returned;
  const parts = result.isUnion() ? result.types : [result];
  const isElement = (part: ts.Type) =>
    part.getProperty('type') !== undefined && part.getProperty('props') !== undefined;
  return parts.some(isElement) || (result.flags & ts.TypeFlags.Null) !== 0;
}
