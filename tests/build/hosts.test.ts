import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../src/effects/package-root.ts';
import { cloudflarePages } from '../support/hosts/cloudflare-pages.ts';
import { githubPages } from '../support/hosts/github-pages.ts';
import { type HostServer, startHost } from '../support/hosts/host-server.ts';
import { hostedSite } from '../support/hosts/hosted-site.ts';
import { netlify } from '../support/hosts/netlify.ts';
import { findNginx, startNginx } from '../support/hosts/nginx.ts';
import { vercel } from '../support/hosts/vercel.ts';
import { readTree } from '../support/read-tree.ts';
import { runDocs } from '../support/run-docs.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkspace } from '../support/workspace.ts';

// The recipes of the manual, published on servers of this machine that follow the rules of the host. The
// servers read the files of the website alone. nginx is itself, where it can be installed.

/** Titled blocks of code below a heading of a page, or on the whole page. */
async function recipe(name: string, heading?: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(packageRoot(), `content/docs/${name}/${name}.md`), 'utf8');
  const start = heading === undefined ? 0 : text.indexOf(`\n## ${heading}\n`);
  expect(start, `"${heading}" on the page of ${name}`).toBeGreaterThanOrEqual(0);
  const end = heading === undefined ? -1 : text.indexOf('\n## ', start + 1);
  const section = text.slice(start, end === -1 ? undefined : end);
  const blocks = section.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, title = '', code = '']) => [title, code]));
}

/** The arguments of every `docs` in a recipe, such as `npx docs build --out dist/ui`. */
function docsCommands(text: string): string[][] {
  const commands = [...text.matchAll(/npx docs ([\w ./-]+)/g)].map(([, args = '']) => args.trim());
  return [...new Set(commands)].map((args) => args.split(' '));
}

interface Published {
  readonly server: HostServer;
  /** Paths in the folder that is published. */
  readonly files: readonly string[];
}

interface Recipe {
  readonly host: string;
  readonly blocks: () => Promise<ReadonlyMap<string, string>>;
  /** Where the site is on the host. */
  readonly base: string;
  /** Publishes a built site. */
  readonly publish: (root: string, blocks: ReadonlyMap<string, string>) => Promise<HostServer>;
  /** Files that the manual moves from the folder of the base to the folder that is published. */
  readonly moved?: readonly string[];
  /** Status of the redirect from `/acme/button` to `/acme/button/`. */
  readonly slash: number;
  readonly negotiates: boolean;
  readonly headers: boolean;
}

const negotiation = 'contentNegotiation: true\n';
const nginxProgram = await findNginx();
const otherHosts = (heading: string) => () => recipe('other-hosts', heading);
const belowPath =
  (heading: string, settings = '') =>
  async () => {
    const blocks = new Map(await recipe('other-hosts', heading));
    const below = await recipe('other-hosts', 'Below a path');
    const [args = ''] = docsCommands(below.get('Terminal') ?? '').map((words) => words.join(' '));
    blocks.set(
      'content/site.yaml',
      `${blocks.get('content/site.yaml')?.replace(/contentN.*\n/, '')}${settings}base: /ui/\n`,
    );
    blocks.set('netlify.toml', `${blocks.get('netlify.toml')?.replace('docs build', `docs ${args}`)}`);
    return new Map([...blocks, ...below]);
  };

/** Starts nginx with the block of the manual, whose folder is replaced by the one of the site. */
async function publishOnNginx(root: string, blocks: ReadonlyMap<string, string>): Promise<HostServer> {
  const included = docsCommands([...blocks.values()].join())
    .flat()
    .includes('dist/ui')
    ? 'dist/ui'
    : 'dist';
  return startNginx(nginxProgram ?? '', join(root, 'nginx'), (port) =>
    (blocks.get('/etc/nginx/sites-enabled/docs.conf') ?? '')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('include /srv/docs/dist/', `include /srv/docs/${included}/`)
      .replaceAll('/srv/docs/', `${root}/`),
  );
}

/** Publishes on Netlify as `netlify.toml` says. */
async function publishOnNetlify(root: string, blocks: ReadonlyMap<string, string>): Promise<HostServer> {
  const toml = blocks.get('netlify.toml') ?? '';
  const [, folder = ''] = /publish = "(.*)"/.exec(toml) ?? [];
  const [, functions = ''] = /edge_functions = "(.*)"/.exec(toml) ?? [];
  return startHost(netlify(functions.slice(folder.length + 1)), join(root, folder));
}

const everything = { negotiates: true, headers: true };
const recipes: readonly Recipe[] = [
  {
    ...{ host: 'Netlify', base: '/', slash: 301, ...everything },
    blocks: otherHosts('Netlify'),
    publish: publishOnNetlify,
  },
  {
    ...{ host: 'Netlify below a path', base: '/ui/', slash: 301, ...everything, negotiates: false },
    blocks: belowPath('Netlify'),
    publish: publishOnNetlify,
    moved: ['_headers', '_redirects', '404.html'],
  },
  {
    ...{ host: 'Cloudflare Pages', base: '/', slash: 308, ...everything },
    blocks: otherHosts('Cloudflare Pages'),
    publish: (root) => startHost(cloudflarePages, join(root, 'dist')),
  },
  {
    ...{ host: 'Cloudflare Pages below a path', base: '/ui/', slash: 308, ...everything },
    blocks: belowPath('Cloudflare Pages', negotiation),
    publish: (root) => startHost(cloudflarePages, join(root, 'dist')),
    moved: ['_headers', '_redirects', '404.html', '_worker.js', '_routes.json'],
  },
  {
    ...{ host: 'Vercel', base: '/', slash: 308, ...everything },
    blocks: otherHosts('Vercel'),
    publish: (root) => startHost(vercel, join(root, 'dist')),
  },
  {
    ...{ host: 'Vercel below a path', base: '/ui/', slash: 308, ...everything },
    blocks: belowPath('Vercel', negotiation),
    publish: (root) => startHost(vercel, join(root, 'dist')),
    moved: ['vercel.json', '404.html', 'middleware.js'],
  },
  {
    ...{ host: 'GitHub Pages', base: '/ui/', slash: 301, negotiates: false, headers: false },
    blocks: () => recipe('github-pages'),
    publish: (root) => startHost(githubPages('/ui/'), join(root, 'dist')),
  },
  {
    ...{ host: 'nginx', base: '/', slash: 301, negotiates: false, headers: true },
    blocks: otherHosts('nginx'),
    publish: publishOnNginx,
  },
  {
    ...{ host: 'nginx below a path', base: '/ui/', slash: 301, negotiates: false, headers: true },
    blocks: belowPath('nginx'),
    publish: publishOnNginx,
  },
];

describe.each(recipes)('$host', ({ host, blocks, base, publish, moved = [], slash, negotiates, headers }) => {
  const isNginx = host.startsWith('nginx');
  const isGitHub = host.startsWith('GitHub');
  let folder: TemporaryFolder;
  let published: Published;

  beforeAll(async () => {
    folder = await temporaryFolder();
    if (isNginx && nginxProgram === undefined) return;
    const files = await blocks();
    const workspace = openWorkspace(folder.path);
    await workspace.write(hostedSite(files.get('content/site.yaml') ?? ''));
    await workspace.close();
    const commands = docsCommands([...files.values()].join('\n'));
    for (const args of commands.length > 0 ? commands : [['build']]) {
      const { code, stdout, stderr } = await runDocs(args, folder.path);
      expect({ code, stdout: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, stdout: '' });
    }
    const from = join(folder.path, 'dist', base);
    for (const name of moved) await rename(join(from, name), join(folder.path, 'dist', name));
    const server = await publish(folder.path, files);
    published = { server, files: [...(await readTree(join(folder.path, 'dist'))).keys()] };
  }, 120_000);
  afterAll(async () => {
    await published?.server[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

  /** Loads a path without its base, and follows no redirect. */
  const load = (path: string, accept = 'text/html,*/*;q=0.8') =>
    fetch(`${published.server.origin}${base}${path}`, { redirect: 'manual', headers: { accept } });

  /** Where a path leads in the end, with the status of every step on this host. */
  async function follow(path: string): Promise<readonly (string | number)[]> {
    const steps: (string | number)[] = [];
    for (let url = new URL(`${published.server.origin}${base}${path}`); ; ) {
      const response = await fetch(url, { redirect: 'manual' });
      steps.push(response.status);
      const [, refresh] =
        /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(await response.text()) ?? [];
      const target = response.headers.get('location') ?? refresh;
      if (target === undefined) return [...steps, url.pathname];
      url = new URL(target, url);
      if (url.origin !== published.server.origin) return [...steps, url.href];
    }
  }

  const tested = isNginx ? test.skipIf(nginxProgram === undefined) : test;

  tested('pages are at addresses without .html, which end with a slash', async () => {
    const response = await load('acme/button/');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/html; charset=utf-8$/i),
    ]);
    const html = await response.text();
    expect(html).toContain('<h1');
    expect(html).toContain(`href="${base}acme/link/"`);
    expect(await follow('acme/button')).toEqual([slash, 200, `${base}acme/button/`]);
    expect(await follow('')).toEqual([200, base]);
  });

  tested('unknown addresses get the error page', async () => {
    for (const path of ['no/such/page/', 'acme/no-such-page.html']) {
      const response = await load(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('There is no page at this address');
    }
  });

  tested('redirects lead to their targets', async () => {
    const page = `${base}acme/button/`;
    const shop = 'https://shop.acme.dev/?a=1';
    if (isGitHub) {
      expect(await follow('moved/')).toEqual([200, 200, page]);
      expect(await follow('moved')).toEqual([301, 200, 200, page]);
      expect(await follow('%C3%BCber/')).toEqual([200, 200, page]);
      expect(await follow('shop/')).toEqual([200, shop]);
      expect(await follow('mine')).toEqual([301, 200, 200, `${base}acme/link/`]);
      return;
    }
    expect(await follow('moved/')).toEqual([301, 200, page]);
    expect((await follow('moved')).slice(-3)).toEqual([301, 200, page]);
    expect(await follow('%C3%BCber/')).toEqual([301, 200, page]);
    expect((await load('moved/?a=b')).headers.get('location')).toMatch(/acme\/button\/\?a=b$/);
    expect(await follow('shop/?b=2')).toEqual([302, shop]);
    expect(await follow('shop/')).toEqual([302, shop]);
    expect((await follow('mine')).slice(-3)).toEqual([307, 200, `${base}acme/link/`]);
    const [status, target] = (await follow('v4/guides/start')).slice(-2);
    expect([status, String(target).replace(/\/$/, '')]).toEqual([301, 'https://v4.acme.dev/guides/start']);
    expect((await follow('v4/guides/')).at(-2)).toBe(301);
    // No address adds a header to the answer.
    const split = await load('v3/a%0D%0AX-Added:%20b/');
    expect(split.headers.get('location')).toMatch(/^https:\/\/v3\.acme\.dev\/a%0D%0AX-Added:(?:%20| )b\/$/);
  });

  tested(headers ? 'every page has headers for security' : 'pages carry their policy', async () => {
    for (const path of ['acme/button/', 'no/such/page/']) {
      const response = await load(path);
      const html = await response.text();
      if (!headers) {
        expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*script-src /);
        continue;
      }
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': expect.stringMatching(/script-src 'self' /),
      });
    }
  });

  tested('files with a hash in their names are kept, the service worker is not', async () => {
    const asset = published.files.find((path) => /assets\/.*\.js$/.test(path)) ?? '';
    const ofAsset = await load(base === '/' || isGitHub ? asset : asset.slice(base.length - 1));
    const worker = await load('sw.js');
    const page = await load('acme/button/');
    expect([ofAsset.status, worker.status, page.status]).toEqual([200, 200, 200]);
    const [kept, checked, read] = [ofAsset, worker, page].map((response) =>
      response.headers.get('cache-control'),
    );
    if (!headers) return expect([kept, checked]).toEqual(['max-age=600', 'max-age=600']);
    expect(kept).toBe('public, max-age=31536000, immutable');
    expect(checked).toBe('no-cache');
    expect(read ?? '').not.toContain('immutable');
    expect(ofAsset.headers.get('x-content-type-options')).toBe('nosniff');
  });

  tested("headers of the site's own _headers are sent", async () => {
    const robots = (await load('acme/link/')).headers.get('x-robots-tag');
    expect(robots).toBe(isGitHub ? null : 'noarchive');
  });

  tested('programs get Markdown', async () => {
    const copy = await load('acme/button/index.md');
    expect([copy.status, copy.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/markdown(?:; charset=utf-8)?$/i),
    ]);
    expect(await copy.text()).toContain('# Button');
    const asked = await load('acme/button/', 'text/markdown, text/html;q=0.9');
    expect(asked.headers.get('content-type')).toContain(negotiates ? 'text/markdown' : 'text/html');
    if (!negotiates) return;
    expect(await asked.text()).toContain('# Button');
    expect(asked.headers.get('vary')).toBe('Accept');
    expect((await load('acme/button/')).headers.get('vary')).toBe('Accept');
    // There is no copy of an address that does not exist.
    expect((await load('no/such/page/', 'text/markdown')).status).toBe(404);
  });
});

test('GitHub Pages without .nojekyll leaves out what begins with an underscore', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, '_app'));
  await copyFile(join(packageRoot(), 'README.md'), join(folder.path, '_app/index.html'));
  await using server = await startHost(githubPages('/ui/'), folder.path);
  expect((await fetch(`${server.origin}/ui/_app/`)).status).toBe(404);
});
