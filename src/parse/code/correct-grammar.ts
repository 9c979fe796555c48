/** The start of a name, in patterns such as `name(?=\s*\()`. */
const nameStart = /^#\?(?=\(\?!\\s\)\[_\$a-zA-Z)/;

/** Without it, such a pattern is tried at each letter of a name, so a long line of base64 takes minutes. */
const notAfterLetter = '(?:#|(?<![_$a-zA-Z]))';

/**
 * Changes a grammar of the JavaScript family, which stands in those of HTML and Markdown: patterns of
 * names are tried once for a name.
 */
export function correctGrammar(grammar: object): void {
  let changed = 0;
  const seen = new Set<object>();
  const visit = (node: Record<string, unknown>) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (value instanceof RegExp) {
        const source = correctPattern(value.source);
        if (source === value.source) continue;
        node[key] = new RegExp(source, value.flags);
        changed += 1;
      } else if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
    }
  };
  visit(grammar as Record<string, unknown>);
  if (changed === 0) throw new Error('The grammar has changed: it has no pattern that is known here.');
}

function correctPattern(source: string): string {
  return source.replace(nameStart, () => notAfterLetter);
}
