import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';
import { isOptional } from './object-members.ts';

const { NodeBuilderFlags } = ts;

/**
 * Types that are too long to read are shortened by TypeScript: `{ a: string; ... 20 more ...; z: number; }`.
 */
const flags =
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.OmitParameterModifiers |
  NodeBuilderFlags.IgnoreErrors;

const printer = ts.createPrinter({ removeComments: true });

/** What types are printed into; it only gives nodes a file. */
const page = ts.createSourceFile('types.ts', '', ts.ScriptTarget.Latest);

/** Returns a type as TypeScript prints it, in one line and with the names of its aliases. */
export function typeText(type: ts.Type, context: ExtractionContext): string {
  const { texts } = context;
  const known = texts.get(type);
  if (known !== undefined) return known;
  const text = printType(type, { context, extra: NodeBuilderFlags.None });
  texts.set(type, text);
  return text;
}

/** Returns a type as TypeScript prints it without the name of its own alias. */
export function bareTypeText(type: ts.Type, context: ExtractionContext): string {
  return printType(type, { context, extra: NodeBuilderFlags.InTypeAlias });
}

/** Whether a printed type lacks parts, because it is too long. */
export function isShortened(text: string): boolean {
  return /\.\.\. \d+ more \.\.\.|(?<![\w.])\.\.\.(?![\w[{(])/.test(text);
}

interface Printing {
  readonly context: ExtractionContext;
  readonly extra: ts.NodeBuilderFlags;
}

function printType(type: ts.Type, { context, extra }: Printing): string {
  const { checker, isReact } = context;
  const isNamed = type.aliasSymbol !== undefined && extra !== NodeBuilderFlags.InTypeAlias;
  const nodes = isNamed ? undefined : reactNodeIn(type, context);
  if (type.isUnion() && nodes) {
    const others = type.types.filter((part) => !nodes.types.includes(part));
    return ['React.ReactNode', ...others.map((part) => inUnion(typeText(part, context)))].join(' | ');
  }
  const node = checker.typeToTypeNode(type, undefined, flags | extra);
  if (!node) return 'any';
  const text = printer.printNode(ts.EmitHint.Unspecified, qualified(node, isReact), page);
  // What is left of a parameter that may not be undefined.
  const shown = withoutModules(oneLine(text))
    .replace(/(?<=\w|>) & \{\}(?![\w.])/g, '')
    .replace(/\b(React\.ElementType)<any, keyof [\w.]*IntrinsicElements>/g, '$1')
    .replace(/\b(React\.ReactElement)<(?:any|unknown), string \| React\.JSXElementConstructor<any>>/g, '$1');
  // Each part of a union is short, even if the union is not.
  if (!type.isUnion() || isNamed || !isShortened(shown)) return shown;
  return type.types.map((part) => inUnion(typeText(part, context))).join(' | ');
}

/**
 * Returns `React.ReactNode` if a union has all its members but `null` and `undefined`. TypeScript takes it
 * apart in `React.ReactNode | (() => void)`, into nine types that no reader puts together again. The type of
 * its lists leads to it.
 */
function reactNodeIn(type: ts.Type, { checker, isReact }: ExtractionContext): ts.UnionType | undefined {
  if (!type.isUnion() || type.types.length < 5) return undefined;
  for (const part of type.types) {
    const [item] =
      part.symbol?.name === 'Iterable' && isReference(part) ? checker.getTypeArguments(part) : [];
    if (!item?.isUnion() || item.aliasSymbol?.name !== 'ReactNode' || !isReact(item.aliasSymbol)) continue;
    const { Null, Undefined } = ts.TypeFlags;
    const members = item.types.filter(({ flags }) => !(flags & (Null | Undefined)));
    return members.every((member) => type.types.includes(member)) ? item : undefined;
  }
  return undefined;
}

function isReference(type: ts.Type & { readonly target?: ts.Type }): type is ts.TypeReference {
  return type.target !== undefined;
}

/** What optional types accept besides. */
export type Nullish = 'null' | 'undefined';

/** Adds `null` or `undefined` to the text of a type, unless it accepts both already. */
export function withNullish(text: string, added: Nullish): string {
  return /(?:^|\| )React\.ReactNode(?:$| \|)/.test(text) ? text : `${text} | ${added}`;
}

/**
 * Whether the resolved form of a type says more than its text: neither the same members in another order, nor
 * `{ open: boolean }` for `{ open: boolean; }`.
 */
export function saysMore(expanded: string, text: string): boolean {
  const membersOf = (one: string) => one.replaceAll('; }', ' }').split(' | ').sort().join(' | ');
  return membersOf(expanded) !== membersOf(text);
}

/** Returns a type as a member of a union: a function in parentheses. */
export function inUnion(text: string): string {
  return /^(?:new )?[(<].*=>/.test(text) ? `(${text})` : text;
}

/**
 * Adds the namespace to names of React, `React.ReactNode`: several of them are names of the browser as well.
 * Without a place that they are printed for, TypeScript prints names alone, and much faster.
 */
function qualified(node: ts.TypeNode, isReact: (symbol: ts.Symbol) => boolean): ts.TypeNode {
  const visit = (current: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(current, visit, undefined);
    if (!ts.isTypeReferenceNode(visited) || !ts.isIdentifier(visited.typeName)) return visited;
    const symbol = symbolOf(visited.typeName);
    if (!symbol || !isReact(symbol)) return visited;
    const name = ts.factory.createQualifiedName(ts.factory.createIdentifier('React'), visited.typeName.text);
    return ts.factory.createTypeReferenceNode(name, visited.typeArguments);
  };
  return ts.visitNode(node, visit, ts.isTypeNode) ?? node;
}

/** Identifiers of printed types have their symbol, which the declarations of TypeScript do not mention. */
function symbolOf(node: ts.Identifier & { readonly symbol?: ts.Symbol }): ts.Symbol | undefined {
  return node.symbol;
}

/** Paths of this machine: `import("/home/me/site/index").Props` → `Props` */
function withoutModules(text: string): string {
  return text.replace(/(?<!\btypeof )\bimport\((["']).*?\1\)\.?/g, '');
}

/**
 * Returns a type as it is written, without comments and in one line. Of something optional, `undefined` at
 * its top says nothing.
 */
export function writtenType(node: ts.TypeNode, optional = true): string {
  if (ts.isUnionTypeNode(node)) {
    const { UndefinedKeyword } = ts.SyntaxKind;
    const members = node.types.filter(({ kind }) => !optional || kind !== UndefinedKeyword);
    const [only] = members;
    if (members.length === 1 && only) return writtenType(only);
    return members.map((member) => withoutModules(printed(member))).join(' | ');
  }
  return ts.isParenthesizedTypeNode(node) ? writtenType(node.type, optional) : withoutModules(printed(node));
}

/** The name of a member in the text of an object: `open?`, `'aria-label'`. */
export function memberKey(member: ts.Symbol): string {
  const { name } = member;
  const key = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : literalText(name);
  return isOptional(member) ? `${key}?` : key;
}

/** A string as types are printed: in single quotes. */
export function literalText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Texts of syntax. A file that changes gets other nodes. */
const pieces = new WeakMap<ts.Node, string>();

/** Returns any piece of syntax without comments, in one line. */
export function printed(node: ts.Node): string {
  const known = pieces.get(node);
  if (known !== undefined) return known;
  const text = oneLine(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
  pieces.set(node, text);
  return text;
}

/** Line breaks in templates and strings are escaped, so each one is white space. */
function oneLine(text: string): string {
  return text
    .replace(/\[\s*\n\s*/g, '[')
    .replace(/,?\s*\n\s*\]/g, ']')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\|\s*/, '')
    .trim();
}

/** Returns the type annotation of a property or parameter. */
export function typeNodeOf(node: ts.Node): ts.TypeNode | undefined {
  const isTyped =
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node);
  return isTyped ? node.type : undefined;
}
