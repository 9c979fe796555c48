import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/validate/validate-site.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

/** `severity file:line:column code: sentence`, then the hint, then the other places. */
function told(sample: SampleSite): string[] {
  return validateSite(siteOf(sample)).flatMap(({ severity, code, message, place, hint, related = [] }) => [
    `${severity} ${place?.file}:${place?.line}:${place?.column} ${code}: ${message}`,
    ...(hint === undefined ? [] : [hint]),
    ...related.map(
      (other) => `${other.message} ${other.place.file}:${other.place.line}:${other.place.column}`,
    ),
  ]);
}

const config = `
languages: [en, en-GB]
externalPaths: [/store/]
products:
  - { id: m, name: M, root: /m/, content: m, navigation: navigation/m.yaml }
  - { id: x, name: X, root: /x/, content: x, navigation: navigation/x.yaml }
`;
const pages = { 'm/a.md': '# A', 'm/components/button/button.md': '# Button', 'x/a.md': '# A' };
const navigation = (yaml: string): SampleSite => ({
  config,
  pages,
  navigation: { 'navigation/m.yaml': yaml },
});

test('a site without mistakes', () => {
  const sample: SampleSite = {
    ...navigation('[{ pathname: /m/a }, { pathname: /m/g, children: [{ pathname: /m/react-button }] }]'),
    pages: {
      ...pages,
      'm/a.md':
        '# A\n\n[b](/m/react-button/) ![p](p.png) [s](/store/) [z](/m/llms.txt)\n\n{{"demo": "D.tsx"}}',
    },
    files: ['m/p.png', 'm/D.tsx'],
    publicFiles: ['public/m/llms.txt'],
  };
  expect(told(sample)).toEqual([]);
});

describe('a path that stands in a navigation twice', () => {
  const twice = (path: string, places: [string, string]) => [
    `error content/navigation/m.yaml:${places[1]} duplicate-navigation-path: The path \`${path}\` stands in this navigation twice.`,
    'Remove one of the entries, or give a group a path of its own, such as a path that ends in `-group`.',
    `It was given here first. content/navigation/m.yaml:${places[0]}`,
  ];

  test.each<[string, string, string[]]>([
    ['beside one another', '- pathname: /m/a\n- pathname: /m/a', twice('/m/a', ['1:3', '2:3'])],
    ['in two spellings', '- pathname: /m/a\n- pathname: m//a/', twice('/m/a', ['1:3', '2:3'])],
    [
      'at two depths',
      '- pathname: /m/g\n  children:\n    - pathname: /m/a\n- pathname: /m/a',
      twice('/m/a', ['3:7', '4:3']),
    ],
    [
      'as a group and its child',
      '- pathname: /m/a\n  children:\n    - pathname: /m/a',
      twice('/m/a', ['1:3', '3:7']),
    ],
    [
      'where one is not shown',
      '- pathname: /m/a\n- { pathname: /m/a, inSideNav: false }',
      twice('/m/a', ['1:3', '2:3']),
    ],
  ])('%s', (_name, yaml, expected) => {
    expect(told(navigation(yaml))).toEqual(expected);
  });

  test('three times is told twice', () => {
    const found = told(navigation('[{ pathname: /m/a }, { pathname: /m/a }, { pathname: /m/a }]'));
    expect(found.filter((line) => line.startsWith('error'))).toHaveLength(2);
  });

  test.each([
    '[{ pathname: /m/a/components-api }, { pathname: /m/a/components-api }]',
    '[{ pathname: /m/a/hooks-api }, { pathname: /m/a/hooks-api }, { pathname: /m/a }]',
  ])('is fine for API tabs: %s', (yaml) => {
    expect(told(navigation(yaml))).toEqual([]);
  });

  test('is fine in two navigations', () => {
    const both = { 'navigation/m.yaml': '- pathname: /m/a', 'navigation/x.yaml': '- pathname: /m/a' };
    expect(told({ config, pages, navigation: both })).toEqual([]);
  });
});

describe('an entry that leads nowhere', () => {
  const nowhere = (path: string, hint: string, place = '1:3') => [
    `error content/navigation/m.yaml:${place} dangling-navigation-entry: The navigation names \`${path}\`, but no page has this path.`,
    hint,
  ];

  test.each<[string, string[]]>([
    ['- pathname: /m/react-buton', nowhere('/m/react-buton', 'pathname: /m/react-button')],
    ['- pathname: /m/something-else', nowhere('/m/something-else', 'Write the page, or remove the entry.')],
    ['- pathname: /m/g\n  children:\n    - pathname: /m/aa', nowhere('/m/aa', 'pathname: /m/a', '3:7')],
    ['- pathname: /nothing#b', nowhere('/nothing#b', 'Write the page, or remove the entry.')],
  ])('%j', (yaml, expected) => {
    expect(told(navigation(yaml))).toEqual(expected);
  });

  test.each([
    '- pathname: /',
    '- pathname: /m/a#b',
    '- pathname: /m/react-button/components-api',
    '- pathname: /store/pro',
    '- pathname: /store',
    '- pathname: /m/llms.txt',
    '- pathname: https://a.dev',
    '- { pathname: /m/g, subheader: Words }',
    '- { pathname: /m/g, children: [{ pathname: /m/a }] }',
  ])('is none of these: %s', (yaml) => {
    expect(told(navigation(yaml))).toEqual([]);
  });
});

describe('two files for one address', () => {
  const other = (file: string) => `The other file. content/${file}:1:1`;
  const hint = 'Give one of them another `path` in its front matter, or remove it.';
  const publicHint =
    'Give the file in the public folder another name, or remove it; or give the page another `path` in its front matter.';

  test.each<[string, SampleSite, string[]]>([
    [
      'two pages',
      { pages: { 'a/a.md': '# A', 'a.md': '# A' } },
      [
        'error content/a/a.md:1:1 duplicate-route: Two files claim the address `/a/`: content/a.md and content/a/a.md.',
        hint,
        other('a.md'),
      ],
    ],
    [
      'by front matter',
      { pages: { 'a.md': '# A', 'b.md': '---\npath: /a\n---\n# B' } },
      [
        'error content/b.md:2:7 duplicate-route: Two files claim the address `/a/`: content/a.md and content/b.md.',
        hint,
        other('a.md'),
      ],
    ],
    [
      'in two letter cases',
      { pages: { 'a.md': '# A', 'A.md': '# A' } },
      [
        'error content/a.md:1:1 duplicate-route: Two files claim the address `/a/`, which differs from `/A/` in letter case at most: content/A.md and content/a.md.',
        hint,
        other('A.md'),
      ],
    ],
    [
      'a page and a public file',
      { pages: { 'a.md': '# A' }, publicFiles: ['public/a/index.html'] },
      [
        'error content/public/a/index.html:1:1 duplicate-route: Two files claim the place `a/index.html`: content/a.md and content/public/a/index.html.',
        publicHint,
        other('a.md'),
      ],
    ],
  ])('%s', (_name, sample, expected) => {
    expect(told(sample)).toEqual(expected);
  });

  const build =
    'Give the file in the public folder another name, or remove it. In the place of what the build writes may stand _headers, _redirects, robots.txt, sitemap.xml.';
  const shell =
    'Give the file in the public folder another name, or remove it; or write the page in Markdown.';

  test.each<[string, string, string]>([
    [
      '404.html',
      'Two files claim the place `404.html`: the not-found page, which the build writes, and content/public/404.html.',
      build,
    ],
    [
      'en-GB/404.html',
      'Two files claim the place `en-GB/404.html`: the not-found page, which the build writes, and content/public/en-GB/404.html.',
      build,
    ],
    [
      'sw.js',
      'Two files claim the place `sw.js`: the service worker, which the build writes, and content/public/sw.js.',
      build,
    ],
    [
      '_app/index.html',
      'Two files claim the place `_app/index.html`: the offline page, which the build writes, and content/public/_app/index.html.',
      build,
    ],
    [
      'index.html',
      'Two files claim the place `index.html`: the page /, which the build makes, and content/public/index.html.',
      shell,
    ],
    [
      'en-GB/index.html',
      'Two files claim the place `en-GB/index.html`: the page /, which the build makes, and content/public/en-GB/index.html.',
      shell,
    ],
    [
      'm/a/index.md',
      'Two files claim the place `m/a/index.md`: the Markdown of content/m/a.md and content/public/m/a/index.md.',
      publicHint,
    ],
    [
      'M/a/Index.html',
      'Two files claim the place `M/a/Index.html`, which differs from `m/a/index.html` in letter case at most: content/m/a.md and content/public/M/a/Index.html.',
      publicHint,
    ],
    [
      'en-GB/m/a/index.html',
      'Two files claim the place `en-GB/m/a/index.html`: content/m/a.md and content/public/en-GB/m/a/index.html.',
      publicHint,
    ],
    [
      'm/a',
      'content/public/m/a would be the file `m/a`, where a folder has to be for content/m/a.md.',
      publicHint,
    ],
    [
      'assets',
      'content/public/assets would be the file `assets`, where a folder has to be for scripts and style sheets, which the build writes.',
      build,
    ],
    [
      'robots.txt/a',
      'content/public/robots.txt/a needs a folder where the file `robots.txt` has to be: rules for search engines, which the build writes.',
      build,
    ],
    [
      '.colophon-tmp/a',
      'Two files claim the place `.colophon-tmp/a`: temporary files, which the build writes, and content/public/.colophon-tmp/a.',
      build,
    ],
  ])('a public file in the way of the build: %s', (file, message, expected) => {
    const found = told({ config, pages, publicFiles: [`public/${file}`] });
    expect(found.slice(0, 2)).toEqual([
      `error content/public/${file}:1:1 duplicate-route: ${message}`,
      expected,
    ]);
  });

  test.each([
    '_headers',
    'robots.txt',
    '_redirects',
    'sitemap.xml',
    'assets/a.css',
    'm/a/b.html',
    'favicon.ico',
  ])('a public file that may be there: %s', (file) => {
    expect(told({ config, pages, publicFiles: [`public/${file}`] })).toEqual([]);
  });

  test('a site without a service worker may bring its own', () => {
    expect(told({ config: 'serviceWorker: none', publicFiles: ['public/sw.js'] })).toEqual([]);
  });

  test('a translation without an original takes the place of the shell', () => {
    expect(told({ config, pages: { 'x.md': '---\npath: /en-GB/\n---\n# A' } })).toEqual([]);
  });

  test('a page whose address was moved down a line is told at the new one', () => {
    const site = siteOf({ pages: { 'a.md': '# A', 'b.md': '---\npath: /a\n---\n# B' } });
    const [first] = validateSite(site);
    const moved = site.pages.map((page) => {
      const { pathPlace } = page.document;
      return pathPlace
        ? { ...page, document: { ...page.document, pathPlace: { ...pathPlace, line: 9 } } }
        : page;
    });
    const [second] = validateSite({ ...site, pages: moved });
    expect([first?.place?.line, second?.place?.line]).toEqual([2, 9]);
  });

  test('a page and its translation have two', () => {
    expect(told({ config, pages: { 'm/a.md': '# A', 'm/a-en-GB.md': '# A' } })).toEqual([]);
  });
});

describe('an address that may not be', () => {
  const page = (path: string): SampleSite => ({ pages: { 'a.md': `---\npath: ${path}\n---\n# A` } });

  test.each([
    ['/../a/', 'leaves the output folder'],
    ['/%2e%2e/a/', 'leaves the output folder'],
    ['/a\\b/', 'has a backslash'],
    ['/100%/', 'has a broken percent escape'],
    ['/assets/a/', 'is used by the build itself: scripts and style sheets'],
    ['/Media/', 'is used by the build itself: media files'],
    ['/404/', 'is used by the build itself: the not-found page'],
    ['/de/404/', 'is used by the build itself: the not-found page'],
    ['/de/_app/', 'is used by the build itself: the offline page'],
    ['/_app', 'is used by the build itself: the offline page'],
    ['/sw.js', 'is used by the build itself: the service worker'],
    ['/_headers', 'is used by the build itself: headers for hosts'],
    ['/_redirects', 'is used by the build itself: redirects for hosts'],
    ['/robots.txt/', 'is used by the build itself: rules for search engines'],
    ['/sitemap.xml', 'is used by the build itself: the sitemap'],
    ['/.colophon.json', 'is used by the build itself: the list of output files'],
    ['/.colophon-tmp/a/', 'is used by the build itself: temporary files'],
    [`/${'ü'.repeat(128)}/`, 'has a part of more than 255 bytes, which no disk takes as a name'],
  ])('%s %s', (path, why) => {
    expect(
      told({
        ...page(path),
        config: 'languages: [en, de]',
        translations: { 'translations/de.yaml': 'words: {}' },
      }),
    ).toEqual([
      `error content/a.md:2:7 unsafe-route: The address \`${path}\` ${why}.`,
      'path: /material-ui/react-button/',
    ]);
  });

  test('by the name of the file', () => {
    expect(told({ pages: { 'a b/ü ?#.md': '# A' } })).toEqual([
      'error content/a b/ü ?#.md:1:1 unsafe-route: The address `/a b/ü ` is not the whole name of the file, since no address has a `?`.',
      'path: /material-ui/react-button/',
    ]);
    expect(told({ pages: { 'b?.md': '---\npath: /b/\n---\n# B' } })).toEqual([]);
    const outside = 'products: [{ id: c, name: C, content: ../c#/docs }]';
    expect(told({ config: outside, pages: { '../c#/docs/a.md': '# A' } })).toEqual([]);
  });

  test.each(['/asset/', '/a/assets/', '/404s/', '/en-GB/404/', '/sw/', `/${'ü'.repeat(127)}/`])(
    '%s is fine',
    (path) => {
      expect(told(page(path))).toEqual([]);
    },
  );
});

describe('a directive', () => {
  const page = (directive: string, files: string[] = []): SampleSite => ({
    pages: { 'm/a.md': `# A\n\n  ${directive}\n` },
    files,
  });

  test.each<[string, string[], string[]]>([
    [
      'Buton.js',
      ['m/Button.tsx', 'm/Other.js', 'm/p.png', 'x/Buton.tsx'],
      [
        'error content/m/a.md:3:3 missing-demo: There is no demo content/m/Buton.js. The folder holds Button.tsx, Other.js.',
        '{{"demo": "Button.tsx"}}',
      ],
    ],
    [
      'X.js',
      [],
      ['error content/m/a.md:3:3 missing-demo: There is no demo content/m/X.js. The folder holds no demos.'],
    ],
    [
      '../x/Grid.tsx',
      ['x/Grids.tsx'],
      [
        'error content/m/a.md:3:3 missing-demo: There is no demo content/x/Grid.tsx. The folder holds Grids.tsx.',
        '{{"demo": "../x/Grids.tsx"}}',
      ],
    ],
  ])('names a demo that is not there: %s', (name, files, expected) => {
    expect(told(page(`{{"demo": "${name}"}}`, files))).toEqual(expected);
  });

  test.each([
    ['X.js', 'm/X.tsx'],
    ['X.tsx', 'm/X.js'],
    ['X.js', 'm/X.jsx'],
    ['X', 'm/X.tsx'],
    ['./X.tsx', 'm/X.tsx'],
    ['../x/X.tsx', 'x/X.tsx'],
  ])('%s is there as %s', (name, file) => {
    expect(told(page(`{{"demo": "${name}"}}`, [file]))).toEqual([]);
  });

  test('names a component that is not registered', () => {
    expect(told(page('{{"component": "modules/List"}}'))).toEqual([
      'error content/m/a.md:3:3 unknown-component: There is no component named "modules/List". Registered are product-versions, section-pages.',
      'Put its module into templates/components/ or a folder of "components" in site.yaml.',
    ]);
    expect(
      told({
        ...page('{{"component": "modules/Lst"}}'),
        files: ['../templates/components/modules/List.tsx'],
      }),
    ).toEqual([
      'error content/m/a.md:3:3 unknown-component: There is no component named "modules/Lst". Registered are modules/List, product-versions, section-pages.',
      '{{"component": "modules/List"}}',
    ]);
    expect(
      told({
        ...page('{{"component": "modules/List.js"}}'),
        files: ['../templates/components/modules/List.tsx'],
      }),
    ).toEqual([]);
  });
});

describe('a link', () => {
  // The address that is written most alike is that of the first.
  const below = { 'm/belou.md': '# A', 'm/below/Below.md': '# A', 'm/below/deep/er.md': '# A' };
  const page = (link: string, files: string[] = []): SampleSite => ({
    config,
    pages: { ...pages, ...below, 'm/a.md': `---\ntitle: A\n---\n\nSee ${link}.\n` },
    files,
  });

  test.each<[string, string[]]>([
    [
      '[b](/m/react-buton)',
      [
        'warning content/m/a.md:5:5 missing-page: The link `/m/react-buton` leads to no page.',
        'Did you mean /m/react-button/?',
      ],
    ],
    [
      '[b](/m/below/)',
      [
        'warning content/m/a.md:5:5 missing-page: The link `/m/below/` leads to no page.',
        'Did you mean /m/below/Below/?',
      ],
    ],
    [
      '[b](/something/else#x)',
      ['warning content/m/a.md:5:5 missing-page: The link `/something/else#x` leads to no page.'],
    ],
    [
      '[b](../x/b.md)',
      [
        'warning content/m/a.md:5:5 missing-file: There is no file content/x/b.md.',
        'Did you mean content/x/a.md?',
      ],
    ],
    [
      '![b](pictures/one.png)',
      ['error content/m/a.md:5:5 missing-file: There is no file content/m/pictures/one.png.'],
    ],
    [
      '[b](/m/react-button#x)',
      [
        'warning content/m/a.md:5:5 link-slash: The link `/m/react-button#x` has no slash at the end of its path.',
        '/m/react-button/#x',
      ],
    ],
  ])('to what is not there, or not quite: %s', (link, expected) => {
    expect(told(page(link))).toEqual(expected);
  });

  test.each([
    '[b](#x)',
    '[b](/m/react-button/#x)',
    '[b](https://a.dev/nowhere)',
    '[b](mailto:a@b.dev)',
    '[b](../x/a.md)',
    '![b](q.png)',
  ])('%s is fine', (link) => {
    expect(told(page(link, ['m/q.png']))).toEqual([]);
  });
});

test('everything is told in one run, sorted by place', () => {
  const found = validateSite(
    siteOf({
      config,
      pages: {
        'm/z.md': '# Z\n\n[b](/n)\n\n{{"demo": "X"}}\n',
        'm/b.md': '# B\n\n{{"component": "c"}}\n\n[b](/n)\n',
        'm/z/z.md': '# Z',
      },
      navigation: { 'navigation/m.yaml': '[{ pathname: /q }, { pathname: /q }]' },
    }),
  );
  expect(found.map(({ place, code }) => `${place?.file}:${place?.line} ${code}`)).toEqual([
    'content/m/b.md:3 unknown-component',
    'content/m/b.md:5 missing-page',
    'content/m/z.md:3 missing-page',
    'content/m/z.md:5 missing-demo',
    'content/m/z/z.md:1 duplicate-route',
    'content/navigation/m.yaml:1 dangling-navigation-entry',
    'content/navigation/m.yaml:1 dangling-navigation-entry',
    'content/navigation/m.yaml:1 duplicate-navigation-path',
  ]);
});

test('an advertisement has its picture', () => {
  const ads = 'ads: { inHouse: [{ name: a, link: /, img: ads/shirts.svg, description: b }] }';
  expect(told({ config: ads, files: ['ads/shirts.svg'] })).toEqual([]);
  expect(told({ config: ads, files: ['ads/shirt.svg'] })).toEqual([
    'error content/site.yaml:2:43 missing-file: There is no file content/ads/shirts.svg, the picture of the advertisement "a".',
    'Did you mean content/ads/shirt.svg?',
  ]);
});

test('a font is one that site.yaml names, or an address', () => {
  const fonts = {
    config: 'fonts: [{ name: icons, href: /icons.css }]',
    publicFiles: ['public/icons.css'],
  };
  const asking = (words: string) => ({ ...fonts, pages: { 'a.md': `---\nfonts: ${words}\n---\n# A` } });
  expect(told(asking('icons, https://fonts.dev/a.css'))).toEqual([]);
  expect(told(asking('icon'))).toEqual([
    'warning content/a.md:1:1 unknown-font: site.yaml has no font named "icon"; the page is shown without it.',
    'Did you mean "icons"?',
  ]);
});

test('the words of the shell are there in every language but English', () => {
  const languages = (list: string, translations: SampleSite['translations'] = {}) =>
    told({ config: `languages: [${list}]`, translations });
  expect(languages('en, en-GB, de', { 'translations/de.yaml': 'words: {}' })).toEqual([]);
  expect(languages('de, ar', { 'translations/ar.yaml': 'words: {}' })).toEqual([
    'warning content/site.yaml:2:13 translation-missing: The words of the shell are not translated into "de" and are said in English on its pages.',
    'Make content/translations/de.yaml, which begins with: words: { next: … }',
  ]);
});

describe('what site.yaml names', () => {
  const product = (keys: string) => `products: [{ id: m, name: M, ${keys} }]`;

  test.each<[string, string, string[]]>([
    [
      'a navigation file',
      product('navigation: navigation/none.yaml'),
      [
        'error content/site.yaml:2:42 missing-file: There is no file content/navigation/none.yaml, which products[0].navigation names for the navigation of M.',
        'Make the file, or remove the key.',
      ],
    ],
    [
      'a navigation file beyond the content folder',
      product('navigation: ../none.yaml'),
      [
        'error content/site.yaml:2:42 missing-file: There is no file none.yaml, which products[0].navigation names for the navigation of M.',
        'Put it below content/; a file beyond it is not read.',
      ],
    ],
    [
      'a logo',
      product('logo: logos/n.svg'),
      [
        'warning content/site.yaml:2:36 missing-file: There is no file content/logos/n.svg, which products[0].logo names for the logo of M.',
        'Did you mean content/logos/m.svg?',
      ],
    ],
    [
      'a folder of pages',
      product('content: pagse'),
      [
        'warning content/site.yaml:2:39 missing-folder: There is nothing in content/pagse, which products[0].content names for the pages of M.',
        'Did you mean content/pages?',
      ],
    ],
    [
      'a folder of components',
      'components: [logos, ./nofolder]',
      [
        'warning content/site.yaml:2:21 missing-folder: There is nothing in content/nofolder, which components[1] names for components.',
        'Make the folder, or remove the key.',
      ],
    ],
    [
      'a public folder',
      'public: nopublic',
      [
        'warning content/site.yaml:2:9 missing-folder: There is nothing in content/nopublic, which public names for files to copy.',
        'Did you mean content/public?',
      ],
    ],
    [
      'a font',
      'fonts: [/f/none.css, { name: b, href: /f/none.css }, /store/a.css, /f/a.css?v=1]\nexternalPaths: [/store/]',
      [
        'warning content/site.yaml:2:9 missing-file: There is no file content/public/f/none.css, which fonts[0] names for a font style sheet.',
        'Did you mean content/public/f/a.css?',
        'warning content/site.yaml:2:39 missing-file: There is no file content/public/f/none.css, which fonts[1].href names for a font style sheet.',
        'Did you mean content/public/f/a.css?',
      ],
    ],
    [
      'a file of error codes',
      'errorCodes: nope.json',
      [
        'warning content/site.yaml:2:13 missing-file: There is no file content/nope.json, which errorCodes names for the sentences behind error codes.',
        'Make the file, or remove the key.',
      ],
    ],
  ])('and is not there: %s', (_name, text, expected) => {
    const sample = {
      pages: { 'pages/a.md': '# A' },
      files: ['logos/m.svg'],
      publicFiles: ['public/f/a.css'],
      isWhole: true,
    };
    expect(told({ config: text, ...sample })).toEqual(expected);
  });

  test('is there', () => {
    const text = `${product('navigation: navigation/m.yaml, logo: public/m.svg, content: ../docs')}\npublic: ./public/\ncomponents: [../ours]`;
    const sample: SampleSite = {
      config: text,
      pages: { '../docs/a.md': '---\ndraft: true\n---\n# A' },
      navigation: { 'navigation/m.yaml': '[]' },
      files: ['../ours/a.tsx'],
      publicFiles: ['public/m.svg'],
      isWhole: true,
    };
    expect(told(sample)).toEqual([]);
  });

  test('may be left out', () => {
    expect(told({ config: product('category: core'), isWhole: true })).toEqual([]);
  });
});

describe('a redirect', () => {
  const sample = (redirects: string): SampleSite => ({
    config: `languages: [en, en-GB]\nexternalPaths: [/store/]\nredirects: [${redirects}]`,
    pages: { 'p.md': '# P', 'q/q.md': '# Q' },
    publicFiles: ['public/a.pdf'],
  });
  const site = 'content/site.yaml';

  test.each<[string, string, string[]]>([
    [
      'begins at a page',
      '{ from: /p, to: /q/ }',
      [
        `warning ${site}:4:21 redirect-target: The redirect begins at \`/p\`, where the site has a page or file.`,
        'Remove the redirect, or give the page another `path` in its front matter.',
      ],
    ],
    [
      'begins at a page in another language',
      '{ from: /en-GB/p/, to: /q/ }',
      [
        `warning ${site}:4:21 redirect-target: The redirect begins at \`/en-GB/p/\`, where the site has a page or file.`,
        'Remove the redirect, or give the page another `path` in its front matter.',
      ],
    ],
    [
      'begins where another does',
      '{ from: /o, to: /q/ }, { from: /o/, to: /p/ }',
      [
        `warning ${site}:4:44 redirect-target: Another redirect begins at \`/o/\` already, so this one is never followed.`,
        'Remove one of the two.',
        `It was given here first. ${site}:4:21`,
      ],
    ],
    [
      'leads nowhere',
      '{ from: /old, to: /nowhere/ }, { from: /older, to: /a.pfd }, { from: /o, to: /qq/#x }',
      [
        `warning ${site}:4:31 redirect-target: The redirect leads to \`/nowhere/\`, where there is no page and no file.`,
        'Let it lead to a page, or name the address in externalPaths.',
        `warning ${site}:4:64 redirect-target: The redirect leads to \`/a.pfd\`, where there is no page and no file.`,
        'Let it lead to a page, or name the address in externalPaths.',
        `warning ${site}:4:90 redirect-target: The redirect leads to \`/qq/#x\`, where there is no page and no file.`,
        'to: /q/',
      ],
    ],
    [
      'leads to itself',
      '{ from: /o/, to: /o }',
      [
        `warning ${site}:4:30 redirect-target: The redirect leads back to \`/o/\`, where it begins.`,
        'Remove it, or let it lead to a page.',
      ],
    ],
    [
      'is part of a loop, which is told once',
      '{ from: /w/, to: /x/ }, { from: /x/, to: /y/ }, { from: /y/, to: /x/ }',
      [
        `warning ${site}:4:54 redirect-target: The redirect leads back to \`/x/\`, where it begins.`,
        'Remove it, or let it lead to a page.',
        `It goes on here. ${site}:4:78`,
      ],
    ],
    [
      'has a placeholder that it does not capture',
      '{ from: "/z/:a", to: "/p/:b" }, { from: /y/, to: /p/:splat }',
      [
        `warning ${site}:4:34 redirect-target: The redirect leads to \`/p/:b\`, but \`/z/:a\` captures no \`:b\`.`,
        'to: /p/:a',
        `warning ${site}:4:62 redirect-target: The redirect leads to \`/p/:splat\`, but \`/y/\` captures no \`:splat\`.`,
        'from: /y/*',
      ],
    ],
  ])('%s', (_name, redirects, expected) => {
    expect(told(sample(redirects))).toEqual(expected);
  });

  test.each([
    '{ from: /o/, to: /p }',
    '{ from: /o/, to: "/en-GB/q/#more" }',
    '{ from: /o/, to: /a.pdf }',
    '{ from: /o/, to: /sitemap.xml }',
    '{ from: /o/, to: /q/index.md }',
    '{ from: /o/, to: /store/ }',
    '{ from: /o/, to: "https://acme.dev/:b" }',
    '{ from: "/o/:a/*", to: "/p/:a/:splat" }',
    '{ from: /o/, to: /n/a }, { from: /n/*, to: /p/ }',
    '{ from: /o/, to: /n/ }, { from: /n/, to: /p/ }',
    '{ from: "/p/:a", to: /p/ }',
    '{ from: /, to: /p/ }',
  ])('%s is fine', (redirects) => {
    expect(told(sample(redirects))).toEqual([]);
  });
});
