import type { BuildTools } from '../build/build-tools.ts';
import type { SitePlan } from '../build/plan-site.ts';
import { bytesOf } from '../lib/bytes-of.ts';
import { withBase } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { BrowserBundle } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/path.ts';
import { inlineScripts } from '../render/inline-scripts.ts';
import type { RenderedSite } from '../render/render-pages.ts';
import type { RenderedRoutes } from '../render/render-routes.ts';
import { emitAds } from './emit-ads.ts';
import { emitFrames } from './emit-frames.ts';
import { emitMarkdownCopies } from './emit-markdown-copies.ts';
import { emitPage } from './emit-page.ts';
import { emitSheets } from './emit-style-sheets.ts';
import type { EmittedFragments } from './emitted-fragments.ts';

/** Files of pages, and of all that they load. */
export interface EmittedPages {
  readonly pages: readonly OutputFile[];
  readonly assets: readonly OutputFile[];
  /** The shared style sheets by asset name. */
  readonly sheets: ReadonlyMap<string, OutputFile>;
  /** Scripts in pages and in the documents of framed demos, as a policy names them. */
  readonly scripts: readonly string[];
  /** URLs of assets by name, and of their imports. */
  readonly urls: ReadonlyMap<string, string>;
}

/** Drawn pages with their scripts, style sheets, navigation and frames, as values. The style sheet has the rules of these pages. */
export async function emitPages(
  { index, sources, bundles: { browser } }: SitePlan,
  { pages, rendered }: RenderedRoutes,
  fragments: EmittedFragments,
  tools: BuildTools,
): Promise<EmittedPages> {
  const { base } = index.site.config;
  const sheets = await emitSheets(index, pages, rendered, fragments.navigation, tools);
  const ads = emitAds(index);
  const named = new Map([...sheets, ...fragments.files, ...ads]);
  const shared = assetUrls(base, named, browser);
  const frames = await emitFrames(pages, index, rendered, shared, tools);
  const urls = new Map([...shared, ...assetUrls(base, frames, undefined)]);
  return {
    pages: pages.map(({ route, task }) => {
      const facts = rendered.facts.get(task.key);
      if (!facts) throw new Error(`${route.path} was not drawn.`);
      return emitPage(route.path, facts, urls, () => rendered.htmlOf(task));
    }),
    assets: [
      ...browser.files.map(chunkFile),
      ...named.values(),
      ...frames.values(),
      ...emitMarkdownCopies(pages, index, sources, tools.files),
    ],
    sheets,
    scripts: await scriptsOf(rendered, frames),
    urls,
  };
}

async function scriptsOf(
  { facts }: RenderedSite,
  frames: ReadonlyMap<string, OutputFile>,
): Promise<string[]> {
  const found = new Set([...facts.values()].flatMap(({ scripts }) => scripts));
  for (const frame of frames.values())
    for (const script of inlineScripts(new TextDecoder().decode(await bytesOf(frame)))) found.add(script);
  return [...found];
}

/** A chunk is named by its content, so its name is its hash. */
function chunkFile({ path, bytes }: BrowserBundle['files'][number]): OutputFile {
  return { path: path as OutputPath, phase: 'asset', hash: path, content: bytes };
}

/** URL of every built asset by the name that pages use; under `imports:<entry>` the URLs of what its chunk imports, with a space between them. */
function assetUrls(
  base: string,
  named: ReadonlyMap<string, OutputFile>,
  browser: BrowserBundle | undefined,
): ReadonlyMap<string, string> {
  const files = [...named].map(([name, file]) => [name, withBase(base, file.path)] as const);
  return new Map([...files, ...(browser ? chunkUrls(browser, base) : [])]);
}

/** Of a site with 2,000 demos it takes 5 ms to join them, and `docs dev` asks for each page. */
const chunkUrls = memoize((browser: BrowserBundle, base: string): readonly (readonly [string, string])[] =>
  [...browser.assets].flatMap(([id, { path, imports }]) => [
    [id, withBase(base, path)],
    [`imports:${id}`, imports.map((imported) => withBase(base, imported)).join(' ')],
  ]),
);
