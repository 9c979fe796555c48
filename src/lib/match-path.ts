import { decodeLetters } from './decode-url.ts';

/** The parts of a path that a pattern captured, by name; `*` captures `splat`. */
export type Captures = Readonly<Record<string, string>>;

/**
 * Matches a path against a pattern of `_redirects` or `_headers`, with an optional trailing slash: `:name`
 * captures a segment, a final `*` the rest. Letters may be escaped in either:
 * `('/old/:page/*', '/old/a/b/c/')` → `{ page: 'a', splat: 'b/c' }`
 */
export function matchPath(pattern: string, path: string): Captures | undefined {
  const expected = decodeLetters(pattern).split('/').filter(Boolean);
  const actual = decodeLetters(path).split('/').filter(Boolean);
  const captures: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    if (segment === '*' && index === expected.length - 1)
      return { ...captures, splat: actual.slice(index).join('/') };
    const found = actual[index];
    if (found === undefined) return undefined;
    if (segment.startsWith(':')) captures[segment.slice(1)] = found;
    else if (!segmentMatches(segment, found)) return undefined;
  }
  return expected.length === actual.length ? captures : undefined;
}

/** `*.js` matches `a.js`. */
function segmentMatches(segment: string, found: string): boolean {
  const star = segment.indexOf('*');
  if (star === -1) return segment === found;
  const start = segment.slice(0, star);
  const end = segment.slice(star + 1);
  return found.length >= start.length + end.length && found.startsWith(start) && found.endsWith(end);
}

/** Inserts captures into a redirect target: `('/new/:page', { page: 'a b' })` → `'/new/a%20b'`. */
export function fillPath(target: string, captures: Captures): string {
  return target.replace(/:([A-Za-z_]\w*)/g, (placeholder, name: string) =>
    Object.hasOwn(captures, name) ? encodePath(captures[name] ?? '') : placeholder,
  );
}

/** Encodes a path for a URL: `('/a b/?')` → `'/a%20b/%3F'`. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
