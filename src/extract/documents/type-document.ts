import { groupBy } from '../../lib/group-by.ts';
import type { ApiFileBase, ApiFileInherited, ApiTypeFile } from '../../model/api-file.ts';
import { originOf } from '../component/prop-origin.ts';
import { lastName } from '../exports/classify-export.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { isPlatform, packageOf } from '../project/package-of.ts';
import { describeMember, describeMembers, memberOf, memberTypeText } from '../types/describe-member.ts';
import { callText, describeParameters, resultText } from '../types/describe-signature.ts';
import { docComment } from '../types/doc-comment.ts';
import { bareTypeText, printed } from '../types/type-text.ts';
import { ts } from '../typescript.ts';
import { indexSignatures } from './index-signatures.ts';

/** Describes an interface, class or type alias: its properties, and those that it inherits. */
export function typeDocument(
  {
    base,
    kind,
    type,
  }: { readonly base: ApiFileBase; readonly kind: 'interface' | 'type'; readonly type: ts.Type },
  context: ExtractionContext,
): ApiTypeFile {
  const { checker } = context;
  const hasMembers = isDescribed(type, checker);
  const all = hasMembers ? checker.getPropertiesOfType(type) : [];
  // Every property of CSS, in a type of styles.
  const members = all.filter((member) => !isCss(member));
  const own = members.filter((member) => !isForeign(member));
  const signatures =
    kind === 'type'
      ? [aliasText(type, context)]
      : [
          ...genericText(type, base.name),
          ...constructorTexts(type, base.name, context),
          ...callTexts(type, context),
        ];
  const inherited = inheritedGroups(members.filter(isForeign), context);
  return {
    ...base,
    kind,
    properties: {
      ...(hasMembers && indexSignatures(type, context)),
      ...(own.length > longList ? describeList(own, context) : describeMembers(own, context)),
    },
    ...(inherited.length > 0 && { inherited }),
    ...(signatures.length > 0 && { signatures }),
  };
}

/** Members of a list, such as the components of a theme, that are worth keeping. */
const longList = 60;

function describeList(symbols: readonly ts.Symbol[], context: ExtractionContext): ApiTypeFile['properties'] {
  return describeMembers(symbols, context, (symbol) =>
    context.members.describe(symbol.name, (record) =>
      describeMember(memberOf(symbol, context.checker), { ...context, record }),
    ),
  );
}

/** Whether the properties of a type describe it: not those of a string, list or function. */
function isDescribed(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  return !checker.isArrayType(type) && !checker.isTupleType(type);
}

/** Members of React, the browser or the language. */
function isForeign({ declarations = [] }: ts.Symbol): boolean {
  return declarations.length > 0 && declarations.every((node) => isPlatform(node.getSourceFile().fileName));
}

function isCss({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => packageOf(node.getSourceFile().fileName) === 'csstype');
}

function inheritedGroups(members: readonly ts.Symbol[], context: ExtractionContext): ApiFileInherited[] {
  const groups = groupBy(members, ({ declarations = [] }) => {
    const [first] = declarations;
    return (first && originOf(first).typeName) || 'other';
  });
  return [...groups]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([source, list]) => {
      const file = list[0]?.declarations?.[0]?.getSourceFile().fileName;
      const packageName = file === undefined ? undefined : packageOf(file);
      return {
        source,
        ...(packageName !== undefined && { package: packageName }),
        items: list
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
          .map((symbol) => {
            const member = memberOf(symbol, context.checker);
            const type = memberTypeText(member, context);
            return { name: member.name, type, ...(!member.optional && { required: true }) };
          }),
      };
    });
}

/**
 * The first line of a generic interface or class, without its members: `interface Grid<Row extends object>`
 */
function genericText({ symbol }: ts.Type, exported: string): string[] {
  const isOne = (node: ts.Node) => ts.isInterfaceDeclaration(node) || ts.isClassLike(node);
  const declaration = symbol?.declarations?.find(isOne);
  const parameters = declaration?.typeParameters?.map(printed).join(', ');
  if (!declaration || !parameters) return [];
  const name = declaration.name?.text ?? lastName(exported);
  return [`${ts.isClassLike(declaration) ? 'class' : 'interface'} ${name}<${parameters}>`];
}

/** The constructors that a class declares itself: `new Store(name: string)` */
function constructorTexts({ symbol }: ts.Type, exported: string, context: ExtractionContext): string[] {
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Class)) return [];
  const made = context.checker.getTypeOfSymbol(symbol).getConstructSignatures();
  return made.flatMap((signature) => {
    const { declaration } = signature;
    const isOwn = declaration && symbol.declarations?.some((node) => node === declaration.parent);
    if (!isOwn || ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private) return [];
    const parameters = describeParameters(signature, [docComment([declaration])], context);
    return [`new ${lastName(exported)}${callText(signature, parameters)}`];
  });
}

function callTexts(type: ts.Type, context: ExtractionContext): string[] {
  const textOf = (signature: ts.Signature) =>
    `${callText(signature, describeParameters(signature, [], context))} => ${resultText(signature, context)}`;
  return [
    ...type.getCallSignatures().map(textOf),
    ...type.getConstructSignatures().map((signature) => `new ${textOf(signature)}`),
  ];
}

/** The right side of an alias, as it is written. */
function aliasText(type: ts.Type, context: ExtractionContext): string {
  const declaration = type.aliasSymbol?.declarations?.find((node) => ts.isTypeAliasDeclaration(node));
  if (!declaration) return bareTypeText(type, context);
  context.record(declaration);
  const parameters = declaration.typeParameters?.map(printed).join(', ');
  const name = parameters ? `${declaration.name.text}<${parameters}>` : declaration.name.text;
  return `type ${name} = ${printed(declaration.type)};`;
}
