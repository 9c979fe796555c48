import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';
import { isGeneric } from './mapped-text.ts';
import { nonNullable } from './non-nullable.ts';
import { isOptional, isPublic } from './object-members.ts';
import { isPlatformType } from './platform-type.ts';
import {
  bareTypeText,
  inUnion,
  memberKey,
  type Nullish,
  typeNodeOf,
  typeText,
  withNullish,
  writtenType,
} from './type-text.ts';

/** A type as its text needs it. */
export interface Expandable {
  /** Without `null` and `undefined`. */
  readonly clean: ts.Type;
  readonly literals: readonly string[];
  /** What it accepts besides. */
  readonly nullish: readonly Nullish[];
}

/** Returns the text of a type with its aliases resolved; undefined for one that nobody could read. */
export function expandedText(
  { clean, literals, nullish }: Expandable,
  context: ExtractionContext,
): string | undefined {
  const ended = (text: string) => {
    const start = nullish.length === 0 || clean.isUnion() ? text : inUnion(text);
    return nullish.reduce(withNullish, start);
  };
  const parts = clean.isUnion() ? clean.types : [clean];
  if (literals.length > 0 && literals.length === parts.length) return ended(literals.join(' | '));
  const members = membersText(clean, context);
  if (members !== undefined) return ended(members);
  if (!parts.every((part) => isShort(part))) return undefined;
  const text = bareTypeText(clean, context);
  if (literals.length < 2) return ended(text);
  // TypeScript prints literals in an order of its own.
  const others = parts.filter((part) => !literals.includes(typeText(part, context)));
  const shown = others.some(({ flags }) => flags & ts.TypeFlags.BooleanLike)
    ? [text]
    : [...literals, ...others.map((part) => inUnion(typeText(part, context)))];
  return ended(shown.join(' | '));
}

/** Members of an object that are shown at once. */
const maxMembers = 16;

/**
 * `{ open: boolean; close?: () => void }` for an interface or object, as far as its members are easy to read.
 */
function membersText(type: ts.Type, context: ExtractionContext): string | undefined {
  const { checker } = context;
  if (!isObject(type, checker) || isPlatformType(type)) return undefined;
  const members = checker.getPropertiesOfType(type).filter(isPublic);
  if (members.length === 0 || members.length > maxMembers) return undefined;
  const shown = members.flatMap((member) => memberText(type, member, context) ?? []);
  return shown.length === members.length ? `{ ${shown.join('; ')} }` : undefined;
}

function memberText(type: ts.Type, member: ts.Symbol, context: ExtractionContext): string | undefined {
  const { checker } = context;
  for (const declaration of member.declarations ?? []) context.record(declaration, 'typed');
  const optional = isOptional(member);
  const name = memberKey(member);
  const node = member.valueDeclaration && typeNodeOf(member.valueDeclaration);
  // Without a parameter, the type need not be computed, which may take long.
  if (node && isDeclaredIn(type, member) && !isGeneric(node, checker))
    return `${name}: ${writtenType(node, optional)}`;
  const own = checker.getTypeOfSymbol(member);
  const shown = optional ? nonNullable(own, checker) : own;
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
