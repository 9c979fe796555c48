import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseLinkManifest } from '../../../../src/parse/link-manifest/parse-link-manifest.ts';

const manifest = {
  version: 1,
  url: 'https://ui.acme.dev',
  base: '/ui/',
  languages: ['en', 'de'],
  redirects: ['/old/*'],
  pages: [{ path: '/button/', title: 'Button', anchors: ['size'] }],
};

function report(value: unknown) {
  const { value: parsed, diagnostics } = parseLinkManifest('ui.json' as SourcePath, JSON.stringify(value));
  return {
    parsed,
    found: diagnostics.map(({ severity, code, message, place }) => [severity, code, place?.file, message]),
  };
}

test('the link manifest of a site, whatever a later version adds', () => {
  expect(report(manifest)).toEqual({ parsed: manifest, found: [] });
  expect(report({ ...manifest, later: 1 })).toEqual({ parsed: manifest, found: [] });
  const others = { ...manifest, url: undefined };
  expect(report(others)).toEqual({ parsed: others, found: [] });
  expect(report({ ...manifest, base: '/' }).found).toEqual([]);
});

test.each<[object, string]>([
  [{ url: 'ui.acme.dev' }, '"url" must be a URL such as https://docs.acme.dev; found "ui.acme.dev".'],
  [{ base: 'ui/' }, '"base" needs a slash at both ends.'],
  [{ base: '/ui' }, '"base" needs a slash at both ends.'],
  [{ version: 2 }, '"version" must be 1; found 2.'],
  [{ languages: 'en' }, '"languages" must be a list; found "en".'],
  [
    { pages: [{ path: 'button/', title: 'Button', anchors: [] }] },
    '"pages[0].path" needs a slash at its start.',
  ],
  [{ pages: [{ path: '/', title: 'Button' }] }, '"pages[0].anchors" is missing.'],
])('a manifest with %j checks no links, and is a warning', (changes, message) => {
  expect(report({ ...manifest, ...changes })).toEqual({
    parsed: undefined,
    found: [['warning', 'link-manifest', 'content/ui.json', message]],
  });
});

test('a text that is no YAML is a warning', () => {
  const { value, diagnostics } = parseLinkManifest('ui.json' as SourcePath, '{ "version": 1,');
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'link-manifest' }]);
});
