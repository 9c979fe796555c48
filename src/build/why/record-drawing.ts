import type { SiteIndex } from '../../assemble/site-index.ts';
import type { ServerBundle } from '../../model/entry.ts';
import type { SitePath } from '../../model/path.ts';
import type { BuildTools } from '../build-tools.ts';
import type { PlannedPage } from '../plan-tasks.ts';
import {
  type DrawingRecord,
  type PageRecord,
  readDrawingRecord,
  saveDrawingRecord,
} from './drawing-record.ts';
import { type PageInputs, pageInputs, shortHash } from './page-inputs.ts';

/** What the pages of a build were drawn from, and what those of the build before were. */
export interface DrawingHistory {
  readonly before: DrawingRecord | undefined;
  readonly now: DrawingRecord;
}

/** Their inputs are hashed within 2 ms. */
const pagesInOneGo = 32;

/** Notes what the pages of this build are drawn from, for the next build to compare with; does nothing where that is known. */
export async function recordDrawing(
  pages: readonly PlannedPage[],
  index: SiteIndex,
  server: ServerBundle,
  tools: BuildTools,
): Promise<DrawingHistory> {
  const { files, cacheDir } = tools;
  const before = await readDrawingRecord(files, cacheDir);
  const fresh: [SitePath, PageRecord][] = [];
  for (const page of pages) {
    const key = page.task.key.slice(0, 8);
    const known = before?.pages.get(page.route.path);
    // The key is made from all inputs: where it is the same, they are.
    const record = known?.key === key ? known : { key, inputs: pageInputs(page, server) };
    fresh.push([page.route.path, record]);
    // Threads that write meanwhile are to get their next files at once.
    if (fresh.length % pagesInOneGo === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const isSame =
    fresh.every(([path, record]) => before?.pages.get(path) === record) &&
    before?.pages.size === fresh.length;
  // With `--only`, pages that were left out stay as the build before had them.
  const kept = index.site.config.only.length > 0 ? [...(before?.pages ?? [])] : [];
  const now = { shared: sharedInputs(index, server, tools), pages: new Map([...kept, ...fresh]) };
  if (!isSame) await saveDrawingRecord(files, cacheDir, now);
  return { before, now };
}

/** What is the same for all pages of a language. */
function sharedInputs(
  { editions }: SiteIndex,
  { templates }: ServerBundle,
  { program, runtime }: BuildTools,
): ReadonlyMap<string, PageInputs> {
  const rows = [...editions].map(([language, { site, words }]): [string, PageInputs] => [
    language,
    [
      ['program', shortHash(program)],
      ['runtime', shortHash(runtime)],
      ['configuration', shortHash(site)],
      ['words', shortHash(words)],
      ['templates', templates.hash.slice(0, 8)],
    ],
  ]);
  return new Map(rows);
}
