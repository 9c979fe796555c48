/**
 * HTML without what our pages add to Markdown and without what two printers write in different ways: code
 * blocks and headings as plain as the specification renders them, entities and void elements in one spelling,
 * no line breaks beside tags.
 */
export function plainMarkdownHtml(html: string): string {
  return plainSpelling(plainHeadings(plainCode(html)));
}

/** The frame, the marks of languages and the colours go; an empty line at the end does not count. */
function plainCode(html: string): string {
  return html
    .replace(
      /<div class="code-block"[^>]*>(?:<div class="code-title">.*?<\/div>)?(<pre[^>]*>.*?<\/pre>)<button.*?<\/button><\/div>/gs,
      (_, pre: string) => pre.replace(/<span class="token-\w+">|<\/span>/g, ''),
    )
    .replace(
      /<pre(?: tabindex="0" role="group" aria-label="[^"]*")?><code(?: class="[^"]*")?>(.*?)\n?<\/code><\/pre>/gs,
      '<pre><code>$1</code></pre>',
    );
}

function plainHeadings(html: string): string {
  return html
    .replace(/(<h[1-6] id="[^"]*">)<span id="[^"]*"><\/span>/g, '$1')
    .replace(/<(h[1-6]) id="[^"]*"><a class="heading-link" href="[^"]*">(.*?)<\/a><\/\1>/gs, '<$1>$2</$1>')
    .replace(/<(h[1-6]) id="[^"]*">(.*?)<a class="heading-anchor"[^>]*><\/a><\/\1>/gs, '<$1>$2</$1>');
}

function plainSpelling(html: string): string {
  return html
    .replace(/(<div class="table-scroll" tabindex="0") role="group" aria-label="[^"]*"/g, '$1')
    .replace(/(<a [^>]*) data-bare>/g, '$1>')
    .replace(/<([a-z][^<>]*?)\s*\/>/gi, '<$1>')
    .replace(/(<t[dh]) class="align-(\w+)"/g, '$1 align="$2"')
    .replace(/(<t[dh]) align="left"/g, '$1')
    .replaceAll('&#x3C;', '&lt;')
    .replace(/&quot;|&#x22;/g, '"')
    .replace(/&#x27;/g, "'")
    .replaceAll('&gt;', '>')
    .replace(/&amp;|&#x26;/g, '&')
    .replace(/(?<=>)\n+|\n+(?=<)/g, '')
    .trim();
}
