import { apiSection } from '../assemble/api-section.ts';
import { versionsOf } from '../assemble/article-props.ts';
import { componentTexts } from '../assemble/component-markdown.ts';
import { demoClosure, shownModule } from '../assemble/demo-code.ts';
import { largeSourceHref } from '../assemble/demo-props.ts';
import { atVersion, resolveLink } from '../assemble/resolve-link.ts';
import { absolute } from '../assemble/shell-markdown.ts';
import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import { hashParts } from '../lib/hash.ts';
import type { OutputPath, SourcePath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import { absoluteLinks } from './absolute-links.ts';
import { demoText, markdownCopy, writtenText } from './copy-text.ts';
import { createCopy, type MarkdownCopy, type Room } from './markdown-copy.ts';

/** Raise this when the same sources give another text. */
const format = '4';

/** What the copy of a page is made from. */
export interface PageCopySources {
  readonly index: SiteIndex;
  readonly sources: Sources;
  readonly room: Room;
  textOf(path: SourcePath): Promise<string>;
}

/** Returns the copy of a page that has a source, with the code of its demos. */
export function pageCopy(
  page: Page,
  path: OutputPath,
  { index, sources, textOf, room }: PageCopySources,
): MarkdownCopy {
  const { config } = index.site;
  const { repository, products, markdown, url: origin = '' } = config;
  const { document } = page;
  const hrefOf = (source: SourcePath) => absolute(largeSourceHref(index)(source), origin);
  const tagged = (text: string) => atVersion(text, repository, versionsOf(page, config));
  // Not kept, since the copies of a large site would take much memory.
  const facts = () => ({
    modules: page.demos.map((demo) =>
      demo ? demoClosure(shownModule(demo, index.demoModules), index.demoModules, 'ts') : [],
    ),
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
      String(markdown.mdx),
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
  };
  return createCopy(path, room, hashOf, textOfCopy);
}

/**
 * The address of each link of a page, wherever its text is read; undefined for a link that needs no other.
 */
export function linkAddresses({ links, language }: Page, index: SiteIndex): (string | undefined)[] {
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
