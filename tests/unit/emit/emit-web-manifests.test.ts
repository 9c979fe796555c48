import { expect, test } from 'vitest';
import { emitWebManifests } from '../../../src/emit/emit-web-manifests.ts';
import { bytesOf } from '../../../src/lib/bytes-of.ts';
import { indexedSite } from '../../support/planned-pages.ts';
import type { SampleSite } from '../../support/sample-site.ts';

/** The manifests of a site, by path. */
async function manifestsOf(sample: SampleSite): Promise<Record<string, unknown>> {
  const files = emitWebManifests(indexedSite(sample).index);
  const read = files.map(async (file) => {
    const text = new TextDecoder().decode(await bytesOf(file));
    return [file.path, JSON.parse(text)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

test('each language has a manifest in its words and direction, below the base', async () => {
  const manifests = await manifestsOf({
    config:
      'base: /ui/\ndescription: Components.\nlanguages: [en, ar]\ntheme: { colours: { page: "#fffdf8" } }',
    translations: { 'translations/ar.yaml': 'site: { name: أكمي }\n' },
  });
  const shared = {
    scope: '/ui/',
    display: 'minimal-ui',
    theme_color: '#fffdf8',
    background_color: '#fffdf8',
  };
  expect(manifests).toEqual({
    'manifest.webmanifest': {
      name: 'Acme UI',
      description: 'Components.',
      lang: 'en',
      dir: 'ltr',
      id: '/ui/',
      start_url: '/ui/',
      ...shared,
    },
    'ar/manifest.webmanifest': {
      name: 'أكمي',
      description: 'Components.',
      lang: 'ar',
      dir: 'rtl',
      id: '/ui/ar/',
      start_url: '/ui/ar/',
      ...shared,
    },
  });
});

test('a site without description and theme leaves them out', async () => {
  const { 'manifest.webmanifest': manifest } = await manifestsOf({});
  for (const key of ['description', 'theme_color', 'background_color', 'icons'])
    expect(manifest).not.toHaveProperty(key);
});

test('icons are the files of the public folder with their names', async () => {
  const { 'manifest.webmanifest': manifest } = await manifestsOf({
    config: 'base: /ui/\npublic: static',
    publicFiles: [
      'static/favicon.svg',
      'static/icon-192.png',
      'static/icon-512-maskable.png',
      'static/icons/icon-96.png',
      'static/my-icon-96.png',
      'static/icon-96.png.txt',
      'static/icon-big.png',
      'public/icon-48.png',
    ],
  });
  expect(manifest).toMatchObject({
    icons: [
      { src: '/ui/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/ui/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/ui/icon-512-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});
