import { posix } from 'node:path';
import type { BuildReport, CodePage, Diagnostic, Place } from '../src/index.ts';

/** Formats a report as one JSON object. */
export function jsonFormat(report: BuildReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Formats problems as GitHub workflow commands. `folder` leads from the repository to the site. */
export function githubFormat({ diagnostics }: BuildReport, folder: string): string {
  return diagnostics.map((diagnostic) => `${githubCommand(diagnostic, folder)}\n`).join('');
}

function githubCommand(diagnostic: Diagnostic, folder: string): string {
  const { severity, code, place } = diagnostic;
  const properties = [
    ...(place === undefined
      ? []
      : [
          `file=${escapeProperty(posix.join(folder, place.file))}`,
          `line=${place.line}`,
          `col=${place.column}`,
        ]),
    `title=${escapeProperty(code)}`,
  ];
  return `::${severity} ${properties.join(',')}::${escapeData(messageWithHint(diagnostic))}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The tool and the site that a SARIF log names. */
export interface SarifOptions {
  /** Leads from the repository to the site: `packages/docs`. */
  readonly folder: string;
  readonly version: string;
  /** Address of the manual, if it is known: each rule then links to the page of its code. */
  readonly manual?: string | undefined;
  /** What the manual says about each code: code scanning shows it beside a result. */
  readonly pages: ReadonlyMap<string, CodePage>;
}

/** Formats a report as a SARIF 2.1.0 log, for code scanning. */
export function sarifFormat({ diagnostics }: BuildReport, options: SarifOptions): string {
  const { folder, version } = options;
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const driver = { name: 'colophon', version, rules: rules.map((id) => sarifRule(id, options)) };
  const results = diagnostics.map((diagnostic) => sarifResult(diagnostic, rules, folder));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function sarifRule(id: string, { manual, pages }: SarifOptions): object {
  const page = pages.get(id);
  // Rules of a site and of its plugins have no page.
  if (page === undefined) return { id };
  return {
    id,
    shortDescription: { text: page.meaning },
    help: { text: page.text, markdown: `\`\`\`text\n${page.text}\`\`\`\n` },
    ...(manual !== undefined && { helpUri: codePage(id, manual) }),
  };
}

/** Returns the address of the page about a diagnostic code. */
function codePage(code: string, manual: string): string {
  return `${manual.replace(/\/$/, '')}/diagnostics/${code}/`;
}

/** Stands for the whole site: GitHub rejects a log in which one result has no location. */
const wholeSite: Place = { file: 'content/site.yaml', line: 1, column: 1 };

function sarifResult(diagnostic: Diagnostic, rules: readonly string[], folder: string): object {
  const { severity, code, place = wholeSite, related = [] } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: messageWithHint(diagnostic) },
    locations: [{ physicalLocation: sarifLocation(place, folder) }],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, id) => ({
        id,
        message: { text: other.message },
        physicalLocation: sarifLocation(other.place, folder),
      })),
    }),
  };
}

function sarifLocation({ file, line, column }: Place, folder: string): object {
  const uri = posix.join(folder, file).split('/').map(encodeURIComponent).join('/');
  return { artifactLocation: { uri }, region: { startLine: line, startColumn: column } };
}

function messageWithHint({ message, hint }: Diagnostic): string {
  return hint === undefined ? message : `${message}\nHint: ${hint}`;
}
