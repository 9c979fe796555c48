import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLanguage, splitLanguage } from '../../../../src/assemble/routes/split-language.ts';
import { toSitePath } from '../../../../src/lib/path.ts';
import type { SitePath } from '../../../../src/model/path.ts';

const languages: readonly [string, ...string[]] = ['en', 'zh', 'pt-br'];

test.each([
  ['/zh/material-ui/', 'zh', '/material-ui', '/material-ui'],
  ['/material-ui/', 'en', '/material-ui', '/material-ui'],
  ['/', 'en', '/', '/'],
  ['/zh', 'zh', '/', '/'],
  ['/zh/', 'zh', '/', '/'],
  ['/pt-br/a', 'pt-br', '/a', '/a'],
  // The default language has no prefix, and a language that is not configured is a path.
  ['/en/a', 'en', '/en/a', '/en/a'],
  ['/fr/a', 'en', '/fr/a', '/fr/a'],
  ['/zhongwen/a', 'en', '/zhongwen/a', '/zhongwen/a'],
  ['/a/zh', 'en', '/a/zh', '/a/zh'],
  ['/zh/zh/a', 'zh', '/zh/a', '/zh/a'],
  // API pages.
  ['/api/button/', 'en', '/api/button', '/api-docs/button'],
  ['/zh/api/button/', 'zh', '/api/button', '/api-docs/button'],
  ['/api', 'en', '/api', '/api-docs'],
  ['/api-docs/button', 'en', '/api-docs/button', '/api-docs/button'],
  ['/apis/button', 'en', '/apis/button', '/apis/button'],
  ['/material-ui/api/button/', 'en', '/material-ui/api/button', '/material-ui/api/button'],
  // Hash and query.
  ['/zh/a/?q=1#b', 'zh', '/a', '/a'],
])('%s is %s, %s, %s', (written, language, path, canonical) => {
  expect(splitLanguage(written, languages)).toEqual({ language, path, canonical });
});

test.each([
  ['en', '/a', '/a'],
  ['zh', '/a', '/zh/a'],
  ['zh', '/', '/zh'],
])('%s and %s join to %s', (language, path, joined) => {
  expect(joinLanguage(language, path as SitePath, languages)).toBe(joined);
});

test('a joined path splits into the same parts', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{3,8}$/), { maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...languages), words, (language, segments) => {
      const path = toSitePath(segments.join('/'));
      expect(splitLanguage(joinLanguage(language, path, languages), languages)).toMatchObject({
        language,
        path,
      });
    }),
  );
});
