import { expect, test } from 'vitest';
import type * as z from 'zod';
import * as rules from '../../../src/config/field-rules.ts';

/** The correction of a text; `true` for one that is valid, undefined for one without a clear correction. */
function corrected(schema: z.ZodType, value: unknown): unknown {
  const { error } = schema.safeParse(value);
  const [issue, ...others] = error?.issues ?? [];
  expect(others).toEqual([]);
  if (issue === undefined) return true;
  return issue.code === 'custom' ? issue.params?.corrected : issue.code;
}

type Row = readonly [text: unknown, correction: unknown];

const table: Readonly<Record<string, readonly [schema: z.ZodType, rows: readonly Row[]]>> = {
  someText: [
    rules.someText(),
    [
      ['a', true],
      [' ', undefined],
      ['', undefined],
    ],
  ],
  identifier: [
    rules.identifier(),
    [
      ['material-ui', true],
      ['a--b', 'a-b'],
      ['Café', 'cafe'],
      // Letters without such a form are not guessed.
      ['Größe', undefined],
      ['Material UI', 'material-ui'],
      ['-a_b-', 'a-b'],
      ['!', undefined],
    ],
  ],
  slashedPath: [
    rules.slashedPath(),
    [
      ['/', true],
      ['/a/b/', true],
      ['/a', '/a/'],
      ['a//b', '/a/b/'],
      [' /a/ ', '/a/'],
      ['\\a\\b', '/a/b/'],
      ['https://acme.dev/a', '/a/'],
      ['https://acme.dev', '/'],
      ['C:/Program Files/Git/docs/', undefined],
      ['/a?b/', undefined],
    ],
  ],
  target: [
    rules.target(),
    [
      ['/', true],
      ['/a?b#c', true],
      ['https://acme.dev', true],
      ['#a', true],
      ['//acme.dev/a', 'https://acme.dev/a'],
      ['acme.dev', 'https://acme.dev'],
      ['acme.dev/a', 'https://acme.dev/a'],
      ['guide.html', '/guide.html'],
      ['../a', '/a'],
      ['a', '/a'],
      ['a b', undefined],
      ['mailto:me@acme.dev', undefined],
      ['https://', undefined],
    ],
  ],
  origin: [
    rules.origin(),
    [
      ['https://docs.acme.dev', true],
      ['http://localhost:3000/', true],
      ['docs.acme.dev', 'https://docs.acme.dev'],
      ['https://docs.acme.dev/a?b', 'https://docs.acme.dev'],
      [' HTTP://acme.dev/a', 'http://acme.dev'],
      ['ftp://acme.dev', 'https://acme.dev'],
      ['https://me@acme.dev', undefined],
      ['https://acme.dev:port', undefined],
      ['https://acme.dev:99999', undefined],
      ['http://[::1]:3000', true],
      ['', undefined],
    ],
  ],
  url: [
    rules.url(),
    [
      ['https://github.com/acme/ui', true],
      ['acme/ui', 'https://github.com/acme/ui'],
      [' github:acme/ui.js ', 'https://github.com/acme/ui.js'],
      ['git@github.com:acme/ui.git', 'https://github.com/acme/ui'],
      ['ssh://git@gitlab.com/acme/ui', 'https://gitlab.com/acme/ui'],
      ['git+ssh://git@github.com/acme/ui.git', 'https://github.com/acme/ui'],
      ['git://github.com/acme/ui.git', 'https://github.com/acme/ui'],
      ['git+https://github.com/acme/ui', 'https://github.com/acme/ui'],
      ['acme.dev/ui', 'https://acme.dev/ui'],
      ['//acme.dev', 'https://acme.dev'],
      ['https://acme.dev:port/ui', undefined],
      ['ftp://acme.dev', undefined],
    ],
  ],
  host: [
    rules.host(),
    [
      ['docs.acme.dev', true],
      ['localhost:4173', true],
      ['https://Docs.acme.dev/a', 'docs.acme.dev'],
      ['a_b.dev', undefined],
    ],
  ],
  linkScheme: [
    rules.linkScheme(),
    [
      ['vscode', true],
      ['javascripts', true],
      [' VSCode://a', 'vscode'],
      ['javascript', undefined],
      ['JavaScript:', undefined],
    ],
  ],
  environmentName: [
    rules.environmentName(),
    [
      ['API_URL', true],
      ['NODE_ENVIRONMENT', true],
      ['API-URL', 'API_URL'],
      ['1a', '_1a'],
      ['NODE_ENV', undefined],
    ],
  ],
  relativeFile: [
    rules.relativeFile(),
    [
      ['a/b.yaml', true],
      ['../a', true],
      ['/a/b', 'a/b'],
      ['C:\\a\\b', 'a/b'],
      ['', undefined],
    ],
  ],
  cachePlace: [
    rules.cachePlace(),
    [
      ['https://cache.acme.dev/docs', true],
      ['../.cache', true],
      ['https://me:secret@cache.acme.dev/docs', 'https://cache.acme.dev/docs'],
      ['/cache', undefined],
      ['s3://cache', undefined],
    ],
  ],
  cardFont: [
    rules.cardFont(),
    [
      ['fonts/a.ttf', true],
      ['a.OTF', true],
      ['a.woff2', 'a.woff'],
      ['/fonts/a', 'fonts/a.woff'],
    ],
  ],
  separateFolder: [
    rules.separateFolder(),
    [
      ['public', true],
      ['./public', true],
      ['../static', true],
      ['/public', 'public'],
      ['.', undefined],
      ['./', undefined],
      ['..', undefined],
      ['../..', undefined],
    ],
  ],
  languageTag: [
    rules.languageTag(),
    [
      ['zh-Hant', true],
      ['EN_us', 'en-US'],
      ['german!', undefined],
    ],
  ],
  colour: [
    rules.colour(),
    [
      ['#0a66c2', true],
      ['#FFF', true],
      ['oklch(0.6 0.1 250 / 50%)', true],
      ['0a66c2', '#0a66c2'],
      ['#ffff', undefined],
      ['red', undefined],
      ['rgb(1;2)', undefined],
    ],
  ],
  fontFamilies: [
    rules.fontFamilies(),
    [
      ['"Source Serif 4", Georgia,sans-serif', true],
      [' Inter , serif;', 'Inter, serif'],
      ['"Inter', undefined],
    ],
  ],
  fontWeight: [
    rules.fontWeight(),
    [
      [400, true],
      ['100 900', true],
      [999, true],
      [0, undefined],
      [1000, undefined],
      ['bold', undefined],
      ['100-900', undefined],
    ],
  ],
  unicodeRange: [
    rules.unicodeRange(),
    [
      ['U+0000-00FF, U+0131,U+4??', true],
      ['U+', undefined],
      ['0131', undefined],
      ['U+0000-', undefined],
    ],
  ],
  styleFile: [
    rules.styleFile(),
    [
      ['styles/print.css', true],
      ['site.scss', 'site.css'],
      ['/styles/site', 'styles/site.css'],
    ],
  ],
  wholeNumber: [
    rules.wholeNumber(1, 10),
    [
      [1, true],
      [10, true],
      [0, '1'],
      [11, '10'],
      [2.4, '2'],
      [-0.5, '1'],
    ],
  ],
  share: [
    rules.share(),
    [
      [0, true],
      [1, true],
      [-0.1, undefined],
      [1.1, undefined],
    ],
  ],
};

test.each(
  Object.entries(table).flatMap(([name, [schema, rows]]) =>
    rows.map(([value, correction]) => ({ name, schema, value, correction })),
  ),
)('$name: $value is corrected as $correction', ({ schema, value, correction }) => {
  expect(corrected(schema, value)).toBe(correction);
});

test.each([
  ['./logos//ui.svg', 'logos/ui.svg'],
  ['pages/', 'pages'],
  ['../a/b/../c/', '../a/c'],
  ['/', '/'],
])('the path %s is %s', (written, path) => {
  expect(rules.sourcePath(written)).toBe(path);
});
