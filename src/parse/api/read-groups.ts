import { uniqueIds } from '../../lib/unique-ids.ts';
import type {
  ApiCombination,
  ApiGroup,
  ApiGroupKind,
  ApiInherited,
  ApiItem,
} from '../../model/api-document.ts';
import { apiGroupKinds } from '../../model/api-document.ts';
import type { RawCombination, RawDocument, RawProp, RawProps } from './api-schema.ts';
import type { DocumentContext } from './document-context.ts';
import { readClasses, readNamed, readSelectors, readSlots } from './read-parts.ts';
import { type PropGroup, readInherited, readProp, readProps } from './read-props.ts';
import { returnsNothing } from './read-signature.ts';

type Documented = Exclude<RawDocument, { kind: 'fragment' }>;

/** Reads the groups of a document in the order of its page; a group without items is left out. */
export function readGroups(document: Documented, context: DocumentContext): readonly ApiGroup[] {
  const groups = groupsOf(document, context).filter(
    ({ items, inherited }) => items.length > 0 || inherited.length > 0,
  );
  const order = (kind: ApiGroupKind) => apiGroupKinds.indexOf(kind);
  return withUniqueIds(groups.sort((a, b) => order(a.kind) - order(b.kind)));
}

function groupsOf(document: Documented, context: DocumentContext): ApiGroup[] {
  switch (document.kind) {
    case 'component': {
      const { props, inherited, handle = {}, slots = [], classes = [], combinations = [] } = document.file;
      const { cssVariables = [], dataAttributes = [] } = document.file;
      return [
        {
          ...group('props', readProps(props, propTexts, context), readInherited(inherited, context)),
          ...(combinations.length > 0 && {
            combinations: combinations.map((one) => one.map(readCombination)),
          }),
        },
        group('handle', readProps(handle, { ...propTexts, anchor: 'handle' }, context)),
        group('slots', readSlots(slots, context)),
        group('classes', readClasses(classes, context)),
        group('css-variables', readNamed(cssVariables, 'css-variables', context)),
        group('data-attributes', readNamed(dataAttributes, 'data-attributes', context)),
      ];
    }
    case 'callable': {
      const { parameters, returnValue = {}, signatures = [] } = document.file;
      const returned = readReturnValue(returnValue, context);
      return [
        group('parameters', readProps(parameters, parameterTexts, context)),
        // A signature ends with `: void` already.
        group('return-value', signatures.length > 0 ? returned.filter(isWorthARow) : returned),
      ];
    }
    case 'type': {
      const { kind, properties, inherited } = document.file;
      return kind === 'enum'
        ? [group('members', readProps(properties, { ...propertyTexts, anchor: 'members' }, context))]
        : [
            group(
              'properties',
              readProps(properties, propertyTexts, context),
              readInherited(inherited, context),
            ),
          ];
    }
    case 'selectors':
      return [group('selectors', readSelectors(document.file, context))];
  }
}

const propTexts: PropGroup = { anchor: 'prop', textsOf: (all) => all.propDescriptions };
const propertyTexts: PropGroup = {
  anchor: 'prop',
  textsOf: (all) => all.propertiesDescriptions ?? all.propDescriptions,
};
const parameterTexts: PropGroup = { anchor: 'parameters', textsOf: (all) => all.parametersDescriptions };
const returnTexts: PropGroup = { anchor: 'return-value', textsOf: (all) => all.returnValueDescriptions };

function group(
  kind: ApiGroupKind,
  items: readonly ApiItem[],
  inherited: readonly ApiInherited[] = [],
): ApiGroup {
  return { kind, items, inherited };
}

function readCombination(combination: RawCombination): ApiCombination {
  return Object.entries(combination).map(([name, { type, required }]) => ({
    name,
    type: { text: type },
    ...(required && { required: true }),
  }));
}

function readReturnValue(value: RawProp | RawProps, context: DocumentContext): ApiItem[] {
  return isProp(value)
    ? [readProp('', value, { group: returnTexts, context })]
    : readProps(value, returnTexts, context);
}

/** Whether a row about a return value has more to show than that there is none. */
function isWorthARow({ name, type, description, deprecation, examples }: ApiItem): boolean {
  if (name !== '' || !returnsNothing(type)) return true;
  return description !== undefined || deprecation !== undefined || examples.length > 0;
}

/** False for the properties of a returned object, one of which may be called `type`. */
function isProp(value: RawProp | RawProps): value is RawProp {
  const { type } = value;
  return typeof type === 'object' && !('type' in type);
}

/**
 * Makes anchors unique: `[key: string]` and `[key: number]` may give the same. An alias that another item has
 * as an anchor or alias is removed.
 */
function withUniqueIds(groups: readonly ApiGroup[]): readonly ApiGroup[] {
  const unique = uniqueIds();
  const named = groups.map(({ items, ...one }) => ({
    ...one,
    items: items.map((item) => ({ ...item, anchor: unique(item.anchor) })),
  }));
  const isFree = (alias: string) => unique(alias) === alias;
  return named.map((one) => ({
    ...one,
    items: one.items.map(({ aliases = [], ...item }) => {
      const free = aliases.filter(isFree);
      return free.length === 0 ? item : { ...item, aliases: free };
    }),
  }));
}
