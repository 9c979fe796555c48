import { printed } from '../types/type-text.ts';
import { ts } from '../typescript.ts';

/**
 * Returns the source text of the values that an implementation falls back to: defaults where props are
 * destructured, in the parameter or from a variable that is named `props`, and `defaultProps`.
 */
export function sourceDefaults(symbol: ts.Symbol): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of symbol.declarations ?? []) {
    const implementation = implementationOf(declaration);
    if (implementation) addDestructured(implementation, found);
    for (const value of defaultPropsOf(declaration)) addProperties(value, found);
  }
  return found;
}

/** The defaults of one parameter of a function: `({ open = false }) => …` */
export function parameterDefaults(
  implementation: ts.SignatureDeclaration,
  parameter: ts.ParameterDeclaration,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (ts.isObjectBindingPattern(parameter.name)) addPattern(parameter.name, found);
  else if (ts.isFunctionLike(implementation) && 'body' in implementation)
    addFromBody(implementation.body, new Set([parameter.name.getText()]), found);
  return found;
}

/** The function behind `forwardRef(function Button() {})` and other calls. */
export function implementationOf(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node))
    return node;
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isExportAssignment(node)) {
    const value = ts.isExportAssignment(node) ? node.expression : node.initializer;
    return value && implementationOf(value);
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return implementationOf(node.expression);
  if (!ts.isCallExpression(node)) return undefined;
  for (const argument of node.arguments) {
    const found = implementationOf(argument);
    if (found) return found;
  }
  return undefined;
}

function addDestructured(implementation: ts.FunctionLikeDeclaration, found: Map<string, string>): void {
  const [props] = implementation.parameters;
  if (!props) return;
  if (ts.isObjectBindingPattern(props.name)) addPattern(props.name, found);
  else addFromBody(implementation.body, new Set([props.name.getText(), 'props']), found);
}

function addFromBody(
  body: ts.Node | undefined,
  names: ReadonlySet<string>,
  found: Map<string, string>,
): void {
  if (!body || !ts.isBlock(body)) return;
  for (const statement of body.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isObjectBindingPattern(name) && initializer && names.has(initializer.getText()))
        addPattern(name, found);
    }
  }
}

function addPattern(pattern: ts.ObjectBindingPattern, found: Map<string, string>): void {
  for (const { propertyName, name, initializer } of pattern.elements) {
    const key = propertyName ?? name;
    if (!initializer || !(ts.isIdentifier(key) || ts.isStringLiteral(key))) continue;
    // Without a value, a prop is undefined all the same.
    if (initializer.getText() !== 'undefined') found.set(key.text, printed(initializer));
  }
}

function addProperties(value: ts.Expression, found: Map<string, string>): void {
  const object = ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? value.expression : value;
  if (!ts.isObjectLiteralExpression(object)) return;
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const { name, initializer } = property;
    if (ts.isIdentifier(name) || ts.isStringLiteral(name)) found.set(name.text, printed(initializer));
  }
}

/** `static defaultProps = {}` of a class, and `Button.defaultProps = {}` in the module of a function. */
function defaultPropsOf(declaration: ts.Declaration): ts.Expression[] {
  if (ts.isClassLike(declaration)) {
    return declaration.members.flatMap((member) =>
      ts.isPropertyDeclaration(member) && member.name.getText() === 'defaultProps' && member.initializer
        ? [member.initializer]
        : [],
    );
  }
  const name = ts.getNameOfDeclaration(declaration)?.getText();
  if (name === undefined || declaration.getSourceFile().isDeclarationFile) return [];
  return declaration.getSourceFile().statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return [];
    const { left, right } = statement.expression;
    return left.getText() === `${name}.defaultProps` ? [right] : [];
  });
}
