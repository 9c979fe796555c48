import {
  fileAnswer,
  type Host,
  type HostedFolder,
  importFunction,
  redirectAnswer,
  textIn,
} from './host-server.ts';
import { type HeaderBlock, readHeaderBlocks, readRedirectLines } from './rules-file.ts';

interface EdgeFunction {
  readonly config: { readonly path: readonly string[]; readonly method: readonly string[] };
  readonly default: (request: Request) => Promise<Response | undefined>;
}

/**
 * Netlify, with its default of "pretty URLs". An edge function comes first, then the first redirect that
 * matches, with or without a final slash, unless there is a file and the rule does not force it.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/,
 * https://docs.netlify.com/manage/routing/headers/
 *
 * @param edgeFunctions the folder that `netlify.toml` names, in the folder that is published
 */
export function netlify(edgeFunctions?: string): Host {
  return async (site) => {
    const redirects = readRedirectLines(await textIn(site, '_redirects'));
    const blocks = readHeaderBlocks(await textIn(site, '_headers'));
    const edge =
      edgeFunctions === undefined
        ? undefined
        : await importFunction<EdgeFunction>(site, `${edgeFunctions}/markdown.js`);
    return async (request) => {
      const { pathname } = new URL(request.url);
      const asked = edge?.config.path.some((path) => patternOf(path).test(pathname));
      const replaced = asked ? await edge?.default(request) : undefined;
      if (replaced) return replaced;
      const found = await staticAnswer(site, pathname, request);
      const redirect = firstRedirect(redirects, pathname, found !== undefined);
      if (redirect) return redirectAnswer(request, redirect.to, redirect.status);
      return withHeaders(found ?? (await notFound(site)), pathname, blocks);
    };
  };
}

async function staticAnswer(
  site: HostedFolder,
  pathname: string,
  request: Request,
): Promise<Response | undefined> {
  const path = decodeURIComponent(pathname.slice(1));
  if (path === '' || path.endsWith('/')) {
    const page = await site.read(`${path}index.html`);
    return page && fileAnswer('index.html', page);
  }
  const file = await site.read(path);
  if (file) return fileAnswer(path, file);
  const page = await site.read(`${path}.html`);
  if (page) return fileAnswer('page.html', page);
  const isFolder = (await site.read(`${path}/index.html`)) !== undefined;
  return isFolder ? redirectAnswer(request, `${pathname}/`, 301) : undefined;
}

async function notFound(site: HostedFolder): Promise<Response> {
  const page = await site.read('404.html');
  return page ? fileAnswer('404.html', page, 404) : new Response('Page not found', { status: 404 });
}

function firstRedirect(
  rules: readonly (readonly string[])[],
  pathname: string,
  isFile: boolean,
): { readonly to: string; readonly status: number } | undefined {
  for (const [from = '', to = '', mark = '301'] of rules) {
    const match = patternOf(from).exec(pathname);
    if (!match || (isFile && !mark.endsWith('!'))) continue;
    const groups = match.groups ?? {};
    const filled = to.replace(/:([a-z]\w*)/gi, (name, key: string) =>
      key in groups ? (groups[key] ?? '') : name,
    );
    return { to: filled, status: Number.parseInt(mark, 10) };
  }
  return undefined;
}

/** `/old/:page/*` as a pattern; Netlify compares addresses without their final slashes. */
function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:([a-z]\w*)/gi, '/(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}/?$`);
}

/** Every block that matches applies; values of one name are joined. */
function withHeaders(response: Response, pathname: string, blocks: readonly HeaderBlock[]): Response {
  const own = new Headers();
  for (const { pattern, headers } of blocks)
    if (patternOf(pattern).test(pathname)) for (const [name, value] of headers) own.append(name, value);
  for (const [name, value] of own) response.headers.set(name, value);
  return response;
}
