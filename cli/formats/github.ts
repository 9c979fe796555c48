import { posix } from 'node:path';
import type { BuildReport, Diagnostic } from '../../src/index.ts';

/** A report as workflow commands, which GitHub shows beside the lines. `folder` leads from the repository to the site: `docs`. */
export function githubFormat(report: BuildReport, folder: string): string {
  return report.diagnostics.map((diagnostic) => `${command(diagnostic, folder)}\n`).join('');
}

function command({ severity, code, message, place, hint }: Diagnostic, folder: string): string {
  const properties = [
    ...(place === undefined
      ? []
      : [`file=${property(posix.join(folder, place.file))}`, `line=${place.line}`, `col=${place.column}`]),
    `title=${property(code)}`,
  ];
  const words = hint === undefined ? message : `${message}\nHint: ${hint}`;
  return `::${severity} ${properties.join(',')}::${data(words)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
