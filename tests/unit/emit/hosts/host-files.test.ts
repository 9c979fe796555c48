import { describe, expect, test } from 'vitest';
import type { FileSystem } from '../../../../src/effects/file-system.ts';
import type { Copy } from '../../../../src/emit/emit-copies.ts';
import { checkHost, headersText } from '../../../../src/emit/hosts/check-host.ts';
import { cloudflareRedirects } from '../../../../src/emit/hosts/cloudflare-redirects.ts';
import { emitHostRules } from '../../../../src/emit/hosts/emit-host-rules.ts';
import { vercelConfig } from '../../../../src/emit/hosts/vercel-config.ts';
import { bytesOf } from '../../../../src/lib/bytes-of.ts';
import type { OutputFile } from '../../../../src/model/output.ts';
import type { FilePath, OutputPath, SourcePath } from '../../../../src/model/path.ts';
import { hostRedirect } from '../../../../src/validate/rules/host-redirect.ts';
import { configOf, type SampleSite, siteOf } from '../../../support/sample-site.ts';

const redirects = `base: /docs/
contentSecurityPolicy: false
redirects:
  - { from: '/any/:page/*', to: '/new/:page/:splat' }
  - { from: /old/, to: /new/ }
  - { from: /shop/, to: 'https://shop.acme.dev/?a=1&b="2"', status: 307 }
  - { from: /page/, to: /new/ }
`;

async function filesFor(
  host: string,
  own: Pick<SampleSite, 'redirects' | 'headers'> = {},
): Promise<Record<string, string>> {
  const taken = new Set(['page/index.html' as OutputPath]);
  const files = emitHostRules(
    siteOf({ config: `host: ${host}\n${redirects}`, ...own }),
    { scripts: [], styles: [] },
    taken,
  );
  const texts = files.map(
    async (file) => [file.path, new TextDecoder().decode(await bytesOf(file))] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

describe('redirects', () => {
  test('of Netlify keep their order', async () => {
    const { _redirects: text } = await filesFor('netlify');
    expect(text?.split('\n').map((line) => line.split(' ')[0])).toEqual([
      '/docs/any/:page/*',
      '/docs/old/',
      '/docs/shop/',
      '/docs/page/',
      '',
    ]);
  });

  test('of Cloudflare begin with those from one address', async () => {
    const { _redirects: text } = await filesFor('cloudflare');
    expect(text?.trimEnd().split('\n').at(-1)).toBe('/docs/any/:page/* /docs/new/:page/:splat 301');
  });

  test('of Cloudflare are from both forms of an address, unless they were too many', () => {
    const sources = (count: number) =>
      cloudflareRedirects(
        Array.from({ length: count }, (_, index) => ({ from: `/${index}/`, to: '/new/', status: 301 })),
        [{ from: '/mine' }],
      ).map(({ from }) => from);
    expect(sources(2)).toEqual(['/0/', '/0', '/1/', '/1']);
    expect(sources(999)).toHaveLength(1998);
    expect(sources(1000)).toHaveLength(1000);
  });

  test.each([
    ['/old/', '/old/'],
    ['/old', '/old/'],
    ['/old.html', '/old.html'],
    ['/old/:page', '/old/:page{/}?'],
    ['/old/*', '/old/:splat(.*)'],
    ['/über/*', '/%C3%BCber/:splat(.*)'],
    ['/a(b)/', '/a\\(b\\)/'],
  ])('of Vercel from %s are from %s, after it has added a slash', (from, source) => {
    const text = vercelConfig({ headers: [], redirects: [{ from, to: '/new/', status: 301 }] });
    expect(JSON.parse(text).redirects[0].source).toBe(source);
  });

  test('of GitHub Pages are pages, below the base, unless there is one', async () => {
    const files = await filesFor('github-pages');
    expect(Object.keys(files).sort()).toEqual(['.nojekyll', 'old/index.html', 'shop/index.html']);
    expect(files['old/index.html']).toContain('content="0; url=/docs/new/"');
    expect(files['shop/index.html']).toContain('<a href="https://shop.acme.dev/?a=1&amp;b=&quot;2&quot;">');
  });

  test('of Vercel are patterns', async () => {
    const { 'vercel.json': text = '' } = await filesFor('vercel');
    const { redirects, headers, trailingSlash } = JSON.parse(text);
    expect(trailingSlash).toBe(true);
    expect(redirects[0]).toEqual({
      source: '/docs/any/:page/:splat(.*)',
      destination: '/docs/new/:page/:splat',
      statusCode: 301,
    });
    expect(headers.map(({ source }: { source: string }) => source)).toEqual([
      '/docs/(.*)',
      '/docs/assets/(.*)',
      '/docs/media/(.*)',
      '/docs/_search/en/(.*)',
      '/docs/sw.js',
    ]);
  });

  test.each([
    ['netlify', '_redirects', '/%C3%BC/%20 /new/#%C3%BC 301'],
    ['vercel', 'vercel.json', '"source": "/%C3%BC/%20/"'],
    ['nginx', 'nginx.conf', 'location = "/ü/ " {\n  return 301 "/new/$is_args$args#%C3%BC";'],
    ['github-pages', 'ü/ /index.html', '<a href="/new/#%C3%BC">'],
  ])('of %s from other characters are in the form in which it compares addresses', (host, path, expected) => {
    const config = `host: ${host}\nredirects:\n  - { from: '/ü/%20', to: '/new/#ü' }\n`;
    const files = emitHostRules(siteOf({ config }), { scripts: [], styles: [] }, new Set());
    const { content } = files.find((file) => file.path === path) ?? {};
    expect(content instanceof Uint8Array && new TextDecoder().decode(content)).toContain(expected);
  });

  test('of nginx are locations, with quotes escaped', async () => {
    const { 'nginx.conf': text = '' } = await filesFor('nginx');
    expect(text).toContain(
      [
        'location ~ "^/docs/any/([^/]+)/(.*)/?$" {',
        '  set $redirect_page $1;',
        '  set $redirect_splat $2;',
        '  return 301 "/docs/new/$redirect_page/$redirect_splat$is_args$args";',
        '}',
      ].join('\n'),
    );
    expect(text).toContain('location = "/docs/old" {\n  return 301 "/docs/new/$is_args$args";\n}');
    expect(text).toContain('return 307 "https://shop.acme.dev/?a=1&b=\\"2\\"";');
    expect(text).toMatch(/location "\/docs\/assets\/" \{\n(?: {2}add_header .*\n)*.*immutable/);
  });
});

describe("the site's own rules", () => {
  const own = {
    redirects:
      '/docs/old /mine\n/docs/any/special /docs/new\n/docs/* /gone/:splat\n/docs/app/* /docs/a/:splat\n/x /y Country=de\n',
    headers: '/docs/*\n  X-Frame-Options: DENY\n/docs/assets/*\n  X-Mine: yes\n/docs/:a/b\n  X-Other: no\n',
  };

  test('stay first for Cloudflare, in their order', async () => {
    const { _redirects: text = '', _headers: headers = '' } = await filesFor('cloudflare', {
      ...own,
      redirects: '/docs/any/a/* /mine/:splat\n/docs/old /mine',
    });
    expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual([
      '/docs/any/a/*',
      '/docs/old',
      '',
      '/docs/shop/',
      '/docs/shop',
      '/docs/page/',
      '/docs/page',
      '/docs/any/:page/*',
      '',
    ]);
    expect(headers.startsWith(own.headers)).toBe(true);
    expect(headers).not.toContain('SAMEORIGIN');
  });

  test('are pages for GitHub Pages', async () => {
    const files = await filesFor('github-pages', own);
    expect(Object.keys(files).sort()).toEqual([
      '.nojekyll',
      'any/special/index.html',
      'old/index.html',
      'shop/index.html',
    ]);
    expect(files['old/index.html']).toContain('content="0; url=/mine"');
  });

  test('are patterns for Vercel, where the last of two headers counts', async () => {
    const { 'vercel.json': text = '' } = await filesFor('vercel', own);
    const { redirects, headers } = JSON.parse(text);
    // `/docs/*` matches a page, and the author did not force it.
    expect(redirects).toEqual([
      { source: '/docs/old/', destination: '/mine', statusCode: 301 },
      { source: '/docs/any/special/', destination: '/docs/new', statusCode: 301 },
      { source: '/docs/app/:splat(.*)', destination: '/docs/a/:splat', statusCode: 301 },
      { source: '/docs/any/:page/:splat(.*)', destination: '/docs/new/:page/:splat', statusCode: 301 },
      { source: '/docs/shop/', destination: 'https://shop.acme.dev/?a=1&b="2"', statusCode: 307 },
      { source: '/docs/page/', destination: '/docs/new/', statusCode: 301 },
    ]);
    expect(headers.at(-1)).toEqual({
      source: '/docs/assets/(.*)',
      headers: [{ key: 'X-Mine', value: 'yes' }],
    });
    expect(text).not.toContain('SAMEORIGIN');
    expect(text).not.toContain('X-Other');
  });

  test('are locations for nginx, one for each place', async () => {
    const { 'nginx.conf': text = '' } = await filesFor('nginx', {
      redirects: `${own.redirects}/docs/old/ /second\n/docs/sw.js /other.js\n`,
      headers: `${own.headers}/docs/b\n  X-Price: $1\n  X-Mine: b\n`,
    });
    const places = text.match(/^location .* \{$/gm) ?? [];
    expect(new Set(places).size).toBe(places.length);
    expect(text).toContain('location = "/docs/old" {\n  return 301 "/mine$is_args$args";\n}');
    expect(text).toContain('location = "/docs/sw.js" {\n  return 301 "/other.js$is_args$args";\n}');
    expect(text).toMatch(/^add_header X-Frame-Options "DENY" always;$/m);
    expect(text).toMatch(
      /location "\/docs\/assets\/" \{\n(?: {2}add_header .*\n)* {2}add_header X-Mine "yes"/,
    );
    expect(text).not.toContain('X-Price');
    expect(text).not.toContain('SAMEORIGIN');
  });

  test.each([
    ['cloudflare', []],
    ['netlify', []],
    ['nginx', [['content/public/_redirects', 5, 'warning']]],
    [
      'github-pages',
      [
        ['content/public/_redirects', 5, 'warning'],
        ['content/public/_redirects', 3, 'error'],
        ['content/public/_redirects', 4, 'error'],
      ],
    ],
  ])('that %s cannot apply are reported', (host, expected) => {
    const site = siteOf({ config: `host: ${host}\nbase: /docs/`, ...own });
    const found = hostRedirect(site).map(({ severity, place }) => [place?.file, place?.line, severity]);
    expect(found).toEqual(expected);
  });
});

describe('limits', () => {
  const output = (path: string, text = ''): OutputFile => ({
    path: path as OutputPath,
    phase: 'page',
    hash: text,
    content: new TextEncoder().encode(text),
  });
  const copy = (name: string): Copy => ({
    path: name as OutputPath,
    source: {
      path: `public/${name}` as SourcePath,
      file: `/site/content/public/${name}` as FilePath,
      kind: 'public',
      hash: name,
    },
  });
  const megabyte = 2 ** 20;
  const sizes: Readonly<Record<string, number>> = {
    'film.mp4': 30 * megabyte,
    'other.mp4': 1000 * megabyte,
    'exact.mp4': 25 * megabyte,
    'rest.mp4': 999 * megabyte,
  };
  const files: Pick<FileSystem, 'size'> = {
    size: async (file) => sizes[file.replace(/^.*\//, '')],
  };
  const messagesOf = async (host: string, outputs: readonly OutputFile[], copies: readonly Copy[] = []) =>
    (
      await checkHost(
        configOf(`host: ${host}`),
        { paths: outputs.map(({ path }) => path), headers: headersText(outputs), copies: () => copies },
        files,
      )
    ).map(({ message }) => message);

  const many = Array.from({ length: 20_001 }, (_, index) => output(`${index}.txt`));
  const rows: readonly (readonly [string, readonly OutputFile[], readonly Copy[], readonly string[]])[] = [
    ['cloudflare', many, [], ['The site has 20001 files; Cloudflare Pages accepts 20000.']],
    [
      'cloudflare',
      [],
      [copy('film.mp4')],
      ['"content/public/film.mp4" has 30 MiB; Cloudflare Pages accepts 25 MiB.'],
    ],
    [
      'cloudflare',
      [output('_headers', `/*\n  A: ${'x'.repeat(2000)}\n`)],
      [],
      ['A line of "_headers" has 2005 characters; Cloudflare Pages accepts 2000.'],
    ],
    [
      'github-pages',
      [],
      [copy('film.mp4'), copy('other.mp4')],
      ['The files of the site have 1030 MiB; GitHub Pages accepts 1024 MiB.'],
    ],
    [
      'cloudflare',
      [output('_headers', Array.from({ length: 101 }, (_, index) => `/${index}\n  A: b\n`).join(''))],
      [],
      ['"_headers" has 101 rules; Cloudflare Pages accepts 100.'],
    ],
    [
      'netlify',
      Array.from({ length: 54_001 }, (_, index) => output(`files/${index}.txt`)),
      [],
      ['Folder "files" has 54001 files; Netlify accepts 54000.'],
    ],
    [
      'netlify',
      Array.from({ length: 54_001 }, (_, index) => output(`${index}.txt`)),
      [],
      ['The root folder of the site has 54001 files; Netlify accepts 54000.'],
    ],
    ['nginx', many, [copy('film.mp4')], []],
    // As much as each of them accepts.
    ['cloudflare', many.slice(1), [], []],
    ['cloudflare', [], [copy('exact.mp4')], []],
    ['cloudflare', [output('_headers', `/*\n  A: ${'x'.repeat(1995)}\n`)], [], []],
    [
      'cloudflare',
      [output('_headers', `# Mine\n${Array.from({ length: 100 }, (_, index) => `/${index}\n`).join('')}`)],
      [],
      [],
    ],
    ['github-pages', [], [copy('exact.mp4'), copy('rest.mp4'), copy('gone.mp4')], []],
    ['netlify', Array.from({ length: 54_000 }, (_, index) => output(`files/${index}.txt`)), [], []],
  ];
  test.each(rows)('of %s', async (host, outputs, copies, messages) => {
    expect(await messagesOf(host, outputs, copies)).toEqual(messages);
  });

  test('are explained by the page of the host, at the file that is too large', async () => {
    const upload = { paths: [], copies: () => [copy('film.mp4')] };
    expect(await checkHost(configOf('host: cloudflare'), upload, files)).toMatchObject([
      {
        severity: 'error',
        hint: 'See https://developers.cloudflare.com/pages/platform/limits/',
        place: { file: 'content/public/film.mp4', line: 1, column: 1 },
      },
    ]);
    const full = { paths: Array.from({ length: 20_001 }, () => 'a.txt'), copies: () => [] };
    const [found] = await checkHost(configOf('host: cloudflare'), full, files);
    expect(found).not.toHaveProperty('place');
  });

  test('of redirects are reported at the first one too many', () => {
    const list = Array.from({ length: 101 }, (_, index) => `  - { from: '/${index}/*', to: / }\n`);
    const site = siteOf({ config: `host: cloudflare\nredirects:\n${list.join('')}` });
    expect(hostRedirect(site).map(({ message, place }) => [message, place?.line])).toEqual([
      ['"/100/*" is one of 101 redirects with captures; Cloudflare Pages accepts 100.', 104],
    ]);
  });

  test('a redirect may have as many characters as its host accepts', () => {
    // With the target and the status, `/a…a/ / 301` has 8 characters more than its name.
    const messagesFor = (length: number) =>
      hostRedirect(
        siteOf({ config: `host: cloudflare\nredirects: [{ from: /${'a'.repeat(length)}/, to: / }]` }),
      ).map(({ message }) => message);
    expect(messagesFor(992)).toEqual([]);
    expect(messagesFor(993)).toEqual(['This redirect has 1001 characters; Cloudflare Pages accepts 1000.']);
  });
});
