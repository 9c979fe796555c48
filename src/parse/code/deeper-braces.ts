/** Braces within braces within braces, as the grammar of JSX has them; an attribute that nests deeper would end its tag. */
const given = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;

/** Braces eight deep: more than anybody writes in one attribute. */
const deeper = Array.from({ length: 7 }).reduce<string>(
  (inner) => String.raw`\{(?:${inner}|[^{}])*\}`,
  String.raw`\{[^{}]*\}`,
);

/** Lets the attributes of a grammar nest their braces deeper: `sx={{ '&:hover': { a: { b: {} } } }}`. Changes the grammar in place. */
export function deepenBraces(grammar: object): void {
  let changed = 0;
  const seen = new Set<object>();
  const visit = (node: Record<string, unknown>) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (value instanceof RegExp) {
        if (!value.source.includes(given)) continue;
        node[key] = new RegExp(value.source.replaceAll(given, `(?:${deeper})`), value.flags);
        changed += 1;
      } else if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
    }
  };
  visit(grammar as Record<string, unknown>);
  if (changed === 0) throw new Error('The grammar of JSX has changed: it has no braces of the known form.');
}
