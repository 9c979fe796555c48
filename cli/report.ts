import type { BuildReport, Diagnostic, PartReport, SharedReport } from '../src/index.ts';
import { problemCount, problemsText } from './problems.ts';
import { counted, createPaint, duration, type Paint } from './terminal.ts';
import type { ProblemsToPrint } from './track-problems.ts';
import { visibleControls } from './visible-controls.ts';

/** Options of a report's text. */
export interface ReportOptions {
  readonly colours: boolean;
  /** Whether a person reads along: advice would only fill the logs of other programs. */
  readonly interactive: boolean;
  /** The output folder relative to the working directory: `dist`. */
  readonly out: string;
  /** Whether warnings count as errors. */
  readonly strict: boolean;
  /** Whether what can be built is written in spite of errors. */
  readonly keepGoing?: boolean;
}

/** Formats the report of a build: problems grouped by file, by default all of them, then a summary line. */
export function buildText(
  report: BuildReport,
  options: ReportOptions,
  { problems, alreadyReported, isFixed }: ProblemsToPrint = firstProblems(report),
): string {
  const paint = createPaint(options);
  const count = problemCount(report.diagnostics, paint, alreadyReported);
  const summary = report.part
    ? partSummary(report.part, { report, options, problems: count, paint })
    : report.ok
      ? successSummary(report, options.out, count, paint)
      : failureSummary(report, options, count);
  return `${problemsText(problems, paint)}${isFixed ? fixedText(paint) : ''}${summary}\n${explainAdvice(problems, options, paint)}`;
}

/** The line that leads to the page of the first code, on a terminal. */
function explainAdvice(
  problems: readonly Diagnostic[],
  { interactive }: Pick<ReportOptions, 'interactive'>,
  paint: Paint,
): string {
  // Rules of a site and of its plugins have no page.
  const code = problems.map((problem) => problem.code).find((code) => !code.includes('/'));
  if (!interactive || code === undefined) return '';
  return `${paint('muted', `docs explain ${code} shows an example and its correction.`)}\n`;
}

function firstProblems({ diagnostics }: BuildReport): ProblemsToPrint {
  return { problems: diagnostics, alreadyReported: 0, isFixed: false };
}

/** The line after the edit that fixes the last error. */
export function fixedText(paint: Paint): string {
  return `${paint('success', 'All errors are fixed.')}\n`;
}

function successSummary(report: BuildReport, out: string, count: string, paint: Paint): string {
  const rendered = report.rendered.length.toLocaleString('en-US');
  const unchanged = (report.routes - report.rendered.length).toLocaleString('en-US');
  const built = paint('success', `Built ${counted(report.routes, 'page')}`);
  const time = duration(report.timings.reduce((sum, { ms }) => sum + ms, 0));
  const work = paint('muted', `(${rendered} rendered, ${unchanged} unchanged)`);
  const warnings = report.diagnostics.length === 0 ? '' : `, with ${count}`;
  return `${built} in ${time} ${work} → ${out}${warnings}${sharedText(report, paint)}`;
}

/** The line about results of other machines. */
function sharedText({ shared }: BuildReport, paint: Paint): string {
  if (!shared) return '';
  const { results, parts, cache } = shared;
  const places = [
    ...(parts > 0 ? [counted(parts, 'part')] : []),
    ...(cache ? [`the remote cache (${counted(cache.requests, 'request')}, ${trafficOf(cache)})`] : []),
  ];
  return `\n${paint('muted', `${counted(results, 'result')} came from ${places.join(' and ')}.`)}`;
}

function trafficOf({ bytesReceived, bytesSent }: NonNullable<SharedReport['cache']>): string {
  const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return `${inMegabytes(bytesReceived)} received, ${inMegabytes(bytesSent)} sent`;
}

interface PartText {
  readonly report: BuildReport;
  readonly options: ReportOptions;
  readonly problems: string;
  readonly paint: Paint;
}

function partSummary(
  { index, count, pages, results }: PartReport,
  { report, options: { out, strict }, problems, paint }: PartText,
): string {
  const built = paint('success', `Built part ${index} of ${count}`);
  const time = duration(report.timings.reduce((sum, { ms }) => sum + ms, 0));
  const size = `(${pages.toLocaleString('en-US')} of ${counted(report.routes, 'page')}, ${counted(results, 'result')})`;
  const found =
    report.diagnostics.length === 0 ? '' : `, with ${problems}${strictNote(report.diagnostics, strict)}`;
  return `${built} in ${time} ${paint('muted', size)} → ${out}${found}${sharedText(report, paint)}`;
}

function failureSummary(
  report: BuildReport,
  { strict, out, keepGoing = false }: ReportOptions,
  count: string,
): string {
  const touched = report.written.length + report.removed.length;
  const isWritten = touched > 0 || (keepGoing && report.kept > 0);
  // A configuration with errors has no pages.
  const advice = keepGoing || report.routes === 0 ? '' : '; --keep-going writes what can be built';
  const rest = isWritten ? `Everything else was written → ${out}` : `Nothing was written${advice}.`;
  return `${count}${strictNote(report.diagnostics, strict)}. ${rest}`;
}

/** Formats the report of a check. */
export function checkText(report: BuildReport, options: Omit<ReportOptions, 'out' | 'keepGoing'>): string {
  const paint = createPaint(options);
  const { diagnostics, baseline } = report;
  const fixed = (report.fixed ?? []).map(
    ({ file, line, from, to }) =>
      `${visibleControls(`${file}:${line}`)}  ${paint('success', 'fixed')}  ${visibleControls(`${from} → ${to}`)}\n`,
  );
  const first = fixed.length === 0 ? '' : `${fixed.join('')}\n`;
  const last = baseline === undefined ? '' : baselineText(baseline);
  if (diagnostics.length === 0) {
    const none = paint('success', last === '' ? 'No problems' : 'No new problems');
    return `${first}${none} in ${counted(report.routes, 'page')}.${last}\n`;
  }
  return `${first}${problemsText(diagnostics, paint)}${problemCount(diagnostics, paint)}${strictNote(diagnostics, options.strict)}.${last}\n${explainAdvice(diagnostics, options, paint)}`;
}

function baselineText({ known, fixed }: NonNullable<BuildReport['baseline']>): string {
  if (known === 0 && fixed === 0) return '';
  const gone =
    fixed === 0
      ? ''
      : fixed === 1
        ? ', and 1 that no longer exists (--update-baseline removes it)'
        : `, and ${fixed.toLocaleString('en-US')} that no longer exist (--update-baseline removes them)`;
  return ` The baseline has ${counted(known, 'known problem')}${gone}.`;
}

function strictNote(diagnostics: readonly Diagnostic[], strict: boolean): string {
  const onlyWarnings = diagnostics.length > 0 && diagnostics.every(({ severity }) => severity === 'warning');
  return strict && onlyWarnings ? '; --strict treats warnings as errors' : '';
}

/** Returns the report of a build that could not start because its configuration has errors. */
export function configErrorReport(diagnostics: readonly Diagnostic[]): BuildReport {
  return {
    ok: false,
    diagnostics,
    routes: 0,
    rendered: [],
    parsed: 0,
    bundled: false,
    written: [],
    removed: [],
    kept: 0,
    timings: [],
    slowest: [],
  };
}

/** Adds the warnings of the configuration to a report. */
export function withConfigWarnings(report: BuildReport, warnings: readonly Diagnostic[]): BuildReport {
  return { ...report, diagnostics: [...warnings, ...report.diagnostics] };
}
