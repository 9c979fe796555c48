import { expect, test } from 'vitest';
import { textFile } from '../../../../src/emit/asset-file.ts';
import { assetUrls, partStyles } from '../../../../src/emit/pages/asset-urls.ts';
import { bytesOf } from '../../../../src/lib/bytes-of.ts';
import type { AssetEntry, BrowserBundle } from '../../../../src/model/entry.ts';
import { emptyServer } from '../../../support/planned-pages.ts';

const script = (path: string, imports: readonly string[] = []): AssetEntry => ({ path, imports, lazy: [] });
const browser: BrowserBundle = {
  files: [],
  assets: new Map([
    ['browser', script('assets/browser.js')],
    ['demo:A.tsx', { ...script('assets/a.js', ['assets/x.js', 'assets/y.js']), styles: 'assets/a.css' }],
  ]),
  inputs: [],
};

test('every asset has a URL by its name, below the base', () => {
  const named = new Map([['styles', textFile('assets/styles.css', '')]]);
  expect(Object.fromEntries(assetUrls('/ui/', named, browser))).toEqual({
    styles: '/ui/assets/styles.css',
    browser: '/ui/assets/browser.js',
    'imports:browser': '',
    'demo:A.tsx': '/ui/assets/a.js',
    'imports:demo:A.tsx': '/ui/assets/x.js /ui/assets/y.js',
    'css:demo:A.tsx': '/ui/assets/a.css',
  });
  expect([...assetUrls('/', named, undefined)]).toEqual([['styles', '/assets/styles.css']]);
});

test('the style of components that no browser hydrates is that of the bundle for Node', async () => {
  const module = (styles?: string) => ({ path: '', hash: '', ...(styles !== undefined && { styles }) });
  const found = partStyles(
    {
      ...emptyServer,
      files: [{ path: 'list.css', bytes: new TextEncoder().encode('.ü{}') }],
      demos: new Map([
        ['component:more/List', module('list.css')],
        ['component:Plain', module()],
        ['demo:A.tsx', module('a.css')],
      ]),
    },
    browser,
  );
  expect(found.map(([name]) => name)).toEqual(['css:component:more/List']);
  const file = found[0]?.[1];
  expect(file?.path).toMatch(/^assets\/component-more-List-[A-Za-z\d]{10}\.css$/);
  expect(new TextDecoder().decode(file && (await bytesOf(file)))).toBe('.ü{}');
});
