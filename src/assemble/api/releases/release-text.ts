import type { ApiRelease, ReleasedDocument } from '../../../model/api-release.ts';

/**
 * Returns a release as JSON, with a line for each item: it is small, and a diff of two releases shows what
 * has changed.
 */
export function releaseText({ label, documents }: ApiRelease): string {
  const entries = Object.entries(documents).map(
    ([key, document]) => `    ${JSON.stringify(key)}: ${documentText(document)}`,
  );
  return `{\n  "label": ${JSON.stringify(label)},\n  "documents": ${block(entries, '  ')}\n}\n`;
}

function documentText({ groups, ...facts }: ReleasedDocument): string {
  const written = Object.entries(facts).map(([key, value]) => `      "${key}": ${JSON.stringify(value)}`);
  const kinds = Object.entries(groups).map(([kind, items]) => {
    const lines = Object.entries(items).map(
      ([name, item]) => `          ${JSON.stringify(name)}: ${JSON.stringify(item)}`,
    );
    return `        "${kind}": ${block(lines, '        ')}`;
  });
  return block([...written, `      "groups": ${block(kinds, '      ')}`], '    ');
}

/** `{`, the entries, and `}` at an indentation; `{}` without entries. */
function block(entries: readonly string[], indent: string): string {
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}
