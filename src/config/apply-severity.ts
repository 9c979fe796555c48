import { memoize } from '../memo/memoize.ts';
import type { Config, ProblemSeverity } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Returns the diagnostics with the severities of the configuration, without those that it turns off. */
export function applySeverity(
  diagnostics: readonly Diagnostic[],
  { severity }: Pick<Config, 'severity'>,
): readonly Diagnostic[] {
  if (Object.keys(severity).length === 0) return diagnostics;
  return diagnostics.flatMap((diagnostic) => {
    const wanted = severity[diagnostic.code] ?? severity['*'];
    if (wanted === undefined || wanted === diagnostic.severity) return [diagnostic];
    return wanted === 'off' ? [] : [withSeverity(diagnostic, wanted)];
  });
}

/** The same object for the same problem, because later stages compare lists of problems by identity. */
const withSeverity = memoize(
  (diagnostic: Diagnostic, severity: Exclude<ProblemSeverity, 'off'>): Diagnostic => ({
    ...diagnostic,
    severity,
  }),
);
