import { isBlank } from './source-lines.ts';

const fence = /^( *)(`{3,}|~{3,})([^`]*)$/;
const anyFence = /```|~~~/;

/** Raw HTML that a blank line does not end. */
const openHtml = /<(?:!|\?|script|pre|style|textarea)/i;
const wholeComments = /<!--(?!-?>)(?:(?!--).)*-->/g;

/**
 * Finds where blocks that are not plain end: the blank line after which whatever begins in the first column as text, heading or fence
 * belongs to none of them. Where that is not certain, because a fence or raw HTML may still be open, it is the end of the text.
 */
export function roughEnd(lines: readonly string[], from: number): number {
  let maySeeHtml = false;
  for (let line = from; line < lines.length; line++) {
    const text = lines[line] ?? '';
    if (isBlank(text)) return line;
    if (openHtml.test(text.replace(wholeComments, ''))) return lines.length;
    maySeeHtml ||= text.trimStart().startsWith('<');
    if (!anyFence.test(text)) continue;
    const close = maySeeHtml ? undefined : fenceEnd(lines, line);
    if (close === undefined) return lines.length;
    line = close;
  }
  return lines.length;
}

/**
 * The closing line of a fence that may stand in a list or not: both agree when nothing in it is less indented, and its closing line is
 * indented as its first.
 */
function fenceEnd(lines: readonly string[], opened: number): number | undefined {
  const [, indent, marker] = fence.exec(lines[opened] ?? '') ?? [];
  if (indent === undefined || marker === undefined) return undefined;
  for (let line = opened + 1; line < lines.length; line++) {
    const text = lines[line] ?? '';
    if (isBlank(text)) continue;
    if (!text.startsWith(indent)) return undefined;
    const bare = text.replace(/^ +| +$/g, '');
    if (!bare.startsWith(marker) || bare !== (marker[0] ?? '').repeat(bare.length)) continue;
    return text.startsWith(indent + marker) ? line : undefined;
  }
  return undefined;
}
