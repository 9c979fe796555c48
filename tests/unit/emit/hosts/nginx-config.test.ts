import { describe, expect, test } from 'vitest';
import type { HostRules } from '../../../../src/emit/hosts/host-rules.ts';
import { nginxConfig } from '../../../../src/emit/hosts/nginx-config.ts';

/** The locations of a configuration, each with its lines. */
function locations(rules: Partial<HostRules>, base = '/'): string[] {
  const text = nginxConfig({ headers: [], redirects: [], ...rules }, base);
  return [...text.matchAll(/^location (.*) \{\n((?: {2}.*\n)*)\}$/gm)].map(([, place, lines = '']) =>
    [place, ...lines.trimEnd().split('\n')].join('\n'),
  );
}

/** The first location of a redirect. */
const redirected = (from: string, to: string) => locations({ redirects: [{ from, to, status: 301 }] })[1];

test('the configuration itself is no file of the site, and the page for errors is below the base', () => {
  const text = nginxConfig({ headers: [], redirects: [] }, '/ui/');
  expect(text).toContain('error_page 404 /ui/404.html;\n');
  expect(locations({}, '/ui/')).toEqual(['= "/ui/nginx.conf"\n  return 404;']);
  const moved = [{ from: '/ui/nginx.conf', to: '/ui/a/', status: 301 }];
  expect(locations({ redirects: moved }, '/ui/')).toEqual([
    '= "/ui/nginx.conf"\n  return 404;',
    '= "/ui/nginx.conf/"\n  return 301 "/ui/a/$is_args$args";',
  ]);
});

describe('headers', () => {
  const header = (pattern: string, name: string, value = '1') => ({
    pattern,
    headers: [[name, value] as const],
  });

  test('of all pages are outside of locations, those of a part repeat them, the general ones first', () => {
    const headers = [
      header('/ui/assets/big/*', 'X-Big'),
      header('/ui/assets/*', 'X-Assets'),
      header('/ui/*', 'X-All', 'a "b" \\'),
      header('/ui/assets/*', 'X-Second'),
      header('/ui/%C3%BC.js', 'X-File'),
      header('/*', 'X-Host'),
    ];
    const text = nginxConfig({ headers, redirects: [] }, '/ui/');
    expect(text.match(/^add_header .*$/gm)).toEqual([
      'add_header X-Host "1" always;',
      'add_header X-All "a \\"b\\" \\\\" always;',
    ]);
    const names = (place: string) =>
      locations({ headers }, '/ui/')
        .find((one) => one.startsWith(`${place}\n`))
        ?.match(/X-\w+/g);
    expect(names('"/ui/assets/"')).toEqual(['X-Host', 'X-All', 'X-Assets', 'X-Second']);
    expect(names('"/ui/assets/big/"')).toEqual(['X-Host', 'X-All', 'X-Assets', 'X-Second', 'X-Big']);
    expect(names('= "/ui/ü.js"')).toEqual(['X-Host', 'X-All', 'X-File']);
    expect(locations({ headers }, '/ui/')).toHaveLength(4);
  });

  test('with a dollar in their value are left out', () => {
    const headers = [header('/a/*', 'X-Price', '$1'), header('/a/*', 'X-Other')];
    expect(locations({ headers })).toContain('"/a/"\n  add_header X-Other "1" always;');
  });
});

describe('a redirect', () => {
  test('from one address is from both of its forms', () => {
    const redirects = [
      { from: '/old/', to: '/new/', status: 302 },
      { from: '/', to: '/start/', status: 301 },
    ];
    expect(locations({ redirects }).slice(1)).toEqual([
      '= "/old"\n  return 302 "/new/$is_args$args";',
      '= "/old/"\n  return 302 "/new/$is_args$args";',
      '= "/"\n  return 301 "/start/$is_args$args";',
    ]);
  });

  test('counts if it is the first from its address', () => {
    const redirects = ['/one/', '/two/'].map((to) => ({ from: '/old', to, status: 301 }));
    expect(locations({ redirects }).slice(1)).toEqual([
      '= "/old"\n  return 301 "/one/$is_args$args";',
      '= "/old/"\n  return 301 "/one/$is_args$args";',
    ]);
  });

  test.each([
    ['/a.b+(c)/:x', '/n/:x/', '~ "^/a\\\\.b\\\\+\\\\(c\\\\)/([^/]+)/?$"'],
    ['/%C3%BC/*', '/n/:splat', '~ "^/ü/(.*)/?$"'],
    ['/:1/*', '/n/', '~ "^/:1/(.*)/?$"'],
  ])('from %s to %s is from the pattern %s', (from, to, place) => {
    expect(redirected(from, to)?.split('\n')[0]).toBe(place);
  });

  test.each([
    // A capture that the target does not name needs no variable.
    ['/o/:a/:b', '/n/:b/', ['set $redirect_b $2;', 'return 301 "/n/$redirect_b/$is_args$args";']],
    ['/o/:a', '/n/:other/', ['return 301 "/n/:other/$is_args$args";']],
    ['/o/:a', '/n/#:a', ['set $redirect_a $1;', 'return 301 "/n/$is_args$args#$redirect_a";']],
    ['/o/:a', '/n/?q=:a', ['set $redirect_a $1;', 'return 301 "/n/?q=$redirect_a";']],
    ['/o/*', '/n/$host/', ['return 301 "/n/host/$is_args$args";']],
  ])('from %s to %s sets what its target names', (from, to, lines) => {
    expect(redirected(from, to)?.split('\n').slice(1)).toEqual(lines.map((line) => `  ${line}`));
  });
});
