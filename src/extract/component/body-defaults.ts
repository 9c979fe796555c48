import { printed } from '../types/type-text.ts';
import { ts } from '../typescript.ts';

/** Returns the object that an expression names; undefined if it is not written out anywhere. */
export type ObjectOf = (node: ts.Expression) => ts.ObjectLiteralExpression | undefined;

/** What is known about a function while its defaults are read. */
interface Reading {
  /** Variables that contain all props, or those that are left: `props`, `rest`. */
  readonly holders: Set<string>;
  /** Variables of single props: `n` → `count` after `const { count: n } = props`. */
  readonly variables: Map<string, string>;
  /** The values that expressions such as `props.n ?? 3` fall back to. */
  readonly fallbacks: Map<string, Set<string>>;
  readonly found: Map<string, string>;
  readonly objectOf: ObjectOf;
}

/** What is read for the defaults of members. */
export interface DefaultsSource {
  /** The body of a function, or a class, whose props are `this.props`. */
  readonly body: ts.Node | undefined;
  /** The parameter of the function. */
  readonly parameter?: ts.ParameterDeclaration;
  /** Names of variables that have the members as well. */
  readonly others?: readonly string[];
}

/**
 * Returns the source text of the values that a function or class falls back to for members of a parameter or
 * of its props: where it destructures them, where it spreads them over defaults,
 * `{ ...defaults, ...props }`, and `props.n ?? 3`.
 */
export function bodyDefaults(
  { body, parameter, others = [] }: DefaultsSource,
  objectOf: ObjectOf,
): Map<string, string> {
  const found = new Map<string, string>();
  const reading: Reading = {
    holders: new Set(others),
    variables: new Map(),
    fallbacks: new Map(),
    found,
    objectOf,
  };
  if (parameter) bind(parameter.name, reading);
  if (body) visit(body, reading);
  for (const [name, [value, ...different]] of reading.fallbacks) {
    // Two values for one prop are not what the prop is by default.
    if (value !== undefined && different.length === 0 && !found.has(name)) found.set(name, value);
  }
  return found;
}

/** Adds the values of properties of an object literal by their names. */
export function addProperties(
  properties: Iterable<ts.ObjectLiteralElementLike>,
  found: Map<string, string>,
): void {
  for (const property of properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const { name, initializer } = property;
    if (ts.isIdentifier(name) || ts.isStringLiteral(name)) found.set(name.text, printed(initializer));
  }
}

/** `(props as Props)` → `props` */
export function unwrapped(node: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapper ? unwrapped(node.expression) : node;
}

function bind(name: ts.BindingName, reading: Reading): void {
  if (ts.isIdentifier(name)) reading.holders.add(name.text);
  else if (ts.isObjectBindingPattern(name))
    for (const element of name.elements) bindElement(element, reading);
}

function bindElement(element: ts.BindingElement, { holders, variables, found }: Reading): void {
  const { propertyName, name, initializer, dotDotDotToken } = element;
  if (dotDotDotToken) {
    if (ts.isIdentifier(name)) holders.add(name.text);
    return;
  }
  const key = propertyName ?? name;
  if (!(ts.isIdentifier(key) || ts.isStringLiteral(key))) return;
  // Without a value, a prop is undefined all the same.
  if (initializer && initializer.getText() !== 'undefined') found.set(key.text, printed(initializer));
  else if (ts.isIdentifier(name)) variables.set(name.text, key.text);
}

function visit(node: ts.Node, reading: Reading): void {
  if (ts.isFunctionLike(node) && node.parameters.some(({ name }) => hides(name, reading))) return;
  if (ts.isVariableDeclaration(node) && node.initializer) {
    const defaults = defaultsIn(node.initializer, reading);
    if (defaults) {
      bind(node.name, reading);
      for (const [name, value] of defaults) reading.found.set(name, value);
    }
  }
  if (ts.isBinaryExpression(node)) addFallback(node, reading);
  ts.forEachChild(node, (child) => visit(child, reading));
}

/** Whether a parameter of an inner function has the name of something that is read. */
function hides(name: ts.BindingName, reading: Reading): boolean {
  if (ts.isIdentifier(name)) return reading.holders.has(name.text) || reading.variables.has(name.text);
  return name.elements.some((element) => ts.isBindingElement(element) && hides(element.name, reading));
}

/** The defaults below the props in an expression; undefined if it is not all props. */
function defaultsIn(expression: ts.Expression, reading: Reading): Map<string, string> | undefined {
  const value = unwrapped(expression);
  const isProps = (node: ts.Expression) => {
    const plain = unwrapped(node);
    return isOwnProps(plain) || (ts.isIdentifier(plain) && reading.holders.has(plain.text));
  };
  const found = new Map<string, string>();
  if (isProps(value)) return found;
  if (ts.isObjectLiteralExpression(value)) {
    const end = value.properties.findIndex((one) => ts.isSpreadAssignment(one) && isProps(one.expression));
    if (end < 0) return undefined;
    for (const one of value.properties.slice(0, end)) {
      const spread = ts.isSpreadAssignment(one) ? reading.objectOf(one.expression) : undefined;
      addProperties(spread?.properties ?? [one], found);
    }
    return found;
  }
  if (!ts.isCallExpression(value)) return undefined;
  const end = value.arguments.findIndex(isProps);
  const below = value.arguments.slice(0, Math.max(end, 0)).filter((one) => isDefaults(one, value));
  for (const one of below) {
    const object = reading.objectOf(one);
    if (object) addProperties(object.properties, found);
  }
  return below.length > 0 ? found : undefined;
}

/** Whether an argument before the props has defaults: `Object.assign({}, …)`, `useProps(defaultProps, …)` */
function isDefaults(argument: ts.Expression, { expression }: ts.CallExpression): boolean {
  return expression.getText() === 'Object.assign' || /^\w*default/i.test(argument.getText());
}

function addFallback({ left, operatorToken, right }: ts.BinaryExpression, reading: Reading): void {
  const { QuestionQuestionToken, BarBarToken } = ts.SyntaxKind;
  if (![QuestionQuestionToken, BarBarToken].includes(operatorToken.kind) || !isLiteral(right)) return;
  const name = propOf(unwrapped(left), reading);
  if (name === undefined) return;
  reading.fallbacks.set(name, (reading.fallbacks.get(name) ?? new Set()).add(printed(right)));
}

/** The prop that an expression reads: `props.n`, or a variable that it was destructured to. */
function propOf(node: ts.Expression, { holders, variables }: Reading): string | undefined {
  if (ts.isIdentifier(node)) return variables.get(node.text);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const { expression } = node;
  const isHolder = ts.isIdentifier(expression) ? holders.has(expression.text) : isOwnProps(expression);
  return isHolder ? node.name.text : undefined;
}

/** The props of a class: `this.props` */
function isOwnProps(node: ts.Expression): boolean {
  const { ThisKeyword } = ts.SyntaxKind;
  return (
    ts.isPropertyAccessExpression(node) && node.expression.kind === ThisKeyword && node.name.text === 'props'
  );
}

function isLiteral(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isLiteral);
  const { TrueKeyword, FalseKeyword } = ts.SyntaxKind;
  return ts.isLiteralExpression(node) || node.kind === TrueKeyword || node.kind === FalseKeyword;
}
