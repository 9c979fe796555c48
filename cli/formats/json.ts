import type { BuildReport } from '../../src/index.ts';

/** A report as one JSON object. */
export function jsonFormat(report: BuildReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
