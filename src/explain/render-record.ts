import { join } from 'node:path';
import { seal, unseal } from '../cache/sealed-text.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { PageInput } from '../model/build-report.ts';
import type { FilePath, SitePath } from '../model/path.ts';

/** The inputs of a page, each with a short hash. Inputs that all pages share are not included. */
export type PageInputs = readonly (readonly [input: PageInput, hash: string])[];

/** The render key and the inputs of a page. */
export interface PageRecord {
  readonly key: string;
  readonly inputs: PageInputs;
}

/** The inputs of the pages of a build. */
export interface RenderRecord {
  /** The inputs that all pages share, by language. */
  readonly shared: ReadonlyMap<string, PageInputs>;
  readonly pages: ReadonlyMap<SitePath, PageRecord>;
}

/** Increased with each change of the format. Records in another format are not read. */
const format = 2;

/** Reads the record of the previous build. Undefined if it is missing, damaged or in another format. */
export async function readRenderRecord(
  files: Pick<FileSystem, 'readText'>,
  cacheDir: FilePath,
): Promise<RenderRecord | undefined> {
  const data = parseRecord(unseal(await files.readText(recordFile(cacheDir))));
  if (!data) return undefined;
  const shared = Object.entries(data.shared).map(([language, row]) => [language, inputsOf(row)] as const);
  const pages = Object.entries(data.pages).map(
    ([path, [key = '', ...row]]) => [path as SitePath, { key, inputs: inputsOf(row) }] as const,
  );
  return { shared: new Map(shared), pages: new Map(pages) };
}

/** Saves the record for the next build, atomically. */
export async function saveRenderRecord(
  files: Pick<FileSystem, 'replace'>,
  cacheDir: FilePath,
  { shared, pages }: RenderRecord,
): Promise<void> {
  const data = {
    format,
    shared: Object.fromEntries([...shared].map(([language, inputs]) => [language, inputs.flat()])),
    pages: Object.fromEntries([...pages].map(([path, { key, inputs }]) => [path, [key, ...inputs.flat()]])),
  };
  await files.replace(recordFile(cacheDir), seal(JSON.stringify(data)));
}

function recordFile(cacheDir: FilePath): FilePath {
  return join(cacheDir, 'rendered.json') as FilePath;
}

type Rows = Readonly<Record<string, readonly string[]>>;

function parseRecord(text: string | undefined): { readonly shared: Rows; readonly pages: Rows } | undefined {
  try {
    const data: unknown = JSON.parse(text ?? 'null');
    const isCurrent = typeof data === 'object' && data !== null && 'format' in data && data.format === format;
    if (!isCurrent || !('shared' in data) || !('pages' in data)) return undefined;
    return isRows(data.shared) && isRows(data.pages) ? { shared: data.shared, pages: data.pages } : undefined;
  } catch {
    // Without a record only `--why` has no answer.
    return undefined;
  }
}

function isRows(rows: unknown): rows is Rows {
  return (
    typeof rows === 'object' &&
    rows !== null &&
    Object.values(rows).every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'))
  );
}

/** `['text', 'a1', 'date', 'b2']` → `[['text', 'a1'], ['date', 'b2']]` */
function inputsOf(row: readonly string[]): PageInputs {
  return Array.from(
    { length: Math.floor(row.length / 2) },
    (_, index) => [row[index * 2] as PageInput, row[index * 2 + 1] ?? ''] as const,
  );
}
