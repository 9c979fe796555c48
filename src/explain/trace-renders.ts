import type { SiteIndex } from '../assemble/props/site-index.ts';
import type { Keep } from '../cache/open-cache.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hash, hashData } from '../lib/hash.ts';
import type { PageInput } from '../model/build-report.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { PageProps } from '../model/page-props.ts';
import type { FilePath, SitePath } from '../model/path.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { navigationHash, referenceHash } from '../render/plan-tasks.ts';
import {
  type PageInputs,
  type PageRecord,
  type RenderRecord,
  readRenderRecord,
  saveRenderRecord,
} from './render-record.ts';

/** The inputs of the pages of a build and of the previous build. */
export interface RenderHistory {
  readonly before: RenderRecord | undefined;
  readonly now: RenderRecord;
}

/** Records the inputs of pages. */
export interface RenderTrace {
  /** Records planned pages. */
  add(pages: readonly PlannedPage[]): void;
  /** Saves the record for the next build unless it is unchanged. */
  save(): Promise<RenderHistory>;
}

/** What a trace needs. */
export interface TraceOptions {
  readonly files: Pick<FileSystem, 'readText' | 'replace'>;
  readonly cacheDir: FilePath;
  readonly keep: Keep;
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
  const { files, cacheDir, keep } = options;
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
      if (!isSame) await keep(() => saveRenderRecord(files, cacheDir, now));
      return { before, now };
    },
  };
}

/** 48 bits: short records, and collisions are unlikely between two versions of an input. */
const shortHash = (data: unknown): string => hashData(data ?? null).slice(0, 8);

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

/** Hashes the inputs of a page. Together they determine its render key. */
function pageInputs({ route, task }: PlannedPage, server: ServerBundle): PageInputs {
  const { props } = task;
  const { article } = props;
  const document = route.kind === 'doc' ? route.page.document : undefined;
  return [
    ['text', shortHash([article?.bodyHash, document?.headings, document?.mainHeading])],
    ['front-matter', shortHash(document?.frontMatter)],
    ...referenceInput(article),
    [
      'navigation',
      shortHash([
        navigationHash(props.navigation),
        props.breadcrumbs,
        props.previous,
        props.next,
        props.contents,
      ]),
    ],
    ['links', shortHash(article?.links)],
    ['product', shortHash([props.product, props.versionLists])],
    ['languages', shortHash([props.languages, props.head.alternates, article?.untranslated])],
    ['date', shortHash(article?.lastUpdated)],
    ['head', headHash(props)],
    ...articleWordsInput(props),
    ...partInputs(props, server),
  ];
}

/** Few pages show an API document. */
function referenceInput(article: PageProps['article']): PageInputs {
  return article?.reference ? [['reference', referenceHash(article).slice(0, 8)]] : [];
}

/** An article without a translation adds the words of its own language to those of the page. */
function articleWordsInput({ words, articleWords }: PageProps): PageInputs {
  return articleWords ? [['words', shortHash([words, articleWords])]] : [];
}

/** Hashes all other props: the head, and the article's links to edit it and to its source. */
function headHash({ head, article, messages }: PageProps): string {
  const { bodyHash, links, parts, lastUpdated, untranslated, reference, ...rest } = article ?? {};
  return shortHash([{ ...head, alternates: undefined }, rest, messages]);
}

function partInputs({ article, slots = [] }: PageProps, server: ServerBundle): PageInputs {
  const found = new Map<PageInput, string>();
  for (const part of [...(article?.parts ?? []), ...slots.map((one) => one.part)]) {
    // One hash for all occurrences of a demo or component on the page.
    const earlier = found.get(part.entry as PageInput) ?? '';
    const own = hash(`${earlier}${server.demos.get(part.entry)?.hash}${JSON.stringify(part)}`);
    found.set(part.entry as PageInput, own.slice(0, 8));
  }
  return [...found];
}
