import type { ApiFileCombination } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { memberTypeText } from '../types/describe-member.ts';
import { isOptional } from '../types/object-members.ts';
import type { ts } from '../typescript.ts';
import type { ComponentShape } from './component-shape.ts';

/** Props and combinations of a group that readers can compare. Larger ones are not documented. */
const maxProps = 12;
const maxCombinations = 12;

/**
 * Returns the groups of props that belong together, because the props are a union: `multiple: true` with
 * `value: string[]`, or `multiple?: false` with `value: string`. Each group lists its combinations; props
 * that vary independently of each other are in different groups, and one that varies alone is in none.
 *
 * @param names the props that count
 */
export function propCombinations(
  { props }: ComponentShape,
  names: readonly string[],
  context: ExtractionContext,
): readonly (readonly ApiFileCombination[])[] {
  for (const type of props) {
    if (!type?.isUnion()) continue;
    const varying = names.flatMap((name) => varyingProp(name, type.types, context) ?? []);
    const groups = dependentGroups(varying)
      .map((group) => combinationsOf(group.toSorted(byMeaning)))
      .filter((combinations) => combinations !== undefined);
    // Further signatures of a component for any element have the same union once more.
    if (groups.length > 0) return groups;
  }
  return [];
}

/** A prop with its forms in the members of a union: its type, or undefined where a member has none. */
interface VaryingProp {
  readonly name: string;
  readonly forms: readonly (PropForm | undefined)[];
  /** Each form as text. */
  readonly keys: readonly string[];
  /** Where each form is declared. */
  readonly places: readonly (ts.Declaration | undefined)[];
}

type PropForm = ApiFileCombination[string];

function varyingProp(
  name: string,
  members: readonly ts.Type[],
  context: ExtractionContext,
): VaryingProp | undefined {
  const { checker } = context;
  const symbols = members.map((member) => checker.getPropertyOfType(member, name));
  if (isSame(symbols, checker)) return undefined;
  const forms = symbols.map((symbol) => symbol && formOf(symbol, context));
  const places = symbols.map((symbol) => symbol?.declarations?.[0]);
  const keys = forms.map((form) => (form ? `${form.required ?? false} ${form.type}` : ''));
  return new Set(keys).size < 2 ? undefined : { name, forms, keys, places };
}

/** Whether a prop is the same everywhere, without printing its types, which takes longer. */
function isSame(symbols: readonly (ts.Symbol | undefined)[], checker: ts.TypeChecker): boolean {
  const [first] = symbols;
  return symbols.every(
    (symbol) =>
      symbol === first ||
      (symbol !== undefined &&
        first !== undefined &&
        isOptional(symbol) === isOptional(first) &&
        checker.getTypeOfSymbol(symbol) === checker.getTypeOfSymbol(first)),
  );
}

function formOf(symbol: ts.Symbol, context: ExtractionContext): PropForm {
  const { name, declarations = [] } = symbol;
  const optional = isOptional(symbol);
  const variants = [{ type: context.checker.getTypeOfSymbol(symbol), declarations }];
  const text = memberTypeText({ name, variants, declarations, optional }, context);
  // `href?: undefined` rules a prop out as `href?: never` does.
  const type = optional && text === 'undefined' ? 'never' : text;
  return { type, ...(!optional && { required: true }) };
}

/** Groups props whose forms do not occur in all pairs. Props without such a partner are left out. */
function dependentGroups(props: readonly VaryingProp[]): readonly (readonly VaryingProp[])[] {
  const groups: VaryingProp[][] = [];
  for (const prop of props) {
    const related = groups.filter((group) => group.some((other) => dependOnEachOther(prop, other)));
    for (const group of related) groups.splice(groups.indexOf(group), 1);
    groups.push([...related.flat(), prop]);
  }
  return groups.filter(({ length }) => length > 1);
}

function dependOnEachOther({ keys: one }: VaryingProp, { keys: other }: VaryingProp): boolean {
  const pairs = new Set(one.map((key, index) => JSON.stringify([key, other[index]])));
  return pairs.size < new Set(one).size * new Set(other).size;
}

/** Props whose values select a member of the union come first. */
function byMeaning(one: VaryingProp, other: VaryingProp): number {
  return Number(isDiscriminant(other)) - Number(isDiscriminant(one)) || (one.name < other.name ? -1 : 1);
}

function isDiscriminant({ forms }: VaryingProp): boolean {
  return forms.every((form) => form && /^(?:'[^']*'|true|false|-?[\d.]+)$/.test(form.type));
}

/** Returns the combinations of a group; undefined if they are too many to compare. */
function combinationsOf(group: readonly VaryingProp[]): readonly ApiFileCombination[] | undefined {
  const found = new Map<string, ApiFileCombination>();
  for (const member of sortedMembers(group)) {
    const entries = group.flatMap(({ name, forms }) => {
      const form = forms[member];
      return form ? [[name, form] as const] : [];
    });
    found.set(keyOf(group, member), Object.fromEntries(entries));
  }
  return group.length <= maxProps && found.size <= maxCombinations ? [...found.values()] : undefined;
}

/**
 * Returns the members of a union by index, in the order of the source: that of TypeScript depends on what it
 * has looked at before.
 */
function sortedMembers(group: readonly VaryingProp[]): readonly number[] {
  const members = [...(group[0]?.forms.keys() ?? [])];
  return members.sort((a, b) => {
    for (const { places } of group) {
      const order = comparePlaces(places[a], places[b]);
      if (order !== 0) return order;
    }
    return keyOf(group, a) < keyOf(group, b) ? -1 : 1;
  });
}

function comparePlaces(one: ts.Declaration | undefined, other: ts.Declaration | undefined): number {
  if (!one || !other || one === other) return 0;
  const [file, otherFile] = [one, other].map((node) => node.getSourceFile().fileName);
  return file === otherFile ? one.pos - other.pos : (file ?? '') < (otherFile ?? '') ? -1 : 1;
}

const keyOf = (group: readonly VaryingProp[], member: number) =>
  JSON.stringify(group.map(({ keys }) => keys[member]));
