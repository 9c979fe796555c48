import type { Html } from 'mdast';
import { escapeHtml } from '../../lib/html.ts';
import { type PageContext, report } from '../page/page-context.ts';

/** Comments, and elements whose content authors write as code. */
const verbatim =
  /<!--[\s\S]*?(?:-->|$)|<(code|kbd|math|pre|samp|script|style|svg|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** A tag ends before the next one: each sign of 100,000 that open none would look to the end of the block. */
const tags = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/** `## Title`, `- item`, `1. item`, a fence, and inside a line: `**bold**`, a code span, and a link. */
const markdown =
  /^ *(?:#{1,6} |[-*+] |\d{1,9}[.)] |```|~~~)(?=\S)|`[^`\s][^`]*`|\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\[[^[\]]+\]\([^()\s]+\)/;

/**
 * Warns of Markdown in a block of raw HTML, which goes on to the next empty line: readers see the marks. One
 * warning for each block is enough to find the others.
 */
export function lintHtmlMarkdown({ value, position }: Html, context: PageContext): void {
  const text = value.replace(verbatim, blank).replace(tags, blank);
  for (const [index, line] of text.split('\n').entries()) {
    const found = markdown.exec(line);
    if (!found) continue;
    const mark = found[0].trim();
    const { start, end } = position ?? {};
    const source = context.text.slice(start?.offset, end?.offset).split('\n')[index] ?? line;
    // In a quotation or a list, the author's line has markers before it.
    const before = Math.max(0, source.length - line.length) + found.index + found[0].indexOf(mark);
    const column = before + (index === 0 ? (start?.column ?? 1) : 1);
    report(context, { line: (start?.line ?? 1) + index, column }, problemOf(mark));
    return;
  }
}

/** Keeps places: each character but line feeds becomes a space. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function problemOf(mark: string) {
  const element = elementOf(mark);
  return {
    severity: 'warning',
    code: 'html-markdown',
    message: `"${mark}" is shown as text: raw HTML goes on to the next empty line.`,
    hint: element ?? 'Put an empty line before it and after it.',
    ...(element !== undefined && { fix: { from: mark, to: element } }),
  } as const;
}

/** Writes a code span, a strong text or a link as HTML. Undefined for what begins a block. */
function elementOf(mark: string): string | undefined {
  if (mark.startsWith('**')) return `<strong>${mark.slice(2, -2)}</strong>`;
  const [, text, address] = /^\[(.+)\]\((.+)\)$/.exec(mark) ?? [];
  if (text !== undefined && address !== undefined) return `<a href="${escapeHtml(address)}">${text}</a>`;
  return mark.startsWith('`') && !mark.startsWith('```')
    ? `<code>${escapeHtml(mark.slice(1, -1))}</code>`
    : undefined;
}
