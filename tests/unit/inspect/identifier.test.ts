import { expect, test } from 'vitest';
import { basePath, identifierOf, repositoryOf, urlOrigin } from '../../../src/inspect/identifier.ts';

test.each([
  ['Acme UI!', 'acme-ui'],
  ['  @acme/ui-kit 2.0 ', 'acme-ui-kit-2-0'],
  ['Büro & Café', 'buro-cafe'],
  ['ＡＢＣ', 'abc'],
  ['文档', 'documentation'],
  ['', 'documentation'],
])('"%s" has the identifier %s', (name, identifier) => {
  expect(identifierOf(name)).toBe(identifier);
});

test.each([
  ['https://acme.dev/docs/', 'https://acme.dev'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['ftp://acme.dev', undefined],
  ['mailto:a@acme.dev', undefined],
  ['acme.dev', undefined],
  ['', undefined],
  [undefined, undefined],
])('the origin of %j is %j', (url, origin) => {
  expect(urlOrigin(url)).toBe(origin);
});

test.each([
  ['/docs/', '/docs/'],
  ['docs/v1', '/docs/v1/'],
  ['//docs//ui', '/docs/ui/'],
  ['/', undefined],
  ['./', undefined],
  ['/./docs/../ui', '/docs/ui/'],
  ['/a b/c?d/e#f/g\\h/docs', '/docs/'],
  [undefined, undefined],
])('the base %j is the path %j', (base, path) => {
  expect(basePath(base)).toBe(path);
});

test.each([
  ['https://github.com/acme/ui/edit/main/docs/:path', 'https://github.com/acme/ui'],
  ['https://github.com/acme/ui/tree/main/', 'https://github.com/acme/ui'],
  ['https://github.com/acme/ui/blob/main/docs', 'https://github.com/acme/ui'],
  ['https://gitlab.com/acme/ui/-/edit/main/docs', 'https://gitlab.com/acme/ui'],
  ['https://github.com/acme/ui/wiki/main', undefined],
  ['https://github.com/acme/edit/main', undefined],
  ['http://github.com/acme/ui/edit/main', undefined],
  ['see https://github.com/acme/ui/edit/main', undefined],
  [undefined, undefined],
])('the repository of %j is %j', (url, repository) => {
  expect(repositoryOf(url)).toBe(repository);
});
