import { apiSection } from '../assemble/api-section.ts';
import { versionsOf } from '../assemble/article-props.ts';
import { componentTexts } from '../assemble/component-markdown.ts';
import { demoClosure } from '../assemble/demo-code.ts';
import { largeSourceHref } from '../assemble/demo-props.ts';
import { markdownPath } from '../assemble/markdown-path.ts';
import { pageProps } from '../assemble/page-props.ts';
import { atVersion, resolveLink } from '../assemble/resolve-link.ts';
import { absolute, shellMarkdown } from '../assemble/shell-markdown.ts';
import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hash, hashParts } from '../lib/hash.ts';
import { memoizeBy } from '../memo/memoize.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/path.ts';
import type { Page, Route } from '../model/site.ts';
import { sourceText } from '../read/source-bytes.ts';
import type { Sources } from '../read/sources.ts';
import { absoluteLinks } from './absolute-links.ts';
import { demoText, markdownCopy, writtenText } from './copy-text.ts';
import { referenceCopyHash, referenceCopyText } from './reference-copy.ts';

/** Raise this when the same sources give another text. */
const format = '2';

/**
 * Characters of copies that a site keeps. Each copy is needed three times, by the index of the search, as a file and
 * in the full text; 5,000 pages of 6,000 characters fit.
 */
const keptCharacters = 32 * 2 ** 20;

/** A page as Markdown. */
export interface MarkdownCopy {
  readonly path: OutputPath;
  /** Copies of equal hash have equal texts. */
  readonly hash: string;
  /** Without the line that leads to the index of the site. */
  text(): Promise<string>;
  /** The text in UTF-8. */
  bytes(): Promise<Uint8Array>;
}

/** Returns the Markdown copy of a page. Undefined for untranslated pages, and for those that stand in for others. */
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
    return [
      {
        path: copy.path,
        phase: 'page',
        get hash() {
          return hashParts([start, copy.hash]);
        },
        content: async () => Buffer.concat([encode(start), await copy.bytes()]),
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
 * Returns the copies of a site; for the same site, the same ones. Sources are read when a text is needed, and hashes
 * are made once, because the full texts need them, too.
 */
export const markdownCopies = memoizeBy(
  ({ index, sources, files }: CopySources) => [index, { sources, files }],
  (index: SiteIndex, given: Omit<CopySources, 'index'>): MarkdownCopyOf => {
    const known = new Map<Route, MarkdownCopy | undefined>();
    const room = createRoom(keptCharacters);
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

function copyOf(route: Route, from: PageSources): MarkdownCopy | undefined {
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

/** Space for texts. */
interface Room {
  /** Takes space for a text of some characters. Returns false if there is not enough left. */
  take(characters: number): boolean;
}

function createRoom(characters: number): Room {
  let left = characters;
  return {
    take(wanted) {
      if (wanted > left) return false;
      left -= wanted;
      return true;
    },
  };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * Creates a copy whose hash and text are made when they are first needed. A text without room is made each time. The
 * search asks for texts before any file is written, so that either the text or its bytes are kept.
 */
function createCopy(
  path: OutputPath,
  room: Room,
  hashOf: () => string,
  makeText: () => string | Promise<string>,
): MarkdownCopy {
  let made: string | undefined;
  let kept: string | Uint8Array | undefined;
  const text = async () => {
    if (kept !== undefined) return typeof kept === 'string' ? kept : new TextDecoder().decode(kept);
    const written = await makeText();
    if (room.take(written.length)) kept = written;
    return written;
  };
  return {
    path,
    get hash() {
      made ??= hashOf();
      return made;
    },
    text,
    async bytes() {
      if (kept instanceof Uint8Array) return kept;
      const bytes = encode(await text());
      if (kept !== undefined) kept = bytes;
      return bytes;
    },
  };
}

interface PageSources extends CopySources {
  readonly room: Room;
  textOf(path: SourcePath): Promise<string>;
}

function pageCopy(page: Page, path: OutputPath, { index, sources, textOf, room }: PageSources): MarkdownCopy {
  const { config } = index.site;
  const { repository, products, url: origin = '' } = config;
  const { document } = page;
  const hrefOf = (source: SourcePath) => absolute(largeSourceHref(index)(source), origin);
  const tagged = (text: string) => atVersion(text, repository, versionsOf(page, config));
  // Not kept, since the copies of a large site would take much memory.
  const facts = () => ({
    modules: page.demos.map((demo) => (demo ? demoClosure(demo, index.demoModules, 'ts') : [])),
    links: linkAddresses(page, index),
    components: componentTexts(page, index),
    api: apiText(page, index, origin),
  });
  const hashOf = () => {
    const { modules, links, api, components } = facts();
    const large = modules.flat().filter(({ js }) => js.bytes !== undefined);
    const made = [
      document.source,
      ...(document.includes ?? []).map((file) => file.path),
      ...modules.flat().map(({ source }) => source),
    ];
    return hashParts([
      format,
      api,
      tagged(`${repository}/blob/-/`),
      ...links.map((href) => href ?? ''),
      ...components.map((text) => text ?? ''),
      ...large.map(({ source }) => hrefOf(source)),
      ...made.map((source) => sources.get(source)?.hash ?? ''),
    ]);
  };
  const textOfCopy = async () => {
    const { modules, links, api, components } = facts();
    const folders = products.flatMap(({ content }) => content ?? []);
    const { text, lineOf } = await writtenText(document, { textOf, folders });
    const written = document.links.flatMap((link, position) => {
      const href = links[position];
      return href === undefined ? [] : [{ ...link, line: lineOf(link), href }];
    });
    const parts = document.parts.map(async (part, position) => ({
      line: lineOf(part),
      text: components[position] ?? (await demoText(modules[position] ?? [], textOf, hrefOf)),
    }));
    const title = document.mainHeading ?? document.title ?? '';
    return markdownCopy(tagged(absoluteLinks(text, written)), title, await Promise.all(parts)) + api;
  };
  return createCopy(path, room, hashOf, textOfCopy);
}

/** The address of each link of a page, wherever its text is read; undefined for a link that needs no other. */
function linkAddresses({ links, language }: Page, index: SiteIndex): (string | undefined)[] {
  const { config } = index.site;
  const { address } = localeVersionOf(index, language);
  return links.map((target) => {
    if (!['page', 'media', 'public', 'external-path'].includes(target.kind)) return undefined;
    return absolute(resolveLink(target, config, address).href, config.url ?? '');
  });
}

/** Returns the section "API" as Markdown; empty if the page has none. */
function apiText(page: Page, index: SiteIndex, origin: string): string {
  const { address, words } = localeVersionOf(index, page.language);
  const section = apiSection(page, { site: index.site, address }, []);
  if (!section) return '';
  const items = section.entries.map(({ name, href }) => `- [\`${name}\`](${absolute(href, origin)})\n`);
  return `\n## ${words.article.api}\n\n${words.article.apiHint}\n\n${items.join('')}`;
}
