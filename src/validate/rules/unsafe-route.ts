import { displayPath, isInside, pathIn, unsafePath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import { reservedOutputAt } from '../../model/output.ts';
import type { Page } from '../../model/site.ts';
import type { PageRule } from '../rule.ts';

/** A page's address stays inside the output folder and off the addresses of the build, and it can be written as it is. */
export const unsafeRoute: PageRule = (page, { space }) => {
  const { document } = page;
  const written = document.frontMatter.path ?? page.path;
  const why = unsafePath(written) ?? unsafePath(page.path) ?? unwritable(page, space.config);
  if (why === undefined) return [];
  return [
    {
      severity: 'error',
      code: 'unsafe-route',
      message: `The address \`${written}\` ${why}.`,
      hint: 'path: /material-ui/react-button/',
      place: document.pathPlace ?? { file: displayPath(document.source), line: 1, column: 1 },
    },
  ];
};

/** Common file systems know no longer name; it is counted in bytes. */
const longestName = 255;

const encoder = new TextEncoder();

/** A character of a text has three bytes at most, so almost no name has to be encoded. */
function isTooLong(name: string): boolean {
  return name.length * 3 > longestName && encoder.encode(name).length > longestName;
}

function unwritable(page: Page, config: Config): string | undefined {
  const own = reservedOutputAt(page.path, config.languages.slice(1));
  if (own) return `is used by the build itself: ${own.label}`;
  if (page.path.split('/').some(isTooLong))
    return `has a part of more than ${longestName} bytes, which no disk takes as a name`;
  if (page.document.pathPlace || !/[?#]/.test(page.translationOf ?? page.document.source)) return undefined;
  const lost = /[?#]/.exec(routedName(page, config))?.[0];
  return lost && `is not the whole name of the file, since no address has a \`${lost}\``;
}

/** The part of a source's path that its address is made from. */
function routedName({ document, translationOf = document.source }: Page, { products }: Config): string {
  const folders = products.flatMap(({ content }) => (content === undefined ? [] : [content]));
  const inside = folders.filter((folder) => isInside(folder, translationOf));
  const innermost = inside.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return pathIn(innermost, translationOf);
}
