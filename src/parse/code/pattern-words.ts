import type { WordMark } from './code-marks.ts';

/** A regular expression of a fence, with the flag `g`. */
export interface MarkedPattern {
  readonly pattern: RegExp;
  readonly kind: WordMark['kind'];
}

/**
 * Finds what patterns match in the lines of a sample, each text of a line once. A pattern with groups marks
 * only what these match.
 */
export function patternWords(text: string, patterns: readonly MarkedPattern[]): WordMark[] {
  if (patterns.length === 0) return [];
  return text.split('\n').flatMap((line, index) =>
    patterns.flatMap(({ pattern, kind }) => {
      const texts = [...line.matchAll(pattern)].flatMap(([match, ...groups]): (string | undefined)[] =>
        groups.length > 0 ? groups : [match],
      );
      return [...new Set(texts)]
        .filter((found) => found !== undefined && found !== '')
        .map((found) => ({ text: found, kind, first: index + 1, last: index + 1 }));
    }),
  );
}
