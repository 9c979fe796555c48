import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../../src/config/resolve-config.ts';
import type { BuildFlags } from '../../../src/model/config.ts';

const noFlags: BuildFlags = { only: [], sizes: false, force: false, strict: false };

function resolve(text: string | undefined, flags: Partial<BuildFlags> = {}) {
  return resolveConfig({ root: '/site', flags: { ...noFlags, ...flags }, text });
}

/** `line:column code: sentence`, then the hint. */
function report(text: string | undefined, flags: Partial<BuildFlags> = {}): string[] {
  return resolve(text, flags).diagnostics.flatMap(({ code, message, place, hint }) => [
    `${place === undefined ? '-' : `${place.line}:${place.column}`} ${code}: ${message}`,
    ...(hint === undefined ? [] : [hint]),
  ]);
}

test('a site needs only a name', () => {
  expect(resolve('name: Acme UI')).toEqual({
    value: {
      root: '/site',
      contentDir: '/site/content',
      outDir: '/site/dist',
      outDirNamed: false,
      parts: [],
      templatesDir: '/site/templates',
      name: 'Acme UI',
      description: '',
      base: '/',
      productionHosts: [],
      languages: ['en'],
      languageFacts: { en: { name: 'English', direction: 'ltr' } },
      products: [],
      routes: [],
      alias: {},
      components: ['../templates/components'],
      publicDir: 'public',
      externalPaths: [],
      linkManifests: [],
      nofollowHosts: [],
      redirects: [],
      trustMarkdown: true,
      markdown: { emoji: false, math: false, mdx: false, mermaid: false, anchors: 'family' },
      contentNegotiation: false,
      llms: true,
      lastUpdated: true,
      feedback: false,
      serviceWorker: 'register',
      licences: {},
      env: {},
      exclude: [],
      includes: [],
      severity: {},
      keepGoing: false,
      fonts: [],
      fontFaces: [],
      styles: [],
      slots: [],
      contentSecurityPolicy: {},
      subresourceIntegrity: false,
      followLinks: [],
      linkSchemes: [],
      timeLimit: 20,
      budgets: { image: 500_000, growth: 10 },
      strict: false,
      only: [],
      sizes: false,
      drafts: false,
      contents: false,
      force: false,
      places: { name: { file: 'content/site.yaml', line: 1, column: 7 } },
    },
    diagnostics: [],
  });
});

test('every key of a site', () => {
  const { value, diagnostics } = resolve(`
name: Acme UI
description: Components.
url: https://docs.acme.dev/
base: /ui/
languages: [en, { id: ar, name: العربية, direction: rtl }]
products:
  - id: material-ui
    name: Material UI
    category: core
    root: [/material-ui/, /system/]
    content: ./pages/material-ui/
    api: material-ui/api
    navigation: navigation/material-ui.yaml
    logo: logos/material-ui.svg
    accent: { light: '#0a66c2', dark: '#7ab8ff' }
    description: The component library.
    versions: [{ text: v7, href: /versions/ }, { text: v8, href: /material-ui/, current: true }]
  - { id: x, name: MUI X, category: , versions: [{ text: v1, href: 'https://x.dev' }] }
routes: [{ source: 'a/:name/:name.md', path: '/react-:name/' }]
alias: { docs: ./docs-internals, react: preact/compat }
components: [./components, ../shared/]
public: static
externalPaths: [/store/]
redirects: [{ from: /old/, to: /new/ }, { from: /a/, to: 'https://b.c', status: 302 }]
markdown: { trust: false }
serviceWorker: unregister
repository: https://github.com/acme/ui.git/
editUrl: https://github.com/acme/ui/edit/main/docs/content/
analytics: {}
ads:
licences: { x: KEY }
fonts: [https://fonts.example/icons.css]
`);
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({
    url: 'https://docs.acme.dev',
    base: '/ui/',
    productionHosts: ['docs.acme.dev'],
    languages: ['en', 'ar'],
    languageFacts: {
      en: { name: 'English', direction: 'ltr' },
      ar: { name: 'العربية', direction: 'rtl' },
    },
    components: ['components', '../shared', '../templates/components'],
    publicDir: 'static',
    alias: { docs: '/site/content/docs-internals', react: 'preact/compat' },
    redirects: [
      { from: '/old/', to: '/new/', status: 301 },
      { from: '/a/', to: 'https://b.c', status: 302 },
    ],
    trustMarkdown: false,
    markdown: { emoji: false, math: false, mdx: false, mermaid: false, anchors: 'family' },
    serviceWorker: 'unregister',
    repository: 'https://github.com/acme/ui',
  });
  expect(value?.products).toMatchObject([
    {
      roots: ['/material-ui/', '/system/'],
      content: 'pages/material-ui',
      versions: [{ current: false }, { current: true }],
    },
    { id: 'x', category: null, roots: ['/x/'], content: 'x', versions: [{ text: 'v1', current: true }] },
  ]);
});

test('the paths of other deployments end with a slash, except those of files', () => {
  const { value } = resolve('name: Acme\nexternalPaths: [/store/, /blog, /caf%C3%A9, /a/terms.pdf]');
  expect(value?.externalPaths).toEqual(['/store/', '/blog/', '/café/', '/a/terms.pdf']);
});

test('flags override the file', () => {
  const text = 'name: A\nurl: https://a.dev\nbase: /a/';
  const { value } = resolve(text, {
    base: '/b/',
    siteUrl: 'https://pr-7.a.dev/',
    out: '/tmp/out',
    only: ['/x/**'],
    force: true,
  });
  expect(value).toMatchObject({
    base: '/b/',
    url: 'https://pr-7.a.dev',
    productionHosts: ['a.dev'],
    outDir: '/tmp/out',
    outDirNamed: true,
    only: ['/x/**'],
    force: true,
  });
});

describe('the correction of a value', () => {
  const correction = (yaml: string) => resolve(`name: A\n${yaml}`).diagnostics.map(({ hint }) => hint);
  test.each([
    ['products: [{ id: Café UI, name: A }]', 'id: cafe-ui'],
    ['products: [{ id: Größe, name: A }]', undefined],
    ['base: https://docs.acme.dev/ui', 'base: /ui/'],
    ['base: https://docs.acme.dev', 'base: /'],
    ['base: C:/Program Files/Git/ui/', undefined],
    ['url: http://localhost:3000/ui', 'url: http://localhost:3000'],
    ['repository: acme/ui', 'repository: https://github.com/acme/ui'],
    ['repository: github:acme/ui', 'repository: https://github.com/acme/ui'],
    ['repository: git@github.com:acme/ui.git', 'repository: https://github.com/acme/ui'],
    ['repository: git+ssh://git@gitlab.com/acme/ui.git', 'repository: https://gitlab.com/acme/ui'],
    ['repository: git+https://github.com/acme/ui.git', 'repository: https://github.com/acme/ui'],
    ['repository: //github.com/acme/ui', 'repository: https://github.com/acme/ui'],
    ['repository: git.acme.dev:8080/ui', 'repository: https://git.acme.dev:8080/ui'],
    ['repository: svn://acme.dev/ui', undefined],
    ['redirects: [{ from: /a/, to: guide.html }]', 'to: /guide.html'],
    ['redirects: [{ from: /a/, to: acme.dev/guide.html }]', 'to: https://acme.dev/guide.html'],
    ['redirects: [{ from: https://acme.dev/a/, to: /b/ }]', 'from: /a/'],
  ])('%s → %s', (yaml, hint) => {
    expect(correction(yaml)).toEqual([hint]);
  });
});

describe('a problem is reported with its correction', () => {
  test.each<[string, string | undefined, string[]]>([
    [
      'no file',
      undefined,
      [
        '- config-missing: File "content/site.yaml" does not exist in "/site".',
        'Create it with at least "name: …", or pass the folder that contains content/.',
      ],
    ],
    ['empty file', '', ['1:1 config-value: "name" is missing.', 'name: …']],
    [
      'syntax',
      'name: "A',
      ['1:7 config-yaml: Text that starts with " is never closed.', 'Add the closing ".'],
    ],
    ['not keys', '- a', ['1:1 config-value: The file must be an object; found a list.']],
    ['blank name', "name: ' '", ['1:7 config-value: "name" must not be empty; found " ".']],
    [
      'number for text',
      'name: A\nproducts: [{ id: a, name: 7 }]',
      ['2:27 config-value: "products[0].name" must be text; found 7.', "name: '7'"],
    ],
    [
      'root without slashes',
      'name: A\nproducts:\n  - { id: a, name: A }\n  - { id: b, name: B, root: material-ui }',
      [
        '4:29 config-value: "products[1].root" must start and end with a slash; found "material-ui".',
        'root: /material-ui/',
      ],
    ],
    [
      'root in a list',
      'name: A\nproducts: [{ id: a, name: A, root: [/a/, b] }]',
      ['2:42 config-value: "products[0].root[1]" must start and end with a slash; found "b".', '/b/'],
    ],
    [
      'id',
      'name: A\nproducts: [{ id: Material UI, name: A }]',
      [
        '2:18 config-value: "products[0].id" must contain only lowercase letters, digits and single dashes; found "Material UI".',
        'id: material-ui',
      ],
    ],
    [
      'id given twice',
      'name: A\nproducts:\n  - { id: a, name: A }\n  - { id: a, name: B }',
      ['4:11 config-value: "products[1].id" repeats "a" of products[0].'],
    ],
    [
      'root given twice',
      'name: A\nproducts:\n  - { id: a, name: A, root: [/b/, /c/] }\n  - { id: b, name: B }\n  - { id: d, name: D, root: /c/ }',
      [
        '4:5 config-value: "products[1].root" repeats "/b/" of products[0].',
        '5:29 config-value: "products[2].root" repeats "/c/" of products[0].',
        'root: /d/',
      ],
    ],
    [
      'folders of API documents in each other',
      `name: A
products:
  - { id: a, name: A, api: { packages: [p], out: docs/api } }
  - { id: b, name: B, api: { packages: [q], out: ./docs/api/ } }
  - { id: c, name: C, api: { packages: [r], out: docs/api/c } }
  - { id: d, name: D, api: { packages: [s], out: docs/api-of-d } }
  - { id: docs, name: E, api: { packages: [t], out: docs } }`,
      [
        '4:50 config-value: "products[1].api.out" overlaps "docs/api" of products[0], where docs api would remove its documents.',
        'out: b/api',
        '5:50 config-value: "products[2].api.out" overlaps "docs/api" of products[0], where docs api would remove its documents.',
        'out: c/api',
        '7:53 config-value: "products[4].api.out" overlaps "docs/api" of products[0], where docs api would remove its documents.',
      ],
    ],
    [
      'category',
      'name: A\nproducts: [{ id: a, name: A, category: cor }]',
      [
        '2:40 config-value: "products[0].category" must be core, x or toolpad; found "cor".',
        'category: core',
      ],
    ],
    [
      'missing in a list',
      'name: A\nproducts:\n  - id: a\n    name:',
      ['4:5 config-value: "products[0].name" is missing.', 'name: …'],
    ],
    [
      'colour',
      "name: A\nproducts: [{ id: a, name: A, accent: { light: '#000', dark: 0a66c2 } }]",
      [
        `2:61 config-value: "products[0].accent.dark" must be a CSS colour such as '#0a66c2'; found "0a66c2".`,
        "dark: '#0a66c2'",
      ],
    ],
    [
      'url with a path',
      'name: A\nurl: docs.acme.dev/ui',
      [
        '2:6 config-value: "url" must be an origin such as https://docs.acme.dev, without a path; found "docs.acme.dev/ui".',
        'url: https://docs.acme.dev',
      ],
    ],
    [
      'production host',
      'name: A\nproductionHosts: [https://docs.acme.dev/]',
      [
        '2:19 config-value: "productionHosts[0]" must be a host name such as docs.acme.dev, without scheme and path; found "https://docs.acme.dev/".',
        'docs.acme.dev',
      ],
    ],
    [
      'scalar for list',
      'name: A\nlanguages: zh',
      ['2:12 config-value: "languages" must be a list; found "zh".', 'languages: [zh]'],
    ],
    [
      'name of a language',
      'name: A\nlanguages: [en, French]',
      ['2:17 config-value: "languages[1]" must be a language tag such as en or pt-BR; found "French".', 'fr'],
    ],
    [
      'name of a repository',
      'name: A\nrepository: acme/ui',
      [
        '2:13 config-value: "repository" must be a URL that starts with https:// or http://; found "acme/ui".',
        'repository: https://github.com/acme/ui',
      ],
    ],
    [
      'no language',
      'name: A\nlanguages: []',
      ['2:12 config-value: "languages" must name at least one language; found an empty list.'],
    ],
    [
      'language tag',
      'name: A\nlanguages: [en, pt_BR]',
      [
        '2:17 config-value: "languages[1]" must be a language tag such as en or pt-BR; found "pt_BR".',
        'pt-BR',
      ],
    ],
    [
      'language tag whose parts are in no order',
      'name: A\nlanguages: [en, xx-invalid-lang, zh-Hant-TW, de-CH-1996]',
      [
        '2:17 config-value: "languages[1]" must be a language tag such as en or pt-BR; found "xx-invalid-lang".',
      ],
    ],
    [
      'language tag in other letters',
      'name: A\nlanguages: [en, EN_us, zh_hant_tw, "??"]',
      [
        '2:17 config-value: "languages[1]" must be a language tag such as en or pt-BR; found "EN_us".',
        'en-US',
        '2:24 config-value: "languages[2]" must be a language tag such as en or pt-BR; found "zh_hant_tw".',
        'zh-Hant-TW',
        '2:36 config-value: "languages[3]" must be a language tag such as en or pt-BR; found "??".',
      ],
    ],
    [
      'language twice',
      'name: A\nlanguages: [en, { id: en }]',
      ['2:17 config-value: "languages[1]" repeats "en" of languages[0].'],
    ],
    [
      'language of a wrong kind',
      'name: A\nlanguages: [3]',
      ['2:13 config-value: "languages[0]" must be text or an object; found 3.'],
    ],
    [
      'key inside a choice',
      'name: A\nlanguages: [{ id: ar, direction: rt }]',
      ['2:34 config-value: "languages[0].direction" must be ltr or rtl; found "rt".', 'direction: rtl'],
    ],
    [
      'route with an unknown capture',
      "name: A\nroutes: [{ source: 'a/:name.md', path: '/:nam/' }]",
      ['2:40 config-value: "routes[0].path" uses :nam, which its source does not capture.'],
    ],
    [
      'redirect',
      'name: A\nredirects: [{ from: old, to: /new/, status: 300 }]',
      [
        '2:21 config-value: "redirects[0].from" must start with one slash; found "old".',
        'from: /old',
        '2:45 config-value: "redirects[0].status" must be 301, 302, 307 or 308; found 300.',
        'status: 301',
      ],
    ],
    [
      'target of a redirect',
      `name: A\nredirects: [{ from: /a, to: //b.dev/ }, { from: /b, to: 'x:alert(1)' }, { from: /c, to: "/d\\r\\nX: e" }]`,
      [
        `2:29 config-value: "redirects[0].to" must start with one slash or with https://, and contain no blanks; found "//b.dev/".`,
        'to: https://b.dev/',
        `2:57 config-value: "redirects[1].to" must start with one slash or with https://, and contain no blanks; found "x:alert(1)".`,
        `2:89 config-value: "redirects[2].to" must start with one slash or with https://, and contain no blanks; found "/d\\r\\nX: e".`,
      ],
    ],
    [
      'file that is absolute',
      'name: A\npublic: /static',
      [
        '2:9 config-value: "public" must be a path relative to the content folder, with forward slashes, and must not contain that folder; found "/static".',
        'public: static',
      ],
    ],
    ...['.', './', '..', '../../'].map((folder): [string, string, string[]] => [
      `public folder that contains the content: ${folder}`,
      `name: A\npublic: ${folder}`,
      [
        `2:9 config-value: "public" must be a path relative to the content folder, with forward slashes, and must not contain that folder; found "${folder}".`,
      ],
    ]),
    [
      'yes',
      'name: A\nmarkdown: { trust: yes }',
      ['2:20 config-value: "markdown.trust" must be true or false; found "yes".', 'trust: true'],
    ],
    [
      'unknown key',
      'name: A\nprodcuts: []',
      ['2:1 config-unknown-key: Unknown key "prodcuts"; ignored.', 'Did you mean "products"?'],
    ],
    [
      'functions of a site',
      'name: A\nremarkPlugins: []',
      [
        '2:1 config-unknown-key: Unknown key "remarkPlugins"; ignored.',
        'Export it from content/site.ts by itself: export const remarkPlugins = [ … ];',
      ],
    ],
    [
      'severities under the name of other checkers',
      'name: A\nrules: { missing-page: off }',
      [
        '2:1 config-unknown-key: Unknown key "rules"; ignored.',
        'Severities are set with severity: { missing-page: warning }. Rules of your own are functions. Export them from content/site.ts by itself: export const rules = { … };',
      ],
    ],
    [
      'unknown key below',
      'name: A\nmarkdown: { frobnicate: 1 }',
      [
        '2:13 config-unknown-key: Unknown key "markdown.frobnicate"; ignored.',
        'Known keys: anchors, emoji, math, mdx, mermaid, trust.',
      ],
    ],
    [
      'key twice',
      'name: A\nname: B',
      [
        '2:1 config-yaml: Duplicate key "name" on lines 1 and 2; the last one is used.',
        'Remove one of the two lines.',
      ],
    ],
  ])('%s', (_name, text, words) => {
    expect(report(text)).toEqual(words);
  });

  test.each<[Partial<BuildFlags>, string[]]>([
    [
      { base: 'docs' },
      ['- config-value: "--base" must start and end with a slash; found "docs".', '--base /docs/'],
    ],
    [
      { siteUrl: 'a.dev' },
      [
        '- config-value: "--site-url" must be an origin such as https://docs.acme.dev, without a path; found "a.dev".',
        '--site-url https://a.dev',
      ],
    ],
    ...['/', '/site', '/site/content', '/site/content/dist', '/site/templates'].map(
      (out): [Partial<BuildFlags>, string[]] => [
        { out },
        [
          '- config-value: "--out" overlaps the sources of the site, which a build would overwrite.',
          '--out dist',
        ],
      ],
    ),
    [{ out: '/elsewhere' }, []],
    [{ out: '/site/content-of-today' }, []],
  ])('flags %j', (flags, words) => {
    expect(report('name: A', flags)).toEqual(words);
  });
});

test('a configuration with a warning is resolved, unless it is strict', () => {
  expect(resolve('name: A\nfoo: 1').value).toBeDefined();
  expect(resolve('name: A\nfoo: 1', { strict: true }).value).toBeUndefined();
});

describe('a colour without enough contrast', () => {
  const faint = "name: A\ntheme: { colours: { info: '#999999' } }\n";
  const codes = (text: string, flags: Partial<BuildFlags> = {}) => {
    const { value, diagnostics } = resolve(text, flags);
    return [value === undefined ? 'stops' : 'goes on', ...new Set(diagnostics.map(({ code }) => code))];
  };

  test('is a warning, which stops a strict run like every other', () => {
    expect(codes(faint)).toEqual(['goes on', 'theme-contrast']);
    expect(codes(faint, { strict: true })).toEqual(['stops', 'theme-contrast']);
  });

  test('has the severity that the site gives it', () => {
    expect(codes(`${faint}severity: { theme-contrast: off }\n`, { strict: true })).toEqual(['goes on']);
    expect(codes(`${faint}severity: { theme-contrast: error }\n`)).toEqual(['stops', 'theme-contrast']);
  });
});

test('the configuration turns none of its own errors off', () => {
  const { value, diagnostics } = resolve('name: A\nbase: ui\nseverity: { config-value: off }');
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ severity: 'error', code: 'config-value' }]);
});

test.each([
  [
    'missing-imports',
    '"severity.missing-imports" is the code of no problem; "missing-import" was probably meant.',
  ],
  ['anything', '"severity.anything" is the code of no problem.'],
])('the code %s in "severity" is unknown', (code, message) => {
  const { value, diagnostics } = resolve(`name: Acme UI\nseverity: { ${code}: warning }`);
  expect(value).toBeUndefined();
  expect(diagnostics.map((one) => one.message)).toEqual([message]);
});

test('"severity" takes codes, those of own rules, and a star', () => {
  const severity = { 'missing-import': 'warning', 'site/short': 'error', '*': 'off' };
  const { value, diagnostics } = resolve(`name: Acme UI\nseverity: ${JSON.stringify(severity)}`);
  expect(diagnostics).toEqual([]);
  expect(value?.severity).toEqual(severity);
});
