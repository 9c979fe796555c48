import type { ParsedYaml } from '../../data/parsed-yaml.ts';
import type { FrontMatter } from '../../model/document.ts';

const keys = ['title', 'description'] as const;

/** Which of title and description the front matter may well have, and does not yield: it could not be read, or holds something else there. */
export function unreadKeys(
  yaml: ParsedYaml | undefined,
  read: FrontMatter,
): ReadonlySet<(typeof keys)[number]> {
  // Empty front matter is null.
  if (yaml === undefined || yaml.value === null) return new Set();
  const { value } = yaml;
  const written: ReadonlyMap<string, unknown> | undefined =
    typeof value === 'object' && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;
  const isWritten = (key: string) => written === undefined || (written.get(key) ?? undefined) !== undefined;
  return new Set(keys.filter((key) => read[key] === undefined && isWritten(key)));
}
