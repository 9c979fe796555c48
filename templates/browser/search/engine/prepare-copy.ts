import { numbersOf } from './create-name-matcher.ts';

/** A line of a page, prepared for queries. */
export interface PreparedLine {
  readonly text: string;
  /** Its parts, of which browsers find each alone: the cells of a row, or the whole line. */
  readonly cells: readonly string[];
  readonly heading?: string;
  readonly isCode: boolean;
  /** The numbers of its names. */
  readonly names: readonly number[];
}

/** Prepares a Markdown copy once for all queries. */
export function prepareCopy(markdown: string): PreparedLine[] {
  const lines: PreparedLine[] = [];
  let heading: string | undefined;
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const marks = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    // Code that contains fences is between longer ones.
    if (marks !== undefined && (fence === undefined || (marks.startsWith(fence) && line.trim() === marks))) {
      fence = fence === undefined ? marks : undefined;
      continue;
    }
    const isCode = fence !== undefined;
    const [, title] = (!isCode && /^#{1,6} (.*?)(?: \{#[^}]*\})?$/.exec(line)) || [];
    if (title !== undefined) heading = plainText(title);
    if (title !== undefined || line.startsWith('> ') || line === '') continue;
    const text = isCode ? line.trim() : plainText(line);
    if (text === '' || isRule(text)) continue;
    const cells = isCode ? [text] : cellsOf(text);
    const shown = cells.join(cellEnd);
    lines.push({
      text: shown,
      cells,
      isCode,
      names: numbersOf(shown),
      ...(heading !== undefined && { heading }),
    });
  }
  return lines;
}

/** What stands between the cells of a row. */
const cellEnd = ' · ';

function cellsOf(text: string): string[] {
  const cells = text.split(' | ').map((cell) => cell.trim());
  return cells.filter((cell) => cell !== '');
}

/** The row of dashes below the head of a table. */
function isRule(text: string): boolean {
  return /^:?-{3,}/.test(text);
}

/** Returns the text of a line of Markdown. The cells of a row are separated by ` | `. */
function plainText(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<br>/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')
    .replace(/\\([|*_`<>])/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(?<=^|[\s(])\*(?=\S)([^*]*[^\s*])\*(?=$|[\s.,:;)])/g, '$1')
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .replace(/&(quot|lt|gt|amp);/g, (_, name: string) => characters[name] ?? '')
    .trim();
}

const characters: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };
