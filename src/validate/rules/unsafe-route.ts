import { displayPath, isInside, pathIn, unsafePath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import { reservedOutputAt } from '../../model/output.ts';
import type { Page } from '../../model/site.ts';
import type { PageRule } from '../rule.ts';

/** Reports addresses that leave the output folder, are reserved, or cannot be written as a file. */
export const unsafeRoute: PageRule = (page, { space }) => {
  const { document } = page;
  const written = document.frontMatter.path ?? page.path;
  const why = unsafePath(written) ?? unsafePath(page.path) ?? unwritable(page, space.config);
  if (why === undefined) return [];
  return [
    {
      severity: 'error',
      code: 'unsafe-route',
      message: `Address "${written}" ${why}.`,
      hint: `path: /${nameOf(document.source)}/`,
      place: document.pathPlace ?? { file: displayPath(document.source), line: 1, column: 1 },
    },
  ];
};

/** A name for the address of a page, after that of its file. */
function nameOf(source: string): string {
  const name = (source.split('/').at(-1) ?? '').replace(/\.\w+$/, '').toLowerCase();
  const safe = name
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return /^(?:|index|readme|404)$/.test(safe) ? 'page' : safe;
}

/** The longest name that common file systems support, in bytes. */
const longestName = 255;

const encoder = new TextEncoder();

/** A character has at most three bytes, so almost no name has to be encoded. */
function isTooLong(name: string): boolean {
  return name.length * 3 > longestName && encoder.encode(name).length > longestName;
}

function unwritable(page: Page, config: Config): string | undefined {
  const reserved = reservedOutputAt(page.path, config.languages.slice(1));
  if (reserved) return `is reserved for ${reserved.label}`;
  if (page.path.split('/').some(isTooLong))
    return `has a segment of more than ${longestName} bytes, which file systems do not support`;
  if (page.document.pathPlace || !/[?#]/.test(page.translationOf ?? page.document.source)) return undefined;
  const lost = /[?#]/.exec(routedName(page, config))?.[0];
  return lost && `cannot contain the "${lost}" of the file name`;
}

/** Returns the part of the path of a source that its address is made from. */
function routedName({ document, translationOf = document.source }: Page, { products }: Config): string {
  const folders = products.flatMap(({ content }) => (content === undefined ? [] : [content]));
  const inside = folders.filter((folder) => isInside(folder, translationOf));
  const innermost = inside.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return pathIn(innermost, translationOf);
}
