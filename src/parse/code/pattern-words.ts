import type { WordMark } from './code-marks.ts';

/** A regular expression of a fence, with the flag `g`. */
export interface MarkedPattern {
  readonly pattern: RegExp;
  readonly kind: WordMark['kind'];
}

/** Finds what patterns match in the lines of a sample. A pattern with groups marks only what these match. */
export function patternWords(text: string, patterns: readonly MarkedPattern[]): WordMark[] {
  if (patterns.length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      patterns.flatMap(({ pattern, kind }) =>
        [...line.matchAll(pattern)].flatMap(([match, ...groups]) =>
          [...new Set(groups.length > 0 ? groups : [match])]
            .filter((found) => found !== undefined && found !== '')
            .map((found) => ({ text: found, kind, first: index + 1, last: index + 1 })),
        ),
      ),
    );
}
