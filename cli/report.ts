import type { BuildReport, Diagnostic } from '../src/index.ts';
import { counted } from './counted.ts';
import type { ProblemNews } from './follow-problems.ts';
import { createPaint, type Paint } from './paint.ts';

/** What a report's text depends on besides the report. */
export interface ReportOptions {
  readonly colours: boolean;
  /** The output folder as the user would name it: `dist`. */
  readonly out: string;
  /** Warnings count as errors. */
  readonly strict: boolean;
}

/** The report of a build as text: problems grouped by file, all unless told which, then one line that sums up. */
export function buildText(
  report: BuildReport,
  options: ReportOptions,
  news: ProblemNews = { told: report.diagnostics, before: 0 },
): string {
  const paint = createPaint(options);
  const count = problemCount(report.diagnostics, paint, news.before);
  const line = report.ok
    ? builtLine(report, options.out, count, paint)
    : failedLine(report, options.strict, count);
  return `${problemsText(news.told, paint)}${line}\n`;
}

/** The report of a check as text. */
export function checkText(report: BuildReport, options: Pick<ReportOptions, 'colours' | 'strict'>): string {
  const paint = createPaint(options);
  const { diagnostics } = report;
  if (diagnostics.length === 0)
    return `${paint('good', 'No problems')} in ${counted(report.routes, 'page')}.\n`;
  return `${problemsText(diagnostics, paint)}${problemCount(diagnostics, paint)}${strictNote(diagnostics, options.strict)}.\n`;
}

function builtLine(report: BuildReport, out: string, count: string, paint: Paint): string {
  const rendered = report.rendered.length;
  const work = `(${rendered.toLocaleString('en-US')} drawn, ${(report.routes - rendered).toLocaleString('en-US')} unchanged)`;
  const time = duration(report.timings.reduce((sum, { ms }) => sum + ms, 0));
  const warnings = report.diagnostics.length === 0 ? '' : `, with ${count}`;
  return `${paint('good', `Built ${counted(report.routes, 'page')}`)} in ${time} ${paint('quiet', work)} → ${out}${warnings}`;
}

function failedLine(report: BuildReport, strict: boolean, count: string): string {
  const touched = report.written.length + report.removed.length;
  const rest = touched === 0 ? 'Nothing was written.' : 'The rest of the website was built.';
  return `${count}${strictNote(report.diagnostics, strict)}. ${rest}`;
}

/** `3 errors, 1 warning in 2 files`; with those that were told before, `3 errors, 9 warnings in 7 files (8 told before)`. */
export function problemCount(diagnostics: readonly Diagnostic[], paint: Paint, before = 0): string {
  const counts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [paint(severity, counted(count, severity))];
  });
  const files = new Set(diagnostics.flatMap(({ place }) => (place === undefined ? [] : [place.file])));
  const where = files.size === 0 ? '' : ` in ${counted(files.size, 'file')}`;
  return `${counts.join(', ')}${where}${before === 0 ? '' : ` (${before.toLocaleString('en-US')} told before)`}`;
}

function strictNote(diagnostics: readonly Diagnostic[], strict: boolean): string {
  const onlyWarnings = diagnostics.length > 0 && diagnostics.every(({ severity }) => severity === 'warning');
  return strict && onlyWarnings ? '; --strict counts warnings as errors' : '';
}

/** `340 ms`, `1.4 s`, `2 min 5 s` */
export function duration(ms: number): string {
  if (Math.round(ms) < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Problems under the names of their files, each with its frame and hint; ends with an empty line, or is empty. */
export function problemsText(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const file = diagnostic.place?.file ?? '';
    const group = byFile.get(file) ?? [];
    group.push(diagnostic);
    byFile.set(file, group);
  }
  return [...byFile]
    .map(([file, group]) => {
      const title = file === '' ? '' : `${paint('strong', file)}\n`;
      return `${title}${group.map((diagnostic) => problemText(diagnostic, paint)).join('')}\n`;
    })
    .join('');
}

function problemText(diagnostic: Diagnostic, paint: Paint): string {
  const { severity, place, message, code, frame, hint, related = [] } = diagnostic;
  const where = place === undefined ? '' : `${place.line}:${place.column}  `;
  const lines = [`${where}${paint(severity, severity)}  ${message}  ${paint('quiet', code)}`];
  if (frame) lines.push(...frame.split('\n').map((line) => paint('quiet', `  ${line}`.trimEnd())));
  for (const other of related)
    lines.push(`  ${other.place.file}:${other.place.line}:${other.place.column}  ${other.message}`);
  if (hint)
    lines.push(
      ...hint.split('\n').map((line, index) => `  ${index === 0 ? paint('hint', 'Hint:') : '     '} ${line}`),
    );
  return lines.map((line) => `  ${line}\n`).join('');
}
