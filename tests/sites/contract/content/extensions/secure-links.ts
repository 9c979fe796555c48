import type { Rule } from 'colophon';

/** Links of pages use https. */
export const secureLinks: Rule = ({ pages }) =>
  pages.flatMap((page) =>
    page.links
      .filter(({ url }) => url.startsWith('http://'))
      .map(({ url, file = page.file, line, column }) => ({
        message: `The link to ${url} is not secure.`,
        place: { file, line, column },
        fix: { from: url, to: url.replace('http:', 'https:') },
      })),
  );
