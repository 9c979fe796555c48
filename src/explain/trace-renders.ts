import type { SiteIndex } from '../assemble/site-index.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { FilePath, SitePath } from '../model/path.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { type PageInputs, pageInputs, shortHash } from './page-inputs.ts';
import { type PageRecord, type RenderRecord, readRenderRecord, saveRenderRecord } from './render-record.ts';

/** The inputs of the pages of a build and of the build before. */
export interface RenderHistory {
  readonly before: RenderRecord | undefined;
  readonly now: RenderRecord;
}

/** Records the inputs of pages. */
export interface RenderTrace {
  /** Records planned pages. */
  add(pages: readonly PlannedPage[]): void;
  /** Saves the record for the next build, unless it is the same. */
  save(): Promise<RenderHistory>;
}

/** What a trace needs. */
export interface TraceOptions {
  readonly files: Pick<FileSystem, 'readText' | 'replace'>;
  readonly cacheDir: FilePath;
  /** Identifies this version of the program. */
  readonly program: string;
  /** Identifies the version of Node. */
  readonly runtime: string;
}

/** Starts the trace of a build. */
export async function traceRenders(
  index: SiteIndex,
  server: ServerBundle,
  options: TraceOptions,
): Promise<RenderTrace> {
  const { files, cacheDir } = options;
  const before = await readRenderRecord(files, cacheDir);
  const recorded: [SitePath, PageRecord][] = [];
  return {
    add(pages) {
      for (const page of pages) {
        const key = page.task.key.slice(0, 8);
        const known = before?.pages.get(page.route.path);
        // The key is a hash of all inputs, so equal keys have equal inputs.
        const record = known?.key === key ? known : { key, inputs: pageInputs(page, server) };
        recorded.push([page.route.path, record]);
      }
    },
    async save() {
      const isSame =
        recorded.every(([path, record]) => before?.pages.get(path) === record) &&
        before?.pages.size === recorded.length;
      // Pages that `--only` leaves out keep their records.
      const kept = index.site.config.only.length > 0 ? [...(before?.pages ?? [])] : [];
      const now = { shared: sharedInputs(index, server, options), pages: new Map([...kept, ...recorded]) };
      if (!isSame) await saveRenderRecord(files, cacheDir, now);
      return { before, now };
    },
  };
}

/** The inputs that all pages of a language share. */
function sharedInputs(
  { localeVersions }: SiteIndex,
  { templates }: ServerBundle,
  { program, runtime }: TraceOptions,
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
