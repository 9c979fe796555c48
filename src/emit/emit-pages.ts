import type { FileSystem } from '../effects/file-system.ts';
import { bytesOf } from '../lib/bytes-of.ts';
import { withBase } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { BrowserBundle, ServerBundle } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/path.ts';
import { sourceReader } from '../read/source-bytes.ts';
import { inlineScripts } from '../render/inline-scripts.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import type { RenderedPages } from '../render/render-pages.ts';
import type { SitePlan } from '../render/site-plan.ts';
import { assetFile } from './asset-file.ts';
import { emitAds } from './emit-ads.ts';
import type { EmittedFragments, FragmentOptions } from './emit-fragments.ts';
import { emitIframes, frameProblems } from './emit-iframes.ts';
import { emitMarkdownCopies, markdownCopies } from './emit-markdown-copies.ts';
import { emitPage } from './emit-page.ts';
import { emitStyleSheets } from './emit-style-sheets.ts';

/** What emitting pages needs. */
export interface EmitPagesOptions extends FragmentOptions {
  readonly files: Pick<FileSystem, 'readText' | 'readBytes'>;
}

/** Rendered pages with everything that was rendered beside them. */
export interface RenderedSite {
  readonly pages: RenderedPages;
  readonly fragments: EmittedFragments;
  readonly templates: PlacedTemplates;
}

/** Files of pages and of everything that they load. */
export interface EmittedPages {
  readonly pages: readonly OutputFile[];
  readonly assets: readonly OutputFile[];
  /** The shared style sheets by asset name. */
  readonly sheets: ReadonlyMap<string, OutputFile>;
  /** Inline scripts of pages and iframes, as a content security policy names them. */
  readonly scripts: readonly string[];
  /** URLs of assets by name, and of their imports. */
  readonly urls: ReadonlyMap<string, string>;
  /** The names of the assets that documents of framed demos need, by the name of the document. */
  readonly frames: ReadonlyMap<string, readonly string[]>;
  /** Failures of demos in iframes. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Emits rendered pages with their scripts, style sheets, navigation and iframes. The style sheet has the
 * rules of these pages.
 */
export async function emitPages(
  { index, sources, bundles: { browser, server, styles: css, locate } }: SitePlan,
  { pages: rendered, fragments, templates }: RenderedSite,
  options: EmitPagesOptions,
): Promise<EmittedPages> {
  const { pages, facts } = rendered;
  const { base } = index.site.config;
  const styled = { index, rendered, navigation: fragments.navigation, css, sources };
  const sheets = await emitStyleSheets(styled, templates, options);
  const named = new Map([...sheets, ...fragments.files, ...emitAds(index), ...partStyles(server, browser)]);
  const shared = assetUrls(base, named, browser);
  const iframes = await emitIframes({ pages, index, urls: shared }, templates, options);
  const frames = iframes.files;
  const urls = new Map([...shared, ...assetUrls(base, frames, undefined)]);
  return {
    pages: pages.map(({ route, task }) => {
      const found = facts.get(task.key);
      if (!found) throw new Error(`${route.path} was not rendered.`);
      return emitPage(route.path, found, urls, () => rendered.htmlOf(task));
    }),
    assets: [
      ...browser.files.map(chunkFile),
      ...named.values(),
      ...frames.values(),
      ...emitMarkdownCopies(
        pages.map(({ route }) => route),
        index,
        markdownCopies({ index, sources, files: options.files }),
      ),
    ],
    sheets,
    scripts: await scriptsOf(rendered, frames),
    urls,
    frames: iframes.assets,
    diagnostics: await frameProblems(pages, iframes, {
      locate,
      textOf: sourceReader(sources, options.files),
    }),
  };
}

async function scriptsOf(
  { facts }: RenderedPages,
  frames: ReadonlyMap<string, OutputFile>,
): Promise<string[]> {
  const found = new Set([...facts.values()].flatMap(({ scripts }) => scripts));
  for (const frame of frames.values())
    for (const script of inlineScripts(new TextDecoder().decode(await bytesOf(frame)))) found.add(script);
  return [...found];
}

/** The style sheets of components that are no islands, which the bundle for the browser does not contain. */
function partStyles(server: ServerBundle, browser: BrowserBundle): [name: string, OutputFile][] {
  const bytes = new Map(server.files.map((file) => [file.path, file.bytes]));
  return [...server.demos].flatMap(([id, { styles }]): [string, OutputFile][] => {
    if (styles === undefined || browser.assets.get(id)?.styles !== undefined) return [];
    const css = new TextDecoder().decode(bytes.get(styles));
    return [[`css:${id}`, assetFile(id.replace(/\W+/g, '-'), 'css', css)]];
  });
}

/** A chunk is named by its content, so its name serves as its hash. */
function chunkFile({ path, bytes }: BrowserBundle['files'][number]): OutputFile {
  return { path: path as OutputPath, phase: 'asset', hash: path, content: bytes };
}

/**
 * URL of every built asset by the name that pages use, and under `imports:<entry>` the URLs of the imports of
 * its chunk, separated by spaces.
 */
function assetUrls(
  base: string,
  named: ReadonlyMap<string, OutputFile>,
  browser: BrowserBundle | undefined,
): ReadonlyMap<string, string> {
  const files = [...named].map(([name, file]) => [name, withBase(base, file.path)] as const);
  return new Map([...files, ...(browser ? chunkUrls(browser, base) : [])]);
}

const chunkUrls = memoize((browser: BrowserBundle, base: string): readonly (readonly [string, string])[] =>
  [...browser.assets].flatMap(([id, { path, imports, styles }]): (readonly [string, string])[] => [
    [id, withBase(base, path)],
    [`imports:${id}`, imports.map((imported) => withBase(base, imported)).join(' ')],
    ...(styles === undefined ? [] : [[`css:${id}`, withBase(base, styles)] as const]),
  ]),
);
