/** Lines from the first to the last, both among them, counted from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** Reads `1,3-5`; undefined when it is anything else, or a range runs backwards. */
export function readLineRanges(text: string): readonly LineRange[] | undefined {
  const ranges: LineRange[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part);
    if (!match) return undefined;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last < first) return undefined;
    ranges.push({ first, last });
  }
  return ranges;
}

/** True when a range holds the line. */
export function holdsLine(ranges: readonly LineRange[], line: number): boolean {
  return ranges.some(({ first, last }) => first <= line && line <= last);
}
