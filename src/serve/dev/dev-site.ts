import type { Draft, DraftSite } from '../../build/draft.ts';
import { hash } from '../../lib/hash.ts';
import { nextTurn } from '../../lib/next-turn.ts';
import { isFilePath, pageOutputPath, toSitePath } from '../../lib/path.ts';
import { rememberedPer } from '../../lib/remembered-per.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath, SitePath } from '../../model/path.ts';
import { fileCandidates, resolveUrl } from '../resolve-url.ts';
import type { CurrentPage } from './message-for.ts';
import { createSignal } from './signal.ts';
import { createTurns } from './turns.ts';

/** A page as it is served. */
export interface DevPage extends CurrentPage {
  /** What drawing it has shown to be wrong. */
  readonly diagnostics: readonly Diagnostic[];
}

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

/** Pages drawn in one turn while nobody waits: who asks for a page in between waits for no more than these. */
const restSize = 4;

interface Shown {
  readonly site: DraftSite;
  readonly pageByFile: ReadonlyMap<OutputPath, SitePath>;
  fixed(): ReadonlyMap<OutputPath, OutputFile>;
  readonly pages: Map<SitePath, Promise<DevPage>>;
}

/** A site of which nothing is known yet but the path it is served under. */
export function createDevSite(firstBase: string): DevSite {
  const inTurn = createTurns();
  // What is named by its content stays: a page that was opened before may yet ask for it.
  const assets = new Map<OutputPath, OutputFile>();
  let shown: Shown | undefined;
  let latest: Draft | undefined;
  let base = firstBase;
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });

  const draw = (site: DraftSite, paths: readonly SitePath[]) =>
    inTurn(async () => {
      const drawn = await site.draw(paths);
      for (const file of drawn.assets) assets.set(file.path, file);
      return drawn;
    });

  const drawOne = async ({ site }: Shown, path: SitePath): Promise<DevPage> => {
    const { pages, diagnostics } = await draw(site, [path]);
    const html = pages[0] ? new TextDecoder().decode(await contentOf(pages[0])) : '';
    return { path, shell: site.shell, hash: hash(html), html, diagnostics };
  };

  let tellAsked = (_: SitePath): void => {};
  const asked = new Promise<SitePath>((resolve) => {
    tellAsked = resolve;
  });
  const drawn = createSignal();
  /** Resolves when another draft is shown. */
  let next = createSignal();

  /** The page that a request for an address shows. */
  const pathAt = (url: string): SitePath => {
    const requested = resolveUrl(url, base);
    const found = requested.kind === 'path' ? devSite.find(requested.path) : undefined;
    return found?.kind === 'page' ? found.path : ('/404' as SitePath);
  };
  const isUnsettled = (url: string): boolean => {
    const requested = resolveUrl(url, base);
    const isFile = requested.kind === 'path' && devSite.find(requested.path).kind === 'file';
    return !isFile && shown?.site.isKnown(pathAt(url)) === false;
  };

  const devSite: DevSite = {
    ready,
    asked,
    drawn: drawn.sent,
    ask(url) {
      const requested = resolveUrl(url, base);
      if (requested.kind === 'path' && !isFilePath(requested.path)) tellAsked(toSitePath(requested.path));
    },
    base: () => base,
    errors: () =>
      latest?.ok === false ? latest.diagnostics.filter(({ severity }) => severity === 'error') : [],
    warnings(path) {
      const all = latest?.diagnostics.filter(({ severity }) => severity === 'warning') ?? [];
      const files = new Set(shown?.site.filesOf(path));
      return { page: all.filter(({ place }) => place && files.has(place.file)), site: all.length };
    },
    async show(nextBase, make) {
      return inTurn(async () => {
        const draft = await make();
        if (draft === latest) return draft;
        latest = draft;
        if (draft.site) {
          base = nextBase;
          shown = {
            site: draft.site,
            pageByFile: pagesByFile(draft.site.paths),
            fixed: fixedByPath(draft.site),
            pages: new Map(),
          };
        } else if (shown?.site.isComplete === false) {
          // The pages that are not parsed would be waited for until the mistake is mended.
          shown = undefined;
        }
        isReady();
        next.send();
        next = createSignal();
        return draft;
      });
    },
    find(path) {
      for (const { file, slash } of fileCandidates(path)) {
        const output = file as OutputPath;
        const page = shown?.pageByFile.get(output);
        if (page !== undefined) return { kind: 'page', path: page, slash };
        const found = shown?.fixed().get(output) ?? assets.get(output);
        if (found) return { kind: 'file', file: found };
      }
      return { kind: 'nothing' };
    },
    fixed: (path) => shown?.fixed().get(path),
    async settled(url) {
      while (isUnsettled(url)) await next.sent;
    },
    async page(path) {
      if (!shown) return undefined;
      const { pages } = shown;
      const page = pages.get(path) ?? drawOne(shown, path);
      pages.set(path, page);
      // A page that could not be drawn is tried again when it is asked for again.
      page.catch(() => pages.delete(path)).finally(drawn.send);
      return page;
    },
    async pageAt(url) {
      await devSite.settled(url);
      return devSite.page(pathAt(url));
    },
    async drawRest(signal) {
      const mine = shown;
      const found: Diagnostic[] = [];
      const waiting = [...(mine?.site.paths ?? [])];
      while (mine && mine === shown && !signal.aborted && waiting.length > 0) {
        found.push(...(await draw(mine.site, waiting.splice(0, restSize))).diagnostics);
        // Where the disk answers at once, drawing never waits; requests and saved files are heard here.
        await nextTurn();
      }
      return mine === shown ? found : [];
    },
  };
  return devSite;
}

/** Bytes of a file of the output. */
export async function contentOf({ content }: OutputFile): Promise<Uint8Array> {
  return typeof content === 'function' ? content() : content;
}

const pagesByFile = rememberedPer(
  (paths: DraftSite['paths']): ReadonlyMap<OutputPath, SitePath> =>
    new Map([...paths].map((path) => [pageOutputPath(path), path])),
);

/** Put together when it is asked for: an edit is shown before. */
function fixedByPath(site: DraftSite): Shown['fixed'] {
  let files: ReadonlyMap<OutputPath, OutputFile> | undefined;
  return () => {
    files ??= new Map(site.fixed().map((file) => [file.path, file]));
    return files;
  };
}
