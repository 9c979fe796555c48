import type { SiteIndex } from '../assemble/site-index.ts';
import type { BuildTools } from '../build/build-tools.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { SitePath } from '../model/path.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { type PageInputs, pageInputs, shortHash } from './page-inputs.ts';
import {
  type PageRecord,
  type RenderingRecord,
  readRenderingRecord,
  saveRenderingRecord,
} from './render-record.ts';

/** What the pages of a build were drawn from, and what those of the build before were. */
export interface RenderingHistory {
  readonly before: RenderingRecord | undefined;
  readonly now: RenderingRecord;
}

/** Follows what the pages of a build are drawn from. */
export interface RenderingTrace {
  /** Notes the inputs of pages that are planned. */
  add(pages: readonly PlannedPage[]): void;
  /** Leaves what was noted for the next build to compare with; does nothing where that is known. */
  save(): Promise<RenderingHistory>;
}

/** Begins the trace of a build. */
export async function traceRendering(
  index: SiteIndex,
  server: ServerBundle,
  tools: BuildTools,
): Promise<RenderingTrace> {
  const { files, cacheDir } = tools;
  const before = await readRenderingRecord(files, cacheDir);
  const fresh: [SitePath, PageRecord][] = [];
  return {
    add(pages) {
      for (const page of pages) {
        const key = page.task.key.slice(0, 8);
        const known = before?.pages.get(page.route.path);
        // The key is made from all inputs: where it is the same, they are.
        const record = known?.key === key ? known : { key, inputs: pageInputs(page, server) };
        fresh.push([page.route.path, record]);
      }
    },
    async save() {
      const isSame =
        fresh.every(([path, record]) => before?.pages.get(path) === record) &&
        before?.pages.size === fresh.length;
      // With `--only`, pages that were left out stay as the build before had them.
      const kept = index.site.config.only.length > 0 ? [...(before?.pages ?? [])] : [];
      const now = { shared: sharedInputs(index, server, tools), pages: new Map([...kept, ...fresh]) };
      if (!isSame) await saveRenderingRecord(files, cacheDir, now);
      return { before, now };
    },
  };
}

/** What is the same for all pages of a language. */
function sharedInputs(
  { localeVersions }: SiteIndex,
  { templates }: ServerBundle,
  { program, runtime }: BuildTools,
): ReadonlyMap<string, PageInputs> {
  const rows = [...localeVersions].map(([language, { site, words }]): [string, PageInputs] => [
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
