/**
 * Returns a generated page of the manual as plain text: without front matter, title and description, with
 * headings as labels, links as their text, and code indented under its name.
 */
export function plainPage(markdown: string): string {
  const body = markdown.replace(/^---\n.*?\n---\n+# .*?\n+(?:<p class="description">.*?<\/p>\n+)?/s, '');
  let fence: string | undefined;
  const lines = body.split('\n').flatMap((line) => {
    const [, marks = '', title] = /^(`{3,})[^`]*?(?: title="([^"]*)")?$/.exec(line) ?? [];
    if (fence === undefined && marks !== '') {
      fence = marks;
      return title === undefined ? [] : [`  ${title}`, ''];
    }
    if (fence !== undefined && line === fence) {
      fence = undefined;
      return [];
    }
    return [fence === undefined ? plainLine(line) : `    ${line}`.trimEnd()];
  });
  return `${lines.join('\n').trim()}\n`;
}

function plainLine(line: string): string {
  return line
    .replace(/^#+ /, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*/g, '');
}
