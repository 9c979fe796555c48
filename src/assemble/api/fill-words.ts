/** Fills a sentence of the shell: `('{name} prop', { name: 'size' })` → `size prop`. Unknown names stay. */
export function fillWords(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
