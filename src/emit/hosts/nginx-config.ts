import type { HeaderBlock } from '../../assemble/generated-headers.ts';
import { decodePart } from '../../lib/decode-url.ts';
import { encodeUrl } from '../../lib/encode-url.ts';
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
  const path = decodePart(pattern);
  const place = path.endsWith('*') ? quote(path.slice(0, -1)) : `= ${quote(path)}`;
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

/** `/old/:page/*` becomes a pattern with captures, which the target refers to. nginx compares it decoded. */
function redirectLocations({ from, to, status }: HostRedirect): Location[] {
  const bare = from.replace(/\/$/, '');
  const names = bare.split('/');
  const captures = names.filter(isCapture).map(captureName);
  const result = `return ${status} ${quote(redirectTarget(to, captures))};`;
  if (!hasCaptures(from)) {
    const places = [...new Set([bare === '' ? '/' : bare, `${bare}/`])];
    return places.map((place) => ({ place: `= ${quote(decodePart(place))}`, lines: [result] }));
  }
  const pattern = names
    .map((name) => (name === '*' ? '(.*)' : isCapture(name) ? '([^/]+)' : escapePattern(decodePart(name))))
    .join('/');
  // Captures are decoded, and may contain line feeds. A variable of "set" gets them encoded again.
  const variables = captures.flatMap((name, index) =>
    result.includes(variableOf(name)) ? [`set ${variableOf(name)} $${index + 1};`] : [],
  );
  return [{ place: `~ ${quote(`^${pattern}/?$`)}`, lines: [...variables, result] }];
}

function isCapture(name: string): boolean {
  return name === '*' || /^:[a-z_]\w*$/i.test(name);
}

function captureName(name: string): string {
  return name === '*' ? 'splat' : name.slice(1);
}

/** A name that is no variable of nginx, as `$host` is. */
function variableOf(name: string): string {
  return `$redirect_${name}`;
}

/** The query of the request stays, unless the target has one. */
function redirectTarget(to: string, captures: readonly string[]): string {
  const target = encodeUrl(to)
    .replace(/\$/g, '')
    .replace(/:([a-z_]\w*)/gi, (written, name: string) =>
      captures.includes(name) ? variableOf(name) : written,
    );
  return target.includes('?') ? target : target.replace(/(?=#|$)/, () => '$is_args$args');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** nginx reads quotes and backslashes in a quoted word as escapes. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
