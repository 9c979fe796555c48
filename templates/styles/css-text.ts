/** Removes comments, indentation and line breaks. Strings in the sheet must not depend on white space. */
export function compactCss(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
}

/**
 * Removes custom properties that no rule of the sheet uses, directly or through other properties, and none of
 * the rules that follow the sheet.
 */
export function pruneVariables(css: string, following = ''): string {
  for (let current = css; ; ) {
    const used = new Set(
      Array.from(`${current}${following}`.matchAll(/var\(\s*(--[\w-]+)/g), (match) => match[1]),
    );
    const next = current
      .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name: string) =>
        used.has(name) ? whole : '',
      )
      .replace(/(?<=^|[{}])[^{}@]+\{\}/g, '');
    if (next === current) return next;
    current = next;
  }
}

/** Removes rules that an earlier demo of the page already brings. Global rules stay with their components. */
export function dropRepeatedRules(html: string): string {
  const seen = new Set<string>();
  const isNew = (rule: string): boolean => !seen.has(rule) && seen.add(rule) !== undefined;
  return html.replace(
    /(<style data-emotion="[\w-]*(?<!-global) [^"]*">)(.*?)(?=<\/style>)/gs,
    (_whole, tag: string, css: string) => tag + topRules(css).filter(isNew).join(''),
  );
}

/** Splits at the top level: `a{b}@media c{d{e}}` → `a{b}`, `@media c{d{e}}`. Braces in strings are text. */
function topRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else continue;
    if (depth > 0 || sign === '{') continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return start < css.length ? [...rules, css.slice(start)] : rules;
}
