import * as z from 'zod';
import { nearestName } from '../lib/nearest-name.ts';
import { diagnosticCodes } from './diagnostic-codes.ts';

const level = z.enum(
  ['error', 'warning', 'off'],
  'must be error, warning, or off, or name folders with these',
);

/**
 * Severities of problems by code, or by code and folder; `*` stands for all codes, or folders, that are not
 * named.
 */
export const severitySchema = z
  .record(z.string(), z.union([level, z.record(z.string(), level)]))
  .check(({ value, issues }) => {
    for (const code of Object.keys(value)) {
      if (isCode(code)) continue;
      const near = nearestName(code, diagnosticCodes);
      const meant = near === undefined ? '' : `; "${near}" was probably meant`;
      issues.push({
        code: 'custom',
        message: `is the code of no problem${meant}`,
        input: value,
        path: [code],
      });
    }
  })
  .describe(
    'Severities of problems by their code, such as "missing-import: warning", and by folder, such as ' +
      '"missing-anchor: { ui/legacy: warning }"; * stands for the others.',
  );

function isCode(code: string): boolean {
  return code === '*' || /^site\/./.test(code) || diagnosticCodes.includes(code);
}
