import type { FileSystem } from '../../effects/file-system.ts';
import { displayPath } from '../../lib/path.ts';
import type { Config, HostName } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { Copy } from '../emit-copies.ts';

/** What a host accepts. */
interface HostLimits {
  readonly files?: number;
  /** Bytes of a file. */
  readonly fileSize?: number;
  /** Bytes of all files together. */
  readonly siteSize?: number;
  /** Characters of a line in `_headers`. */
  readonly headerLine?: number;
  /** The name of the host in messages, and the page that states its limits. */
  readonly name: string;
  readonly source: string;
}

const mebibyte = 2 ** 20;

/** As the hosts state them in November 2026, for their free plans. nginx has no limits. */
const limitsOf: Readonly<Partial<Record<HostName, HostLimits>>> = {
  // Paid plans: 100,000 files.
  cloudflare: {
    files: 20_000,
    fileSize: 25 * mebibyte,
    headerLine: 2000,
    name: 'Cloudflare Pages',
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
  },
  'github-pages': {
    siteSize: 1024 * mebibyte,
    name: 'GitHub Pages',
    source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
  },
};

/** Reports what the site's host would refuse, before it is uploaded. Only copied files can be large. */
export async function checkHost(
  config: Config,
  { outputs, copies }: { readonly outputs: readonly OutputFile[]; readonly copies: () => readonly Copy[] },
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
  const { files: count = Number.POSITIVE_INFINITY, fileSize = Number.POSITIVE_INFINITY } = limits;
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  return [
    ...(outputs.length > count
      ? [report(`The site has ${outputs.length} files; ${name} accepts ${count}.`)]
      : []),
    ...sizes
      .filter(({ size }) => size > fileSize)
      .map(({ source, size }) =>
        report(
          `"${displayPath(source.path)}" has ${inMebibytes(size)}; ${name} accepts ${inMebibytes(fileSize)}.`,
          displayPath(source.path),
        ),
      ),
    ...(total > (limits.siteSize ?? Number.POSITIVE_INFINITY)
      ? [
          report(
            `The files of the site have ${inMebibytes(total)}; ${name} accepts ${inMebibytes(limits.siteSize ?? 0)}.`,
          ),
        ]
      : []),
    ...longHeaders(outputs, limits).map((length) =>
      report(
        `A line of "${outputNames.headers}" has ${length} characters; ${name} accepts ${limits.headerLine}.`,
      ),
    ),
  ];
}

function inMebibytes(size: number): string {
  return `${(size / mebibyte).toFixed(1).replace(/\.0$/, '')} MiB`;
}

/** The lengths of header lines that are too long. */
function longHeaders(outputs: readonly OutputFile[], { headerLine }: HostLimits): number[] {
  const content = outputs.find(({ path }) => path === outputNames.headers)?.content;
  if (headerLine === undefined || !(content instanceof Uint8Array)) return [];
  const lengths = new TextDecoder()
    .decode(content)
    .split('\n')
    .map((line) => line.length);
  return lengths.filter((length) => length > headerLine);
}
