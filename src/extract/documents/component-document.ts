import type { ExcludedProp } from '../../model/api-extraction.ts';
import type { ApiComponentFile, ApiFileBase, ApiFileProp } from '../../model/api-file.ts';
import { classPrefix } from '../component/class-prefix.ts';
import { collectProps } from '../component/collect-props.ts';
import type { ComponentIndex } from '../component/component-index.ts';
import type { ComponentShape } from '../component/component-shape.ts';
import { genericSignature } from '../component/generic-signature.ts';
import { propCombinations } from '../component/prop-combinations.ts';
import { handleOf, type RefTarget, refTarget } from '../component/ref-target.ts';
import { describeClasses, describeSlots } from '../component/slots-and-classes.ts';
import { type SortedProps, sortProps, systemProps } from '../component/sort-props.ts';
import { sourceDefaults } from '../component/source-defaults.ts';
import { styleHooks } from '../component/style-hooks.ts';
import { variantDefault } from '../component/variant-default.ts';
import { lastName } from '../exports/classify-export.ts';
import { declaredName, type ExportedItem } from '../exports/list-exports.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { packageOf } from '../project/package-of.ts';
import { describeMember, type Member } from '../types/describe-member.ts';
import { type DocComment, isIgnored, propertyTexts } from '../types/doc-comment.ts';
import { nonNullable } from '../types/non-nullable.ts';
import { ts } from '../typescript.ts';
import { indexSignatures } from './index-signatures.ts';
import { inheritedGroup } from './inherited-group.ts';

/** A component to describe. */
export interface ComponentInput {
  readonly item: ExportedItem;
  readonly shape: ComponentShape;
  readonly base: ApiFileBase;
  /** Its own comment, which may describe props: `@param props.open Opens it.` */
  readonly comment: DocComment;
  readonly index: ComponentIndex;
  /** Its props with the defaults of its type parameters, if it has any. */
  readonly applied: ts.Type | undefined;
  /** Its name in the theme, `MuiButton`, if its default props can be set there. */
  readonly themeName: string | undefined;
  /** An interface of its class names, such as the exported `ButtonClasses`. */
  readonly classes: ts.Type | undefined;
}

/**
 * A document with the props that it leaves out, and the modules that it was read from besides the program.
 */
export interface DescribedComponent {
  readonly file: ApiComponentFile;
  readonly excluded: readonly ExcludedProp[];
  readonly files: readonly string[];
}

/** Describes a component: its props, and what it offers to styles, refs and themes. */
export function componentDocument(input: ComponentInput, context: ExtractionContext): DescribedComponent {
  const { item, shape, base, comment, index, applied } = input;
  const { checker } = context;
  const [declaration] = item.symbol.declarations ?? [];
  const defaults = sourceDefaults(item.symbol, context);
  const collected = collectProps(shape, applied, checker).map((member) => {
    const fallback = defaults.get(member.name) ?? variantDefault(member);
    return fallback === undefined ? member : { ...member, default: fallback };
  });
  const { kept, excluded } = separate(collected, context);
  const declaredIn = declaration?.getSourceFile().fileName;
  const packageName = declaredIn === undefined ? undefined : packageOf(declaredIn);
  const sorted = sortProps(kept, { symbol: item.symbol, packageName, file: declaredIn, index });
  const props = { ...openProps(shape, context), ...ownProps(sorted.own, comment, context) };
  const names = kept.map(({ name }) => name);
  const combinations = propCombinations(shape, names, context);
  const signature = genericSignature(lastName(item.name), shape, context);
  const hooks = declaration && styleHooks(declaration, declaredName(item.symbol) ?? lastName(item.name));
  return {
    file: {
      ...base,
      props,
      ...(signature !== undefined && { signatures: [signature] }),
      ...slotsAndClasses(input, sorted.own, context),
      ...themeFields(input),
      ...inheritedFields(sorted, context),
      ...(combinations.length > 0 && { combinations }),
      ...refFields(shape, collected, context),
      ...(hooks && hooks.cssVariables.length > 0 && { cssVariables: hooks.cssVariables }),
      ...(hooks && hooks.dataAttributes.length > 0 && { dataAttributes: hooks.dataAttributes }),
    },
    excluded,
    files: hooks?.files ?? [],
  };
}

function ownProps(
  members: readonly Member[],
  comment: DocComment,
  context: ExtractionContext,
): ApiComponentFile['props'] {
  const texts = propertyTexts(comment);
  const described = members.map((member): [string, ApiFileProp] => {
    const prop = describeMember(member, context);
    const description = prop.description ?? texts.get(member.name);
    return [member.name, withNotes(member.name, { ...prop, ...(description && { description }) })];
  });
  return Object.fromEntries(described);
}

/** What a component takes besides its named props, and attributes with a dash, which all take in JSX. */
function openProps({ props }: ComponentShape, context: ExtractionContext): ApiComponentFile['props'] {
  const types = props.flatMap((type) => (type?.isUnion() ? type.types : (type ?? [])));
  const found = types.flatMap((type) => Object.entries(indexSignatures(type, context)));
  return Object.fromEntries(found.filter(([name]) => !name.includes('-')));
}

/** Leaves out the props that no reader can use, each by a rule. */
function separate(
  members: readonly Member[],
  { checker }: ExtractionContext,
): { readonly kept: readonly Member[]; readonly excluded: readonly ExcludedProp[] } {
  const kept: Member[] = [];
  const excluded: ExcludedProp[] = [];
  for (const member of members) {
    const rule = exclusionOf(member, checker);
    if (rule === undefined) kept.push(member);
    else excluded.push({ name: member.name, rule });
  }
  return { kept, excluded };
}

function exclusionOf(member: Member, checker: ts.TypeChecker): ExcludedProp['rule'] | undefined {
  const { name, variants, declarations } = member;
  if (name === 'key' || name === 'ref') return name;
  if (name.startsWith('__')) return 'private';
  const isNothing = variants.every(({ type }) => nonNullable(type, checker).flags & ts.TypeFlags.Never);
  if (isNothing && member.optional) return 'never';
  return isIgnored(declarations) ? 'ignored' : undefined;
}

/** A map, since a prop may be called `constructor`. */
const notes: ReadonlyMap<string, Readonly<Record<string, boolean>>> = new Map([
  ['sx', { sx: true }],
  ['classes', { cssApi: true }],
  ['slots', { slotsApi: true }],
  ['slotProps', { slotsApi: true }],
]);

function withNotes(name: string, prop: ApiFileProp): ApiFileProp {
  const additionalInfo = notes.get(name);
  return additionalInfo ? { ...prop, additionalInfo } : prop;
}

function slotsAndClasses(
  { item, themeName, classes: ownClasses }: ComponentInput,
  own: readonly Member[],
  context: ExtractionContext,
): Pick<ApiComponentFile, 'slots' | 'classes'> {
  const typeOf = (name: string) => own.find((member) => member.name === name)?.variants[0]?.type;
  const classType = ownClasses ?? typeOf('classes');
  const isFamily = classType !== undefined && (themeName !== undefined || ownClasses !== undefined);
  const prefix = isFamily ? classPrefix(classType, { item, themeName }, context) : undefined;
  const classes = isFamily ? describeClasses(classType, prefix, context) : [];
  const slotType = typeOf('slots');
  const slots = slotType ? describeSlots(slotType, classes, context) : [];
  return {
    ...(slots.length > 0 && { slots }),
    ...(classes.length > 0 && { classes }),
  };
}

function themeFields({ themeName }: ComponentInput): Pick<ApiComponentFile, 'muiName' | 'themeDefaultProps'> {
  return themeName === undefined ? {} : { muiName: themeName, themeDefaultProps: true };
}

function inheritedFields(
  { inherited }: SortedProps,
  context: ExtractionContext,
): Pick<ApiComponentFile, 'inherited' | 'inheritance' | 'spread' | 'cssComponent'> {
  if (inherited.length === 0) return {};
  const component = inherited.find(({ isComponent }) => isComponent);
  const isElement = inherited.some(({ packageName }) => packageName === '@types/react');
  return {
    ...(component && { inheritance: { component: component.source } }),
    ...(isElement && { spread: true }),
    ...(inherited.some(({ source }) => source === systemProps) && { cssComponent: true }),
    inherited: inherited.map((group) => inheritedGroup(group, context)),
  };
}

function refFields(
  { instance }: ComponentShape,
  collected: readonly Member[],
  context: ExtractionContext,
): Pick<ApiComponentFile, 'forwardsRefTo' | 'handle'> {
  const refs = collected.find(({ name }) => name === 'ref')?.variants ?? [];
  const target: RefTarget = instance
    ? handleOf(instance, context)
    : refTarget(
        refs.map(({ type }) => type),
        context,
      );
  if (target.kind === 'none') return { forwardsRefTo: null };
  if (target.kind === 'element') return { forwardsRefTo: target.name };
  const hasMembers = Object.keys(target.members).length > 0;
  return { forwardsRefTo: target.name, ...(hasMembers && { handle: target.members }) };
}
