/** Encloses code in a fence that is longer than any fence inside it. */
export function fenced(info: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}
