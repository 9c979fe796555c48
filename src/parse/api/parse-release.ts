import * as z from 'zod';
import { checkValue } from '../../data/check-value.ts';
import { parseJson } from '../../data/parse-json.ts';
import { displayPath } from '../../lib/path.ts';
import { apiGroupKinds } from '../../model/api-document.ts';
import { type ApiRelease, releaseLabel } from '../../model/api-release.ts';
import type { Parsed } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';

const itemSchema = z.strictObject({
  type: z.string().exactOptional(),
  default: z.string().exactOptional(),
  required: z.literal(true).exactOptional(),
  deprecated: z.literal(true).exactOptional(),
});

const documentSchema = z.strictObject({
  kind: z.enum(['component', 'hook', 'function', 'interface', 'type', 'enum', 'selectors']),
  name: z.string(),
  deprecated: z.literal(true).exactOptional(),
  type: z.string().exactOptional(),
  groups: z.partialRecord(z.enum(apiGroupKinds), z.record(z.string(), itemSchema)),
});

const releaseSchema: z.ZodType<ApiRelease> = z.strictObject({
  label: z.string().regex(releaseLabel, 'must be a version such as 7.1.0'),
  documents: z.record(z.string(), documentSchema),
});

/** Parses a release that `docs api --freeze` wrote; undefined if it has errors. */
export function parseRelease(source: SourcePath, text: string): Parsed<ApiRelease | undefined> {
  const json = parseJson(text, displayPath(source), { code: 'release-syntax' });
  if (json.value === undefined) return { value: undefined, diagnostics: json.diagnostics };
  const names = { value: 'release-value', unknownKey: 'release-value' };
  const checked = checkValue(releaseSchema, { value: json.value ?? {}, placeOf: json.placeOf }, names);
  return { value: checked.value, diagnostics: [...json.diagnostics, ...checked.diagnostics] };
}
