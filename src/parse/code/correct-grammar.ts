/**
 * Braces within braces within braces, as the grammar of JSX has them; an attribute that nests deeper would
 * end its tag.
 */
const braces = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;

/** Braces eight deep: `sx={{ '&:hover': { a: { b: {} } } }}` takes five. */
const deeperBraces = Array.from({ length: 7 }).reduce<string>(
  (inner) => String.raw`\{(?:${inner}|[^{}])*\}`,
  String.raw`\{[^{}]*\}`,
);

/** A name, at the start of patterns such as `name(?=\s*\()`. */
const nameStart = /^#\?(?=\(\?!\\s\)\[_\$a-zA-Z)/;

/**
 * Without it, such a pattern is tried at every letter of a name, and a text in base64 of 40 kB takes a
 * minute.
 */
const notAfterLetter = '(?:#|(?<![_$a-zA-Z]))';

/**
 * Corrects a grammar of the JavaScript family in place: attributes may nest braces deeper, and patterns for
 * names are tried once in a name.
 */
export function correctGrammar(grammar: object): void {
  replacePatterns(grammar, (source) =>
    source.replaceAll(braces, `(?:${deeperBraces})`).replace(nameStart, () => notAfterLetter),
  );
}

function replacePatterns(grammar: object, replace: (source: string) => string): void {
  let changed = 0;
  const seen = new Set<object>();
  const visit = (node: Record<string, unknown>) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (value instanceof RegExp) {
        const source = replace(value.source);
        if (source === value.source) continue;
        node[key] = new RegExp(source, value.flags);
        changed += 1;
      } else if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
    }
  };
  visit(grammar as Record<string, unknown>);
  if (changed === 0) throw new Error('The grammar has no pattern of the known form: it has changed.');
}
