import ts from 'typescript-api';

/** A sentence of the program, and the module that prints it. */
export interface ProgramSentence {
  /** `src/write/open-out-dir.ts` */
  readonly module: string;
  /** What is known only when the program runs is an ellipsis. */
  readonly text: string;
}

/** What stands for a value that is known only when the program runs. */
const open = '…';
/** More alternatives of one sentence than these help nobody. */
const mostAlternatives = 24;
const errors: readonly string[] = ['UserError', 'InvalidArgumentError'];
const printers: readonly string[] = ['warn', 'write', 'error', 'refuse'];

/**
 * The sentences that modules print besides diagnostics, in the order of the sources: messages of wrong usage,
 * warnings about the machine, and what is written to the terminal. Modules are texts by path.
 */
export function programSentences(modules: ReadonlyMap<string, string>): ProgramSentence[] {
  const files = [...modules].map(([path, text]) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  );
  const shared = new Map(files.flatMap((file) => file.statements.flatMap(exportedNames)));
  const found = files.flatMap((file) =>
    printedExpressions(file).flatMap((printed) =>
      alternatives(printed, shared)
        .flatMap((text) => text.split('\n'))
        .map((line) => line.trim().replace(/\$\d/g, open))
        .filter(isSentence)
        .map((text) => ({ module: file.fileName, text })),
    ),
  );
  return found.filter(({ text }, index) => found.findIndex((one) => one.text === text) === index);
}

/** Whether a text says something by itself: `Continuing without a cache.`, not `…: …`. */
function isSentence(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 3 && /^[\p{Lu}"-]/u.test(text) && /[.:?…]$/.test(text);
}

/** What the sinks of a module are given: errors of usage, warnings, and streams. */
function printedExpressions(file: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    const [given] = ts.isNewExpression(node) || ts.isCallExpression(node) ? (node.arguments ?? []) : [];
    if (given !== undefined && isSink(node)) found.push(given);
    // `[/^unknown option '(.*)'$/, 'Unknown option "$1".']`: the words of a package, and ours.
    const [theirs, ours] = ts.isArrayLiteralExpression(node) ? node.elements : [];
    if (theirs && ours && ts.isRegularExpressionLiteral(theirs)) found.push(ours);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isSink(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return errors.includes(node.expression.getText());
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  // What a command was asked for goes to the standard output.
  if (/\bout\.write$/.test(expression.getText())) return false;
  return printers.includes(
    ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(),
  );
}

/** Declarations that other modules can name, by name. */
function exportedNames(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
}

/** What names stand for in other modules. */
type Shared = ReadonlyMap<string, ts.Node>;

/** Each text that an expression can be. A declaration that refers to itself ends as an ellipsis. */
function alternatives(node: ts.Node, shared: Shared, within: readonly ts.Node[] = []): string[] {
  const texts = (inner: ts.Node): string[] => alternatives(inner, shared, [...within, node]);
  if (within.includes(node)) return [open];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (before, { expression, literal }) => joined(before, joined(phrases(texts(expression)), [literal.text])),
      [node.head.text],
    );
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return texts(node.expression);
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return ofOperation(node, texts);
  if (ts.isIdentifier(node)) return ofDeclaration(declarationOf(node, shared), texts);
  if (ts.isElementAccessExpression(node)) return texts(node.expression);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? texts(one.initializer) : []));
  if (ts.isCallExpression(node)) return ofCall(node, shared, texts);
  return [open];
}

/** The same texts, or an ellipsis if they differ in a word at most: `it`, `them`. */
function phrases(texts: string[]): string[] {
  return texts.some((text) => /\p{L}{2,}.*\P{L}\p{L}{2,}/u.test(text)) ? texts : [open];
}

type Texts = (node: ts.Node) => string[];

function ofOperation({ operatorToken, left, right }: ts.BinaryExpression, texts: Texts): string[] {
  if (operatorToken.kind === ts.SyntaxKind.PlusToken) return joined(texts(left), texts(right));
  return [...texts(left), ...texts(right)];
}

function ofCall({ expression, arguments: given }: ts.CallExpression, shared: Shared, texts: Texts): string[] {
  const [first] = given;
  if (first !== undefined && expression.getText() === 'asSentence')
    return texts(first).map((text) => `${text.replace(/\.$/, '')}.`);
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'trimEnd')
    return texts(expression.expression);
  // A paint and a filter of control characters return what they are given.
  const painted = given.at(-1);
  if (painted !== undefined && /^(?:paint|visibleControls)$/.test(expression.getText()))
    return texts(painted);
  return ts.isIdentifier(expression) ? ofDeclaration(declarationOf(expression, shared), texts) : [open];
}

function ofDeclaration(declaration: ts.Node | undefined, texts: Texts): string[] {
  if (declaration === undefined) return [open];
  if (ts.isVariableDeclaration(declaration))
    return declaration.initializer === undefined ? [open] : texts(declaration.initializer);
  const returned: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) returned.push(...texts(node.expression));
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(declaration, visit);
  return returned.length === 0 ? [open] : returned;
}

/** The constant or function that a name stands for; undefined for a parameter, or a name of a package. */
function declarationOf(name: ts.Identifier, shared: Shared): ts.Node | undefined {
  for (let at: ts.Node = name; at !== undefined; at = at.parent) {
    if (ts.isFunctionLike(at) && at.parameters.some((one) => namesIn(one.name).includes(name.text)))
      return undefined;
    if (!ts.isBlock(at) && !ts.isSourceFile(at)) continue;
    for (const statement of at.statements) {
      const found = exportedNames(statement).find(([own]) => namesIn(own).includes(name.text));
      if (found !== undefined) return found[0] === name.text ? found[1] : undefined;
    }
  }
  return shared.get(name.text);
}

/** `{ a, b: { c } }` → `a`, `b`, `c` */
function namesIn(pattern: ts.BindingName | string): string[] {
  return (typeof pattern === 'string' ? pattern : pattern.getText()).match(/[\w$]+/g) ?? [];
}

function joined(heads: readonly string[], tails: readonly string[]): string[] {
  return heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, mostAlternatives);
}
