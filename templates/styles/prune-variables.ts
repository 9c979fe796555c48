/** Drops declarations of custom properties that nothing in the sheet refers to, also those that only such refer to. */
export function pruneVariables(css: string): string {
  for (let current = css; ; ) {
    const used = new Set(Array.from(current.matchAll(/var\(\s*(--[\w-]+)/g), (match) => match[1]));
    const next = current
      .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name: string) =>
        used.has(name) ? whole : '',
      )
      .replace(/(?<=^|[{}])[^{}@]+\{\}/g, '');
    if (next === current) return next;
    current = next;
  }
}
