import type { ApiFileType } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';
import { expandedText } from './expanded-text.ts';
import { literalOrder } from './literal-order.ts';
import { isGeneric, mappedText } from './mapped-text.ts';
import { nonNullable } from './non-nullable.ts';
import { isCallable } from './only-signature.ts';
import { isPlatformNode, isPlatformType } from './platform-type.ts';
import {
  inUnion,
  isShortened,
  type Nullish,
  saysMore,
  typeText,
  withNullish,
  writtenType,
} from './type-text.ts';

/** A type with the syntax that declares it. */
export interface DeclaredType {
  readonly type: ts.Type;
  /** Absent for a type that follows from a computation. */
  readonly node?: ts.TypeNode | undefined;
  /** The declaration is one of several, and describes the type better than their intersection. */
  readonly isPreferred?: boolean;
  readonly optional: boolean;
}

/** Characters of an expanded type; a longer one helps no reader. */
const maxExpanded = 1200;

/** Characters of a type that was computed, if it is declared in fewer. */
const maxComputed = 200;

/** Describes a type: as declared, with its aliases resolved, and the literals of a union. */
export function describeType(declared: DeclaredType, context: ExtractionContext): ApiFileType {
  const { checker } = context;
  const { node } = declared;
  const isPreferred = (declared.isPreferred ?? false) && node !== undefined && !isGeneric(node, checker);
  const type = isPreferred ? checker.getTypeFromTypeNode(node) : elementType(declared.type, context);
  const isWritten = node !== undefined && (isPreferred || isTypeOfNode(type, node, checker));
  const mapped = isWritten ? undefined : mappedText(nonNullable(type, checker), context);
  const computed = isWritten ? undefined : (mapped ?? computedText(type, declared.optional, context));
  // With the names of its parameters, or of what it looks up in another type, a long type is easier to read.
  const isLong = computed !== undefined && (computed.length > maxComputed || isShortened(computed));
  const isBetter = isLong && node !== undefined && (isGeneric(node, checker) || isEqual(type, node, checker));
  const written = isWritten || isBetter ? writtenType(node, declared.optional) : undefined;
  const text = isShorter(written, computed) ? written : (computed ?? '');
  const clean = nonNullable(type, checker);
  const isPlatform =
    [type, clean].some(isPlatformType) || (node !== undefined && isPlatformNode(node, checker));
  const isOpaque = isPlatform && !isComputedList(clean, node);
  const literals = isOpaque ? [] : literalsOf(clean, node, context);
  const isParameter = (type.flags & ts.TypeFlags.TypeParameter) !== 0;
  // Without `null` and `undefined`, nothing is left of them.
  const isNothing = (clean.flags & ts.TypeFlags.Never) !== 0;
  const isKnown = mapped !== undefined || isOpaque || isParameter || isNothing || (node && isFunction(node));
  const expanded = isKnown
    ? undefined
    : expandedText({ clean, literals, nullish: nullishTexts(type, declared.optional) }, context);
  return {
    name: typeName(clean, text, literals),
    text,
    ...(isReadable(expanded) && saysMore(expanded, text) && { expanded }),
    ...(literals.length > 0 && { literals }),
  };
}

function isShorter(written: string | undefined, computed: string | undefined): written is string {
  if (written === undefined || computed === undefined) return written !== undefined;
  return isShortened(computed) || written.length < computed.length;
}

/** Whether a function is written where it is used, so that nothing can be expanded. */
function isFunction(node: ts.TypeNode): boolean {
  const parts = ts.isUnionTypeNode(node)
    ? node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    : [node];
  const [only, ...others] = parts.map((part) => (ts.isParenthesizedTypeNode(part) ? part.type : part));
  return only !== undefined && others.length === 0 && ts.isFunctionTypeNode(only);
}

/** Returns a type as it is declared, or else as TypeScript prints it. */
export function writtenOrPrinted({ type, node, optional }: DeclaredType, context: ExtractionContext): string {
  const isWritten = node !== undefined && isTypeOfNode(type, node, context.checker);
  return isWritten ? writtenType(node, optional) : computedText(type, optional, context);
}

/** A generic alias that was given arguments, or another computed type, has no text of its own. */
function computedText(type: ts.Type, optional: boolean, context: ExtractionContext): string {
  const shown = optional && type.aliasSymbol === undefined ? nonNullable(type, context.checker) : type;
  const text = typeText(shown, context);
  if (shown === type || !accepts(type, ts.TypeFlags.Null)) return text;
  return withNullish(shown.isUnion() ? text : inUnion(text), 'null');
}

/** The parameter of a component that renders any element stands for `React.ElementType`. */
function elementType(type: ts.Type, { checker, isReact }: ExtractionContext): ts.Type {
  const parameter = nonNullable(type, checker);
  if (!(parameter.flags & ts.TypeFlags.TypeParameter)) return type;
  const constraint = checker.getBaseConstraintOfType(parameter);
  const alias = constraint?.aliasSymbol;
  return constraint && alias?.name === 'ElementType' && isReact(alias) ? constraint : type;
}

function isReadable(text: string | undefined): text is string {
  return text !== undefined && text.length <= maxExpanded && !isShortened(text);
}

/** Whether a node describes a type, apart from `null` and `undefined`. */
function isTypeOfNode(type: ts.Type, node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const written = checker.getTypeFromTypeNode(node);
  return written === type || nonNullable(written, checker) === nonNullable(type, checker);
}

/** Whether a node describes a type that TypeScript has computed in another way, apart from `undefined`. */
function isEqual(type: ts.Type, node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const [one, other] = [nonNullable(type, checker), nonNullable(checker.getTypeFromTypeNode(node), checker)];
  return checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one);
}

function accepts(type: ts.Type, flag: ts.TypeFlags): boolean {
  return type.isUnion() && type.types.some(({ flags }) => flags & flag);
}

/** What a type accepts besides. Of something optional, `undefined` says nothing. */
function nullishTexts(type: ts.Type, optional: boolean): Nullish[] {
  return [
    ...(accepts(type, ts.TypeFlags.Null) ? ['null' as const] : []),
    ...(!optional && accepts(type, ts.TypeFlags.Undefined) ? ['undefined' as const] : []),
  ];
}

/**
 * The literals of a union, in the order in which they are declared. A lone literal counts; a boolean does
 * not.
 */
function literalsOf(type: ts.Type, node: ts.TypeNode | undefined, context: ExtractionContext): string[] {
  const parts = type.isUnion() ? type.types : [type];
  const literals = parts.filter(isLiteral);
  const texts = literals.map((part) => typeText(part, context));
  if (texts.length < 2) return texts;
  const order = node ? literalOrder(node, context.checker) : new Map<string, number>();
  const rank = (text: string) => order.get(text) ?? Number.MAX_SAFE_INTEGER;
  return [...new Set(texts)].sort((a, b) => rank(a) - rank(b));
}

/** Whether a type of the language makes a list of literals from another one: `Exclude<Side, 'left'>` */
function isComputedList(type: ts.Type, node: ts.TypeNode | undefined): boolean {
  const written: readonly (ts.TypeNode | undefined)[] =
    node && ts.isUnionTypeNode(node) ? node.types : [node];
  const isComputed = written.some((part) => part && ts.isTypeReferenceNode(part) && part.typeArguments);
  return isComputed && (type.isUnion() ? type.types : [type]).every(isLiteral);
}

function isLiteral({ flags }: ts.Type): boolean {
  const { StringLiteral, NumberLiteral, BigIntLiteral, EnumLiteral, Union } = ts.TypeFlags;
  const literal = StringLiteral | NumberLiteral | BigIntLiteral | EnumLiteral;
  return (flags & literal) !== 0 && (flags & Union) === 0;
}

/** The short name of a type, as in documents that exist already. */
function typeName(type: ts.Type, text: string, literals: readonly string[]): string {
  const { flags } = type;
  if (/^(?:React\.)?ReactNode$/.test(text)) return 'node';
  if (/^(?:React\.)?ReactElement\b/.test(text)) return 'element';
  if (/^(?:React\.)?ElementType\b/.test(text)) return 'elementType';
  if (flags & ts.TypeFlags.BooleanLike) return 'bool';
  if (type.isUnion()) return literals.length === type.types.length ? 'enum' : 'union';
  if (flags & ts.TypeFlags.String) return 'string';
  if (flags & ts.TypeFlags.Number) return 'number';
  if (flags & ts.TypeFlags.Any) return 'any';
  if (isCallable(type)) return 'func';
  if (/\[\]$|^(?:readonly|Readonly)?Array</.test(text)) return 'array';
  return flags & ts.TypeFlags.Object ? 'object' : text;
}
