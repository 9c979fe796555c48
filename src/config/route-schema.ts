import * as z from 'zod';
import { defaults } from './defaults.ts';
import { sitePath, someText, target } from './text-rules.ts';

/** A row of the route table, as written. */
export const routeSchema = z
  .object({
    source: someText().describe(
      'A page or a glob of pages; :name captures one segment, ** any number of them.',
    ),
    path: sitePath().describe('The address it yields; may use what was captured: /material-ui/react-:name/.'),
  })
  .check(({ value, issues }) => {
    const captured = captures(value.source);
    const missing = captures(value.path).find((name) => !captured.includes(name));
    if (missing === undefined) return;
    issues.push({
      code: 'custom',
      message: `uses ${missing}, which its source does not capture`,
      input: value,
      path: ['path'],
    });
  })
  .describe('Which page gets which address; the first row that fits wins.');

/** A redirect, as written. */
export const redirectSchema = z
  .object({
    from: sitePath().describe('The address readers may still have.'),
    to: target().describe('Where they are sent: a path or a web address.'),
    status: z
      .literal([301, 302, 307, 308])
      .default(defaults.redirectStatus)
      .describe('301 and 308 are for good, 302 and 307 for now.'),
  })
  .describe('An address that moved.');

function captures(pattern: string): string[] {
  return pattern.match(/:[A-Za-z_]\w*/g) ?? [];
}
