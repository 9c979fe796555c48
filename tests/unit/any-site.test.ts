import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { planRoutes } from '../../src/assemble/routes/plan-routes.ts';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { siteJsonSchema } from '../../src/config/site-schema.ts';
import { validateSite } from '../../src/validate/validate-site.ts';
import { markdownTexts } from '../support/markdown-texts.ts';
import { siteOf } from '../support/sample-site.ts';

/** Texts that stand for a path, a language, an address or a name somewhere, well-formed and not. */
const words = fc.constantFrom(
  ...[
    '',
    ' ',
    '/',
    '//',
    'a',
    '/a',
    '/a/',
    'a/b',
    '/acme/start',
    '../..',
    './a.md',
    'acme/start.md',
    '*',
    '/a/*',
  ],
  ...[
    'en',
    'de',
    'en-GB',
    'xx',
    'de/',
    'https://acme.dev',
    'https://',
    'javascript:alert(1)',
    '//evil.dev',
    'a:b',
  ],
  ...[
    '#',
    '#a',
    '/404',
    '/assets/x',
    '/_search',
    'null',
    '{{a}}',
    '<b>',
    'é',
    '\u{1f600}',
    '\ud800',
    '\0',
    '__proto__',
  ],
  ...['constructor', 'auto', 'error', 'off', 'none', 'navigation/acme.yaml', '#0a66c2', 'x'.repeat(300)],
);
const keys = fc.constantFrom(
  ...[
    'id',
    'name',
    'root',
    'content',
    'navigation',
    'pathname',
    'title',
    'children',
    'href',
    'text',
    'from',
    'to',
  ],
  ...[
    'src',
    'url',
    'path',
    'label',
    'img',
    'link',
    'description',
    'languages',
    'version',
    '__proto__',
    'toString',
  ],
);
const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    words,
    fc.constantFrom(null, true, false, 0, -1, 1e21, Number.NaN),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const siteKeys = Object.keys(siteJsonSchema().properties ?? {}).filter((key) => key !== 'name');
const products = [{ id: 'acme', name: 'Acme', content: 'acme', navigation: 'navigation/acme.yaml' }];
/** Mostly keys of sensible values, because a configuration with errors ends everything. */
const configs = fc
  .tuple(
    fc.constantFrom({}, { products }, { products, languages: ['en', 'de'] }),
    fc.dictionary(fc.constantFrom(...siteKeys), values, { maxKeys: 2, noNullPrototype: true }),
  )
  .map(([usual, odd]) => stringify({ ...usual, ...odd }));

const frontMatter = fc
  .dictionary(
    fc.constantFrom(
      'title',
      'description',
      'path',
      'draft',
      'productId',
      'components',
      'waiAria',
      'fonts',
      'layout',
    ),
    values,
    { maxKeys: 3, noNullPrototype: true },
  )
  .map((data) => `---\n${stringify(data)}---\n`);
const bodies = fc
  .tuple(
    fc.constantFrom(
      '',
      '{{"demo": "A.tsx"}}\n\n',
      '{{"component": "A"}}\n',
      '[a](./start.md#b) ![p](p.png)\n\n',
      ':::info\n',
    ),
    markdownTexts,
  )
  .map((parts) => parts.join(''));
const pages = fc.dictionary(
  fc.constantFrom(
    'acme/start.md',
    'acme/start-de.md',
    'acme/a b.md',
    'acme/é.md',
    'acme/404.md',
    'acme/x/x.md',
    'b.md',
  ),
  fc.tuple(fc.option(frontMatter, { nil: '' }), bodies).map((parts) => parts.join('')),
  { maxKeys: 4, noNullPrototype: true },
);
const sites = fc.record({
  config: configs,
  pages,
  navigation: fc
    .array(values, { maxLength: 3 })
    .map((entries) => ({ 'navigation/acme.yaml': stringify(entries) })),
  translations: values.map((value) => ({ 'translations/de.yaml': stringify(value) })),
  redirects: fc.array(words, { maxLength: 6 }).map((line) => line.join(' ')),
  headers: fc.array(words, { maxLength: 6 }).map((line) => line.join('\n  ')),
});

test('whatever the files of a site contain, problems are values with places', () => {
  fc.assert(
    fc.property(sites, (files) => {
      const flags = { only: [], sizes: false, force: false, strict: false };
      const resolved = resolveConfig({ root: '/site', flags, text: `name: Acme UI\n${files.config}` });
      const site = siteOf({ ...files, config: resolved.value === undefined ? '' : files.config });
      const paths = planRoutes(site).map(({ path }) => path);
      const problems = [...resolved.diagnostics, ...validateSite(site)];
      for (const path of paths) expect(path).toMatch(/^\//);
      for (const { code, message, place } of problems) {
        expect(code).toMatch(/^[a-z][a-z-]+$/);
        expect(message).toMatch(/[.!?…]$/);
        expect(place === undefined || (place.line >= 1 && place.column >= 1), message).toBe(true);
      }
      // Without an error, every page has an address of its own.
      if (problems.every(({ severity }) => severity !== 'error'))
        expect(new Set(paths).size).toBe(paths.length);
    }),
    { numRuns: 400 },
  );
});
