import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/validate/validate-site.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

/** `severity file:line:column code: sentence`, then the hint, then the other places. */
function report(sample: SampleSite): string[] {
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
const pages = { 'm/a.md': '# A', 'm/components/button/button.md': '# Button {#button}', 'x/a.md': '# A' };
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
  expect(report(sample)).toEqual([]);
});

describe('a path that is twice in a navigation', () => {
  const twice = (path: string, places: [string, string]) => [
    `error content/navigation/m.yaml:${places[1]} duplicate-navigation-path: Duplicate navigation path "${path}".`,
    'Remove one of the entries, or give a group its own path, such as one that ends in "-group".',
    `First entry with this path. content/navigation/m.yaml:${places[0]}`,
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
    expect(report(navigation(yaml))).toEqual(expected);
  });

  test('three times is reported twice', () => {
    const found = report(navigation('[{ pathname: /m/a }, { pathname: /m/a }, { pathname: /m/a }]'));
    expect(found.filter((line) => line.startsWith('error'))).toHaveLength(2);
  });

  test.each([
    '[{ pathname: /m/a/components-api }, { pathname: /m/a/components-api }]',
    '[{ pathname: /m/a/hooks-api }, { pathname: /m/a/hooks-api }, { pathname: /m/a }]',
  ])('is fine for API tabs: %s', (yaml) => {
    expect(report(navigation(yaml))).toEqual([]);
  });

  test('is fine in two navigations', () => {
    const both = { 'navigation/m.yaml': '- pathname: /m/a', 'navigation/x.yaml': '- pathname: /m/a' };
    expect(report({ config, pages, navigation: both })).toEqual([]);
  });
});

describe('an entry that leads nowhere', () => {
  const nowhere = (path: string, hint: string, place = '1:3') => [
    `error content/navigation/m.yaml:${place} dangling-navigation-entry: Navigation entry "${path}" leads to no page.`,
    hint,
  ];

  test.each<[string, string[]]>([
    ['- pathname: /m/react-buton', nowhere('/m/react-buton', 'pathname: /m/react-button')],
    ['- pathname: /m/something-else', nowhere('/m/something-else', 'Create the page, or remove the entry.')],
    ['- pathname: /m/g\n  children:\n    - pathname: /m/aa', nowhere('/m/aa', 'pathname: /m/a', '3:7')],
    ['- pathname: /nothing#b', nowhere('/nothing#b', 'Create the page, or remove the entry.')],
  ])('%j', (yaml, expected) => {
    expect(report(navigation(yaml))).toEqual(expected);
  });

  test.each([
    '- pathname: /',
    '- pathname: /m/react-button#button',
    '- pathname: /m/react-button/components-api',
    '- pathname: /store/pro',
    '- pathname: /store',
    '- pathname: /m/llms.txt',
    '- pathname: https://a.dev',
    '- { pathname: /m/g, subheader: Words }',
    '- { pathname: /m/g, children: [{ pathname: /m/a }] }',
  ])('is none of these: %s', (yaml) => {
    expect(report(navigation(yaml))).toEqual([]);
  });
});

describe('a draft, which a build leaves out', () => {
  const pages = { 'm/a.md': '# A', 'm/next.md': '---\ndraft: true\n---\n# Next' };
  const hint = (place: string) =>
    `Remove "draft: true" from content/m/next.md, or remove the ${place} until the page is ready.`;

  test('is named for an entry that leads there', () => {
    const sample = { ...navigation('- pathname: /m/next/'), pages };
    expect(report(sample)).toEqual([
      'error content/navigation/m.yaml:1:3 dangling-navigation-entry: Navigation entry "/m/next" leads to a draft, which a build leaves out.',
      hint('entry'),
    ]);
    expect(report({ ...sample, drafts: true })).toEqual([]);
  });

  test.each(['/m/next/', '/m/next/#part', '/en-GB/m/next/', 'next.md', './next'])(
    'is named for the link %s',
    (url) => {
      const sample = { config, pages: { ...pages, 'm/a.md': `# A\n\n[next](${url})` } };
      expect(report(sample)).toEqual([
        `error content/m/a.md:3:1 missing-page: Link "${url}" leads to a draft, which a build leaves out.`,
        hint('link'),
      ]);
      expect(report({ ...sample, drafts: true }).filter((line) => !line.includes('#part'))).not.toContain(
        hint('link'),
      );
    },
  );
});

describe('two files for one address', () => {
  const other = (file: string) => `The other file. content/${file}:1:1`;
  const hint = 'Give one of them another "path" in its front matter, or remove it.';
  const publicHint =
    'Rename or remove the file in the public folder, or give the page another "path" in its front matter.';

  test.each<[string, SampleSite, string[]]>([
    [
      'two pages',
      { pages: { 'a/a.md': '# A', 'a.md': '# A' } },
      [
        'error content/a/a.md:1:1 duplicate-route: Two files have the address "/a/": "content/a.md" and "content/a/a.md".',
        hint,
        other('a.md'),
      ],
    ],
    [
      'by front matter',
      { pages: { 'a.md': '# A', 'b.md': '---\npath: /a\n---\n# B' } },
      [
        'error content/b.md:2:7 duplicate-route: Two files have the address "/a/": "content/a.md" and "content/b.md".',
        hint,
        other('a.md'),
      ],
    ],
    [
      'in two letter cases',
      { pages: { 'a.md': '# A', 'A.md': '# A' } },
      [
        'error content/a.md:1:1 duplicate-route: Two files have the address "/a/", which differs from "/A/" only in letter case: "content/A.md" and "content/a.md".',
        hint,
        other('A.md'),
      ],
    ],
    [
      'in two Unicode forms of one name',
      { pages: { 'caf\u00e9.md': '# A', 'cafe\u0301.md': '# A' } },
      [
        'error content/caf\u00e9.md:1:1 duplicate-route: Two files have the address "/caf\u00e9/", which differs from "/cafe\u0301/" only in Unicode form: "content/cafe\u0301.md" and "content/caf\u00e9.md".',
        hint,
        other('cafe\u0301.md'),
      ],
    ],
    [
      'a page and a public file',
      { pages: { 'a.md': '# A' }, publicFiles: ['public/a/index.html'] },
      [
        'error content/public/a/index.html:1:1 duplicate-route: Two files have the output path "a/index.html": "content/a.md" and "content/public/a/index.html".',
        publicHint,
        other('a.md'),
      ],
    ],
  ])('%s', (_name, sample, expected) => {
    expect(report(sample)).toEqual(expected);
  });

  const build =
    'Rename or remove the file in the public folder. Public files may replace only _headers, _redirects, robots.txt, sitemap.xml, feed.xml, manifest.webmanifest, llms.txt, llms-full.txt, link-manifest.json, components.json.';
  const shell = 'Rename or remove the file in the public folder, or write the page in Markdown.';

  test.each<[string, string, string]>([
    [
      '404.html',
      'Two files have the output path "404.html": the not-found page (written by the build) and "content/public/404.html".',
      build,
    ],
    [
      'en-GB/404.html',
      'Two files have the output path "en-GB/404.html": the not-found page (written by the build) and "content/public/en-GB/404.html".',
      build,
    ],
    [
      'sw.js',
      'Two files have the output path "sw.js": the service worker (written by the build) and "content/public/sw.js".',
      build,
    ],
    [
      '_app/index.html',
      'Two files have the output path "_app/index.html": the offline page (written by the build) and "content/public/_app/index.html".',
      build,
    ],
    [
      'index.html',
      'Two files have the output path "index.html": the page "/" (added by the build) and "content/public/index.html".',
      shell,
    ],
    [
      'en-GB/index.html',
      'Two files have the output path "en-GB/index.html": the page "/" (added by the build) and "content/public/en-GB/index.html".',
      shell,
    ],
    [
      'm/a/index.md',
      'Two files have the output path "m/a/index.md": the Markdown copy of "content/m/a.md" and "content/public/m/a/index.md".',
      publicHint,
    ],
    [
      'M/a/Index.html',
      'Two files have the output path "M/a/Index.html", which differs from "m/a/index.html" only in letter case: "content/m/a.md" and "content/public/M/a/Index.html".',
      publicHint,
    ],
    [
      'en-GB/m/a/index.html',
      'Two files have the output path "en-GB/m/a/index.html": "content/m/a.md" and "content/public/en-GB/m/a/index.html".',
      publicHint,
    ],
    [
      'm/a',
      'The output path "m/a" of "content/public/m/a" must be a folder for "content/m/a.md".',
      publicHint,
    ],
    [
      'assets',
      'The output path "assets" of "content/public/assets" must be a folder for scripts and style sheets (written by the build).',
      build,
    ],
    [
      'robots.txt/a',
      'The output path "robots.txt" of the robots.txt file (written by the build) must be a folder for "content/public/robots.txt/a".',
      build,
    ],
    [
      '.colophon-tmp/a',
      'Two files have the output path ".colophon-tmp/a": temporary files (written by the build) and "content/public/.colophon-tmp/a".',
      build,
    ],
  ])('a public file that clashes with the build: %s', (file, message, expected) => {
    const found = report({ config, pages, publicFiles: [`public/${file}`] });
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
  ])('a public file that is allowed: %s', (file) => {
    expect(report({ config, pages, publicFiles: [`public/${file}`] })).toEqual([]);
  });

  test('a site without a service worker may have its own', () => {
    expect(report({ config: 'serviceWorker: none', publicFiles: ['public/sw.js'] })).toEqual([]);
  });

  test('a translation without an original replaces a page of the shell', () => {
    expect(report({ config, pages: { 'x.md': '---\npath: /en-GB/\n---\n# A' } })).toEqual([]);
  });

  test('a page whose address moves down a line is reported at the new line', () => {
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

  test('a page and its translation have two addresses', () => {
    expect(report({ config, pages: { 'm/a.md': '# A', 'm/a-en-GB.md': '# A' } })).toEqual([]);
  });
});

describe('an address that is not allowed', () => {
  const page = (path: string): SampleSite => ({ pages: { 'a.md': `---\npath: ${path}\n---\n# A` } });

  test.each([
    ['/../a/', 'leaves the output folder'],
    ['/%2e%2e/a/', 'leaves the output folder'],
    ['/a\\b/', 'has a backslash'],
    ['/100%/', 'has a broken percent escape'],
    ['/assets/a/', 'is reserved for scripts and style sheets'],
    ['/Media/', 'is reserved for media files'],
    ['/404/', 'is reserved for the not-found page'],
    ['/de/404/', 'is reserved for the not-found page'],
    ['/de/_app/', 'is reserved for the offline page'],
    ['/_app', 'is reserved for the offline page'],
    ['/sw.js', 'is reserved for the service worker'],
    ['/_headers', 'is reserved for the headers file'],
    ['/_redirects', 'is reserved for the redirects file'],
    ['/robots.txt/', 'is reserved for the robots.txt file'],
    ['/sitemap.xml', 'is reserved for the sitemap'],
    ['/.colophon.json', 'is reserved for the list of output files'],
    ['/.colophon-tmp/a/', 'is reserved for temporary files'],
    [`/${'ü'.repeat(128)}/`, 'has a segment of more than 255 bytes, which file systems do not support'],
  ])('%s %s', (path, why) => {
    expect(
      report({
        ...page(path),
        config: 'languages: [en, de]',
        translations: { 'translations/de.yaml': 'words: {}' },
      }),
    ).toEqual([`error content/a.md:2:7 unsafe-route: Address "${path}" ${why}.`, 'path: /a/']);
  });

  test('with half of a character, which would be the same file as any other half', () => {
    const pages = { 'a.md': '---\npath: "/\\ud800/"\n---\n# A', 'b.md': '---\npath: "/\\ud801/"\n---\n# B' };
    expect(report({ pages }).filter((line) => line.startsWith('error'))).toEqual([
      'error content/a.md:2:7 unsafe-route: Address "/\ud800/" has half of a character.',
      'error content/b.md:2:7 unsafe-route: Address "/\ud801/" has half of a character.',
    ]);
  });

  test('by the name of the file', () => {
    expect(report({ pages: { 'a b/ü ?#.md': '# A' } })).toEqual([
      'error content/a b/ü ?#.md:1:1 unsafe-route: Address "/a b/ü " cannot contain the "?" of the file name.',
      'path: /page/',
    ]);
    expect(report({ pages: { 'b?.md': '---\npath: /b/\n---\n# B' } })).toEqual([]);
    const outside = 'products: [{ id: c, name: C, content: ../c#/docs }]';
    expect(report({ config: outside, pages: { '../c#/docs/a.md': '# A' } })).toEqual([]);
  });

  test.each(['/asset/', '/a/assets/', '/404s/', '/en-GB/404/', '/sw/', `/${'ü'.repeat(127)}/`])(
    '%s is fine',
    (path) => {
      expect(report(page(path))).toEqual([]);
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
        'error content/m/a.md:3:3 missing-demo: Demo "content/m/Buton.js" does not exist. Its folder contains Button.tsx, Other.js.',
        '{{"demo": "Button.tsx"}}',
      ],
    ],
    [
      'X.js',
      [],
      [
        'error content/m/a.md:3:3 missing-demo: Demo "content/m/X.js" does not exist. Its folder contains no demos.',
        'Create the file, or remove the directive.',
      ],
    ],
    [
      '../x/Grid.tsx',
      ['x/Grids.tsx'],
      [
        'error content/m/a.md:3:3 missing-demo: Demo "content/x/Grid.tsx" does not exist. Its folder contains Grids.tsx.',
        '{{"demo": "../x/Grids.tsx"}}',
      ],
    ],
  ])('names a demo that does not exist: %s', (name, files, expected) => {
    expect(report(page(`{{"demo": "${name}"}}`, files))).toEqual(expected);
  });

  test.each([
    ['X.js', 'm/X.tsx'],
    ['X.tsx', 'm/X.js'],
    ['X.js', 'm/X.jsx'],
    ['X', 'm/X.tsx'],
    ['./X.tsx', 'm/X.tsx'],
    ['../x/X.tsx', 'x/X.tsx'],
  ])('%s exists as %s', (name, file) => {
    expect(report(page(`{{"demo": "${name}"}}`, [file]))).toEqual([]);
  });

  test('names a component that is not registered', () => {
    expect(report(page('{{"component": "modules/List"}}'))).toEqual([
      'error content/m/a.md:3:3 unknown-component: Unknown component "modules/List". Registered components: product-versions, section-pages.',
      'Add its module to templates/components/, or to a folder in "components" of site.yaml.',
    ]);
    expect(
      report({
        ...page('{{"component": "modules/Lst"}}'),
        files: ['../templates/components/modules/List.tsx'],
      }),
    ).toEqual([
      'error content/m/a.md:3:3 unknown-component: Unknown component "modules/Lst". Registered components: modules/List, product-versions, section-pages.',
      '{{"component": "modules/List"}}',
    ]);
    expect(
      report({
        ...page('{{"component": "modules/List.js"}}'),
        files: ['../templates/components/modules/List.tsx'],
      }),
    ).toEqual([]);
  });
});

describe('a link', () => {
  // The most similar address is that of the first.
  const below = { 'm/belou.md': '# A', 'm/below/Below.md': '# A', 'm/below/deep/er.md': '# A' };
  const page = (link: string, files: string[] = []): SampleSite => ({
    config,
    pages: { ...pages, ...below, 'm/a.md': `---\ntitle: A\n---\n\nSee ${link}.\n\n## X\n` },
    files,
  });

  test.each<[string, string[]]>([
    [
      '[b](/m/react-buton)',
      [
        'error content/m/a.md:5:5 missing-page: Link "/m/react-buton" leads to no page.',
        'Did you mean "/m/react-button/"?',
      ],
    ],
    [
      '[b](/m/below/)',
      [
        'error content/m/a.md:5:5 missing-page: Link "/m/below/" leads to no page.',
        'Did you mean "/m/below/Below/"?',
      ],
    ],
    [
      '[b](/something/else#x)',
      [
        'error content/m/a.md:5:5 missing-page: Link "/something/else#x" leads to no page.',
        'Create the page, or correct the link. If another site serves it, set externalPaths: [/something/] in content/site.yaml.',
      ],
    ],
    [
      '[b](../x/b.md)',
      [
        'error content/m/a.md:5:5 missing-file: File "content/x/b.md" does not exist.',
        'Did you mean "content/x/a.md"?',
      ],
    ],
    [
      '[b](www.acme.dev/a)',
      [
        'error content/m/a.md:5:5 missing-file: Link "www.acme.dev/a" leads to no page.',
        'Did you mean "https://www.acme.dev/a"?',
      ],
    ],
    [
      '[b](acme.com)',
      [
        'error content/m/a.md:5:5 missing-file: File "content/m/acme.com" does not exist.',
        'Did you mean "https://acme.com"?',
      ],
    ],
    [
      '[b](/m/react-button.md)',
      [
        'error content/m/a.md:5:5 missing-file: File "content/public/m/react-button.md" does not exist.',
        'Did you mean "/m/react-button/"?',
      ],
    ],
    [
      '![b](pictures/one.png)',
      [
        'error content/m/a.md:5:5 missing-file: File "content/m/pictures/one.png" does not exist.',
        'Create the file, or correct the path.',
      ],
    ],
    [
      '[b](/m/react-button#button)',
      [
        'warning content/m/a.md:5:5 link-slash: Link "/m/react-button#button" has no slash at the end of its path.',
        '/m/react-button/#button',
      ],
    ],
  ])('to a page or file that does not exist, or without a slash: %s', (link, expected) => {
    expect(report(page(link))).toEqual(expected);
  });

  test.each([
    '[b](#x)',
    '[b](/m/react-button/#button)',
    // Other tools name the file of a page.
    '[b](/a.md)',
    '[b](https://a.dev/nowhere)',
    '[b](mailto:a@b.dev)',
    '[b](../x/a.md)',
    '![b](q.png)',
  ])('%s is fine', (link) => {
    expect(report(page(link, ['m/q.png']))).toEqual([]);
  });
});

describe('an anchor', () => {
  const site = (link: string): SampleSite => ({
    config: `${config}redirects: [{ from: "/old/:name/", to: "/m/:name/" }, { from: /old2/, to: "/m/react-b/#one" }, { from: /gone/, to: "/m/react-b/#onn" }]\n`,
    pages: {
      'm/a.md': `# A\n\n${link}\n\n## Part two\n\nA note.[^1]\n\n[^1]: Here.\n`,
      'm/a.en-GB.md': '# A\n\n[p](#part-two) [o](#own)\n\n## Its other name\n',
      'm/react-b.md':
        '# B {#b}\n\n## Überschrift\n\n<i id=one></i><a name="two"></a>\n\n{{"demo": "D.tsx"}}\n',
    },
    files: ['m/D.tsx'],
    publicFiles: ['public/m/one.png'],
  });
  const found = (link: string) =>
    report(site(link)).filter((line) => /^(?:error|warning) content\/m\/a\.md/.test(line));

  test.each([
    ...['[b](#part-two)', '[b](#top)', '[b](#)', '[b](#:~:text=two)', '<a href="#fn-1">b</a>'],
    ...['[b](/m/react-b/#b)', '[b](react-b.md#one)', '[b](/m/react-b/#two)', '[b](/m/react-b/#D)'],
    ...['[b](/m/react-b/#überschrift)', '[b](/m/react-b/#%C3%BCberschrift)', '[b](/en-GB/m/react-b/#b)'],
    ...['[b](/old/react-b/#one)', '[b](/old2/)', '[b](/m/one.png)', '[b](/m/llms.txt)', '[b](/m/a/index.md)'],
    '<picture><source srcset="/m/one.png 2x"><img src="/m/one.png" alt="One"></picture>',
    '[b](/store/#anything)',
  ])('%s is there', (link) => {
    expect(found(link)).toEqual([]);
  });

  test.each([
    ['[b](#part-too)', 'missing-anchor: Link "#part-too" leads to no part of the page.'],
    ['<a href="#none">b</a>', 'missing-anchor: Link "#none" leads to no part of the page.'],
    ['[b](react-b.md#three)', 'missing-anchor: Link "react-b.md#three" leads to no part of the page.'],
    ['[b](/old/react-b/#no)', 'missing-anchor: Link "/old/react-b/#no" leads to no part of the page.'],
    ['[b](/en-GB/m/a/#no)', 'missing-anchor: Link "/en-GB/m/a/#no" leads to no part of the page.'],
    ['![b](/m/two.png)', 'missing-file: File "content/public/m/two.png" does not exist.'],
    ['<video poster="/m/t.png"></video>', 'missing-file: File "content/public/m/t.png" does not exist.'],
    ['<img srcset="/m/one.png, /m/x.png 2x">', 'missing-file: File "content/public/m/x.png" does not exist.'],
    ['[b](/m/none/index.md)', 'missing-file: File "content/public/m/none/index.md" does not exist.'],
  ])('%s is not there', (link, sentence) => {
    expect(found(link)).toEqual([expect.stringMatching(/^error content\/m\/a\.md:3:\d+ /)]);
    expect(found(link)[0]).toContain(sentence);
  });

  test.each([
    ['[b](#part-too)', 'Did you mean "#part-two"?'],
    ['[b](react-b.md#Parts-of-two)', 'Did you mean "react-b.md#two"?'],
    [
      '[b](/m/react-b/?a=1#zzz)',
      'Name a part of the page, such as "/m/react-b/?a=1#%C3%BCberschrift", "/m/react-b/?a=1#b" or ',
    ],
    // The redirect names an id itself, so that of a link would change nothing.
    ['[b](/gone/)', 'Did you mean "/m/react-b/#one"?'],
  ])('the hint for %s has the corrected link', (link, hint) => {
    const lines = report(site(link));
    const at = lines.findIndex((line) => line.startsWith('error content/m/a.md:3'));
    expect(lines[at + 1]).toContain(hint);
  });

  test('in a translation is one of its original', () => {
    const lines = report(site('')).filter((line) => line.includes('m/a.en-GB.md'));
    expect(lines).toEqual([
      'error content/m/a.en-GB.md:3:16 missing-anchor: Link "#own" leads to no part of the page.',
    ]);
  });

  test('in a translation with more headings has a suffix where the original has the same one', () => {
    const translated = '# A\n\n## Eins\n\n## One\n\n[b](#one-2)';
    const pages = { 'a.md': '# A\n\n## One', 'a-de.md': translated };
    expect(report({ config: 'languages: [en, de]', pages })).toEqual([]);
  });

  test('in a navigation entry', () => {
    const entries =
      '[{ pathname: "/m/a/#part-two" }, { pathname: "/m/react-b/#no" }, { pathname: /m/x.txt }]';
    const lines = report({ ...site(''), navigation: { 'navigation/m.yaml': entries } });
    expect(lines.filter((line) => line.includes('m.yaml'))).toEqual([
      'error content/navigation/m.yaml:1:34 missing-anchor: Navigation entry "/m/react-b#no" leads to no part of the page.',
      'error content/navigation/m.yaml:1:66 dangling-navigation-entry: Navigation entry "/m/x.txt" leads to no file.',
    ]);
  });
});

describe('a link to an address that a host redirects is valid', () => {
  const redirected: SampleSite = {
    config:
      'base: /ui/\nredirects: [{ from: "/old/:name/", to: /a/ }]\nproducts: [{ id: m, name: M, root: /, navigation: navigation/m.yaml }]',
    redirects: '/ui/r/* https://acme.dev/:splat\n/* /404 404\n/r2/* /x\n',
  };

  test.each([
    ['/old/page/', true],
    ['/old/page/#page_content', true],
    ['/r/a/b/', true],
    ['/old/', false],
    // Outside the base.
    ['/r2/a/', false],
    // A rule for every address makes no link valid.
    ['/none/', false],
  ])('%s: %s', (url, isValid) => {
    const page = report({ ...redirected, pages: { 'a.md': `# A\n\n[b](${url})` } });
    expect(page.filter((line) => line.includes('missing-page'))).toHaveLength(isValid ? 0 : 1);
    const entry = report({
      ...redirected,
      pages: { 'a.md': '# A' },
      navigation: { 'navigation/m.yaml': `- { pathname: ${url.replace(/#.*/, '')} }` },
    });
    expect(entry.filter((line) => line.includes('dangling'))).toHaveLength(isValid ? 0 : 1);
  });

  test('a redirect may lead to it', () => {
    const config = 'redirects: [{ from: /first/, to: /r/a/ }]';
    expect(report({ config, pages: { 'a.md': '# A' }, redirects: '/r/* https://acme.dev/:splat' })).toEqual(
      [],
    );
  });
});

test('everything is reported in one run, sorted by place', () => {
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
  expect(report({ config: ads, files: ['ads/shirts.svg'] })).toEqual([]);
  expect(report({ config: ads, files: ['ads/shirt.svg'] })).toEqual([
    'error content/site.yaml:2:43 missing-file: Picture "content/ads/shirts.svg" of the advertisement "a" does not exist.',
    'Did you mean "content/ads/shirt.svg"?',
  ]);
});

test('a font is one that site.yaml names, or an address', () => {
  const fonts = {
    config: 'fonts: [{ name: icons, href: /icons.css }]',
    publicFiles: ['public/icons.css'],
  };
  const asking = (words: string) => ({ ...fonts, pages: { 'a.md': `---\nfonts: ${words}\n---\n# A` } });
  expect(report(asking('icons, https://fonts.dev/a.css'))).toEqual([]);
  expect(report(asking('icon'))).toEqual([
    'warning content/a.md:1:1 unknown-font: Unknown font "icon"; the page loads without it.',
    'Did you mean "icons"?',
  ]);
});

test('a language whose words do not come with the program needs a translation of the interface', () => {
  const languages = (list: string, translations: SampleSite['translations'] = {}) =>
    report({ config: `languages: [${list}]`, translations });
  expect(languages('en, en-GB, de, ar')).toEqual([]);
  expect(languages('en, cs', { 'translations/cs.yaml': 'words: {}' })).toEqual([]);
  expect(languages('nl, cs', { 'translations/cs.yaml': 'words: {}' })).toEqual([
    'warning content/site.yaml:2:13 translation-missing: Colophon has no words in "nl" yet, so the interface of these pages is in English.',
    'Create "content/translations/nl.yaml" that starts with: words: { next: … }',
  ]);
});

describe('what site.yaml names', () => {
  const product = (keys: string) => `products: [{ id: m, name: M, ${keys} }]`;

  test.each<[string, string, string[]]>([
    [
      'a navigation file',
      product('navigation: navigation/none.yaml'),
      [
        'error content/site.yaml:2:42 missing-file: File "content/navigation/none.yaml" (products[0].navigation) does not exist.',
        'Create the file, or remove the key.',
      ],
    ],
    [
      'a navigation file beyond the content folder',
      product('navigation: ../none.yaml'),
      [
        'error content/site.yaml:2:42 missing-file: File "none.yaml" (products[0].navigation) does not exist.',
        'Move it into content/, because files outside are not read.',
      ],
    ],
    [
      'a logo',
      product('logo: logos/n.svg'),
      [
        'warning content/site.yaml:2:36 missing-file: File "content/logos/n.svg" (products[0].logo) does not exist.',
        'Did you mean "content/logos/m.svg"?',
      ],
    ],
    [
      'a folder of pages',
      product('content: pagse'),
      [
        'warning content/site.yaml:2:39 missing-folder: Folder "content/pagse" (products[0].content) is missing or empty.',
        'Did you mean "content/pages"?',
      ],
    ],
    [
      'a folder of components',
      'components: [logos, ./nofolder]',
      [
        'warning content/site.yaml:2:21 missing-folder: Folder "content/nofolder" (components[1]) is missing or empty.',
        'Create the folder, or remove the key.',
      ],
    ],
    [
      'a public folder',
      'public: nopublic',
      [
        'warning content/site.yaml:2:9 missing-folder: Folder "content/nopublic" (public) is missing or empty.',
        'Did you mean "content/public"?',
      ],
    ],
    [
      'a font',
      'fonts: [/f/none.css, { name: b, href: /f/none.css }, /store/a.css, /f/a.css?v=1, /f/b%20c.css]\nexternalPaths: [/store/]',
      [
        'warning content/site.yaml:2:9 missing-file: File "content/public/f/none.css" (fonts[0]) does not exist.',
        'Did you mean "content/public/f/a.css"?',
        'warning content/site.yaml:2:39 missing-file: File "content/public/f/none.css" (fonts[1].href) does not exist.',
        'Did you mean "content/public/f/a.css"?',
      ],
    ],
    [
      'a file of error codes',
      'errorCodes: nope.json',
      [
        'warning content/site.yaml:2:13 missing-file: File "content/nope.json" (errorCodes) does not exist.',
        'Create the file, or remove the key.',
      ],
    ],
  ])('does not exist: %s', (_name, text, expected) => {
    const sample = {
      pages: { 'pages/a.md': '# A' },
      files: ['logos/m.svg'],
      publicFiles: ['public/f/a.css', 'public/f/b c.css'],
      isWhole: true,
    };
    expect(report({ config: text, ...sample })).toEqual(expected);
  });

  test('and is a missing navigation leaves its translations alone', () => {
    const sample = {
      config: `languages: [en, de]\n${product('navigation: navigation/none.yaml')}`,
      translations: {
        'translations/de.yaml': 'navigation: { /m/a/: A, /m/b/: B }\nproducts: { n: { name: N } }',
      },
      isWhole: true,
    };
    expect(report(sample).filter((line) => /^(?:error|warning)/.test(line))).toEqual([
      'error content/site.yaml:3:42 missing-file: File "content/navigation/none.yaml" (products[0].navigation) does not exist.',
      'warning content/translations/de.yaml:2:13 translation-target: Unknown product "n"; its translation is unused.',
    ]);
  });

  test('exists', () => {
    const text = `${product('navigation: navigation/m.yaml, logo: public/m.svg, content: ../docs')}\npublic: ./public/\ncomponents: [../ours]`;
    const sample: SampleSite = {
      config: text,
      pages: { '../docs/a.md': '---\ndraft: true\n---\n# A' },
      navigation: { 'navigation/m.yaml': '[]' },
      files: ['../ours/a.tsx'],
      publicFiles: ['public/m.svg'],
      isWhole: true,
    };
    expect(report(sample)).toEqual([]);
  });

  test('may be absent', () => {
    expect(report({ config: product('category: core'), isWhole: true })).toEqual([]);
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
        `warning ${site}:4:21 redirect-target: Redirect source "/p" is a page or file of the site; hosts differ in which one they serve.`,
        'Remove the redirect, or give the page another "path" in its front matter.',
      ],
    ],
    [
      'begins at a page in another language',
      '{ from: /en-GB/p/, to: /q/ }',
      [
        `warning ${site}:4:21 redirect-target: Redirect source "/en-GB/p/" is a page or file of the site; hosts differ in which one they serve.`,
        'Remove the redirect, or give the page another "path" in its front matter.',
      ],
    ],
    [
      'begins at the Markdown copy of a page in another language',
      '{ from: /en-GB/p/index.md, to: /q/ }',
      [
        `warning ${site}:4:21 redirect-target: Redirect source "/en-GB/p/index.md" is a page or file of the site; hosts differ in which one they serve.`,
        'Remove the redirect, or give the page another "path" in its front matter.',
      ],
    ],
    [
      'begins where another does',
      '{ from: /o, to: /q/ }, { from: /o/, to: /p/ }',
      [
        `warning ${site}:4:44 redirect-target: Duplicate redirect from "/o/"; only the first one is used.`,
        'Remove one of them.',
        `First redirect from this address. ${site}:4:21`,
      ],
    ],
    [
      'leads nowhere',
      '{ from: /old, to: /nowhere/ }, { from: /older, to: /a.pfd }, { from: /o, to: /qq/#x }',
      [
        `warning ${site}:4:31 redirect-target: Redirect target "/nowhere/" is not a page or file of the site.`,
        'Redirect to a page, or add the address to "externalPaths" in site.yaml.',
        `warning ${site}:4:64 redirect-target: Redirect target "/a.pfd" is not a page or file of the site.`,
        'Redirect to a page, or add the address to "externalPaths" in site.yaml.',
        `warning ${site}:4:90 redirect-target: Redirect target "/qq/#x" is not a page or file of the site.`,
        'to: /q/',
      ],
    ],
    [
      'begins where no page can be',
      '{ from: /../x/, to: /p/ }, { from: "/a/%2E/", to: /p/ }',
      [
        `warning ${site}:4:21 redirect-target: Redirect source "/../x/" leaves the output folder.`,
        'Remove the redirect.',
        `warning ${site}:4:48 redirect-target: Redirect source "/a/%2E/" leaves the output folder.`,
        'Remove the redirect.',
      ],
    ],
    [
      'leads to itself',
      '{ from: /o/, to: /o }',
      [
        `warning ${site}:4:30 redirect-target: Redirect from "/o/" leads back to itself.`,
        'Remove it, or redirect to a page.',
      ],
    ],
    [
      'is part of a loop, which is reported once',
      '{ from: /w/, to: /x/ }, { from: /x/, to: /y/ }, { from: /y/, to: /x/ }',
      [
        `warning ${site}:4:54 redirect-target: Redirect from "/x/" leads back to itself.`,
        'Remove it, or redirect to a page.',
        `The loop continues here. ${site}:4:78`,
      ],
    ],
    [
      'has a placeholder that it does not capture',
      '{ from: "/z/:a", to: "/p/:b" }, { from: /y/, to: /p/:splat }',
      [
        `warning ${site}:4:34 redirect-target: Redirect target "/p/:b" uses ":b", which "/z/:a" does not capture.`,
        'to: /p/:a',
        `warning ${site}:4:62 redirect-target: Redirect target "/p/:splat" uses ":splat", which "/y/" does not capture.`,
        'from: /y/*',
      ],
    ],
  ])('%s', (_name, redirects, expected) => {
    expect(report(sample(redirects))).toEqual(expected);
  });

  test.each([
    '{ from: /o/, to: /p }',
    '{ from: /o/, to: "/en-GB/q/#more" }',
    '{ from: /o/, to: /a.pdf }',
    '{ from: /o/, to: /sitemap.xml }',
    '{ from: /o/, to: /q/index.md }',
    '{ from: /o/, to: /en-GB/q/index.md }',
    '{ from: /o/, to: /en-GB/index.md }',
    '{ from: /o/, to: /en-GB/feed.xml }',
    '{ from: /o/, to: /q/llms.txt }',
    '{ from: /rss/feed.xml, to: /feed.xml }',
    '{ from: /o/, to: /store/ }',
    '{ from: /o/, to: "https://acme.dev/:b" }',
    '{ from: "/o/:a/*", to: "/p/:a/:splat" }',
    '{ from: /o/, to: /n/a }, { from: /n/*, to: /p/ }',
    '{ from: /o/, to: /n/ }, { from: /n/, to: /p/ }',
    '{ from: "/p/:a", to: /p/ }',
    '{ from: /, to: /p/ }',
  ])('%s is fine', (redirects) => {
    expect(report(sample(redirects))).toEqual([]);
  });
});

describe('API documents', () => {
  const api = (yaml: string): SampleSite => ({
    config: `products: [{ id: m, name: M, api: ${yaml}, navigation: navigation/m.yaml }]`,
    navigation: { 'navigation/m.yaml': '- { pathname: /m/api/, title: API, children: auto }' },
    isWhole: true,
  });
  const button = { name: 'Button', props: {} };

  test('that an entry lists', () => {
    expect(report({ ...api('m/api'), api: { 'm/api/button.json': button } })).toEqual([]);
  });

  test('that an entry should list, in a folder that is missing', () => {
    expect(report(api('{ documents: m/api }'))).toEqual([
      'error content/navigation/m.yaml:1:3 dangling-navigation-entry: Navigation entry "/m/api" lists nothing: no API document has a page below this path.',
      'Name the root of their addresses, such as /material-ui/api/, or remove the entry.',
      'warning content/site.yaml:2:48 missing-folder: Folder "content/m/api" (products[0].api.documents) is missing or empty.',
      'Create the folder, or remove the key.',
    ]);
  });

  test('that docs api has not written yet', () => {
    expect(report(api("{ packages: ['@m/ui'], out: m/api }")).slice(2)).toEqual([
      'warning content/site.yaml:2:63 missing-folder: Folder "content/m/api" (products[0].api.out) is missing or empty.',
      'Run "docs api", which writes it.',
    ]);
  });

  test('with one address', () => {
    const files = { 'm/api/Button.json': button, 'm/api/button.json': button };
    expect(report({ ...api('m/api'), api: files })).toEqual([
      'error content/m/api/button.json:1:1 duplicate-route: Two files have the address "/m/api/button/": "content/m/api/Button.json" and "content/m/api/button.json".',
      'Remove one of the files, or give the API document another address in "routes" of site.yaml.',
      'The other file. content/m/api/Button.json:1:1',
    ]);
  });

  test('whose texts lead nowhere', () => {
    const file = { ...button, description: 'See [b](#button-prop-b) and [c](/m/c/) and [a](#props).' };
    const withProp = { ...file, props: { a: { type: {} } } };
    expect(report({ ...api('m/api'), api: { 'm/api/button.json': withProp } })).toEqual([
      'error content/m/api/button.json:1:67 missing-anchor: Link "#button-prop-b" leads to no part of the API page.',
      'Did you mean "#button-prop-a"?',
      'error content/m/api/button.json:1:91 missing-page: Link "/m/c/" leads to no page.',
      'Create the page, or correct the link.',
    ]);
  });
});
