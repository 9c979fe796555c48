import type { FileSystem } from '../effects/file-system.ts';
import { otherVersions } from '../load/other-versions.ts';
import { readReport } from '../load/read-report.ts';
import type { BuildReport, PageWeight } from '../model/build-report.ts';
import { UserError } from '../model/diagnostic.ts';
import type { LinkManifest } from '../model/link-manifest.ts';
import type { FilePath } from '../model/path.ts';
import { readLinkManifest } from '../parse/link-manifest/parse-link-manifest.ts';
import { type Baseline, newProblems, readBaseline, writeBaseline } from '../validate/baseline.ts';
import { fixProblems } from '../write/fix-problems.ts';
import { checkOnce } from './check-once.ts';
import type { BuildContext } from './context.ts';
import type { FurtherChecks } from './further-checks.ts';
import { stopsBuild } from './publish.ts';

/** The options of a check, with the files that they name. */
export interface CheckRequest extends Omit<FurtherChecks, 'released' | 'earlier' | 'otherVersions'> {
  /** The names under which other versions of packages are installed, by the names of these; checks types. */
  readonly typesWith?: Readonly<Record<string, string>> | undefined;
  /** The absolute path of an earlier report with sizes; checks pages. */
  readonly against?: string | undefined;
  /** The absolute path of the link manifest of the last release. */
  readonly released?: string | undefined;
  /** Makes the corrections of problems that have exactly one. */
  readonly fix?: boolean | undefined;
  /** The absolute path of a file of known problems, which are not reported. */
  readonly baseline?: string | undefined;
  /** Writes the problems of this check to the baseline. */
  readonly updateBaseline?: boolean | undefined;
}

/**
 * Reports every problem of a site, including demos that do not compile or fail to render. Writes no output.
 */
export async function check(context: BuildContext, request: CheckRequest): Promise<BuildReport> {
  const { config, files } = context;
  const file = request.baseline as FilePath | undefined;
  // Before the check, which takes longer than to refuse a file.
  const known = file && !request.updateBaseline ? await loadBaseline(file, files) : undefined;
  const { released, against, typesWith } = request;
  const checks = {
    ...request,
    types: request.types === true || typesWith !== undefined,
    pages: request.pages === true || against !== undefined,
    earlier: against === undefined ? undefined : await loadWeights(against as FilePath, files),
    released: released === undefined ? undefined : await readReleased(released as FilePath, files),
    otherVersions: await otherVersions(typesWith ?? {}, config.root, files),
  };
  const first = await checkOnce(context, checks);
  const fixed = request.fix ? await fixProblems(first.diagnostics, config, files) : [];
  const found = fixed.length === 0 ? first : await checkOnce(context, checks);
  const report = { ...found, ...(request.fix && { fixed }) };
  if (!file) return report;
  if (!known) await saveBaseline(file, writeBaseline(report.diagnostics), files);
  const baseline = known ?? (await loadBaseline(file, files));
  const { diagnostics, ...counts } = newProblems(report.diagnostics, baseline);
  return { ...report, ok: !stopsBuild(diagnostics, config), diagnostics, baseline: counts };
}

async function loadBaseline(file: FilePath, files: Pick<FileSystem, 'readText'>): Promise<Baseline> {
  const text = await files.readText(file);
  if (text === undefined)
    throw new UserError(`The baseline "${file}" does not exist. Write it with --update-baseline.`);
  const baseline = readBaseline(text);
  if (baseline) return baseline;
  throw new UserError(`"${file}" is not a baseline. Write a new one with --update-baseline.`);
}

/** Writes a baseline through a symbolic link, such as one that several sites share. */
async function saveBaseline(
  file: FilePath,
  text: string,
  files: Pick<FileSystem, 'entry' | 'replace' | 'write'>,
): Promise<void> {
  const entry = await files.entry(file);
  // The system creates the file to which a link leads, and refuses what cannot be written.
  if (entry?.fault) await files.write(file, text);
  else await files.replace(entry?.target ?? file, text);
}

async function loadWeights(
  file: FilePath,
  files: Pick<FileSystem, 'readBytes'>,
): Promise<readonly PageWeight[]> {
  const { weights } = await readReport(file, files);
  if (weights) return weights.pages;
  throw new UserError(`The report "${file}" has no sizes. Write it with docs build --sizes --json.`);
}

/** Reads the link manifest of the last release. */
async function readReleased(file: FilePath, files: Pick<FileSystem, 'readText'>): Promise<LinkManifest> {
  const text = await files.readText(file);
  if (text === undefined) throw new UserError(`The link manifest "${file}" does not exist.`);
  const manifest = readLinkManifest(text);
  if (manifest) return manifest;
  throw new UserError(`"${file}" is not a link manifest. Name the link-manifest.json of the last release.`);
}
