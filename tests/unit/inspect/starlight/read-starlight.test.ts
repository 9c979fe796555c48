import { expect, test } from 'vitest';
import { findStarlight, readStarlight } from '../../../../src/inspect/starlight/read-starlight.ts';
import { treeOf } from '../support.ts';

/** Reads a site in English and French with one page and one redirect. */
async function redirectsOf(locales: string): Promise<unknown> {
  const folder = locales.includes('root') ? '' : 'en/';
  const tree = treeOf({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default {
  redirects: { '/en/old': '/en/install/', '/en/install/': '/', '/${folder}start': '/${folder}install/' },
  integrations: [starlight({ title: 'A', ${locales} })],
};`,
    [`src/content/docs/${folder}install.md`]: '---\ntitle: Install\n---\n',
    'src/content/docs/fr/install.md': '---\ntitle: Installer\n---\n',
  });
  const candidate = { kind: 'starlight', root: '', config: 'astro.config.mjs' } as const;
  return (await readStarlight(candidate, tree)).settings.redirects;
}

test('addresses with the prefix of the first language lead to its pages', async () => {
  expect(await redirectsOf("defaultLocale: 'en', locales: { en: {}, fr: {} }")).toEqual([
    { from: '/en/install/', to: '/install/' },
    { from: '/en/old', to: '/install/' },
    { from: '/en/start', to: '/install/' },
  ]);
});

test('a first language without a folder has no prefix', async () => {
  expect(await redirectsOf("locales: { root: { lang: 'en' }, fr: {} }")).toEqual([
    { from: '/en/old', to: '/en/install/' },
    { from: '/en/install/', to: '/' },
    { from: '/start', to: '/install/' },
  ]);
});

test('pictures may be named by the paths of tsconfig.json', async () => {
  const tree = treeOf({
    'web/astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'A' })] };`,
    'web/tsconfig.json':
      '{ "compilerOptions": { "baseUrl": ".", "paths": { "@assets/*": ["src/assets/*"], "@x/*": ["none/*"] } } }',
    'web/src/assets/a.png': '',
    'web/src/content/docs/index.md': '---\ntitle: A\n---\n![A](@assets/a.png)\n',
  });
  const candidate = { kind: 'starlight', root: 'web', config: 'web/astro.config.mjs' } as const;
  expect((await readStarlight(candidate, tree)).alias).toEqual({ '@assets': 'web/src/assets' });
});

test('a redirect without a slash begins at the root', async () => {
  const tree = treeOf({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { redirects: { 'old/a': 'a', '/b': 'https://acme.dev/b' }, integrations: [starlight({ title: 'A' })] };`,
    'src/content/docs/a.md': '---\ntitle: A\n---\n',
  });
  const [candidate] = findStarlight(tree);
  if (candidate === undefined) throw new Error('no candidate');
  expect((await readStarlight(candidate, tree)).settings.redirects).toEqual([
    { from: '/old/a', to: '/a' },
    { from: '/b', to: 'https://acme.dev/b' },
  ]);
});
