import type { ApiFileType } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { isPlatform } from '../project/package-of.ts';
import { ts } from '../typescript.ts';
import { literalOrder } from './literal-order.ts';
import { isGeneric, mappedText } from './mapped-text.ts';
import { bareTypeText, inUnion, isShortened, typeText, writtenType } from './type-text.ts';

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

/** Describes a type: as declared, with its aliases resolved, and the literals of a union. */
export function describeType(declared: DeclaredType, context: ExtractionContext): ApiFileType {
  const { checker } = context;
  const { node } = declared;
  const isPreferred = (declared.isPreferred ?? false) && node !== undefined && !isGeneric(node, checker);
  const type = isPreferred ? checker.getTypeFromTypeNode(node) : elementType(declared.type, context);
  const isWritten = node !== undefined && (isPreferred || isTypeOfNode(type, node, checker));
  const mapped = isWritten ? undefined : mappedText(checker.getNonNullableType(type), context);
  const text = isWritten ? writtenType(node) : (mapped ?? computedText(type, declared.optional, context));
  const clean = checker.getNonNullableType(type);
  const isOpaque =
    [type, clean].some(isPlatformType) || (node !== undefined && isPlatformNode(node, checker));
  const literals = isOpaque ? [] : literalsOf(clean, node, context);
  const isKnown = mapped !== undefined || isOpaque || (type.flags & ts.TypeFlags.TypeParameter) !== 0;
  const expanded = isKnown
    ? undefined
    : expandedText({ clean, literals, nullable: isNullable(type) }, context);
  return {
    name: typeName(clean, text, literals),
    text,
    ...(isReadable(expanded) && expanded !== text && { expanded }),
    ...(literals.length > 0 && { literals }),
  };
}

/** Returns a type as it is declared, or else as TypeScript prints it. */
export function writtenOrPrinted({ type, node, optional }: DeclaredType, context: ExtractionContext): string {
  const isWritten = node !== undefined && isTypeOfNode(type, node, context.checker);
  return isWritten ? writtenType(node) : computedText(type, optional, context);
}

/** A generic alias that was given arguments, or another computed type, has no text of its own. */
function computedText(type: ts.Type, optional: boolean, context: ExtractionContext): string {
  const shown = optional && type.aliasSymbol === undefined ? context.checker.getNonNullableType(type) : type;
  const nullable = shown !== type && isNullable(type) ? ' | null' : '';
  return `${typeText(shown, context)}${nullable}`;
}

/** The parameter of a component that renders any element stands for `React.ElementType`. */
function elementType(type: ts.Type, { checker, isReact }: ExtractionContext): ts.Type {
  if (!(type.flags & ts.TypeFlags.TypeParameter)) return type;
  const constraint = checker.getBaseConstraintOfType(type);
  const alias = constraint?.aliasSymbol;
  return constraint && alias?.name === 'ElementType' && isReact(alias) ? constraint : type;
}

function isReadable(text: string | undefined): text is string {
  return text !== undefined && text.length <= maxExpanded && !isShortened(text);
}

/** Whether a node describes a type, apart from `null` and `undefined`. */
function isTypeOfNode(type: ts.Type, node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const written = checker.getTypeFromTypeNode(node);
  return written === type || checker.getNonNullableType(written) === checker.getNonNullableType(type);
}

function isNullable(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
}

function isPlatformType({ aliasSymbol, symbol }: ts.Type): boolean {
  const declared = (aliasSymbol ?? symbol)?.declarations?.[0];
  return declared !== undefined && isPlatform(declared.getSourceFile().fileName);
}

/** `React.ReactNode | undefined` */
function isPlatformNode(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const parts: readonly ts.TypeNode[] = ts.isUnionTypeNode(node) ? node.types : [node];
  const named = parts.filter(ts.isTypeReferenceNode);
  return (
    named.length > 0 &&
    named.every(({ typeName }) => {
      const symbol = checker.getSymbolAtLocation(typeName);
      const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declared = real?.declarations?.[0];
      return declared !== undefined && isPlatform(declared.getSourceFile().fileName);
    })
  );
}

/** The literals of a union, in the order in which they are declared. A lone literal counts; a boolean does not. */
function literalsOf(type: ts.Type, node: ts.TypeNode | undefined, context: ExtractionContext): string[] {
  const { StringLiteral, NumberLiteral, BigIntLiteral, EnumLiteral } = ts.TypeFlags;
  const parts = type.isUnion() ? type.types : [type];
  const literals = parts.filter(
    ({ flags }) =>
      flags & (StringLiteral | NumberLiteral | BigIntLiteral | EnumLiteral) && !(flags & ts.TypeFlags.Union),
  );
  const texts = literals.map((part) => typeText(part, context));
  if (texts.length < 2) return texts;
  const order = node ? literalOrder(node, context.checker) : new Map<string, number>();
  const rank = (text: string) => order.get(text) ?? Number.MAX_SAFE_INTEGER;
  return [...new Set(texts)].sort((a, b) => rank(a) - rank(b));
}

interface Expandable {
  readonly clean: ts.Type;
  readonly literals: readonly string[];
  readonly nullable: boolean;
}

function expandedText(
  { clean, literals, nullable }: Expandable,
  context: ExtractionContext,
): string | undefined {
  const end = nullable ? ' | null' : '';
  const parts = clean.isUnion() ? clean.types : [clean];
  if (literals.length > 0 && literals.length === parts.length) return `${literals.join(' | ')}${end}`;
  const members = membersText(clean, context);
  if (members !== undefined) return `${members}${end}`;
  if (!parts.every((part) => isShort(part))) return undefined;
  const text = bareTypeText(clean, context);
  if (literals.length < 2) return `${text}${end}`;
  // TypeScript prints literals in an order of its own.
  const others = parts.filter((part) => !literals.includes(typeText(part, context)));
  const shown = others.some(({ flags }) => flags & ts.TypeFlags.BooleanLike)
    ? [text]
    : [...literals, ...others.map((part) => inUnion(typeText(part, context)))];
  return `${shown.join(' | ')}${end}`;
}

/** Members of an object that are shown at once. */
const maxMembers = 16;

/** `{ open: boolean; close?: () => void }` for an interface or object, as far as its members are easy to read. */
function membersText(type: ts.Type, context: ExtractionContext): string | undefined {
  const { checker } = context;
  if (!isObject(type, checker) || isPlatformType(type)) return undefined;
  const members = checker.getPropertiesOfType(type);
  if (members.length === 0 || members.length > maxMembers) return undefined;
  const shown = members.flatMap((member) => memberText(type, member, context) ?? []);
  return shown.length === members.length ? `{ ${shown.join('; ')} }` : undefined;
}

function memberText(type: ts.Type, member: ts.Symbol, context: ExtractionContext): string | undefined {
  const { checker } = context;
  for (const declaration of member.declarations ?? []) context.record(declaration);
  const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const name = `${member.name}${optional ? '?' : ''}`;
  const node = member.valueDeclaration && typeNodeOf(member.valueDeclaration);
  // Without a parameter, the type need not be computed, which may take long.
  if (node && isDeclaredIn(type, member) && !isGeneric(node, checker)) return `${name}: ${writtenType(node)}`;
  const own = checker.getTypeOfSymbol(member);
  const shown = optional ? checker.getNonNullableType(own) : own;
  return isShort(shown) ? `${name}: ${typeText(shown, context)}` : undefined;
}

/** Whether a member is as it is declared: those of a mapped type may have other types. */
function isDeclaredIn({ symbol }: ts.Type, { valueDeclaration }: ts.Symbol): boolean {
  return symbol?.declarations?.some((node) => node === valueDeclaration?.parent) ?? false;
}

/** Whether a type is an object with members and nothing else. */
function isObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type) || checker.isTupleType(type))
    return false;
  const signatures = type.getCallSignatures().length + type.getConstructSignatures().length;
  return signatures === 0 && checker.getIndexInfosOfType(type).length === 0;
}

/**
 * Whether a type has a name, is a function, or is no object. Others are objects that a computation yields,
 * such as the props of an element without some: TypeScript takes long to print them, and nobody reads them.
 */
function isShort(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => {
    if (part.aliasSymbol || !(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return true;
    return part.isClassOrInterface() || isReference(part) || part.getCallSignatures().length > 0;
  });
}

/** `Array<string>` */
function isReference(type: ts.Type & { readonly target?: ts.Type }): boolean {
  return type.target !== undefined && type.symbol?.name !== '__type';
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
  if (type.getCallSignatures().length > 0) return 'func';
  if (/\[\]$|^(?:readonly|Readonly)?Array</.test(text)) return 'array';
  return flags & ts.TypeFlags.Object ? 'object' : text;
}
