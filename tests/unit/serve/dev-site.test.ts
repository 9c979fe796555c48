import { describe, expect, test } from 'vitest';
import type { SnapshotSite } from '../../../src/dev/snapshot.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { OutputPath, SitePath } from '../../../src/model/path.ts';
import { createDevSite, type DevSite } from '../../../src/serve/dev/dev-site.ts';
import { askedPage, pageFor, planFor, type SiteInView } from '../../../src/serve/dev/look-up.ts';
import { createShownSite } from '../../../src/serve/dev/shown-site.ts';

const home = '/' as SitePath;
const paths = new Set([home]);

const file = (path: string): OutputFile => ({
  path: path as OutputPath,
  phase: 'asset',
  hash: path,
  content: new Uint8Array(),
});

/** A draft of one page, which loads some files. */
function snapshotOf(names: readonly string[]): SnapshotSite {
  return {
    shell: '',
    paths,
    isComplete: true,
    isKnown: () => true,
    filesOf: () => [],
    fixed: () => [],
    render: async () => ({ pages: [file('index.html')], assets: names.map(file), diagnostics: [] }),
  };
}

async function show(site: DevSite, names: readonly string[]): Promise<void> {
  await site.show('/', async () => ({ diagnostics: [], ok: true, parsed: 1, site: snapshotOf(names) }));
  await site.page(home);
}

const isServed = async (site: DevSite, name: string) => (await site.plan(`/${name}`)).kind === 'file';

test('what a page loads is let go when none of 20 drafts has named it', async () => {
  const site = createDevSite('/');
  await show(site, ['assets/react.js', 'assets/demo-0.js']);
  for (let edit = 1; edit < 20; edit += 1) await show(site, ['assets/react.js', `assets/demo-${edit}.js`]);
  expect(await isServed(site, 'assets/demo-0.js')).toBe(true);
  await show(site, ['assets/react.js', 'assets/demo-20.js']);
  expect(await isServed(site, 'assets/demo-0.js')).toBe(false);
  for (const name of ['react', 'demo-1', 'demo-20'])
    expect(await isServed(site, `assets/${name}.js`), name).toBe(true);
});

test('drafts of which no page was drawn let nothing go', async () => {
  const site = createDevSite('/');
  await show(site, ['assets/demo.js']);
  for (let edit = 0; edit < 30; edit += 1)
    await site.show('/', async () => ({ diagnostics: [], ok: true, parsed: 1, site: snapshotOf([]) }));
  expect(await isServed(site, 'assets/demo.js')).toBe(true);
});

describe('what is known of an address', () => {
  const [known, other] = ['/known', '/other'].map((path) => path as SitePath);
  const part: SnapshotSite = {
    ...snapshotOf([]),
    paths: new Set([known, other, '/404'] as SitePath[]),
    isComplete: false,
    isKnown: (path) => path === known,
    fixed: () => ['robots.txt', 'sitemap.xml', '_search/en.json'].map(file),
  };
  const whole: SnapshotSite = { ...part, isComplete: true, isKnown: () => true };
  const view = (site: SnapshotSite | undefined): SiteInView => ({
    shown: site && createShownSite(site, site.render),
    assets: new Map([['assets/a.js' as OutputPath, file('assets/a.js')]]),
    base: '/',
  });

  test.each<[string, SnapshotSite | undefined, string | undefined]>([
    ['/known/', part, '/known'],
    ['/other/', part, undefined],
    ['/nothing/', part, undefined],
    ['/assets/a.js', part, 'assets/a.js'],
    ['/robots.txt', part, 'robots.txt'],
    ['/sitemap.xml', part, undefined],
    ['/_search/en.json', part, undefined],
    ['/_search/en.json', whole, '_search/en.json'],
    ['/other/', whole, '/other'],
    ['/nothing/', whole, '/404'],
    ['/known/', undefined, 'not-found'],
  ])('%s', async (url, site, expected) => {
    const plan = await planFor(url, view(site));
    if (plan?.kind !== 'file') expect(plan?.kind).toBe(expected);
    else expect(plan.found.kind === 'page' ? plan.found.path : plan.found.file.path).toBe(expected);
  });

  test.each<[string, string | undefined, SnapshotSite, string | undefined]>([
    ['/known/', '/known', part, '/known'],
    ['/known', undefined, part, '/known'],
    ['/other/', '/other', part, undefined],
    ['/nothing/', '/404', part, undefined],
    ['/other/', undefined, whole, '/other'],
    ['/nothing/', '/known', whole, '/404'],
    ['/assets/a.js', undefined, whole, '/404'],
  ])('the page at %s where %s is open', async (url, open, site, expected) => {
    expect(await pageFor(url, open, view(site))).toBe(expected);
  });

  test.each([
    ['/docs/known/?q', '/known'],
    ['/docs/', '/'],
    ['/docs/a.png', undefined],
    ['/known/', undefined],
    ['/docs/../known/', undefined],
  ])('asked for by %s', (url, expected) => {
    expect(askedPage(url, '/docs/')).toBe(expected);
  });

  test('an edit of an open page does not wait for redirects to be put together', async () => {
    const site: SnapshotSite = {
      ...whole,
      fixed() {
        throw new Error('All that hosts read was put together.');
      },
    };
    expect(await pageFor('/known/', '/known', view(site))).toBe(known);
  });
});

test('before the first draft everything waits, and a part that turns out to have errors is not waited for', async () => {
  const site = createDevSite('/');
  const order: string[] = [];
  const planning = site.plan('/').then(({ kind }) => order.push(kind));
  await site.show('/', async () => {
    order.push('shown');
    return { diagnostics: [], ok: true, parsed: 1, site: { ...snapshotOf([]), isComplete: false } };
  });
  await planning;
  expect(order).toEqual(['shown', 'file']);
  const missing = site.plan('/missing/');
  await site.show('/', async () => ({ diagnostics: [], ok: false, parsed: 1 }));
  expect(await missing).toEqual({ kind: 'not-found' });
});

test('after its builder has ended nothing is answered from a draft, but from the next', async () => {
  const site = createDevSite('/');
  const added = '/added' as SitePath;
  await show(site, []);
  site.leave();
  const planning = site.plan('/added/');
  const next: SnapshotSite = { ...snapshotOf([]), paths: new Set([home, added]) };
  await site.show('/', async () => ({ diagnostics: [], ok: true, parsed: 1, site: next }));
  expect(await planning).toMatchObject({ kind: 'file', found: { kind: 'page', path: added } });
});
