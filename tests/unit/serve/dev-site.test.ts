import { expect, test } from 'vitest';
import type { DraftSite } from '../../../src/build/draft.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { OutputPath, SitePath } from '../../../src/model/path.ts';
import { createDevSite, type DevSite } from '../../../src/serve/dev/dev-site.ts';

const home = '/' as SitePath;
const paths = new Set([home]);

const file = (path: string): OutputFile => ({
  path: path as OutputPath,
  phase: 'asset',
  hash: path,
  content: new Uint8Array(),
});

/** A draft of one page, which loads some files. */
function draftOf(names: readonly string[]): DraftSite {
  return {
    shell: '',
    paths,
    isComplete: true,
    isKnown: () => true,
    filesOf: () => [],
    fixed: () => [],
    draw: async () => ({ pages: [file('index.html')], assets: names.map(file), diagnostics: [] }),
  };
}

async function show(site: DevSite, names: readonly string[]): Promise<void> {
  await site.show('/', async () => ({ diagnostics: [], ok: true, parsed: 1, site: draftOf(names) }));
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
    await site.show('/', async () => ({ diagnostics: [], ok: true, parsed: 1, site: draftOf([]) }));
  expect(await isServed(site, 'assets/demo.js')).toBe(true);
});
