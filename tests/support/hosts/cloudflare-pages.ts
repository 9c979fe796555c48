import {
  fileAnswer,
  type Host,
  type HostedFolder,
  importFunction,
  redirectAnswer,
  textIn,
} from './host-server.ts';
import { type HeaderBlock, readHeaderBlocks, readRedirectLines } from './rules-file.ts';

interface PagesFunction {
  readonly default: {
    fetch(
      request: Request,
      environment: { readonly ASSETS: { fetch(request: Request): Promise<Response> } },
    ): Promise<Response>;
  };
}

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/**
 * Cloudflare Pages. Redirects come before files; those from one address are compared letter by letter, final
 * slash included, and before those with captures. Pages lose `.html`, with status 308.
 * https://developers.cloudflare.com/pages/configuration/redirects/, …/headers/, …/serving-pages/
 */
export const cloudflarePages: Host = async (site) => {
  const rules = readRules(await textIn(site, '_redirects'));
  const blocks = readBlocks(await textIn(site, '_headers'));
  const files = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const redirect = redirectFor(rules, pathname);
    const answer = redirect
      ? redirectAnswer(request, redirect.to, redirect.status)
      : await staticAnswer(site, pathname, request);
    return withHeaders(answer, pathname, blocks);
  };
  const worker = await importFunction<PagesFunction>(site, '_worker.js');
  if (worker === undefined) return files;
  const runs = functionRoutes(await textIn(site, '_routes.json'));
  return async (request) =>
    runs(new URL(request.url).pathname)
      ? worker.default.fetch(request, { ASSETS: { fetch: files } })
      : files(request);
};

/** The rules that fit; the host ignores lines beyond its limits, which is an error here. */
function readRules(text: string): readonly Rule[] {
  const lines = readRedirectLines(text);
  const rules = lines.map(([from = '', to = '', status = '302', ...rest]): Rule => {
    const isKnown = ['200', '301', '302', '303', '307', '308'].includes(status);
    if (!from.startsWith('/') || to === '' || rest.length > 0 || !isKnown)
      throw new Error(`Cloudflare Pages cannot read the redirect from "${from}".`);
    return { from, to, status: Number(status) };
  });
  const dynamic = rules.filter(({ from }) => isDynamic(from)).length;
  if (dynamic > 100 || rules.length - dynamic > 2000 || lines.some((line) => line.join(' ').length > 1000))
    throw new Error('Cloudflare Pages accepts fewer redirects.');
  return rules;
}

function readBlocks(text: string): readonly HeaderBlock[] {
  const blocks = readHeaderBlocks(text);
  if (blocks.length > 100 || text.split('\n').some((line) => line.length > 2000))
    throw new Error('Cloudflare Pages accepts fewer headers.');
  return blocks;
}

const isDynamic = (from: string): boolean => /\*|\/:[A-Za-z]/.test(from);

function redirectFor(rules: readonly Rule[], pathname: string): Pick<Rule, 'to' | 'status'> | undefined {
  const fixed = rules.find(({ from }) => from === pathname);
  if (fixed) return fixed;
  for (const { from, to, status } of rules.filter((rule) => isDynamic(rule.from))) {
    const match = patternOf(from).exec(pathname);
    if (match) return { to: fill(to, match.groups ?? {}), status };
  }
  return undefined;
}

function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace('*', '(?<splat>.*)')
    .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function fill(text: string, captures: Readonly<Record<string, string>>): string {
  return Object.entries(captures).reduce((all, [name, value]) => all.replaceAll(`:${name}`, value), text);
}

async function staticAnswer(site: HostedFolder, pathname: string, request: Request): Promise<Response> {
  const path = decodeURIComponent(pathname.slice(1));
  const moved = (to: string) => redirectAnswer(request, to, 308);
  if (path === '' || path.endsWith('/')) {
    const page = await site.read(`${path}index.html`);
    if (page) return fileAnswer('index.html', page);
    const isPage = (await site.read(`${path.slice(0, -1)}.html`)) !== undefined;
    return isPage ? moved(pathname.slice(0, -1)) : notFound(site, path);
  }
  const file = await site.read(path);
  if (file && path.endsWith('.html')) return moved(pathname.replace(/(?:(?<=\/)index)?\.html$/, ''));
  if (file) return fileAnswer(path, file);
  const page = await site.read(`${path}.html`);
  if (page) return fileAnswer('page.html', page);
  return (await site.read(`${path}/index.html`)) ? moved(`${pathname}/`) : notFound(site, path);
}

/**
 * The nearest `404.html` in the folders above an address; a site without one would be taken for a single
 * page.
 */
async function notFound(site: HostedFolder, path: string): Promise<Response> {
  for (let folder = path; ; ) {
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
    const page = await site.read(folder === '' ? '404.html' : `${folder}/404.html`);
    if (page) return fileAnswer('404.html', page, 404);
    if (folder === '') break;
  }
  const start = await site.read('index.html');
  return start ? fileAnswer('index.html', start) : new Response('Not found', { status: 404 });
}

/** The site's headers replace those of the host, and several of its own are joined. A 404 is never kept. */
function withHeaders(response: Response, pathname: string, blocks: readonly HeaderBlock[]): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  const own = new Headers();
  for (const { pattern, headers } of blocks) {
    const match = patternOf(pattern).exec(pathname);
    if (match) for (const [name, value] of headers) own.append(name, fill(value, match.groups ?? {}));
  }
  for (const [name, value] of own) response.headers.set(name, value);
  if (response.status === 404) response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** Where the function runs: `_routes.json`, whose `exclude` counts more than its `include`. */
function functionRoutes(text: string): (pathname: string) => boolean {
  const { version, include, exclude } = JSON.parse(text) as {
    readonly version: number;
    readonly include: readonly string[];
    readonly exclude: readonly string[];
  };
  if (version !== 1 || include.length === 0 || include.length + exclude.length > 100)
    throw new Error('Cloudflare Pages cannot read _routes.json.');
  const names = (rules: readonly string[], pathname: string) =>
    rules.some((rule) => patternOf(rule).test(pathname));
  return (pathname) => names(include, pathname) && !names(exclude, pathname);
}
