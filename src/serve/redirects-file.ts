import { fillPath, matchPath } from './match-path.ts';

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** 200 answers with the target's file under the old address. */
  readonly status: number;
  /** Holds even where a file stands. */
  readonly forced: boolean;
}

/** Reads a `_redirects` file: `from to [status][!]` on a line. Lines that say anything else are left out. */
export function parseRedirectsFile(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301', ...rest] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const match = /^(200|301|302|303|307|308)(!?)$/.exec(status);
    if (!from?.startsWith('/') || to === undefined || match === null || rest.length > 0) return [];
    return [{ from, to, status: Number(match[1]), forced: match[2] === '!' }];
  });
}

/** The first redirect that fits a path, its target filled in. */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): { readonly to: string; readonly status: number; readonly forced: boolean } | undefined {
  for (const { from, to, status, forced } of rules) {
    const captures = matchPath(from, path);
    if (captures !== undefined) return { to: fillPath(to, captures), status, forced };
  }
  return undefined;
}
