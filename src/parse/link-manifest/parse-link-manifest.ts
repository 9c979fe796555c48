import { checkValue } from '../../data/check-value.ts';
import { parseYaml } from '../../data/parse-yaml.ts';
import { displayPath } from '../../lib/path.ts';
import type { Parsed } from '../../model/diagnostic.ts';
import type { LinkManifest } from '../../model/link-manifest.ts';
import type { SourcePath } from '../../model/path.ts';
import { linkManifestSchema } from './link-manifest-schema.ts';

/**
 * Parses the link manifest of another site. Undefined after an error, which is a
 * warning: only links are unchecked.
 */
export function parseLinkManifest(source: SourcePath, text: string): Parsed<LinkManifest | undefined> {
  const code = 'link-manifest';
  const read = parseYaml(text, displayPath(source), { code });
  const located = { value: read.value ?? {}, placeOf: read.placeOf };
  const checked =
    read.value === undefined
      ? { value: undefined, diagnostics: [] }
      : checkValue(linkManifestSchema, located, { value: code, unknownKey: code });
  const diagnostics = [...read.diagnostics, ...checked.diagnostics];
  return { value: checked.value, diagnostics: diagnostics.map((one) => ({ ...one, severity: 'warning' })) };
}

/** Reads a link manifest that a build has written; undefined for a text that is none. */
export function readLinkManifest(text: string): LinkManifest | undefined {
  try {
    return linkManifestSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
