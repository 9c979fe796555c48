import { localeVersionOf } from '../../assemble/props/site-index.ts';
import { markdownPath } from '../../assemble/routes/markdown-path.ts';
import { searchFolder } from '../../assemble/search/search-folder.ts';
import { hashData, hashParts } from '../../lib/hash.ts';
import { pageOutputPath, withBase, withTrailingSlash } from '../../lib/path.ts';
import type { OfflineFile, OfflineIndex, OfflineList, OfflineProduct } from '../../model/offline.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import type { Route } from '../../model/site.ts';
import { textFile } from '../asset-file.ts';
import type { SearchOutput } from '../search/emit-search.ts';
import {
  assetFiles,
  type OfflineAssets,
  type OfflinePage,
  type PictureSources,
  pictureFiles,
  shortRevision,
} from './offline-files.ts';

/** A site whose products can be kept on a device. */
export interface OfflineSite extends PictureSources {
  readonly pages: readonly OfflinePage[];
  readonly assets: OfflineAssets;
  /** The files of pages, by path. */
  readonly pageFiles: ReadonlyMap<string, OutputFile>;
  readonly search: readonly SearchOutput[];
}

/**
 * A Markdown copy is made when it is written, so its size is estimated: such a share of its page. On sites of
 * different kinds it is between a tenth and a sixth.
 */
const copyShare = 1 / 8;

/**
 * Emits what the browser needs to know to keep a product on a device: an index for each language, and a list
 * of files for each product. Everything in them is known without reading a page. Nothing for a site without a
 * service worker.
 */
export async function emitOffline(site: OfflineSite): Promise<OutputFile[]> {
  const { config } = site.index.site;
  if (config.serviceWorker !== 'register') return [];
  const outputs: OutputFile[] = [];
  for (const language of config.languages) {
    const lists = await productLists(language, site);
    const products = lists.map(({ files: _, ...product }): OfflineProduct => product);
    const index: OfflineIndex = { products };
    outputs.push(textFile(offlineIndexPath(language), JSON.stringify(index)));
    for (const list of lists) outputs.push(listFile(list));
  }
  return outputs;
}

/** Returns the path of the index of a language: `_offline/en.json`. */
export function offlineIndexPath(language: string): string {
  return `${outputNames.offline}/${language}.json`;
}

async function productLists(language: string, site: OfflineSite): Promise<OfflineList[]> {
  const inLanguage = site.pages.filter(({ route }) => route.language === language);
  const home = inLanguage.filter(({ route }) => isHome(route, site));
  const search = searchFiles(language, site.search);
  const lists: OfflineList[] = [];
  for (const { id, name, href } of localeVersionOf(site.index, language).site.products) {
    const own = inLanguage.filter(({ route }) => productOf(route) === id);
    if (own.length === 0) continue;
    const pages = [...new Set([...own, ...home])];
    const files = [
      ...assetFiles(pages, site.assets),
      ...(await pictureFiles(pages, site)),
      ...search,
      ...pageFiles(pages, site),
    ];
    const bytes = files.reduce((total, [, size]) => total + size, 0);
    const version = shortRevision(hashParts(files.map(String)));
    const list = `${outputNames.offline}/${language}/${id}.json`;
    lists.push({ id, name, language, href, list, version, bytes, files });
  }
  return lists;
}

/** The version stands for the files, so that an unchanged list is not written as text. */
function listFile({ files, ...product }: OfflineList): OutputFile {
  return {
    path: product.list as OutputPath,
    phase: 'page',
    hash: hashData(product),
    content: async () => new TextEncoder().encode(JSON.stringify({ ...product, files })),
  };
}

function productOf(route: Route): string | undefined {
  if (route.kind === 'doc') return route.page.product;
  return route.kind === 'product' ? route.product : undefined;
}

/** The first page of the site in its language, where the header of every page leads. */
function isHome({ path, language }: Route, { index }: OfflineSite): boolean {
  const href = withBase(index.site.config.base, withTrailingSlash(path));
  return href === localeVersionOf(index, language).site.home;
}

/**
 * The manifest of an index has a fixed name, and its other files have a query, as the manifest names them.
 */
function searchFiles(language: string, outputs: readonly SearchOutput[]): OfflineFile[] {
  const folder = searchFolder(language);
  return outputs.flatMap(({ path, bytes, version }): OfflineFile[] => {
    if (path === `${folder}.json`) return [[path, bytes, version]];
    return path.startsWith(`${folder}/`) ? [[`${path}?${version}`, bytes]] : [];
  });
}

/** Pages, and their Markdown copies, in which search finds passages. */
function pageFiles(pages: readonly OfflinePage[], site: OfflineSite): OfflineFile[] {
  const copies = new Map<string, OfflineFile>();
  const written = pages.flatMap(({ route, facts: { bytes } }): OfflineFile[] => {
    const page = site.pageFiles.get(pageOutputPath(route.path));
    const copyPath = markdownPath(route);
    const copy = copyPath === undefined ? undefined : site.assets.files.get(copyPath);
    if (copy) copies.set(copy.path, [copy.path, Math.round(bytes * copyShare), shortRevision(copy.hash)]);
    return page ? [[withTrailingSlash(route.path).slice(1), bytes, shortRevision(page.hash)]] : [];
  });
  return [...written, ...copies.values()];
}
