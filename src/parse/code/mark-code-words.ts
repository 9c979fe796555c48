import type { WordMark } from './code-marks.ts';

/**
 * Marks words in a line of highlighted code with `<mark class="word-highlight">`. A word may begin in one
 * token and end in another.
 *
 * @param html the line as `highlight` returns it
 * @param text the line as the author wrote it
 */
export function markCodeWords(html: string, text: string, words: readonly WordMark[]): string {
  const ranges = apart(words.flatMap((word) => occurrences(text, word)));
  if (ranges.length === 0) return html;
  let at = 0;
  return html.replace(/(<[^>]*>)|(&\w+;|[^<&]+)/g, (whole, tag: string | undefined) => {
    if (tag !== undefined) return whole;
    // An entity is one character of the text.
    const isEntity = whole.startsWith('&');
    const length = isEntity ? 1 : whole.length;
    const start = at;
    at += length;
    return isEntity
      ? wrap(
          whole,
          ranges.find(({ from, to }) => from <= start && start < to),
        )
      : markPieces(whole, start, ranges);
  });
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly kind: WordMark['kind'];
}

function occurrences(line: string, { text, kind, at }: WordMark): Range[] {
  if (at !== undefined) return [{ from: at, to: at + text.length, kind }];
  const found: Range[] = [];
  for (let from = line.indexOf(text); text !== '' && from >= 0; from = line.indexOf(text, from + text.length))
    found.push({ from, to: from + text.length, kind });
  return found;
}

/** Sorts ranges. Where some overlap, the first one counts. */
function apart(ranges: readonly Range[]): readonly Range[] {
  let end = 0;
  return ranges
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      const isFree = from >= end;
      if (isFree) end = to;
      return isFree;
    });
}

/** Marks the parts of a text, which begins at an index of the line, that lie in ranges. */
function markPieces(text: string, start: number, ranges: readonly Range[]): string {
  let html = '';
  let done = 0;
  for (const range of ranges) {
    const from = Math.max(range.from - start, done);
    const to = Math.min(range.to - start, text.length);
    if (from >= to) continue;
    html += text.slice(done, from) + wrap(text.slice(from, to), range);
    done = to;
  }
  return html + text.slice(done);
}

function wrap(html: string, range: Range | undefined): string {
  return range === undefined ? html : `<mark class="word-${range.kind}">${html}</mark>`;
}
