/** A line of a page that is a directive, and what stands in its place. */
export interface CopyPart {
  /** In the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * A page as plain Markdown, for readers who want to paste it and for machines: without front matter, with a title, the code of its
 * demos in the place of their directives.
 */
export function markdownCopy(source: string, title: string, parts: readonly CopyPart[]): string {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  for (const { line, text } of parts) lines[line - 1] = text;
  const body = withoutFrontMatter(lines)
    .join('\n')
    .replace(/<p class="description">\s*(.*?)\s*<\/p>/s, '$1')
    .trim();
  return `${/^# /m.test(body) ? '' : `# ${title}\n\n`}${body}\n`;
}

/** A fence that is longer than any inside the code. */
export function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  if (lines[0]?.trimEnd() !== '---') return lines;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  return end < 0 ? lines : lines.slice(end + 1);
}
