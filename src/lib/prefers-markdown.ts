/**
 * Whether a request prefers Markdown to HTML by its `Accept` header: it names `text/markdown`, and gives HTML
 * no higher quality. A browser never names it, and a wildcard alone means HTML.
 *
 * `text/markdown, text/html;q=0.9` → true; `text/html, text/markdown;q=0.5` → false
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const qualities = new Map<string, number>();
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    // An invalid quality counts as if there were none.
    const quality =
      weight === undefined || !/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? 1 : Number(weight);
    qualities.set(type, Math.max(quality, qualities.get(type) ?? 0));
  }
  const markdown = qualities.get('text/markdown') ?? 0;
  const html = qualities.get('text/html') ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
