import { reportSchema } from '../data/report-schema.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { BuildReport } from '../model/build-report.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { SiteContents } from '../model/site-contents.ts';

type ReportFiles = Pick<FileSystem, 'readBytes'>;

/** Reads a report that `docs build --json` printed. */
export async function readReport(file: FilePath, files: ReportFiles): Promise<BuildReport> {
  const bytes = await files.readBytes(file);
  if (bytes === undefined) throw new UserError(`The report "${file}" does not exist.`);
  const report = parseReport(decoded(bytes));
  if (report) return report;
  throw new UserError(`"${file}" is not a report. Write one with docs build --json.`);
}

/** Reads the contents of an earlier build from its report. */
export async function readContents(file: FilePath, files: ReportFiles): Promise<SiteContents> {
  const { contents } = await readReport(file, files);
  if (contents) return contents;
  throw new UserError(
    `The report "${file}" lists no pages. Write it with docs build --json, without errors.`,
  );
}

/** The PowerShell of Windows writes what a program prints as UTF-16, with a mark in front. */
function decoded(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

function parseReport(text: string): BuildReport | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
