import type { SnapshotPages, SnapshotSite } from '../../dev/snapshot.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { hash } from '../../lib/hash.ts';
import { nextTurn } from '../../lib/next-turn.ts';
import { pageOutputPath } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
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
  readonly site: SnapshotSite;
  /** The page whose file of the output this is. */
  pathOf(file: OutputPath): SitePath | undefined;
  /** A file that no page has to be drawn for. */
  fixed(path: OutputPath): OutputFile | undefined;
  page(path: SitePath): Promise<DevPage>;
  /** Draws all pages, some at a time, until it is over. Gives what was wrong in them. */
  renderAll(isOver: () => boolean): Promise<readonly Diagnostic[]>;
}

/** Pages drawn in one turn while nobody waits: who asks for a page in between waits for no more than these. */
const turnSize = 4;

/** Nothing is drawn yet; `draw` draws pages of the site when it is their turn. */
export function createShownSite(
  site: SnapshotSite,
  render: (paths: readonly SitePath[]) => Promise<SnapshotPages>,
): ShownSite {
  const pages = new Map<SitePath, Promise<DevPage>>();
  let fixed: ReadonlyMap<OutputPath, OutputFile> | undefined;
  const renderPage = async (path: SitePath): Promise<DevPage> => {
    const rendered = await render([path]);
    const html = rendered.pages[0] ? new TextDecoder().decode(await bytesOf(rendered.pages[0])) : '';
    return { path, shell: site.shell, hash: hash(html), html, diagnostics: rendered.diagnostics };
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
      const page = pages.get(path) ?? renderPage(path);
      pages.set(path, page);
      // A page that could not be drawn is tried again when it is asked for again.
      page.catch(() => pages.delete(path));
      return page;
    },
    async renderAll(isOver) {
      const found: Diagnostic[] = [];
      const waiting = [...site.paths];
      while (!isOver() && waiting.length > 0) {
        found.push(...(await render(waiting.splice(0, turnSize))).diagnostics);
        // Where the disk answers at once, drawing never waits; requests and saved files are heard here.
        await nextTurn();
      }
      return found;
    },
  };
}

const pathsByFile = memoize(
  (paths: SnapshotSite['paths']): ReadonlyMap<OutputPath, SitePath> =>
    new Map([...paths].map((path) => [pageOutputPath(path), path])),
);
