import { validateHeaderValue } from 'node:http';
import { expect, test } from 'vitest';
import {
  headersFor,
  parseHeadersFile,
  parseRedirectsFile,
  redirectFor,
} from '../../../src/serve/host-files.ts';

test('_headers', () => {
  const rules = parseHeadersFile(`
  Lost: yes
# all
/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload
not a header
/assets/*
\tcache-control:  public, max-age=31536000
  Link: </b>
  nonsense
`);
  expect([...headersFor(rules, '/assets/a.js')]).toEqual([
    ['x-frame-options', 'DENY'],
    ['link', '</a>; rel=preload, </b>'],
    ['cache-control', 'public, max-age=31536000'],
  ]);
  expect([...headersFor(rules, '/a/')].map(([name]) => name)).toEqual(['x-frame-options', 'link']);
});

test('a value of _headers has the bytes of its file', () => {
  const value = headersFor(parseHeadersFile('/*\n  X-Team: Größe → Ω'), '/').get('x-team') ?? '';
  expect(() => validateHeaderValue('X-Team', value)).not.toThrow();
  expect(Buffer.from(value, 'latin1').toString()).toBe('Größe → Ω');
});

test('_redirects', () => {
  const rules = parseRedirectsFile(`
# comment
/old/          /new/
/moved/:name   /to/:name/   302   # for now
/app/*         /_app/       200
/here          /there       301!
/half
/bad           /x           999
/gone          /gone.html   410
relative       /x
`);
  expect(rules).toHaveLength(4);
  expect(redirectFor(rules, '/old')).toEqual({ to: '/new/', status: 301, forced: false });
  expect(redirectFor(rules, '/moved/x/')).toEqual({ to: '/to/x/', status: 302, forced: false });
  expect(redirectFor(rules, '/app/a/b')).toEqual({ to: '/_app/', status: 200, forced: false });
  expect(redirectFor(rules, '/here')).toEqual({ to: '/there', status: 301, forced: true });
  expect(redirectFor(rules, '/bad')).toBeUndefined();
  expect(redirectFor(rules, '/gone')).toBeUndefined();
});
