/** Shows the error message that the query of an address asks for. Treats everything in it as text. */
export function showErrorMessage(container: HTMLElement, search: string): void {
  const query = readErrorQuery(search);
  if (!query) return;
  const words: Record<'message' | 'unknown' | 'missingArgument', string> = JSON.parse(
    container.dataset.errorLookup ?? '{}',
  );
  const message = document.querySelector(`[data-error="${CSS.escape(query.code)}"]`)?.textContent;
  const [title, text] = [container.querySelector('strong'), container.querySelector('p')];
  const withCode = (template: string) => template.replace('{code}', () => query.code);
  if (title) title.textContent = withCode(message == null ? words.unknown : words.message);
  if (text) text.textContent = message == null ? '' : fillMessage(message, query.args, words.missingArgument);
  container.hidden = false;
}

/** Reads `?code=9&args[]=purple`. Returns undefined without a code. */
export function readErrorQuery(
  search: string,
): { readonly code: string; readonly args: readonly string[] } | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code')?.trim() ?? '';
  return code === '' ? undefined : { code, args: query.getAll('args[]') };
}

/** Replaces each `%s` of a message with the next argument: `('No %s.', ['x'])` → `No x.` */
export function fillMessage(message: string, args: readonly string[], missing: string): string {
  let next = 0;
  return message.replace(/%s/g, () => args[next++] ?? missing);
}
