import * as z from 'zod';
import { checkValue } from '../data/check-value.ts';
import type { BuildFlags } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { origin, slashedPath } from './text-rules.ts';

const flagsSchema = z.object({ '--base': slashedPath().optional(), '--site-url': origin().optional() });

/** What is wrong with the flags that stand for a key of `site.yaml`. No file is to blame, so none has a place. */
export function checkFlags(flags: BuildFlags): Diagnostic[] {
  const located = {
    value: { '--base': flags.base, '--site-url': flags.siteUrl },
    placeOf: () => ({ file: '', line: 1, column: 1 }),
  };
  const names = { value: 'config-value', unknownKey: 'config-unknown-key' };
  return checkValue(flagsSchema, located, names).diagnostics.map(
    ({ place: _place, hint, ...diagnostic }) => ({
      ...diagnostic,
      ...(hint !== undefined && { hint: hint.replace(': ', ' ') }),
    }),
  );
}
