import type { LocatedValue } from '../../data/check-value.ts';
import type { ApiDocument, ApiGroupKind } from '../../model/api-document.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Descriptions } from './descriptions.ts';

/** The groups whose items need a description. */
const groups: Readonly<Partial<Record<ApiGroupKind, DescribedGroup>>> = {
  props: { noun: 'prop', key: 'props', texts: 'propDescriptions' },
  properties: { noun: 'property', key: 'properties', texts: 'propertiesDescriptions' },
  parameters: { noun: 'parameter', key: 'parameters', texts: 'parametersDescriptions' },
  slots: { noun: 'slot', key: 'slots', texts: 'slotDescriptions' },
  classes: { noun: 'class', key: 'classes', texts: 'classDescriptions' },
};

interface DescribedGroup {
  readonly noun: string;
  /** The key of the items in the document, and of their texts in the descriptions. */
  readonly key: string;
  readonly texts: string;
}

/** The number of names that a message lists. */
const maxNames = 6;

/**
 * Reports the items of a document without a description, all in one warning: at the first one, or in the file
 * of descriptions.
 */
export function missingDescriptions(
  document: Pick<ApiDocument, 'name' | 'groups'>,
  descriptions: Descriptions,
  located: Pick<LocatedValue, 'placeOf'>,
): Diagnostic[] {
  const missing = document.groups.flatMap(({ kind, items }) => {
    const group = groups[kind];
    const without = items.filter(({ description, deprecation }) => !description && !deprecation);
    return group ? without.map(({ name }) => ({ group, name })) : [];
  });
  const [first] = missing;
  if (first === undefined) return [];
  const names = missing.slice(0, maxNames).map(({ group, name }) => `${group.noun} "${name}"`);
  const more = missing.length > maxNames ? `, and ${missing.length - maxNames} more` : '';
  const place = descriptions.placeOf([first.group.texts]);
  return [
    {
      severity: 'warning',
      code: 'api-description',
      message: `No description in the API document of "${document.name}": ${names.join(', ')}${more}.`,
      hint: place ? 'Add the descriptions to this file.' : 'Write doc comments, or a file of descriptions.',
      place: place ?? located.placeOf([first.group.key, first.name]),
    },
  ];
}
