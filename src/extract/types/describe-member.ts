import type { ApiFileProp, ApiFileType } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';
import { describeSignature } from './describe-signature.ts';
import { describeType, typeNodeOf } from './describe-type.ts';
import { docComment } from './doc-comment.ts';
import { inUnion, isShortened } from './type-text.ts';

/** A prop, property or other member, from one type or from several of a union. */
export interface Member {
  readonly name: string;
  /** Its different types, in the order in which they are declared. */
  readonly types: readonly ts.Type[];
  /** Its declarations, with the one that describes it best first. */
  readonly declarations: readonly ts.Declaration[];
  readonly optional: boolean;
  /** Source text of the value that the implementation falls back to. */
  readonly default?: string | undefined;
  /** The first declaration replaces the others. */
  readonly isRedeclared?: boolean;
}

/** Returns a property of a type as a member. */
export function memberOf(symbol: ts.Symbol, checker: ts.TypeChecker): Member {
  return {
    name: symbol.name,
    types: [checker.getTypeOfSymbol(symbol)],
    declarations: symbol.declarations ?? [],
    optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
  };
}

/** Describes a member as an item of a document. */
export function describeMember(member: Member, context: ExtractionContext): ApiFileProp {
  for (const declaration of member.declarations) context.record(declaration);
  const comment = docComment(member.declarations);
  const type = joinedType(member, context);
  const [first] = member.types;
  const signature =
    first && member.types.length === 1 ? describeSignature(first, comment, context) : undefined;
  const { description, deprecated, since, examples } = comment;
  const defaultText = comment.default ?? member.default;
  return {
    type,
    ...(defaultText !== undefined && { default: defaultText }),
    ...(!member.optional && { required: true }),
    ...(deprecated !== undefined && { deprecated: true }),
    ...(deprecated && { deprecationInfo: deprecated }),
    ...(signature && { signature }),
    ...(description !== undefined && description !== '' && { description }),
    ...(since !== undefined && { since }),
    ...(examples.length > 0 && { examples }),
  };
}

/** Describes every property of a type, sorted by name; without those that a filter leaves out. */
export function describeMembers(
  symbols: readonly ts.Symbol[],
  context: ExtractionContext,
): Readonly<Record<string, ApiFileProp>> {
  const members = symbols
    .filter(({ name }) => !name.startsWith('__'))
    .filter(({ declarations = [] }) => !docComment(declarations).isIgnored)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    members.map((symbol) => [symbol.name, describeMember(memberOf(symbol, context.checker), context)]),
  );
}

function joinedType(member: Member, context: ExtractionContext): ApiFileType {
  const { types, declarations, optional } = member;
  const nodes = declarations.map(typeNodeOf);
  const described = types.map((type, index) => {
    const fitting = nodes.find((node) => node && context.checker.getTypeFromTypeNode(node) === type);
    const node = fitting ?? nodes[types.length === 1 ? 0 : index];
    const isPreferred = index === 0 && (member.isRedeclared ?? false);
    return describeType({ type, node, isPreferred, optional }, context);
  });
  const [first, ...others] = described;
  if (!first) return { name: 'any', text: 'any' };
  if (others.length === 0) return first;
  return joined(described);
}

function joined(types: readonly ApiFileType[]): ApiFileType {
  // What is too long to read once is not repeated for each member of a union.
  const shortened = types.filter(({ text = '' }) => isShortened(text));
  if (shortened.length > 1)
    return joined(types.filter((type) => type === shortened[0] || !shortened.includes(type)));
  const texts = [...new Set(types.map(({ text = '' }) => text))];
  const expanded = [...new Set(types.map((type) => type.expanded ?? type.text ?? ''))].join(' | ');
  const literals = [...new Set(types.flatMap((type) => type.literals ?? []))];
  const [only] = types;
  if (texts.length === 1 && only) return only;
  const text = texts.map(inUnion).join(' | ');
  return {
    name: 'union',
    text,
    ...(expanded !== text && { expanded }),
    ...(literals.length > 0 && { literals }),
  };
}
