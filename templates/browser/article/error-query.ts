/** What the address of the page asks for. */
export interface ErrorQuery {
  readonly code: string;
  readonly args: readonly string[];
}

/** Reads `?code=9&args[]=purple`; undefined where no number is asked for. */
export function readErrorQuery(search: string): ErrorQuery | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code')?.trim() ?? '';
  return code === '' ? undefined : { code, args: query.getAll('args[]') };
}

/** Puts the arguments into the gaps of a sentence, in their order: `('No %s.', ['x'])` → `No x.` */
export function fillSentence(sentence: string, args: readonly string[], missing: string): string {
  let next = 0;
  return sentence.replace(/%s/g, () => args[next++] ?? missing);
}
