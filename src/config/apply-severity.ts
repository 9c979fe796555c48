import { memoize } from '../memo/memoize.ts';
import type { Config, ProblemSeverity, SeverityRule } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Returns the diagnostics with the severities of the configuration, without those that it turns off. */
export function applySeverity(
  diagnostics: readonly Diagnostic[],
  { severity }: Pick<Config, 'severity'>,
): readonly Diagnostic[] {
  if (Object.keys(severity).length === 0) return diagnostics;
  return diagnostics.flatMap((diagnostic) => {
    const { code, place } = diagnostic;
    const wanted = severityOf(severity[code], place?.file) ?? severityOf(severity['*'], place?.file);
    if (wanted === undefined || wanted === diagnostic.severity) return [diagnostic];
    return wanted === 'off' ? [] : [withSeverity(diagnostic, wanted)];
  });
}

/** The severity in a file: that of the innermost folder which contains it, or else of `*`. */
function severityOf(rule: SeverityRule | undefined, file: string | undefined): ProblemSeverity | undefined {
  if (rule === undefined || typeof rule === 'string') return rule;
  const folders = Object.keys(rule).filter((folder) => folder !== '*' && isIn(folder, file));
  const [innermost = '*'] = folders.sort((a, b) => b.length - a.length);
  return rule[innermost];
}

/** Folders and files are named relative to the content folder, or with it. */
function isIn(folder: string, file: string | undefined): boolean {
  if (file === undefined) return false;
  const path = folder.replace(/^\.\/|\/+$/g, '');
  return [path, `content/${path}`].some((start) => file === start || file.startsWith(`${start}/`));
}

/** The same object for the same problem, because later stages compare lists of problems by identity. */
const withSeverity = memoize(
  (diagnostic: Diagnostic, severity: Exclude<ProblemSeverity, 'off'>): Diagnostic => ({
    ...diagnostic,
    severity,
  }),
);
