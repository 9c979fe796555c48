import type { ApiText } from '../../model/api-document.ts';
import type { RawDescriptions } from './api-schema.ts';
import type { Descriptions } from './descriptions.ts';

/** Texts of one prop. */
export type PropTexts = Exclude<NonNullable<RawDescriptions['propDescriptions']>[string], string>;

/** Where the texts of a group of props are, by the name of the prop. */
export type GroupTexts = (
  descriptions: RawDescriptions,
) => Readonly<Record<string, string | PropTexts>> | undefined;

/** Reads the texts of one prop. */
export interface PropTextReader {
  text(pick: (texts: PropTexts) => string | undefined): ApiText | undefined;
  find<Value>(pick: (texts: PropTexts) => Value | undefined): Value | undefined;
}

/** Creates the reader for the texts of one prop of a group. */
export function propTextReader(
  name: string,
  textsOf: GroupTexts,
  descriptions: Descriptions,
): PropTextReader {
  const textsIn = (all: RawDescriptions): PropTexts => {
    const group = textsOf(all) ?? {};
    const texts = Object.hasOwn(group, name) ? group[name] : undefined;
    return typeof texts === 'string' ? { description: texts } : (texts ?? {});
  };
  return {
    text: (pick) => descriptions.mixed((all) => pick(textsIn(all))),
    find: (pick) => descriptions.find((all) => pick(textsIn(all))),
  };
}
