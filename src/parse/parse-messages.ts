import * as z from 'zod';
import { checkValue } from '../data/check-value.ts';
import { parseYaml } from '../data/parse-yaml.ts';
import { compareTexts } from '../lib/compare-texts.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/path.ts';
import type { ErrorMessage } from '../model/site.ts';

/** Messages by error code: `{ "9": "The colour %s is not known." }`. */
const messagesSchema = z.record(z.string(), z.string());

/** Parses the full messages of the error codes that production builds throw, sorted by code. */
export function parseMessages(source: SourcePath, text: string): Parsed<readonly ErrorMessage[]> {
  const yaml = parseYaml(text, displayPath(source), { code: 'messages-yaml' });
  if (yaml.value === undefined) return { value: [], diagnostics: yaml.diagnostics };
  const names = { value: 'messages-value', unknownKey: 'messages-value' };
  const located = { value: yaml.value ?? {}, placeOf: yaml.placeOf };
  const checked = checkValue(messagesSchema, located, names);
  const messages = Object.entries(checked.value ?? {}).map(([code, sentence]) => ({ code, sentence }));
  const isEmpty = checked.value !== undefined && messages.length === 0;
  return {
    value: messages.sort((a, b) => compareCodes(a.code, b.code)),
    diagnostics: [...yaml.diagnostics, ...checked.diagnostics, ...(isEmpty ? [noMessages(source)] : [])],
  };
}

/** `9` comes before `10`, and `E9` before `E10`. */
function compareCodes(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true }) || compareTexts(a, b);
}

function noMessages(source: SourcePath): Diagnostic {
  const file = displayPath(source);
  return {
    severity: 'warning',
    code: 'messages-missing',
    message: `File "${file}" contains no error messages.`,
    hint: 'Add one: { "9": "The colour %s is not known." }',
    place: { file, line: 1, column: 1 },
  };
}
