import type { WordMark } from './code-marks.ts';

/** A regular expression of a fence, with the flags `d` and `g`. */
export interface MarkedPattern {
  readonly pattern: RegExp;
  readonly kind: WordMark['kind'];
}

/** Finds what patterns match in the lines of a sample. A pattern with groups marks only what these match. */
export function patternWords(text: string, patterns: readonly MarkedPattern[]): WordMark[] {
  if (patterns.length === 0) return [];
  return text.split('\n').flatMap((line, index) =>
    patterns.flatMap(({ pattern, kind }) =>
      [...line.matchAll(pattern)].flatMap(matchedRanges).map(([from, to]) => {
        return { text: line.slice(from, to), kind, first: index + 1, last: index + 1, at: from };
      }),
    ),
  );
}

/** Returns where the groups of a match begin and end, or else the whole. What is empty is left out. */
function matchedRanges({ indices: [whole, ...groups] = [] }: RegExpExecArray): [from: number, to: number][] {
  const ranges: ([from: number, to: number] | undefined)[] = groups.length > 0 ? groups : [whole];
  return ranges.filter((range) => range !== undefined).filter(([from, to]) => from < to);
}
