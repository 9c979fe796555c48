import type { Rule } from 'colophon';

/** Descriptions of guides fit into one line of the overview. */
export const shortDescription: Rule = ({ pages }) =>
  pages
    .filter(({ description = '' }) => description.length > 60)
    .map(({ file, description = '' }) => ({
      message: `The description has ${description.length} characters; the overview shows 60.`,
      hint: 'Shorten it to one line.',
      place: { file },
    }));
