// `_headers` and `_redirects` configure static hosts; both name paths by patterns.

/** A block of `_headers`. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Parses a `_headers` file: patterns start a line, their headers are indented below. Ignores other lines. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const header = /^\s+([!#$%&'*+.^_`|~\w-]+):\s*(.*?)\s*$/.exec(line);
    if (/^\S/.test(line)) rules.push({ pattern: content, headers: [] });
    else if (header !== null) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
  }
  return rules;
}

/** Returns the headers for a path by lower-case name. Joins values from several rules, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (matchPath(rule.pattern, path) === undefined) continue;
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const earlier = headers.get(key);
      headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** 200 serves the target under the original URL. */
  readonly status: number;
  /** Whether the rule also applies where a file exists. */
  readonly forced: boolean;
}

/** Parses a `_redirects` file with `from to [status][!]` on each line. Ignores other lines. */
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

/** Returns the first redirect that matches a path, with its target filled in. */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): Omit<RedirectRule, 'from'> | undefined {
  for (const { from, to, status, forced } of rules) {
    const captures = matchPath(from, path);
    if (captures !== undefined) return { to: fillPath(to, captures), status, forced };
  }
  return undefined;
}

/** The parts of a path that a pattern captured, by name; `*` captures `splat`. */
export type Captures = Readonly<Record<string, string>>;

/**
 * Matches a path against a pattern, with an optional trailing slash: `:name` captures a segment, a final `*`
 * the rest: `('/old/:page/*', '/old/a/b/c/')` → `{ page: 'a', splat: 'b/c' }`
 */
export function matchPath(pattern: string, path: string): Captures | undefined {
  const expected = pattern.split('/').filter(Boolean);
  const actual = path.split('/').filter(Boolean);
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
