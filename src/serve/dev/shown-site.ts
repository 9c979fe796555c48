import type { DraftPages, DraftSite } from '../../dev/snapshot.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { hash } from '../../lib/hash.ts';
import { nextTurn } from '../../lib/next-turn.ts';
import { pageOutputPath } from '../../lib/path.ts';
import { rememberedPer } from '../../memo/memoize.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath, SitePath } from '../../model/path.ts';
import type { CurrentPage } from './message-for.ts';

/** A page as it is served. */
export interface DevPage extends CurrentPage {
  /** What drawing it has shown to be wrong. */
  readonly diagnostics: readonly Diagnostic[];
}

/** One draft of the site as it is served: each page is drawn when it is asked for, and once. */
export interface ShownSite {
  readonly site: DraftSite;
  /** The page whose file of the output this is. */
  pathOf(file: OutputPath): SitePath | undefined;
  /** A file that no page has to be drawn for. */
  fixed(path: OutputPath): OutputFile | undefined;
  page(path: SitePath): Promise<DevPage>;
  /** Draws all pages, some at a time, until it is over. Gives what was wrong in them. */
  drawAll(isOver: () => boolean): Promise<readonly Diagnostic[]>;
}

/** Pages drawn in one turn while nobody waits: who asks for a page in between waits for no more than these. */
const turnSize = 4;

/** Nothing is drawn yet; `draw` draws pages of the site when it is their turn. */
export function createShownSite(
  site: DraftSite,
  draw: (paths: readonly SitePath[]) => Promise<DraftPages>,
): ShownSite {
  const pages = new Map<SitePath, Promise<DevPage>>();
  let fixed: ReadonlyMap<OutputPath, OutputFile> | undefined;
  const drawPage = async (path: SitePath): Promise<DevPage> => {
    const drawn = await draw([path]);
    const html = drawn.pages[0] ? new TextDecoder().decode(await bytesOf(drawn.pages[0])) : '';
    return { path, shell: site.shell, hash: hash(html), html, diagnostics: drawn.diagnostics };
  };
  return {
    site,
    pathOf: (file) => pathsByFile(site.paths).get(file),
    fixed(path) {
      // Put together when it is asked for: an edit is shown before.
      fixed ??= new Map(site.fixed().map((file) => [file.path, file]));
      return fixed.get(path);
    },
    page(path) {
      const page = pages.get(path) ?? drawPage(path);
      pages.set(path, page);
      // A page that could not be drawn is tried again when it is asked for again.
      page.catch(() => pages.delete(path));
      return page;
    },
    async drawAll(isOver) {
      const found: Diagnostic[] = [];
      const waiting = [...site.paths];
      while (!isOver() && waiting.length > 0) {
        found.push(...(await draw(waiting.splice(0, turnSize))).diagnostics);
        // Where the disk answers at once, drawing never waits; requests and saved files are heard here.
        await nextTurn();
      }
      return found;
    },
  };
}

const pathsByFile = rememberedPer(
  (paths: DraftSite['paths']): ReadonlyMap<OutputPath, SitePath> =>
    new Map([...paths].map((path) => [pageOutputPath(path), path])),
);
