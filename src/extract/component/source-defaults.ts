import { ts } from '../typescript.ts';
import { addProperties, bodyDefaults, type ObjectOf, unwrapped } from './body-defaults.ts';
import { declarationOf, givenValue, type NamesContext } from './given-value.ts';
import { madeFrom } from './made-from.ts';

/**
 * Returns the source text of the values that an implementation falls back to: defaults in its parameter and
 * its body, and `defaultProps`.
 */
export function sourceDefaults(symbol: ts.Symbol, context: NamesContext): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const objectOf = objectsOf(context);
  for (const declaration of symbol.declarations ?? []) {
    const implementation = implementationOf(declaration, context);
    const [props] = implementation?.parameters ?? [];
    if (implementation && props) {
      // A call may return the props with defaults: `const props = useDefaultProps(inProps)`.
      const others = ts.isIdentifier(props.name) ? ['props'] : [];
      addAll(bodyDefaults({ body: implementation.body, parameter: props, others }, objectOf), found);
    }
    for (const node of [declaration, ...madeFrom(declaration, context)]) {
      if (ts.isClassLike(node)) addAll(bodyDefaults({ body: node }, objectOf), found);
      for (const value of defaultPropsOf(node)) addProperties(objectOf(value)?.properties ?? [], found);
    }
  }
  return found;
}

function addAll(values: ReadonlyMap<string, string>, found: Map<string, string>): void {
  for (const [name, value] of values) found.set(name, value);
}

/** The defaults of one parameter of a function: `({ open = false }) => …` */
export function parameterDefaults(
  implementation: ts.FunctionLikeDeclaration,
  parameter: ts.ParameterDeclaration,
  context: NamesContext,
): ReadonlyMap<string, string> {
  return bodyDefaults({ body: implementation.body, parameter }, objectsOf(context));
}

/** Names that are followed from one to the next: broken code may declare one with itself. */
const maxNames = 4;

/** The function behind `forwardRef(function Button() {})`, `memo(ButtonBase)` and other calls. */
export function implementationOf(
  node: ts.Node,
  context: NamesContext,
  names = 0,
): ts.FunctionLikeDeclaration | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node))
    return node;
  const value = givenValue(node);
  if (value) return implementationOf(value, context, names);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return implementationOf(node.expression, context, names);
  if (ts.isIdentifier(node)) {
    const declaration = names < maxNames ? declarationOf(node, context) : undefined;
    return declaration && implementationOf(declaration, context, names + 1);
  }
  if (!ts.isCallExpression(node)) return undefined;
  for (const argument of node.arguments) {
    const found = implementationOf(argument, context, names);
    if (found) return found;
  }
  return undefined;
}

/** The object literal that an expression is, or that the constant of its name is. */
function objectsOf(context: NamesContext): ObjectOf {
  return (node) => {
    const value = unwrapped(node);
    const declaration = ts.isIdentifier(value) ? declarationOf(value, context) : undefined;
    const constant =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    const object = unwrapped(constant ?? value);
    return ts.isObjectLiteralExpression(object) ? object : undefined;
  };
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
