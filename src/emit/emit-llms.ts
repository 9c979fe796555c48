import { llmsText } from '../assemble/llms-text.ts';
import { groupFile, type PageGroup, pageGroups } from '../assemble/page-groups.ts';
import { absolute } from '../assemble/shell-markdown.ts';
import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import { hashParts } from '../lib/hash.ts';
import { withBase, withTrailingSlash } from '../lib/path.ts';
import { type OutputFile, outputNames } from '../model/output.ts';
import type { OutputPath } from '../model/path.ts';
import type { Route } from '../model/site.ts';
import { lazyTextFile } from './asset-file.ts';
import type { MarkdownCopyOf } from './emit-markdown-copies.ts';

/** Pages in a part of a full text: some 400 kB, which models read at once. The number keeps parts apart. */
const pagesPerPart = 40;

/** Emits the indexes and full texts for language models: of the site and of each product, in each language. */
export function emitLlms(routes: readonly Route[], index: SiteIndex, copyOf: MarkdownCopyOf): OutputFile[] {
  const { config } = index.site;
  if (!config.llms) return [];
  const all = pageGroups(routes, index);
  const languages = config.languages.filter((language) =>
    all.some((group) => group.language === language && group.pages.length > 0),
  );
  return all.flatMap((group) => {
    const groups = all.filter(({ language }) => language === group.language);
    const parts = fullTextParts(group);
    const names = parts.map((_, part) => partName(group, part, index));
    return [
      lazyTextFile(groupFile(outputNames.llms, group, config), 'page', () =>
        llmsText({ group, groups, languages, parts: names }, index),
      ),
      ...parts.map((pages, part) => fullText(names[part] ?? '', pages, { group, index, copyOf })),
    ];
  });
}

/** `llms-full.txt`, `llms-full-2.txt` */
function partName(group: PageGroup, part: number, { site: { config } }: SiteIndex): string {
  const name = part === 0 ? outputNames.fullText : outputNames.fullText.replace('.', `-${part + 1}.`);
  return groupFile(name, group, config);
}

function fullTextParts({ pages }: PageGroup): (readonly Route[])[] {
  const routes = pages.map(({ route }) => route);
  return Array.from({ length: Math.ceil(routes.length / pagesPerPart) }, (_, part) =>
    routes.slice(part * pagesPerPart, (part + 1) * pagesPerPart),
  );
}

interface FullTextSources {
  readonly group: PageGroup;
  readonly index: SiteIndex;
  readonly copyOf: MarkdownCopyOf;
}

/** Joins the Markdown copies of pages, each after its address. */
function fullText(
  path: string,
  routes: readonly Route[],
  { group, index, copyOf }: FullTextSources,
): OutputFile {
  const { url = '', base } = index.site.config;
  const { site } = localeVersionOf(index, group.language);
  const name = site.products.find(({ id }) => id === group.product)?.name ?? site.name;
  const copies = routes.flatMap((route) => {
    const copy = copyOf(route);
    return copy ? [{ copy, address: absolute(withBase(base, withTrailingSlash(route.path)), url) }] : [];
  });
  return {
    path: path as OutputPath,
    phase: 'page',
    get hash() {
      return hashParts([name, ...copies.flatMap(({ copy, address }) => [address, copy.hash])]);
    },
    content: async () => {
      const texts: string[] = [];
      for (const { copy, address } of copies) texts.push(`<${address}>\n\n${await copy.text()}`);
      return new TextEncoder().encode(`${name}\n\n${texts.join('\n---\n\n')}`);
    },
  };
}
