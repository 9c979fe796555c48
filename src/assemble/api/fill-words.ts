/** Fills a sentence of the shell: `('{name} prop', { name: 'size' })` → `size prop`. Unknown names stay. */
export function fillWords(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    // An own one: `{constructor}` has a value in the prototype of every object.
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
