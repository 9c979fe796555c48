import { readTree } from './read-tree.ts';

const kebab = "'([a-z]+(?:-[a-z]+)+)'";

// The ways in which the sources name a code.
const patterns = [
  // { code: 'missing-page' }, and `code = 'yaml-syntax'`
  `\\bcode\\s*[:=]\\s*${kebab}`,
  // names.value and names.unknownKey of checkValue
  `\\b(?:value|unknownKey):\\s*${kebab}`,
];

/**
 * Every diagnostic code that the sources name, sorted; without those of the servers, which `docs check` and
 * `docs build` never tell.
 */
export async function diagnosticCodes(sources: string): Promise<string[]> {
  const modules = [...(await readTree(sources))].filter(([path]) => !path.startsWith('serve/'));
  const texts = modules.map(([, text]) => text);
  const found = texts.flatMap((text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1] ?? ''),
    ),
  );
  return [...new Set(found)].sort();
}
