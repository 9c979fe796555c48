import { encodePath } from './encode-path.ts';

/** What a pattern captured, by name; the rest that `*` took is `splat`. */
export type Captures = Readonly<Record<string, string>>;

/**
 * Matches a path of the site against a pattern of `_headers` or `_redirects`: `:name` takes one segment, `*` at the end any rest.
 * A slash at the end does not matter. Undefined when it does not match.
 *
 * `('/old/:page/*', '/old/a/b/c/')` → `{ page: 'a', splat: 'b/c' }`
 */
export function matchPath(pattern: string, path: string): Captures | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  const captures: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*' && index === wanted.length - 1)
      return { ...captures, splat: given.slice(index).join('/') };
    const found = given[index];
    if (found === undefined) return undefined;
    if (segment.startsWith(':')) captures[segment.slice(1)] = found;
    else if (!segmentMatches(segment, found)) return undefined;
  }
  return wanted.length === given.length ? captures : undefined;
}

/** `*.js` takes what stands before the end. */
function segmentMatches(segment: string, found: string): boolean {
  const star = segment.indexOf('*');
  if (star === -1) return segment === found;
  const start = segment.slice(0, star);
  const end = segment.slice(star + 1);
  return found.length >= start.length + end.length && found.startsWith(start) && found.endsWith(end);
}

/** Puts what was captured, which is decoded, into a target, which is an address: `('/new/:page', { page: 'a b' })` → `'/new/a%20b'`. */
export function fillPath(target: string, captures: Captures): string {
  return target.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) =>
    Object.hasOwn(captures, name) ? encodePath(captures[name] ?? '') : whole,
  );
}
