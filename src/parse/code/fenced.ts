/** Encloses code in a fence that is longer than any fence inside it. */
export function fenced(info: string, code: string): string {
  let longest = 2;
  for (const [found] of code.matchAll(/`{3,}/g)) longest = Math.max(longest, found.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}
