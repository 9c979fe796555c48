import { displayPath } from '../../lib/path.ts';
import type { ApiDocument, ApiGroupKind } from '../../model/api-document.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';

/** The groups whose items need a description, with the noun of their items. */
const nouns: Readonly<Partial<Record<ApiGroupKind, string>>> = {
  props: 'prop',
  properties: 'property',
  parameters: 'parameter',
  slots: 'slot',
  classes: 'class',
};

/** The number of names that a message lists. */
const maxNames = 6;

/**
 * Reports the items of a document without a description, all in one warning: at the file of descriptions, or
 * else at the document.
 */
export function missingDescriptions(
  { name, groups }: Pick<ApiDocument, 'name' | 'groups'>,
  descriptions: SourcePath | undefined,
  documentPlace: () => Place,
): Diagnostic[] {
  const missing = groups.flatMap(({ kind, items }) => {
    const noun = nouns[kind];
    return items
      .filter(({ description, deprecation }) => noun !== undefined && !description && !deprecation)
      .map((item) => `${noun} "${item.name}"`);
  });
  if (missing.length === 0) return [];
  const listed = missing.slice(0, maxNames).join(', ');
  const more = missing.length > maxNames ? `, and ${missing.length - maxNames} more` : '';
  return [
    {
      severity: 'warning',
      code: 'api-description',
      message: `No description in the API document of "${name}": ${listed}${more}.`,
      hint:
        descriptions === undefined
          ? 'Write doc comments, or a file of descriptions.'
          : 'Add the descriptions to this file.',
      place:
        descriptions === undefined
          ? documentPlace()
          : { file: displayPath(descriptions), line: 1, column: 1 },
    },
  ];
}
