import { llmsText, pagesPerIndex } from '../../assemble/llms-text.ts';
import { localeVersionOf, type SiteIndex } from '../../assemble/props/site-index.ts';
import { groupFile, type PageGroup, pageGroups } from '../../assemble/routes/page-groups.ts';
import { absolute } from '../../assemble/shell-markdown.ts';
import { hashParts } from '../../lib/hash.ts';
import { inBatches } from '../../lib/in-batches.ts';
import { withBase, withTrailingSlash } from '../../lib/path.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import type { Route } from '../../model/site.ts';
import { lazyTextFile } from '../asset-file.ts';
import type { MarkdownCopyOf } from '../markdown/emit-markdown-copies.ts';

/** Pages in a part of a full text: some 400 kB, which models read at once. The number keeps parts apart. */
const pagesPerText = 40;

/**
 * Emits the indexes and full texts for language models: of the site and of each product, in each language.
 */
export function emitLlms(routes: readonly Route[], index: SiteIndex, copyOf: MarkdownCopyOf): OutputFile[] {
  const { config } = index.site;
  if (!config.llms) return [];
  const all = pageGroups(routes, index);
  const languages = config.languages.filter((language) =>
    all.some((group) => group.language === language && group.pages.length > 0),
  );
  return all.flatMap((group) => {
    const groups = all.filter(({ language }) => language === group.language);
    const indexes = inBatches(group.pages, pagesPerIndex);
    const texts = inBatches(group.pages, pagesPerText);
    const nameOf = (name: string) => (_: unknown, part: number) => partName(name, part, { group, index });
    const facts = {
      groups,
      languages,
      indexes: indexes.length > 1 ? indexes.map(nameOf(outputNames.llms)) : [],
      texts: texts.map(nameOf(outputNames.fullText)),
    };
    return [
      // The first group of a language has an index even without pages.
      ...(indexes.length === 0 ? [[]] : indexes).map((pages, part) =>
        lazyTextFile(partName(outputNames.llms, part, { group, index }), () =>
          llmsText({ group: { ...group, pages }, ...facts }, index),
        ),
      ),
      ...texts.map((pages, part) =>
        fullText(
          facts.texts[part] ?? '',
          pages.map(({ route }) => route),
          { group, index, copyOf },
        ),
      ),
    ];
  });
}

/** `llms-full.txt`, `llms-full-2.txt` */
function partName(
  name: string,
  part: number,
  { group, index }: { readonly group: PageGroup; readonly index: SiteIndex },
): string {
  const numbered = part === 0 ? name : name.replace('.', `-${part + 1}.`);
  return groupFile(numbered, group, index.site.config);
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
      const encoder = new TextEncoder();
      const parts: Uint8Array[] = [];
      for (const { copy, address } of copies) {
        const before = parts.length === 0 ? `${name}\n\n` : '\n---\n\n';
        parts.push(encoder.encode(`${before}<${address}>\n\n`), await copy.bytes());
      }
      return Buffer.concat(parts);
    },
  };
}
