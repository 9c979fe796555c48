import type { BuildReport, Diagnostic } from '../src/index.ts';

/** The report of a build that never began, because there is no configuration to build by. */
export function failedReport(diagnostics: readonly Diagnostic[]): BuildReport {
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

/** A report that also tells what was noticed in the configuration. */
export function withConfigWarnings(report: BuildReport, warnings: readonly Diagnostic[]): BuildReport {
  return { ...report, diagnostics: [...warnings, ...report.diagnostics] };
}
