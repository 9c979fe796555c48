import { gzipSync } from 'node:zlib';
import { bytesOf } from '../lib/bytes-of.ts';
import { pageOutputPath } from '../lib/path.ts';
import type { DemoWeight, PageWeight, SiteWeights } from '../model/build-report.ts';
import type { BrowserBundle } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { PageProps } from '../model/page-props.ts';
import type { PartProps } from '../model/part-props.ts';
import type { RenderFacts } from '../model/render-task.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';

/** Pages and their assets. */
export interface WeighedSite {
  readonly pages: readonly PlannedPage[];
  /** By render key. */
  readonly facts: ReadonlyMap<string, Pick<RenderFacts, 'sheet'>>;
  /** The files of the pages. */
  readonly files: readonly OutputFile[];
  readonly browser: BrowserBundle;
  /** Style sheets by asset name. */
  readonly sheets: ReadonlyMap<string, OutputFile>;
}

/** Returns the gzip size of everything that each page and demo loads. */
export async function weighSite(site: WeighedSite): Promise<SiteWeights> {
  const chunks = new Map(site.browser.files.map(({ path, bytes }) => [path, gzipped(bytes)]));
  const sheets = new Map<string, number>();
  for (const [name, file] of site.sheets) sheets.set(name, gzipped(await bytesOf(file)));
  const eager = chunksOf('browser', site.browser);
  const files = new Map(site.files.map((file) => [file.path, file]));
  const pages: PageWeight[] = [];
  for (const page of site.pages) {
    const file = files.get(pageOutputPath(page.route.path));
    const demos = demosOf(page.task.props);
    const { sheet } = site.facts.get(page.task.key) ?? {};
    const lazy = new Set(
      demos.flatMap((id) => chunksOf(id, site.browser)).filter((path) => !eager.includes(path)),
    );
    pages.push({
      path: page.route.path,
      html: file ? gzipped(await bytesOf(file)) : 0,
      css:
        (sheets.get('styles') ?? 0) +
        (sheet === undefined ? 0 : gzipped(sheet)) +
        sum(stylesOf(demos, site.browser), chunks),
      eagerScript: sum(eager, chunks),
      lazyScript: sum(lazy, chunks),
      islands: demos.length,
    });
  }
  return { pages, demos: weighDemos(site.browser, chunks) };
}

function weighDemos(browser: BrowserBundle, chunks: ReadonlyMap<string, number>): DemoWeight[] {
  return [...browser.assets]
    .filter(([id]) => id.startsWith('demo:'))
    .map(([id, { path }]) => ({ id, own: chunks.get(path) ?? 0, total: sum(chunksOf(id, browser), chunks) }));
}

function demosOf(props: PageProps): string[] {
  const parts = props.article?.parts ?? [];
  const isInBrowser = (part: PartProps) =>
    part.kind === 'demo' || (part.kind === 'component' && part.mode.kind === 'island');
  return parts.filter(isInBrowser).map(({ entry }) => entry);
}

/** The style sheets of demos and components that import CSS. */
function stylesOf(ids: readonly string[], { assets }: BrowserBundle): string[] {
  return ids.flatMap((id) => assets.get(id)?.styles ?? []);
}

function chunksOf(id: string, browser: BrowserBundle): string[] {
  const entry = browser.assets.get(id);
  return entry ? [entry.path, ...entry.imports] : [];
}

function sum(paths: Iterable<string>, chunks: ReadonlyMap<string, number>): number {
  return [...new Set(paths)].reduce((total, path) => total + (chunks.get(path) ?? 0), 0);
}

function gzipped(bytes: Uint8Array | string): number {
  return gzipSync(bytes).length;
}
