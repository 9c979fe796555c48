import type { ApiFileProp, ApiFileType } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';
import { describeSignature } from './describe-signature.ts';
import { describeType, writtenOrPrinted } from './describe-type.ts';
import { docComment, isIgnored } from './doc-comment.ts';
import { isGeneric } from './mapped-text.ts';
import { isOptional, isPublic } from './object-members.ts';
import { inUnion, isShortened, saysMore, typeNodeOf } from './type-text.ts';

/** A prop, property or other member, from one type or from several of a union. */
export interface Member {
  readonly name: string;
  /** Its different types, in the order in which they are declared. */
  readonly variants: readonly MemberVariant[];
  /** All declarations, with the one that describes it best first. */
  readonly declarations: readonly ts.Declaration[];
  readonly optional: boolean;
  /** Source text of the value that the implementation falls back to. */
  readonly default?: string | undefined;
}

/** A type of a member. Of several declarations, as in an intersection, the first one describes it. */
export interface MemberVariant {
  readonly type: ts.Type;
  readonly declarations: readonly ts.Declaration[];
}

/** Returns a property of a type as a member. */
export function memberOf(symbol: ts.Symbol, checker: ts.TypeChecker): Member {
  return {
    name: symbol.name,
    variants: [{ type: checker.getTypeOfSymbol(symbol), declarations: symbol.declarations ?? [] }],
    declarations: symbol.declarations ?? [],
    optional: isOptional(symbol),
  };
}

/** Describes a member as an item of a document. */
export function describeMember(member: Member, context: ExtractionContext): ApiFileProp {
  for (const declaration of member.declarations) context.record(declaration);
  const comment = docComment(member.declarations);
  const joined = joinedType(member, context);
  const [first, ...others] = member.variants;
  const signature =
    first && others.length === 0 ? describeSignature(first.type, comment, context) : undefined;
  // A method has no type of its own that is written; its parameters have.
  const type =
    signature && member.declarations.some(isMethod) ? { name: joined.name, text: signature.type } : joined;
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

const isMethod = (node: ts.Node) => ts.isMethodSignature(node) || ts.isMethodDeclaration(node);

/** Returns the type of a member alone, for one that is only listed. */
export function memberTypeText(member: Member, context: ExtractionContext): string {
  for (const declaration of member.declarations) context.record(declaration, 'typed');
  const { variants, optional } = member;
  const texts = variants.map(({ type, declarations }) => {
    const [declaration] = variants.length > 1 ? declarations : member.declarations;
    return writtenOrPrinted({ type, node: declaration && typeNodeOf(declaration), optional }, context);
  });
  const [only = 'any', ...others] = withBoolean(texts);
  return texts.find(isShortened) ?? (others.length > 0 ? [only, ...others].map(inUnion).join(' | ') : only);
}

/** Describes every property of a type, sorted by name; without those that nobody should use. */
export function describeMembers(
  symbols: readonly ts.Symbol[],
  context: ExtractionContext,
  describe = (symbol: ts.Symbol) => describeMember(memberOf(symbol, context.checker), context),
): Readonly<Record<string, ApiFileProp>> {
  const members = symbols
    .filter((symbol) => !symbol.name.startsWith('__') && isPublic(symbol))
    .filter(({ declarations = [] }) => !isIgnored(declarations))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(members.map((symbol) => [symbol.name, describe(symbol)]));
}

/** Describes properties that a caller gets: without a value that is set, an optional one is `undefined`. */
export function describeGiven(
  symbols: readonly ts.Symbol[],
  context: ExtractionContext,
): Readonly<Record<string, ApiFileProp>> {
  return describeMembers(symbols, context, (symbol) => {
    const prop = describeMember(memberOf(symbol, context.checker), context);
    const { type, required } = prop;
    const { text, expanded } = type;
    if (required || text === undefined) return prop;
    const given = (one: string) => `${inUnion(one)} | undefined`;
    return {
      ...prop,
      type: { ...type, text: given(text), ...(expanded !== undefined && { expanded: given(expanded) }) },
    };
  });
}

function joinedType({ variants, declarations, optional }: Member, context: ExtractionContext): ApiFileType {
  const rank = (node: ts.Declaration) => declarations.indexOf(node);
  const [first, ...others] = variants.map((variant) => {
    const nodes = variant.declarations.toSorted((a, b) => rank(a) - rank(b)).map(typeNodeOf);
    // An overload for any element declares `component` with a parameter.
    const plain = nodes.find((node) => node && !isGeneric(node, context.checker));
    const isPreferred = plain !== undefined && nodes.length > 1;
    return describeType({ type: variant.type, node: plain ?? nodes[0], isPreferred, optional }, context);
  });
  if (!first) return { name: 'any', text: 'any' };
  return others.length === 0 ? first : unionOf([first, ...others]);
}

function unionOf(types: readonly [ApiFileType, ...ApiFileType[]]): ApiFileType {
  // What is too long to read once is not repeated for each member of a union.
  const [shortened] = types.filter(({ text = '' }) => isShortened(text));
  if (shortened) return shortened;
  const texts = withBoolean(types.map(({ text = '' }) => text));
  const expanded = withBoolean(types.map((type) => inUnion(type.expanded ?? type.text ?? ''))).join(' | ');
  const literals = [...new Set(types.flatMap((type) => type.literals ?? []))];
  const [only] = types;
  if (texts.length === 1 && only.text === texts[0]) return only;
  const text = texts.map(inUnion).join(' | ');
  return {
    name: text === 'boolean' ? 'bool' : 'union',
    text,
    ...(saysMore(expanded, text) && { expanded }),
    ...(literals.length > 0 && { literals }),
  };
}

/** Each text once; `true` and `false` as `boolean`, or in the one that there is. */
function withBoolean(texts: readonly string[]): readonly string[] {
  const all = new Set(texts);
  const isWhole = all.has('boolean');
  if (!isWhole && !(all.has('true') && all.has('false'))) return [...all];
  const others = [...all].filter((text) => text !== 'true' && text !== 'false');
  return isWhole ? others : ['boolean', ...others];
}
