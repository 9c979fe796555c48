/**
 * Leaves of the style in front of each demo what no demo above brings: emotion in the browser, too, inserts a rule where it is used first
 * and never again. Global rules stay, since each ends with the component that set it.
 */
export function dropRepeatedRules(html: string): string {
  const seen = new Set<string>();
  const isNew = (rule: string): boolean => !seen.has(rule) && seen.add(rule) !== undefined;
  return html.replace(
    /(<style data-emotion="[\w-]*(?<!-global) [^"]*">)(.*?)(?=<\/style>)/gs,
    (_whole, tag: string, css: string) => tag + topRules(css).filter(isNew).join(''),
  );
}

/** `a{b}@media c{d{e}}` → `a{b}`, `@media c{d{e}}`; braces in strings are text. */
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
