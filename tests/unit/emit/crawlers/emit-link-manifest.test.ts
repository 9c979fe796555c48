import { expect, test } from 'vitest';
import { demoAddress } from '../../../../src/assemble/component-manifest.ts';
import { linkManifest } from '../../../../src/assemble/links/link-manifest.ts';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import { emitLinkManifest } from '../../../../src/emit/crawlers/emit-link-manifest.ts';
import type { ApiDocument } from '../../../../src/model/api-document.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { componentDocument, withReference } from '../../../support/api-reference.ts';
import { siteOf } from '../../../support/sample-site.ts';

/** The manifest of a site with a page and an API page, and how often the ids of the latter were read. */
function manifestOf({ heading = 'First', reference = button('1') } = {}) {
  const site = siteOf({ pages: { 'a.md': `# A\n\n## ${heading}`, 'button.md': '# Button' } });
  let reads = 0;
  const pages = site.pages.map((page) => {
    if (page.path !== '/button') return page;
    const document = {
      ...page.document,
      get anchors() {
        reads += 1;
        return ['button-prop-size'];
      },
    };
    return withReference({ ...page, document }, reference);
  });
  const documented = { ...site, pages };
  const index = indexSite(documented, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  const [file] = emitLinkManifest(planRoutes(documented), index);
  return { file, reads: () => reads };
}

function button(hash: string | undefined): ApiDocument {
  return componentDocument('Button', { size: { type: 'string' } }, hash === undefined ? {} : { hash });
}

test('demos have the ids that they have in the page', () => {
  const files = ['Intro/css/index.tsx', 'b/Intro.tsx'] as SourcePath[];
  const demos = files.map((file) => `{{"demo": "${file}"}}\n`);
  const site = siteOf({ pages: { 'a.md': `# A\n\n${demos.join('')}` }, files });
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  const manifest = linkManifest(planRoutes(site), index);
  expect(manifest.pages.find(({ path }) => path === '/a/')?.anchors).toEqual(['Intro', 'Intro-2']);
  const page = site.pages.find(({ path }) => path === '/a');
  expect(page && files.map((file) => demoAddress(page, file, index))).toEqual([
    { name: 'Intro', href: '/a/#Intro' },
    { name: 'Intro', href: '/a/#Intro-2' },
  ]);
});

test('an unchanged manifest is known without the ids of API pages', async () => {
  const { file, reads } = manifestOf();
  expect(file?.hash).toBe(manifestOf().file?.hash);
  expect(reads()).toBe(0);
  const content = file?.content;
  const bytes = typeof content === 'function' ? await content() : content;
  expect(new TextDecoder().decode(bytes)).toContain('"anchors":["button-prop-size"]');
});

test('a changed API document, one without a hash, and a changed page give another hash', () => {
  const hashes = [
    {},
    { reference: button('2') },
    { reference: button(undefined) },
    { heading: 'Second' },
  ].map((one) => manifestOf(one).file?.hash);
  expect(new Set(hashes).size).toBe(4);
});
