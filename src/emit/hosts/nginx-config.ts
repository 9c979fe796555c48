import { hasCaptures } from '../../lib/path.ts';
import type { Redirect } from '../../model/config.ts';
import type { HeaderRule, HostRules } from './host-rules.ts';

/**
 * Returns a part of a configuration of nginx, to be included in the `server` block of the site. A `location`
 * with headers of its own does not inherit those around it, so it repeats them.
 */
export function nginxConfig({ headers, redirects }: HostRules, base: string): string {
  const [every, ...others] = headers;
  const common = every?.headers ?? [];
  const blocks = [
    '# Include this file in the server block of the site, whose root is this folder:',
    '#   include /path/to/dist/nginx.conf;',
    'index index.html;',
    'charset utf-8;',
    `error_page 404 ${base}404.html;`,
    ...common.map(headerLine),
    `location = ${quote(`${base}nginx.conf`)} {\n  return 404;\n}`,
    ...others.map((rule) => locationOf(rule, common)),
    ...redirects.map(redirectBlock),
  ];
  return `${blocks.join('\n')}\n`;
}

function locationOf({ pattern, headers }: HeaderRule, common: HeaderRule['headers']): string {
  const place = pattern.endsWith('*') ? quote(pattern.slice(0, -1)) : `= ${quote(pattern)}`;
  return `location ${place} {\n${[...common, ...headers].map((header) => `  ${headerLine(header)}\n`).join('')}}`;
}

function headerLine([name, value]: HeaderRule['headers'][number]): string {
  return `add_header ${name} ${quote(value)} always;`;
}

/** `/old/:page/*` becomes a pattern with named captures, which the target refers to. */
function redirectBlock(redirect: Redirect): string {
  const { from, to, status } = redirect;
  const bare = from.replace(/\/$/, '');
  const target = quote(
    to
      .replace(/\$/g, '')
      .replace(/:([a-z_]\w*)/gi, '$$$1')
      .replace(/^(https?)\$/, '$1:'),
  );
  if (!hasCaptures(redirect.from)) {
    const places = [...new Set([bare === '' ? '/' : bare, `${bare}/`])];
    return places.map((place) => `location = ${quote(place)} {\n  return ${status} ${target};\n}`).join('\n');
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
  return `location ~ ${quote(`^${pattern}/?$`)} {\n  return ${status} ${target};\n}`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** nginx reads quotes and backslashes in a quoted word as escapes. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
