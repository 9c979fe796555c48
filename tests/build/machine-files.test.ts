import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runChecks } from 'afdocs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseAtomFeed } from 'feedsmith';
import { HtmlValidate } from 'html-validate';
import jsonld from 'jsonld';
import { beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { htmlRules } from '../../src/load/html-validator.ts';
import { readTree } from '../support/read-tree.ts';
import { spawnDocs, startDocs } from '../support/spawn-docs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Our own site, whose files are read here by parsers of others.

const repository = join(import.meta.dirname, '../..');
const origin = 'https://docs.example.com';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let website: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await temporaryFolder();
  const built = await spawnDocs(['build', '--out', folder.path, '--quiet'], { cwd: repository });
  expect(built).toMatchObject({ code: 0, stderr: '' });
  const files = await readTree(folder.path);
  website = new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes, 'latin1').toString('utf8')]));
  return () => folder[Symbol.asyncDispose]();
}, 600_000);

const textOf = (path: string) => website.get(path) ?? '';
const jsonOf = (path: string) => JSON.parse(textOf(path));
const pathsEnding = (end: string) => [...website.keys()].filter((path) => path.endsWith(end));

/** Documents of pages; navigation and dialogs are fragments. */
const pages = () => pathsEnding('.html').filter((path) => !path.startsWith('assets/'));

/** The `<link>` and `<meta>` elements of a page by their marks: `canonical`, `og:title`. */
function headOf(html: string): ReadonlyMap<string, string> {
  const elements = [...html.matchAll(/<(?:link|meta) [^>]*>/g)].map(([element]) => element);
  const read = (element: string, names: string) => new RegExp(` (?:${names})="([^"]*)"`).exec(element)?.[1];
  return new Map(
    elements.map((element) => [
      read(element, 'rel|property|name') ?? '',
      read(element, 'href|content') ?? '',
    ]),
  );
}

async function htmlProblems(paths: readonly string[], rules: object): Promise<string[]> {
  const validator = new HtmlValidate(rules);
  const problems: string[] = [];
  for (const path of paths) {
    const { results } = await validator.validateString(textOf(path), path);
    for (const { line, ruleId, message } of results.flatMap(({ messages }) => messages))
      problems.push(`${path}:${line} ${ruleId}: ${message}`);
  }
  return problems;
}

/** Whether a page is in one of the other languages of the site. */
const isTranslated = (path: string) => /^(?:de|ar)\//.test(path);

/** Every tenth path. */
const tenth = (paths: readonly string[]) => paths.filter((_, index) => index % 10 === 0);

test('pages are valid HTML', async () => {
  const english = pages().filter((path) => !isTranslated(path));
  // Most pages in other languages show the English text, and all have the elements of the English ones.
  const translated = tenth(pages().filter(isTranslated));
  expect(english.length).toBeGreaterThan(500);
  expect(translated.length).toBeGreaterThan(50);
  expect(await htmlProblems([...english, ...translated], htmlRules)).toEqual([]);
}, 1_200_000);

test('fragments are valid HTML', async () => {
  const fragments = pathsEnding('.html').filter((path) => path.startsWith('assets/'));
  expect(fragments.length).toBeGreaterThan(20);
  const isOfDocuments = (rules: string) => rules === 'html-validate:document';
  const rules = { ...htmlRules, extends: htmlRules.extends.filter((one) => !isOfDocuments(one)) };
  expect(await htmlProblems(fragments, rules)).toEqual([]);
}, 120_000);

test('titles end with the name of the site, and heads name the files for machines', () => {
  for (const path of pages()) {
    const html = textOf(path);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, path).toMatch(/Colophon$/);
    const head = headOf(html);
    expect(head.get('twitter:card')).toBe('summary');
    expect(website.has((head.get('manifest') ?? '').slice(1)), path).toBe(true);
    const copy = /<link rel="alternate" type="text\/markdown" href="\/([^"]*)"/.exec(html)?.[1];
    if (/404|_app/.test(path)) expect(copy, path).toBeUndefined();
    else expect(website.has(copy ?? ''), path).toBe(true);
  }
});

test('structured data describes pages and their places', () => {
  const found = pages().flatMap((path) => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(textOf(path)) ?? [];
    return json === undefined
      ? []
      : [{ path, canonical: headOf(textOf(path)).get('canonical'), data: JSON.parse(json) }];
  });
  expect(found.length).toBeGreaterThan(50);
  const button = found.find(({ path }) => path === 'material-ui/react-button/index.html');
  expect(button?.data['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
    'TechArticle',
    'BreadcrumbList',
  ]);
  for (const path of ['index.html', 'de/index.html'])
    expect(found.find((page) => page.path === path)?.data['@type'], path).toBe('WebSite');
  for (const { path, canonical, data } of found) {
    expect(data['@context']).toBe('https://schema.org');
    for (const thing of data['@graph'] ?? [data]) {
      if (thing['@type'] === 'TechArticle')
        expect(thing, path).toMatchObject({ url: canonical, headline: expect.any(String) });
      const items: { position: number; item: string }[] = thing.itemListElement ?? [];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      for (const { item } of items)
        expect(website.has(`${new URL(item).pathname.slice(1)}index.html`), item).toBe(true);
    }
  }
});

/** The terms of schema.org that pages use; the processor reports any other one. */
const schemaTerms = [
  ...['BreadcrumbList', 'ListItem', 'TechArticle', 'WebSite'],
  ...['dateModified', 'description', 'headline', 'image', 'inLanguage', 'isPartOf', 'item'],
  ...['itemListElement', 'name', 'position', 'url'],
];

test('structured data is JSON-LD with terms of schema.org', async () => {
  const context = Object.fromEntries(schemaTerms.map((term) => [term, `https://schema.org/${term}`]));
  const documentLoader = async (documentUrl: string) => ({ documentUrl, document: { '@context': context } });
  const scripts = pages().flatMap((path) =>
    [...textOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => [path, json] as const,
    ),
  );
  expect(scripts.length).toBeGreaterThan(500);
  const kinds = new Set<string>();
  for (const [path, json] of scripts) {
    const things = await jsonld.expand(JSON.parse(json), { documentLoader, safe: true });
    expect(things.length, path).toBeGreaterThan(0);
    for (const thing of things) for (const kind of thing['@type'] ?? []) kinds.add(kind);
  }
  expect([...kinds].sort()).toEqual(
    ['BreadcrumbList', 'TechArticle', 'WebSite'].map((kind) => `https://schema.org/${kind}`),
  );
});

test('the sitemap follows its schema and lists pages that exist', async () => {
  const schemas = createRequire(import.meta.url).resolve('sitemap/package.json');
  const schema = await readFile(join(schemas, '../schema/sitemap.xsd'), 'utf8');
  const sitemap = textOf('sitemap.xml');
  // The schema of links in other languages is not part of the format.
  const plain = sitemap.replace(/\s*<xhtml:link [^>]*\/>/g, '').replace(/ xmlns:xhtml="[^"]*"/, '');
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: plain }],
    schema: [schema],
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>|href="(.*?)"/g)].map(
    ([, loc, href]) => loc ?? href ?? '',
  );
  for (const address of addresses)
    expect(website.has(`${new URL(address).pathname.slice(1)}index.html`), address).toBe(true);
});

test('the feed is Atom with the latest changes first', async () => {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: textOf('feed.xml') }],
    schema: [await readFile(join(repository, 'tests/support/atom.rng'), 'utf8')],
    extension: 'relaxng',
  });
  expect(errors).toEqual([]);
  const feed = parseAtomFeed(textOf('feed.xml'));
  const entries = feed.entries ?? [];
  expect(feed.id).toBe(`${origin}/feed.xml`);
  expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
    ['self', `${origin}/feed.xml`],
    ['alternate', `${origin}/`],
  ]);
  expect(entries.length).toBeGreaterThan(10);
  const days = entries.map(({ updated }) => `${updated}`);
  expect(days).toEqual(days.toSorted().reverse());
  expect(feed.updated).toBe(days[0]);
  for (const { links } of entries)
    for (const { href = '' } of links ?? []) {
      const path = new URL(href).pathname.slice(1);
      expect(website.has(/(?:^|\/)$/.test(path) ? `${path}index.html` : path), href).toBe(true);
    }
});

test.each([
  ['manifest.webmanifest', 'en', 'ltr'],
  ['de/manifest.webmanifest', 'de', 'ltr'],
  ['ar/manifest.webmanifest', 'ar', 'rtl'],
])('the web manifest %s', (path, lang, dir) => {
  const manifest = jsonOf(path);
  expect(manifest).toMatchObject({ lang, dir, scope: '/', display: 'minimal-ui' });
  expect(website.has(`${manifest.start_url.slice(1)}index.html`)).toBe(true);
  for (const { src } of manifest.icons) expect(website.has(src.slice(1)), src).toBe(true);
});

test('manifests of links and components follow their schemas', async () => {
  const validator = async (schema: string) => {
    const text = await readFile(join(repository, 'lib/schemas', schema), 'utf8');
    const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(text));
    return (path: string) => {
      validate(jsonOf(path));
      expect(validate.errors ?? [], path).toEqual([]);
    };
  };
  (await validator('link-manifest.schema.json'))('link-manifest.json');
  (await validator('component-index.schema.json'))('components.json');
  const checkComponent = await validator('component-manifest.schema.json');
  const files: { file: string }[] = jsonOf('components.json').components;
  expect(files.length).toBeGreaterThan(20);
  for (const { file } of files) checkComponent(new URL(file).pathname.slice(1));
});

test('the link manifest has the ids that pages have', () => {
  const manifest: { pages: { path: string; anchors: string[] }[] } = jsonOf('link-manifest.json');
  expect(manifest.pages.length).toBeGreaterThan(60);
  const missing = manifest.pages.flatMap(({ path, anchors }) => {
    // An API page may lack a section that its kind can have.
    if (path.includes('/api/')) return [];
    const html = textOf(`${path.slice(1)}index.html`);
    return anchors.filter((anchor) => !html.includes(`id="${anchor}"`)).map((anchor) => `${path}#${anchor}`);
  });
  expect(missing).toEqual([]);
});

test('links in Markdown copies and indexes lead to files of the site', () => {
  const missing: string[] = [];
  let checked = 0;
  for (const path of website.keys()) {
    if (!/\.md$|llms(?:-\d+)?\.txt$/.test(path)) continue;
    // Code is no text with links.
    const text = textOf(path)
      .replace(/^(`{3,})[^`]*\n[\s\S]*?^\1/gm, '')
      .replace(/`[^`\n]+`/g, '');
    for (const [, url = ''] of text.matchAll(/\]\(<?([^)\s>]+)/g)) {
      if (!url.startsWith(origin)) continue;
      checked += 1;
      const target = decodeURI(new URL(url).pathname.slice(1));
      const isPage = target === '' || target.endsWith('/');
      const redirects = textOf('_redirects').includes(`/${target} `);
      if (!website.has(isPage ? `${target}index.html` : target) && !redirects)
        missing.push(`${path}: ${url}`);
    }
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(300);
});

test('full texts contain every Markdown copy once', () => {
  const texts = pathsEnding('.txt')
    .filter((path) => /llms-full(?:-\d+)?\.txt$/.test(path))
    .map(textOf);
  const all = texts.join('\n');
  for (const path of pathsEnding('index.md')) {
    const html = headOf(textOf(path.replace(/md$/, 'html')));
    const address = `<${origin}/${path.replace(/index\.md$/, '')}>`;
    const isListed = html.get('robots') !== 'noindex';
    expect(all.split(address).length - 1, path).toBe(isListed ? 1 : 0);
  }
});

test('agents find and read the documentation', async () => {
  // In a process of its own: a busy client would close connections that the server still uses.
  await using server = startDocs(['preview', '--out', folder.path, '--port', '0'], { cwd: repository });
  await server.said('press Ctrl-C to stop.');
  const [url = ''] = /http:\S+\//.exec(server.written.stdout) ?? [];
  // Without the home page, whose charts are components and have no Markdown.
  const paths = [
    'versions/',
    'material-ui/react-button/',
    'material-ui/getting-started/',
    'de/material-ui/react-button/',
  ];
  const { results } = await runChecks(url, {
    canonicalOrigin: origin,
    samplingStrategy: 'curated',
    curatedPages: paths.map((path) => url + path),
    requestDelay: 0,
    maxConcurrency: 4,
  });
  const notable = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
  expect(notable.map(({ id, status, message }) => `${id}: ${status}: ${message}`)).toEqual([]);
  expect(results.length).toBeGreaterThan(20);
}, 120_000);

type Fetch = (request: Request) => Promise<Response | undefined>;

test.each([
  ['netlify', 'default'],
  ['vercel', 'default'],
  ['cloudflare', 'worker'],
])('the function for %s sends Markdown to clients that prefer it', async (host, kind) => {
  const module = await import(pathToFileURL(join(repository, 'lib/hosts', `${host}.js`)).href);
  const load = async (request: Request) => {
    const path = new URL(request.url).pathname.slice(1);
    const body = website.get(path.endsWith('/') || path === '' ? `${path}index.html` : path);
    return new Response(request.method === 'HEAD' ? null : (body ?? ''), {
      status: body === undefined ? 404 : 200,
    });
  };
  const answer: Fetch =
    kind === 'worker'
      ? (request) => module.default.fetch(request, { ASSETS: { fetch: load } })
      : module.default;
  const original = globalThis.fetch;
  globalThis.fetch = (input) => load(new Request(input as Request));
  try {
    const ask = async (path: string, accept: string, method = 'GET') =>
      answer(new Request(origin + path, { method, headers: { accept } }));
    const page = '/material-ui/react-button/';
    const copy = await ask(page, 'text/markdown, text/html;q=0.8');
    expect(await copy?.text()).toBe(textOf('material-ui/react-button/index.md'));
    expect(copy?.headers.get('vary')).toBe('Accept');
    expect((await ask(page, 'text/markdown', 'HEAD'))?.status).toBe(200);
    // Other requests go on to the site.
    const html = async (path: string, accept: string, method?: string) => {
      const response = await ask(path, accept, method);
      return kind === 'worker' ? response?.text() : response;
    };
    const whole = kind === 'worker' ? textOf('material-ui/react-button/index.html') : undefined;
    expect(await html(page, 'text/html, text/markdown;q=0.5')).toBe(whole);
    expect(await html(page, '*/*')).toBe(whole);
    expect(await html(page, 'text/markdown', 'POST')).toBe(whole);
    expect(await html('/robots.txt', 'text/markdown')).toBe(
      kind === 'worker' ? textOf('robots.txt') : undefined,
    );
    // An untranslated page has its copy elsewhere.
    const untranslated = '/de/material-ui/react-table/';
    expect(await html(untranslated, 'text/markdown')).toBe(
      kind === 'worker' ? textOf('de/material-ui/react-table/index.html') : undefined,
    );
  } finally {
    globalThis.fetch = original;
  }
});
