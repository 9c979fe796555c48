import type { HeaderBlock } from '../../assemble/host-rules.ts';
import { hasCaptures } from '../../lib/path.ts';
import type { HostRedirect, HostRules } from './host-rules.ts';

/**
 * Returns a part of a configuration of nginx, to be included in the `server` block of the site. A `location`
 * with headers of its own does not inherit those around it, so it repeats them.
 */
export function nginxConfig({ headers, redirects }: HostRules, base: string): string {
  const patterns = [...new Set(headers.map(({ pattern }) => pattern))];
  const places = patterns.filter((pattern) => !covers(pattern, `${base}*`));
  const own = { place: `= ${quote(`${base}nginx.conf`)}`, lines: ['return 404;'] };
  const headed = places.map((pattern) => headerLocation(pattern, headers));
  const moved = redirects.flatMap(redirectLocations);
  // nginx refuses two locations for one place. The first redirect counts, as it does for other hosts.
  const chosen = new Map([...headed, ...moved.toReversed(), own].map((one) => [one.place, one]));
  const locations = [own, ...headed, ...moved].filter((one) => chosen.get(one.place) === one);
  const blocks = [
    '# Include this file in the server block of the site, whose root is this folder:',
    '#   include /path/to/dist/nginx.conf;',
    'index index.html;',
    ...types,
    // Behind a proxy, nginx knows neither the scheme nor the port that a redirect has to name.
    'absolute_redirect off;',
    `error_page 404 ${base}404.html;`,
    ...headerLines(`${base}*`, headers),
    ...locations.map(locationBlock),
  ];
  return `${blocks.join('\n')}\n`;
}

/** nginx sends files of types that it does not know for download, and states the encoding of few. */
const types = [
  'include mime.types;',
  'types {',
  '  text/markdown md;',
  '  application/manifest+json webmanifest;',
  '}',
  'charset utf-8;',
  'charset_types text/plain text/css text/markdown text/xml application/javascript application/json;',
];

/** A block of the configuration. */
interface Location {
  /** `= "/a"`, or a prefix, or a pattern. */
  readonly place: string;
  readonly lines: readonly string[];
}

function locationBlock({ place, lines }: Location): string {
  return `location ${place} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}

/** True if every address that the second pattern matches is also matched by the first one. */
function covers(outer: string, inner: string): boolean {
  return outer === inner || (outer.endsWith('*') && inner.startsWith(outer.slice(0, -1)));
}

function headerLocation(pattern: string, headers: HostRules['headers']): Location {
  const place = pattern.endsWith('*') ? quote(pattern.slice(0, -1)) : `= ${quote(pattern)}`;
  return { place, lines: headerLines(pattern, headers) };
}

/** The headers of all rules that apply to every address of a pattern, the general ones first. */
function headerLines(pattern: string, headers: HostRules['headers']): string[] {
  return (
    headers
      .filter((rule) => covers(rule.pattern, pattern))
      .toSorted((a, b) => a.pattern.length - b.pattern.length)
      .flatMap((rule) => rule.headers)
      // In a value, nginx would read a dollar as the start of a variable, and has no escape for it.
      .filter(([, value]) => !value.includes('$'))
      .map(headerLine)
  );
}

function headerLine([name, value]: HeaderBlock['headers'][number]): string {
  return `add_header ${name} ${quote(value)} always;`;
}

/** `/old/:page/*` becomes a pattern with named captures, which the target refers to. */
function redirectLocations(redirect: HostRedirect): Location[] {
  const { from, to, status } = redirect;
  const bare = from.replace(/\/$/, '');
  const target = quote(
    to
      .replace(/\$/g, '')
      .replace(/:([a-z_]\w*)/gi, '$$$1')
      .replace(/^(https?)\$/, '$1:'),
  );
  const lines = [`return ${status} ${target};`];
  if (!hasCaptures(from)) {
    const places = [...new Set([bare === '' ? '/' : bare, `${bare}/`])];
    return places.map((place) => ({ place: `= ${quote(place)}`, lines }));
  }
  const pattern = bare
    .split('/')
    .map((name) =>
      name === '*'
        ? '(?<splat>.*)'
        : name.startsWith(':')
          ? `(?<${name.slice(1)}>[^/]+)`
          : escapePattern(name),
    )
    .join('/');
  return [{ place: `~ ${quote(`^${pattern}/?$`)}`, lines }];
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** nginx reads quotes and backslashes in a quoted word as escapes. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
