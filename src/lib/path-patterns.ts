import { decodeLetters } from './decode-url.ts';
import { type Captures, matchPath } from './match-path.ts';

/** Many patterns, of which the first that matches a path counts; see `matchPath`. */
export interface PathPatterns {
  first(path: string): FirstMatch | undefined;
}

/** Which pattern of a list matches a path first, and what it captures. */
export interface FirstMatch {
  readonly index: number;
  readonly captures: Captures;
}

/**
 * Prepares patterns for many paths. A site may have thousands of redirects, nearly all from one address:
 * these are looked up, and only the others are compared.
 */
export function pathPatterns(patterns: readonly string[]): PathPatterns {
  const addresses = new Map<string, number>();
  const others: number[] = [];
  for (const [index, pattern] of patterns.entries()) {
    const address = withoutSlashes(pattern);
    if (/[:*]/.test(pattern)) others.push(index);
    else if (!addresses.has(address)) addresses.set(address, index);
  }
  return {
    first(path) {
      const exact = addresses.get(withoutSlashes(path));
      for (const index of others) {
        if (exact !== undefined && exact < index) break;
        const captures = matchPath(patterns[index] ?? '', path);
        if (captures) return { index, captures };
      }
      return exact === undefined ? undefined : { index: exact, captures: {} };
    },
  };
}

/** The segments of a path, which alone count: `/a//b/` → `a/b` */
function withoutSlashes(path: string): string {
  return decodeLetters(path).split('/').filter(Boolean).join('/');
}
