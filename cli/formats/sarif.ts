import { posix } from 'node:path';
import type { BuildReport, Diagnostic, Place } from '../../src/index.ts';

/** What the log says of the tool and the site. */
export interface SarifOptions {
  /** Leads from the repository to the site: `docs`. */
  readonly folder: string;
  readonly version: string;
}

/** A report as a SARIF 2.1.0 log, for code scanning. */
export function sarifFormat(report: BuildReport, { folder, version }: SarifOptions): string {
  const rules = [...new Set(report.diagnostics.map(({ code }) => code))].sort();
  const driver = { name: 'colophon', version, rules: rules.map((id) => ({ id })) };
  const results = report.diagnostics.map((diagnostic) => toResult(diagnostic, rules, folder));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toResult(diagnostic: Diagnostic, rules: readonly string[], folder: string): object {
  const { severity, code, message, place, hint, related = [] } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: hint === undefined ? message : `${message}\nHint: ${hint}` },
    locations: place === undefined ? [] : [{ physicalLocation: toLocation(place, folder) }],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, id) => ({
        id,
        message: { text: other.message },
        physicalLocation: toLocation(other.place, folder),
      })),
    }),
  };
}

function toLocation({ file, line, column }: Place, folder: string): object {
  // A URI: what a file name may hold and a URI may not is escaped, slashes stay.
  const uri = posix.join(folder, file).split('/').map(encodeURIComponent).join('/');
  return { artifactLocation: { uri }, region: { startLine: line, startColumn: column } };
}
