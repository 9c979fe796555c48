import type { ExtractedDocument } from '../../model/api-extraction.ts';

/** How the props of a document differ from those that TypeScript accepts. Sorted. */
export interface PropDifferences {
  /** Accepted, and neither documented, inherited, nor left out by a rule. */
  readonly lacking: readonly string[];
  /** Documented or inherited, and not accepted. */
  readonly surplus: readonly string[];
}

/**
 * Compares the props of a document with those that TypeScript accepts on the component. Undefined if they are
 * the same, and for what is no component.
 *
 * @param shown the document that pages show, as plain data
 */
export function propDifferences(
  { accepted, excluded = [] }: Pick<ExtractedDocument, 'accepted' | 'excluded'>,
  shown: unknown,
): PropDifferences | undefined {
  if (accepted === undefined) return undefined;
  const documented = propNames(shown);
  const known = new Set([...documented, ...excluded.map(({ name }) => name)]);
  const isAccepted = new Set(accepted);
  const lacking = accepted.filter((name) => !known.has(name)).sort();
  const surplus = documented.filter((name) => !isAccepted.has(name)).sort();
  return lacking.length + surplus.length === 0 ? undefined : { lacking, surplus };
}

/** Names of the props of a document and of its inherited props, each once. */
function propNames(shown: unknown): string[] {
  // `[name: string]` stands for any number of props.
  const own = Object.keys(Object(fieldOf(shown, 'props'))).filter((name) => !name.startsWith('['));
  const inherited = itemsOf(fieldOf(shown, 'inherited')).flatMap((group) => itemsOf(fieldOf(group, 'items')));
  const names = inherited.map((item) => fieldOf(item, 'name')).filter((name) => typeof name === 'string');
  return [...new Set([...own, ...names])];
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
