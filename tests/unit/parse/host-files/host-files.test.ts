import { describe, expect, test } from 'vitest';
import { readHeaders } from '../../../../src/parse/host-files/parse-headers.ts';
import { readRedirects } from '../../../../src/parse/host-files/parse-redirects.ts';

describe('a line of _redirects', () => {
  const rule = { status: 301, forced: false, conditional: false, line: 1 };

  test.each<[string, object]>([
    ['/a /b', { from: '/a', to: '/b' }],
    ['  /a\t/b  302  # for now', { from: '/a', to: '/b', status: 302 }],
    ['/a https://b.dev/#c 301!', { from: '/a', to: 'https://b.dev/#c', forced: true }],
    ['/:lang/a/* /:lang/b/:splat 200', { from: '/:lang/a/*', to: '/:lang/b/:splat', status: 200 }],
    ['http://a.dev/* https://b.dev/:splat', { from: 'http://a.dev/*', to: 'https://b.dev/:splat' }],
    ['/store id=:id /blog/:id 301', { from: '/store', to: '/blog/:id', conditional: true }],
    ['/ /de 302 Language=de', { from: '/', to: '/de', status: 302, conditional: true }],
    ['/* /a Country=us', { from: '/*', to: '/a', conditional: true }],
    ['/* /404 404', { from: '/*', to: '/404', status: 404 }],
  ])('%s', (line, expected) => {
    expect(readRedirects(line)).toEqual({ rules: [{ ...rule, ...expected }], problems: [] });
  });

  test.each([
    ['/half', 'Redirect from "/half" has no target.', '/half /new-address/ 301'],
    ['/half 302', 'Redirect from "/half" has no target.', '/half /new-address/ 302'],
    ['old /new', 'Redirect source "old" is not a path of the site.', '/old /new'],
    ['/a /b 999', 'Redirect from "/a" has the unknown status "999".', '/a /b 301'],
  ])('%s is a problem', (line, message, hint) => {
    expect(readRedirects(`# all\r\n  ${line}`)).toEqual({
      rules: [],
      problems: [{ line: 2, column: 3, message, hint }],
    });
  });

  test.each(['', '# nothing', ' \n\n'])('%j is nothing', (text) => {
    expect(readRedirects(text)).toEqual({ rules: [], problems: [] });
  });
});

describe('_headers', () => {
  test('has paths with headers below', () => {
    const { rules, problems } = readHeaders(
      '\ufeff/*\n  # all\n  A: b: c\n\tX-Y:z\n\n  ! Server\nhttps://a.dev/b\n  C: d',
    );
    expect(problems).toEqual([]);
    expect(rules).toEqual([
      {
        pattern: '/*',
        headers: [
          { name: 'A', value: 'b: c', line: 3, column: 3 },
          { name: 'X-Y', value: 'z', line: 4, column: 2 },
        ],
      },
      { pattern: 'https://a.dev/b', headers: [{ name: 'C', value: 'd', line: 8, column: 3 }] },
    ]);
  });

  test.each([
    ['  A: b', 'Header "A" is below no path.', '/*\n  A: b'],
    ['/*\n  X-Y z', '"X-Y z" is not a header.', '  X-Y: z'],
    ['/*\nA: b', '"A: b" is not a path of the site.', '  A: b'],
    ['assets/*\n  A: b', '"assets/*" is not a path of the site.', '/assets/*'],
  ])('%j is a problem', (text, message, hint) => {
    const { problems, rules } = readHeaders(text);
    expect(problems).toMatchObject([{ message, hint }]);
    expect(rules.flatMap(({ headers }) => headers)).toEqual([]);
  });
});
