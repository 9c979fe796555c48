import { describe, expect, test } from 'vitest';
import type { SnapshotSite } from '../../../src/dev/snapshot.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { OutputPath, SitePath } from '../../../src/model/path.ts';
import { createDevSite, type DevSite } from '../../../src/serve/dev/dev-site.ts';
import { pageAt, planRequest, requestedPage, type SiteView } from '../../../src/serve/dev/resolve-request.ts';
import { createServedSnapshot } from '../../../src/serve/dev/served-snapshot.ts';

const home = '/' as SitePath;
const paths = new Set([home]);

const file = (path: string): OutputFile => ({
  path: path as OutputPath,
  phase: 'asset',
  hash: path,
  content: new Uint8Array(),
});

/** Creates a snapshot of one page that loads some files. */
function snapshotOf(names: readonly string[]): SnapshotSite {
  return {
    shell: '',
    paths,
    isComplete: true,
    isKnown: () => true,
    filesOf: () => [],
    sourceOf: () => undefined,
    fixed: () => [],
    render: async () => ({ pages: [file('index.html')], assets: names.map(file), diagnostics: [] }),
  };
}

async function show(site: DevSite, names: readonly string[]): Promise<void> {
  await site.show('/', async () => ({ diagnostics: [], ok: true, parsed: 1, site: snapshotOf(names) }));
  await site.page(home);
}

const isServed = async (site: DevSite, name: string) =>
  (await site.plan({ url: `/${name}`, markdown: false })).kind === 'file';

test('an asset is dropped when none of 20 snapshots uses it', async () => {
  const site = createDevSite('/');
  await show(site, ['assets/react.js', 'assets/demo-0.js']);
  for (let edit = 1; edit < 20; edit += 1) await show(site, ['assets/react.js', `assets/demo-${edit}.js`]);
  expect(await isServed(site, 'assets/demo-0.js')).toBe(true);
  await show(site, ['assets/react.js', 'assets/demo-20.js']);
  expect(await isServed(site, 'assets/demo-0.js')).toBe(false);
  for (const name of ['react', 'demo-1', 'demo-20'])
    expect(await isServed(site, `assets/${name}.js`), name).toBe(true);
});

test('snapshots without a rendered page drop nothing', async () => {
  const site = createDevSite('/');
  await show(site, ['assets/demo.js']);
  for (let edit = 0; edit < 30; edit += 1)
    await site.show('/', async () => ({ diagnostics: [], ok: true, parsed: 1, site: snapshotOf([]) }));
  expect(await isServed(site, 'assets/demo.js')).toBe(true);
});

test('a page that was just saved is found in the snapshot that is being made', async () => {
  const site = createDevSite('/');
  const shown = (site: SnapshotSite) => ({ diagnostics: [], ok: true, parsed: 1, site });
  await site.show('/', async () => shown(snapshotOf([])));
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const showing = site.show('/', async () => {
    await finished;
    return shown({ ...snapshotOf([]), paths: new Set([home, '/new' as SitePath]) });
  });
  const plan = site.plan({ url: '/new/', markdown: false });
  finish();
  expect(await plan).toMatchObject({ kind: 'file', found: { kind: 'page', path: '/new' }, status: 200 });
  await showing;
  expect(await site.plan({ url: '/other/', markdown: false })).toEqual({ kind: 'not-found' });
});

describe('requests', () => {
  const [known, other] = ['/known', '/other'].map((path) => path as SitePath);
  const partial: SnapshotSite = {
    ...snapshotOf([]),
    paths: new Set([known, other, '/404'] as SitePath[]),
    isComplete: false,
    isKnown: (path) => path === known,
    fixed: () => ['robots.txt', 'sitemap.xml', '_search/en.json'].map(file),
  };
  const complete: SnapshotSite = { ...partial, isComplete: true, isKnown: () => true };
  const view = (site: SnapshotSite | undefined): SiteView => ({
    served: site && createServedSnapshot(site, site.render),
    assets: new Map([['assets/a.js' as OutputPath, file('assets/a.js')]]),
    base: '/',
  });

  test.each<[string, SnapshotSite | undefined, string | undefined]>([
    ['/known/', partial, '/known'],
    ['/other/', partial, undefined],
    ['/nothing/', partial, undefined],
    ['/assets/a.js', partial, 'assets/a.js'],
    ['/robots.txt', partial, 'robots.txt'],
    ['/sitemap.xml', partial, undefined],
    ['/_search/en.json', partial, undefined],
    ['/_search/en.json', complete, '_search/en.json'],
    ['/other/', complete, '/other'],
    ['/nothing/', complete, '/404'],
    ['/known/', undefined, 'not-found'],
  ])('%s', async (url, site, expected) => {
    const plan = await planRequest({ url, markdown: false }, view(site));
    if (plan?.kind !== 'file') expect(plan?.kind).toBe(expected);
    else expect(plan.found.kind === 'page' ? plan.found.path : plan.found.file.path).toBe(expected);
  });

  test.each<[string, string | undefined, SnapshotSite, string | undefined]>([
    ['/known/', '/known', partial, '/known'],
    ['/known', undefined, partial, '/known'],
    ['/other/', '/other', partial, undefined],
    ['/nothing/', '/404', partial, undefined],
    ['/other/', undefined, complete, '/other'],
    ['/nothing/', '/known', complete, '/404'],
    ['/assets/a.js', undefined, complete, '/404'],
  ])('the page at %s while %s is open', async (url, open, site, expected) => {
    expect(await pageAt(url, open, view(site))).toBe(expected);
  });

  test.each([
    ['/docs/known/?q', '/known'],
    ['/docs/', '/'],
    ['/docs/a.png', undefined],
    ['/known/', undefined],
    ['/docs/../known/', undefined],
  ])('the page requested by %s', (url, expected) => {
    expect(requestedPage(url, '/docs/')).toBe(expected);
  });

  test('an edit of an open page does not collect the redirects', async () => {
    const site: SnapshotSite = {
      ...complete,
      fixed() {
        throw new Error('The files for hosts were collected.');
      },
    };
    expect(await pageAt('/known/', '/known', view(site))).toBe(known);
  });
});

test('requests wait for the first snapshot, but not for the rest of a site with errors', async () => {
  const site = createDevSite('/');
  const order: string[] = [];
  const planning = site.plan({ url: '/', markdown: false }).then(({ kind }) => order.push(kind));
  await site.show('/', async () => {
    order.push('shown');
    return { diagnostics: [], ok: true, parsed: 1, site: { ...snapshotOf([]), isComplete: false } };
  });
  await planning;
  expect(order).toEqual(['shown', 'file']);
  const missing = site.plan({ url: '/missing/', markdown: false });
  await site.show('/', async () => ({ diagnostics: [], ok: false, parsed: 1 }));
  expect(await missing).toEqual({ kind: 'not-found' });
});

test('requests to a suspended site wait for the next snapshot', async () => {
  const site = createDevSite('/');
  const added = '/added' as SitePath;
  await show(site, []);
  site.suspend();
  const planning = site.plan({ url: '/added/', markdown: false });
  const next: SnapshotSite = { ...snapshotOf([]), paths: new Set([home, added]) };
  await site.show('/', async () => ({ diagnostics: [], ok: true, parsed: 1, site: next }));
  expect(await planning).toMatchObject({ kind: 'file', found: { kind: 'page', path: added } });
});
