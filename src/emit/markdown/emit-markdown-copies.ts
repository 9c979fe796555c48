import { pageProps } from '../../assemble/props/page-props.ts';
import { localeVersionOf, type SiteIndex } from '../../assemble/props/site-index.ts';
import { markdownPath } from '../../assemble/routes/markdown-path.ts';
import { shellMarkdown } from '../../assemble/shell-markdown.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hash, hashParts } from '../../lib/hash.ts';
import { lazy, memoizeBy } from '../../memo/memoize.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SourcePath } from '../../model/path.ts';
import type { Route } from '../../model/site.ts';
import { sourceText } from '../../read/source-bytes.ts';
import type { Sources } from '../../read/sources.ts';
import { createCopy, createRoom, type MarkdownCopy } from './markdown-copy.ts';
import { linkAddresses, type PageCopySources, pageCopy } from './page-copy.ts';
import { referenceCopyHash, referenceCopyText } from './reference-copy.ts';

/**
 * Returns the Markdown copy of a page. Undefined for untranslated pages, and for
 * those that stand in for others.
 */
export type MarkdownCopyOf = (route: Route) => MarkdownCopy | undefined;

/** What copies are made from. */
export interface CopySources {
  readonly index: SiteIndex;
  readonly sources: Sources;
  readonly files: Pick<FileSystem, 'readText'>;
}

/** Emits pages as Markdown beside their HTML. */
export function emitMarkdownCopies(
  routes: readonly Route[],
  index: SiteIndex,
  copyOf: MarkdownCopyOf,
): OutputFile[] {
  return routes.flatMap((route): OutputFile[] => {
    const copy = copyOf(route);
    if (!copy) return [];
    const start = indexLine(route.language, index);
    const hashOfCopy = lazy(() => hashParts([start, copy.hash]));
    return [
      {
        path: copy.path,
        phase: 'page',
        get hash() {
          return hashOfCopy();
        },
        content: async () => Buffer.concat([Buffer.from(start), await copy.bytes()]),
      },
    ];
  });
}

/** Returns the line that leads to the index of the site, in front of a copy. */
function indexLine(language: string, index: SiteIndex): string {
  const { words, site } = localeVersionOf(index, language);
  const { url } = index.site.config;
  if (site.llms === undefined) return '';
  const address = url === undefined ? site.llms : `<${url}${site.llms}>`;
  return `> ${words.machines.index.replace('{address}', () => address)}\n\n`;
}

/**
 * Returns the copies of a site; for the same site, the same ones. Sources are read when a text is needed, and
 * hashes are made once, because the full texts need them, too.
 */
export const markdownCopies = memoizeBy(
  ({ index, sources, files }: CopySources) => [index, { sources, files }],
  (index: SiteIndex, given: Omit<CopySources, 'index'>): MarkdownCopyOf => {
    const known = new Map<Route, MarkdownCopy | undefined>();
    const room = createRoom();
    const textOf = async (path: SourcePath) => {
      const source = given.sources.get(path);
      return (source && (await sourceText(source, given.files))) ?? '';
    };
    return (route) => {
      if (!known.has(route)) known.set(route, copyOf(route, { ...given, index, textOf, room }));
      return known.get(route);
    };
  },
);

function copyOf(route: Route, from: PageCopySources): MarkdownCopy | undefined {
  const { index } = from;
  const path = markdownPath(route);
  if (path === undefined) return undefined;
  if (route.kind !== 'doc') {
    const text = () => shellMarkdown(pageProps(route, index), index.site.config.url ?? '');
    return createCopy(path, from.room, () => hash(text()), text);
  }
  if (route.page.language !== route.language) return undefined;
  const { reference } = route.page;
  if (reference) {
    const words = localeVersionOf(index, route.page.language).words.reference;
    const copied = () => ({ words, addresses: linkAddresses(route.page, index) });
    const hashOf = () => referenceCopyHash(reference, copied());
    return createCopy(path, from.room, hashOf, () => referenceCopyText(reference, copied()));
  }
  return pageCopy(route.page, path, from);
}
