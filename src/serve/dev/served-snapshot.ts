import type { SnapshotPages, SnapshotSite } from '../../dev/snapshot.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { hash } from '../../lib/hash.ts';
import { nextTurn } from '../../lib/next-turn.ts';
import { pageOutputPath } from '../../lib/path.ts';
import { lazy, memoize } from '../../memo/memoize.ts';
import type { ShownPage } from '../../model/dev-message.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath, SitePath } from '../../model/path.ts';

/** A rendered page. */
export interface DevPage extends ShownPage {
  readonly html: string;
  /** Problems found during rendering. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A snapshot that renders each page once, on its first request. */
export interface ServedSnapshot {
  readonly site: SnapshotSite;
  /** Returns the page of an output file. */
  pathOf(file: OutputPath): SitePath | undefined;
  /** Returns a file that does not depend on rendered pages. */
  fixed(path: OutputPath): OutputFile | undefined;
  /** The files that pages are made from. */
  pageFiles(): ReadonlySet<string>;
  page(path: SitePath): Promise<DevPage>;
  /** Renders all pages in small groups until `isOver` returns true. Returns their diagnostics. */
  renderAll(isOver: () => boolean): Promise<readonly Diagnostic[]>;
}

/** Pages that `renderAll` renders at once; a request waits for at most one such group. */
const groupSize = 4;

/** Wraps a snapshot. `render` renders pages of the site, one call at a time. */
export function createServedSnapshot(
  site: SnapshotSite,
  render: (paths: readonly SitePath[]) => Promise<SnapshotPages>,
): ServedSnapshot {
  const pages = new Map<SitePath, Promise<DevPage>>();
  let fixed: ReadonlyMap<OutputPath, OutputFile> | undefined;
  const renderPage = async (path: SitePath): Promise<DevPage> => {
    const rendered = await render([path]);
    const html = rendered.pages[0] ? new TextDecoder().decode(await bytesOf(rendered.pages[0])) : '';
    return { path, shell: site.shell, hash: hash(html), html, diagnostics: rendered.diagnostics };
  };
  return {
    site,
    pageFiles: lazy(() => new Set([...site.paths].flatMap((path) => site.filesOf(path)))),
    pathOf: (file) => pathsByFile(site.paths).get(file),
    fixed(path) {
      // Collected on the first request, so that an edit shows before.
      fixed ??= new Map(site.fixed().map((file) => [file.path, file]));
      return fixed.get(path);
    },
    page(path) {
      const known = pages.get(path);
      if (known) return known;
      const page = renderPage(path);
      pages.set(path, page);
      // The next request renders a page again that failed to render.
      page.catch(() => pages.delete(path));
      return page;
    },
    async renderAll(isOver) {
      const found = new Map<string, Diagnostic>();
      const waiting = [...site.paths];
      while (!isOver() && waiting.length > 0) {
        const { diagnostics } = await render(waiting.splice(0, groupSize));
        // A template fails at the same place in every group.
        for (const one of diagnostics) found.set(JSON.stringify([one.code, one.place]), one);
        // Rendering may never wait for the disk; this lets requests and file changes through.
        await nextTurn();
      }
      return [...found.values()];
    },
  };
}

const pathsByFile = memoize(
  (paths: SnapshotSite['paths']): ReadonlyMap<OutputPath, SitePath> =>
    new Map([...paths].map((path) => [pageOutputPath(path), path])),
);
