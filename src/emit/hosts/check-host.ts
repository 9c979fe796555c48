import { posix } from 'node:path';
import type { FileSystem } from '../../effects/file-system.ts';
import { groupBy } from '../../lib/group-by.ts';
import { displayPath } from '../../lib/path.ts';
import type { Config, HostName } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { Copy } from '../emit-copies.ts';

/** What a host accepts. */
interface HostLimits {
  readonly files?: number;
  /** Number of files in one folder. */
  readonly folderFiles?: number;
  /** Bytes of a file. */
  readonly fileSize?: number;
  /** Bytes of all files together. */
  readonly siteSize?: number;
  /** Characters of a line in `_headers`. */
  readonly headerLine?: number;
  /** Number of patterns in `_headers`: https://developers.cloudflare.com/pages/configuration/headers/ */
  readonly headerRules?: number;
  /** The name of the host in messages, and the page that states its limits. */
  readonly name: string;
  readonly source: string;
}

const mebibyte = 2 ** 20;

/** As the hosts state them in November 2026, for their free plans. nginx has no limits, and
 * Vercel states none for files of a website that it builds. */
const limitsOf: Readonly<Partial<Record<HostName, HostLimits>>> = {
  // Paid plans: 100,000 files.
  cloudflare: {
    files: 20_000,
    fileSize: 25 * mebibyte,
    headerLine: 2000,
    headerRules: 100,
    name: 'Cloudflare Pages',
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
  },
  netlify: {
    folderFiles: 54_000,
    name: 'Netlify',
    source: 'https://docs.netlify.com/site-deploys/overview',
  },
  'github-pages': {
    siteSize: 1024 * mebibyte,
    name: 'GitHub Pages',
    source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
  },
};

/** What a site would upload. */
export interface Upload {
  /** Paths of files. `docs check` renders no page, so it knows those of pages and copies alone. */
  readonly paths: readonly string[];
  /** The text of `_headers`, if it is known. */
  readonly headers?: string | undefined;
  /** Only copied files can be large. */
  readonly copies: () => readonly Copy[];
}

/** Returns the files of a site that `docs check` knows, though it writes none. */
export function expectedUpload(
  routes: readonly { readonly path: string }[],
  copies: readonly Copy[],
): Upload {
  const pages = routes.map(({ path }) => posix.join(path, 'index.html').slice(1));
  return { paths: [...pages, ...copies.map(({ path }) => path)], copies: () => copies };
}

/** Reports what the site's host would refuse, before it is uploaded. */
export async function checkHost(
  config: Config,
  { paths, headers, copies }: Upload,
  files: Pick<FileSystem, 'size'>,
): Promise<Diagnostic[]> {
  const limits = config.host && limitsOf[config.host];
  if (limits === undefined) return [];
  const sizes = await Promise.all(
    copies().map(async ({ source }) => ({ source, size: (await files.size(source.file)) ?? 0 })),
  );
  const { name, source: page } = limits;
  const report = (message: string, file?: string): Diagnostic => ({
    severity: 'error',
    code: 'host-limit',
    message,
    hint: `See ${page}`,
    ...(file !== undefined && { place: { file, line: 1, column: 1 } }),
  });
  const tooLarge = sizes.filter(({ size }) => size > (limits.fileSize ?? Number.POSITIVE_INFINITY));
  return [
    ...tooMany(paths, limits).map((message) => report(message)),
    ...tooLarge.map(({ source, size }) => {
      const file = displayPath(source.path);
      const accepted = inMebibytes(limits.fileSize ?? 0);
      return report(`"${file}" has ${inMebibytes(size)}; ${name} accepts ${accepted}.`, file);
    }),
    ...tooMuch(sizes, limits).map((message) => report(message)),
    ...(headers === undefined ? [] : headerProblems(headers, limits).map((message) => report(message))),
  ];
}

function tooMany(paths: readonly string[], { files, folderFiles, name }: HostLimits): string[] {
  const site =
    paths.length > (files ?? Number.POSITIVE_INFINITY)
      ? [`The site has ${paths.length} files; ${name} accepts ${files}.`]
      : [];
  if (folderFiles === undefined) return site;
  const folders = [...groupBy(paths, (path) => posix.dirname(path))];
  const full = folders.filter(([, inside]) => inside.length > folderFiles);
  return [
    ...site,
    ...full.map(([folder, inside]) => {
      const named = folder === '.' ? 'The root folder of the site' : `Folder "${folder}"`;
      return `${named} has ${inside.length} files; ${name} accepts ${folderFiles}.`;
    }),
  ];
}

function tooMuch(sizes: readonly { readonly size: number }[], { siteSize, name }: HostLimits): string[] {
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  return total > (siteSize ?? Number.POSITIVE_INFINITY)
    ? [`The files of the site have ${inMebibytes(total)}; ${name} accepts ${inMebibytes(siteSize ?? 0)}.`]
    : [];
}

function inMebibytes(size: number): string {
  return `${(size / mebibyte).toFixed(1).replace(/\.0$/, '')} MiB`;
}

/** Lines of `_headers` that are too long, and too many patterns, which are the lines without an indent. */
function headerProblems(text: string, { headerLine, headerRules, name }: HostLimits): string[] {
  const lines = text.split('\n');
  const rules = lines.filter((line) => /^[^\s#]/.test(line)).length;
  return [
    ...lines
      .filter((line) => line.length > (headerLine ?? Number.POSITIVE_INFINITY))
      .map(
        (line) =>
          `A line of "${outputNames.headers}" has ${line.length} characters; ${name} accepts ${headerLine}.`,
      ),
    ...(rules > (headerRules ?? Number.POSITIVE_INFINITY)
      ? [`"${outputNames.headers}" has ${rules} rules; ${name} accepts ${headerRules}.`]
      : []),
  ];
}

/** Returns the text of `_headers` among the files of a site. */
export function headersText(outputs: readonly OutputFile[]): string | undefined {
  const content = outputs.find(({ path }) => path === outputNames.headers)?.content;
  return content instanceof Uint8Array ? new TextDecoder().decode(content) : undefined;
}
