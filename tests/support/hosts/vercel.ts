import {
  fileAnswer,
  type Host,
  type HostedFolder,
  importFunction,
  redirectAnswer,
  textIn,
} from './host-server.ts';

interface VercelJson {
  readonly $schema: string;
  readonly trailingSlash?: boolean;
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly redirects: readonly {
    readonly source: string;
    readonly destination: string;
    readonly statusCode: number;
  }[];
}

interface Middleware {
  readonly config: { readonly matcher: readonly string[] };
  readonly default: (request: Request) => Promise<Response | undefined>;
}

const knownKeys = ['$schema', 'cleanUrls', 'headers', 'redirects', 'rewrites', 'trailingSlash'];

/**
 * Vercel. Final slashes are added or removed first, then the first redirect counts, then headers are set, of
 * which the last value of a name counts, and then a file is sought.
 * https://vercel.com/docs/project-configuration/vercel-json
 */
export const vercel: Host = async (site) => {
  const config = JSON.parse(await textIn(site, 'vercel.json')) as VercelJson;
  const unknown = Object.keys(config).filter((key) => !knownKeys.includes(key));
  if (unknown.length > 0) throw new Error(`Vercel refuses the keys ${unknown.join(', ')} of vercel.json.`);
  if (config.redirects.length > 2048) throw new Error('Vercel accepts fewer redirects.');
  const middleware = await importFunction<Middleware>(site, 'middleware.js');
  return async (request) => {
    const { pathname } = new URL(request.url);
    const asked = middleware?.config.matcher.some((source) => patternOf(source).test(pathname));
    const replaced = asked ? await middleware?.default(request) : undefined;
    if (replaced) return replaced;
    const moved = slashRedirect(config, pathname) ?? firstRedirect(config, pathname);
    if (moved) return redirectAnswer(request, moved.to, moved.status);
    const answer = await staticAnswer(site, decodeURIComponent(pathname.slice(1)));
    for (const { source, headers } of config.headers)
      if (patternOf(source).test(pathname))
        for (const { key, value } of headers) answer.headers.set(key, value);
    return answer;
  };
};

interface Moved {
  readonly to: string;
  readonly status: number;
}

/** With `trailingSlash`, names without a dot end with a slash, and names with one do not. */
function slashRedirect({ trailingSlash }: VercelJson, pathname: string): Moved | undefined {
  if (trailingSlash === undefined || pathname.startsWith('/.well-known')) return undefined;
  if (!trailingSlash) return /.\/$/.test(pathname) ? { to: pathname.slice(0, -1), status: 308 } : undefined;
  if (/\/[^/.]+$/.test(pathname)) return { to: `${pathname}/`, status: 308 };
  return /\/[^/]+\.\w+\/$/.test(pathname) ? { to: pathname.slice(0, -1), status: 308 } : undefined;
}

function firstRedirect({ redirects }: VercelJson, pathname: string): Moved | undefined {
  for (const { source, destination, statusCode } of redirects) {
    const match = patternOf(source).exec(pathname);
    if (!match) continue;
    const to = destination.replace(/:([a-z]\w*)\*?/gi, (name, key: string) =>
      match.groups !== undefined && key in match.groups ? (match.groups[key] ?? '') : name,
    );
    return { to, status: statusCode };
  }
  return undefined;
}

/**
 * A source in the syntax of path-to-regexp, compared strictly: a final slash counts. Of its forms, those are
 * known that can follow a slash: `:name`, `:name*`, `:name(.*)`, `(.*)`, and an optional slash at the end.
 */
function patternOf(source: string): RegExp {
  const pattern = source.replace(
    /\/:([a-z]\w*)\((\.\*)\)|\/:([a-z]\w*)\*|\/:([a-z]\w*)|\/\((\.\*)\)|\{\/\}\?$|([^/{}()*:]+|\/)/gi,
    (whole, rest?: string, any?: string, many?: string, one?: string, unnamed?: string, text?: string) => {
      if (rest !== undefined) return `/(?<${rest}>${any})`;
      if (many !== undefined) return `(?:/(?<${many}>[^/]+?(?:/[^/]+?)*))?`;
      if (one !== undefined) return `/(?<${one}>[^/]+?)`;
      if (unnamed !== undefined) return `/(${unnamed})`;
      return text === undefined ? '/?' : whole.replace(/[.+?^$|[\]\\]/g, '\\$&');
    },
  );
  return new RegExp(`^${pattern}$`);
}

async function staticAnswer(site: HostedFolder, path: string): Promise<Response> {
  // The file that configures the host is not published.
  const found = path === 'vercel.json' ? undefined : await site.read(path === '' ? 'index.html' : path);
  if (found) return fileAnswer(path === '' ? 'index.html' : path, found);
  const page = await site.read(`${path.replace(/\/$/, '')}/index.html`);
  if (page) return fileAnswer('index.html', page);
  const missing = await site.read('404.html');
  return missing ? fileAnswer('404.html', missing, 404) : new Response('NOT_FOUND', { status: 404 });
}
