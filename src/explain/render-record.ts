import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { PageInput } from '../model/build-report.ts';
import type { FilePath, SitePath } from '../model/path.ts';
import type { PageInputs } from './page-inputs.ts';

/** What one page was drawn from: its render key and its inputs. */
export interface PageRecord {
  readonly key: string;
  readonly inputs: PageInputs;
}

/** What the pages of a build were drawn from. */
export interface RenderRecord {
  /** What the pages of each language share. */
  readonly shared: ReadonlyMap<string, PageInputs>;
  readonly pages: ReadonlyMap<SitePath, PageRecord>;
}

/** Raised when the form of the record changes; one of another form is not read. */
const format = 1;

/** Reads what the build before left; undefined when it is missing, damaged or of another form. */
export async function readRenderRecord(
  files: Pick<FileSystem, 'readText'>,
  cacheDir: FilePath,
): Promise<RenderRecord | undefined> {
  const data = parseRecord(await files.readText(recordFile(cacheDir)));
  if (!data) return undefined;
  const shared = Object.entries(data.shared).map(([language, row]) => [language, inputsOf(row)] as const);
  const pages = Object.entries(data.pages).map(
    ([path, [key = '', ...row]]) => [path as SitePath, { key, inputs: inputsOf(row) }] as const,
  );
  return { shared: new Map(shared), pages: new Map(pages) };
}

/** Leaves what this build drew its pages from for the next one, in one step. */
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
  await files.replace(recordFile(cacheDir), JSON.stringify(data));
}

function recordFile(cacheDir: FilePath): FilePath {
  return join(cacheDir, 'drawn.json') as FilePath;
}

type Rows = Readonly<Record<string, readonly string[]>>;

function parseRecord(text: string | undefined): { readonly shared: Rows; readonly pages: Rows } | undefined {
  try {
    const data: unknown = JSON.parse(text ?? 'null');
    const isOurs = typeof data === 'object' && data !== null && 'format' in data && data.format === format;
    if (!isOurs || !('shared' in data) || !('pages' in data)) return undefined;
    return isRows(data.shared) && isRows(data.pages) ? { shared: data.shared, pages: data.pages } : undefined;
  } catch {
    // Damage costs an answer to --why, nothing else.
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
