import { componentTexts } from '../../assemble/component-markdown.ts';
import { atVersion, resolveLink } from '../../assemble/links/resolve-link.ts';
import { apiSection } from '../../assemble/props/api-section.ts';
import { versionsOf } from '../../assemble/props/article-props.ts';
import { demoClosure, shownModule } from '../../assemble/props/demo-code.ts';
import { largeSourceHref } from '../../assemble/props/demo-props.ts';
import { localeVersionOf, type SiteIndex } from '../../assemble/props/site-index.ts';
import { absolute } from '../../assemble/shell-markdown.ts';
import { encodeUrl } from '../../lib/encode-url.ts';
import { hashParts } from '../../lib/hash.ts';
import type { DemoModule } from '../../model/demo.ts';
import type { OutputPath, SourcePath } from '../../model/path.ts';
import type { Page } from '../../model/site.ts';
import { includeFolders } from '../../parse/parse-task.ts';
import type { Sources } from '../../read/sources.ts';
import { absoluteLinks } from './absolute-links.ts';
import { demoText, markdownCopy, writtenText } from './copy-text.ts';
import { createCopy, type MarkdownCopy, type Room } from './markdown-copy.ts';

/** Raise this when the same sources give another text. */
const format = '6';

/** What the copy of a page is made from. */
export interface PageCopySources {
  readonly index: SiteIndex;
  readonly sources: Sources;
  readonly room: Room;
  textOf(path: SourcePath): Promise<string>;
}

/** Returns the copy of a page that has a source, with the code of its demos. */
export function pageCopy(page: Page, path: OutputPath, given: PageCopySources): MarkdownCopy {
  const { config } = given.index.site;
  const context: CopyContext = {
    ...given,
    page,
    hrefOf: (source) => absolute(largeSourceHref(given.index)(source), config.url ?? ''),
    tagged: (text) => atVersion(text, config.repository, versionsOf(page, config)),
  };
  return createCopy(
    path,
    given.room,
    () => copyHash(context),
    () => copyText(context),
  );
}

interface CopyContext extends PageCopySources {
  readonly page: Page;
  hrefOf(source: SourcePath): string;
  /** A text in which links to the repository lead to the version of the page. */
  tagged(text: string): string;
}

/** What a copy contains beside the text of its page. */
interface CopyParts {
  /** The modules of each demo. */
  readonly modules: readonly (readonly DemoModule[])[];
  readonly links: readonly (string | undefined)[];
  readonly components: readonly (string | undefined)[];
  readonly api: string;
}

/** Made for each use, since the copies of a large site would take much memory. */
function copyParts({ page, index }: CopyContext): CopyParts {
  return {
    modules: page.demos.map((demo) =>
      demo ? demoClosure(shownModule(demo, index.demoModules), index.demoModules, 'ts') : [],
    ),
    links: linkAddresses(page, index),
    components: componentTexts(page, index),
    api: apiText(page, index, index.site.config.url ?? ''),
  };
}

function copyHash(context: CopyContext): string {
  const { page, index, sources, hrefOf, tagged } = context;
  const { markdown, repository } = index.site.config;
  const { modules, links, api, components } = copyParts(context);
  const large = modules.flat().filter(({ js }) => js.bytes !== undefined);
  const made = [
    page.document.source,
    ...(page.document.includes ?? []).map((file) => file.path),
    ...modules.flat().map(({ source }) => source),
  ];
  return hashParts([
    format,
    String(markdown.mdx),
    api,
    tagged(`${repository}/blob/-/`),
    ...links.map((href) => href ?? ''),
    ...components.map((text) => text ?? ''),
    ...large.map(({ source }) => hrefOf(source)),
    ...made.map((source) => sources.get(source)?.hash ?? ''),
  ]);
}

async function copyText(context: CopyContext): Promise<string> {
  const { page, index, textOf, hrefOf, tagged } = context;
  const { document } = page;
  const { products, markdown } = index.site.config;
  const { modules, links, api, components } = copyParts(context);
  const folders = includeFolders(products);
  const { text, placeOf } = await writtenText(document, { textOf, folders, mdx: markdown.mdx });
  const written = document.links.flatMap((link, position) => {
    const href = links[position];
    return href === undefined ? [] : [{ ...link, ...placeOf(link), href }];
  });
  const parts = document.parts.map(async (part, position) => ({
    line: placeOf(part).line,
    text: components[position] ?? (await demoText(modules[position] ?? [], textOf, hrefOf)),
  }));
  const title = document.mainHeading ?? document.title ?? '';
  return markdownCopy(tagged(absoluteLinks(text, written)), title, await Promise.all(parts)) + api;
}

/**
 * The address of each link of a page, wherever its text is read; undefined for a link that needs no other. A
 * space would end it in Markdown.
 */
export function linkAddresses({ links, language }: Page, index: SiteIndex): (string | undefined)[] {
  const { config } = index.site;
  const { address } = localeVersionOf(index, language);
  return links.map((target) => {
    if (!['page', 'media', 'public', 'external-path'].includes(target.kind)) return undefined;
    return encodeUrl(absolute(resolveLink(target, config, address).href, config.url ?? ''));
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
