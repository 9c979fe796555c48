import type { Draft, DraftSite } from '../../build/draft.ts';
import { isFilePath, toSitePath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath, SitePath } from '../../model/path.ts';
import { fileCandidates, resolveUrl } from '../resolve-url.ts';
import { createShownSite, type DevPage, type ShownSite } from './shown-site.ts';
import { createSignal } from './signal.ts';
import { createTurns } from './turns.ts';

/** What stands at an address. */
export type Found =
  | { readonly kind: 'page'; readonly path: SitePath; readonly slash: boolean }
  | { readonly kind: 'file'; readonly file: OutputFile }
  | { readonly kind: 'nothing' };

/** The site as it stands, kept in memory: pages are drawn when they are asked for, and the last good site stays while there are errors. */
export interface DevSite {
  /** Takes over another draft. */
  show(base: string, make: () => Promise<Draft>): Promise<Draft>;
  /** Resolves when there is something to show, or something to say instead. */
  readonly ready: Promise<void>;
  /** Notes that somebody waits for a page. */
  ask(url: string): void;
  /** The first page that somebody has asked for. */
  readonly asked: Promise<SitePath>;
  /** Resolves when the first page has been drawn, or could not be. */
  readonly drawn: Promise<void>;
  base(): string;
  /** Errors of the latest draft. */
  errors(): readonly Diagnostic[];
  /** Warnings of the latest draft: those in the files of a page, and how many there are. */
  warnings(path: SitePath): { readonly page: readonly Diagnostic[]; readonly site: number };
  find(path: string): Found;
  /** A file that no page has to be drawn for, hidden ones included. */
  fixed(path: OutputPath): OutputFile | undefined;
  /** Resolves when it is known what is at an address; pages that have not been parsed yet are waited for. */
  settled(url: string): Promise<void>;
  /** Draws a page; undefined while there has been no good draft. */
  page(path: SitePath): Promise<DevPage | undefined>;
  /** The page that a request for an address shows, the page that says there is none included. */
  pageAt(url: string): Promise<DevPage | undefined>;
  /** Draws the pages that nobody has asked for, some at a time, until all are done, another draft is shown, or a signal is aborted. Gives what was wrong in them. */
  drawRest(signal: AbortSignal): Promise<readonly Diagnostic[]>;
}

/** A site of which nothing is known yet but the path it is served under. */
export function createDevSite(firstBase: string): DevSite {
  const inTurn = createTurns();
  // What is named by its content stays: a page that was opened before may yet ask for it.
  const assets = new Map<OutputPath, OutputFile>();
  const ready = createSignal();
  const drawn = createSignal();
  const asked = createSignal<SitePath>();
  /** Sent when another draft is shown. */
  let next = createSignal();
  let shown: ShownSite | undefined;
  let latest: Draft | undefined;
  let base = firstBase;

  const shownSite = (site: DraftSite) =>
    createShownSite(site, (paths) =>
      inTurn(async () => {
        const pages = await site.draw(paths);
        for (const file of pages.assets) assets.set(file.path, file);
        return pages;
      }),
    );
  const find = (path: string): Found => {
    for (const { file, slash } of fileCandidates(path)) {
      const output = file as OutputPath;
      const page = shown?.pathOf(output);
      if (page !== undefined) return { kind: 'page', path: page, slash };
      const found = shown?.fixed(output) ?? assets.get(output);
      if (found) return { kind: 'file', file: found };
    }
    return { kind: 'nothing' };
  };
  const findUrl = (url: string): Found => {
    const requested = resolveUrl(url, base);
    return requested.kind === 'path' ? find(requested.path) : { kind: 'nothing' };
  };
  /** The page that a request for an address shows; a language may have its own for what is not there. */
  const pathShown = (url: string): SitePath => {
    const found = findUrl(url);
    if (found.kind === 'page') return found.path;
    const requested = resolveUrl(url, base);
    const [, first = ''] = requested.kind === 'path' ? requested.path.split('/') : [];
    const nearest = `/${first}/404` as SitePath;
    return shown?.site.paths.has(nearest) ? nearest : ('/404' as SitePath);
  };
  const settled = async (url: string) => {
    while (findUrl(url).kind !== 'file' && shown?.site.isKnown(pathShown(url)) === false) await next.sent;
  };
  const page = async (path: SitePath) => {
    const drawing = shown?.page(path);
    drawing?.catch(() => {}).finally(drawn.send);
    return drawing;
  };

  return {
    ready: ready.sent,
    asked: asked.sent,
    drawn: drawn.sent,
    ask(url) {
      const requested = resolveUrl(url, base);
      if (requested.kind === 'path' && !isFilePath(requested.path)) asked.send(toSitePath(requested.path));
    },
    base: () => base,
    errors: () =>
      latest?.ok === false ? latest.diagnostics.filter(({ severity }) => severity === 'error') : [],
    warnings(path) {
      const all = latest?.diagnostics.filter(({ severity }) => severity === 'warning') ?? [];
      const files = new Set(shown?.site.filesOf(path));
      return { page: all.filter(({ place }) => place && files.has(place.file)), site: all.length };
    },
    show: (nextBase, make) =>
      inTurn(async () => {
        const draft = await make();
        if (draft === latest) return draft;
        latest = draft;
        if (draft.site) {
          base = nextBase;
          shown = shownSite(draft.site);
        } else if (shown?.site.isComplete === false) {
          // The pages that are not parsed would be waited for until the mistake is mended.
          shown = undefined;
        }
        ready.send();
        next.send();
        next = createSignal();
        return draft;
      }),
    find,
    fixed: (path) => shown?.fixed(path),
    settled,
    page,
    async pageAt(url) {
      await settled(url);
      return page(pathShown(url));
    },
    async drawRest(signal) {
      const mine = shown;
      const found = await mine?.drawAll(() => mine !== shown || signal.aborted);
      return found && mine === shown ? found : [];
    },
  };
}
