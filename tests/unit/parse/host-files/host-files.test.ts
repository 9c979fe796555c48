import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseHeaders, readHeaders } from '../../../../src/parse/host-files/parse-headers.ts';
import { parseRedirects, readRedirects } from '../../../../src/parse/host-files/parse-redirects.ts';

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
    ['/a /b x7', { from: '/a', to: '/b', conditional: true }],
  ])('%s', (line, expected) => {
    expect(readRedirects(line)).toEqual({ rules: [{ ...rule, ...expected }], problems: [] });
  });

  test.each([
    ['/half', 'Redirect from "/half" has no target.', '/half /new-address/ 301'],
    ['/half 302', 'Redirect from "/half" has no target.', '/half /new-address/ 302'],
    ['/half 302!', 'Redirect from "/half" has no target.', '/half /new-address/ 302!'],
    ['/half a302', 'Redirect from "/half" has no target.', '/half /new-address/ 301'],
    ['/half 3020', 'Redirect from "/half" has no target.', '/half /new-address/ 301'],
    ['old /new', 'Redirect source "old" is not a path of the site.', '/old /new'],
    ['old/page /new', 'Redirect source "old/page" is not a path of the site.', '/old/page /new'],
    ['/a /b 999', 'Redirect from "/a" has the unknown status "999".', '/a /b 301'],
  ])('%s is a problem', (line, message, hint) => {
    expect(readRedirects(`# all\r\n  ${line}`)).toEqual({
      rules: [],
      problems: [{ line: 2, column: 3, message, hint }],
    });
  });

  test('may end its lines in any way', () => {
    const from = (text: string) => readRedirects(text).rules.map(({ from, line }) => `${line} ${from}`);
    expect(from('\ufeff/a /b\r/c /d\r\n/e /f\n/g /h')).toEqual(['1 /a', '2 /c', '3 /e', '4 /g']);
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
    ['/*\n  X-Y = z', '"X-Y = z" is not a header.', '  X-Y: z'],
    ['/*\n  X-Y=z', '"X-Y=z" is not a header.', '  X-Y: z'],
    ['/*\n  (a) b: c', '"(a) b: c" is not a header.', '  (a) b: c'],
    ['/*\n  a! b', '"a! b" is not a header.', '  a: ! b'],
    ['/*\n  ! a: b', '"! a: b" is not a header.', '  ! a: b'],
    ['/*\n  X-Y: a\u0001', '"X-Y: a\u0001" is not a header.', '  X-Y: a'],
    ['/*\n  X-Y z', '"X-Y z" is not a header.', '  X-Y: z'],
    ['/*\nA: b', '"A: b" is not a path of the site.', '  A: b'],
    ['assets/*\n  A: b', '"assets/*" is not a path of the site.', '/assets/*'],
  ])('%j is a problem', (text, message, hint) => {
    const { problems, rules } = readHeaders(text);
    expect(problems).toMatchObject([{ message, hint }]);
    expect(rules.flatMap(({ headers }) => headers)).toEqual([]);
  });

  test('may end its lines in any way', () => {
    const { rules } = readHeaders('http://a.dev/*\r  A: b\r\n  !Server\n  C: d');
    expect(rules.map(({ pattern, headers }) => [pattern, ...headers.map(({ name }) => name)])).toEqual([
      ['http://a.dev/*', 'A', 'C'],
    ]);
  });
});

describe('a file for hosts', () => {
  const source = 'public/_headers' as SourcePath;
  const warning = (message: string, hint: string) => ({
    severity: 'warning',
    code: 'host-file',
    message,
    hint,
    place: { file: 'content/public/_headers', line: 1, column: 1 },
  });

  test('keeps its text, and has warnings at its lines', () => {
    expect(parseHeaders(source, 'a\n')).toEqual({
      value: { source, text: 'a\n', rules: [] },
      diagnostics: [warning('"a" is not a path of the site.', '/a')],
    });
    expect(parseRedirects(source, 'a /b\n')).toEqual({
      value: { source, text: 'a /b\n', rules: [] },
      diagnostics: [warning('Redirect source "a" is not a path of the site.', '/a /b')],
    });
  });
});
