/**
 * A callout as the parse stage writes it; words of the shell stand in parentheses, as `parseText` shows them.
 */
export function callout(severity: string, html: string): string {
  return `<aside class="callout callout-${severity}" role="note" aria-label="(callout-${severity})">${html}</aside>`;
}

/** A sample as the parse stage writes it. */
export function codeBlock(language: string, html: string, title = '', attributes = ''): string {
  const name = title === '' ? language : title.replace(/<[^>]*>/g, '');
  return (
    `<div class="code-block" data-language="${language}">${title}` +
    `<pre tabindex="0" role="group" aria-label="${name}"${attributes}>` +
    `<code class="language-${language}">${html}</code></pre>` +
    '<button type="button" class="code-copy" data-copy hidden>(copy)</button></div>'
  );
}
