import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageProps } from '../../../../../src/assemble/props/page-props.ts';
import { indexSite } from '../../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../../src/assemble/routes/plan-routes.ts';
import type { ApiReferenceProps } from '../../../../../src/model/api-reference.ts';
import type { Rendered } from '../../../../../src/model/render-task.ts';
import { createTemplates } from '../../../../../templates/server.tsx';
import { contentsOf } from '../../../../support/api-items.ts';
import { buttonReference, gridReference } from '../../../../support/api-references.ts';
import { siteOf } from '../../../../support/sample-site.ts';

const site = siteOf({
  config: 'products: [{ id: acme, name: Acme }]\n',
  pages: { 'acme/api/api.md': '# API\n\nWords.' },
});
const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
const templates = createTemplates({});

/** The page of a reference, whose table of contents lists every item. */
function renderPage(reference: ApiReferenceProps): Rendered {
  const route = planRoutes(site).find(({ path }) => path === '/acme/api');
  const { article, ...page } = route ? pageProps(route, index) : { article: undefined };
  if (!article || !('path' in page)) throw new Error('The page is not there.');
  const props = { ...page, article: { ...article, reference, tableOfContents: contentsOf(reference) } };
  return templates.renderPage(props, '', (asset) => `/assets/${asset}`);
}

test('the page of the largest component is at most 40 kB of HTML', () => {
  const items = gridReference.groups.map((group) => group.items.length);
  expect(items).toEqual([expect.any(Number), 100]);
  expect(items[0]).toBeGreaterThanOrEqual(130);
  expect(gzipSync(renderPage(gridReference).html, { level: 9 }).length).toBeLessThanOrEqual(40_000);
});

test('the style of references is at most 3 kB, and only in their pages', () => {
  const { html, styles } = renderPage(buttonReference);
  const [, own = ''] = /<style data-page-sheet="">([^<]*data-layout[^<]*)<\/style>/.exec(html) ?? [];
  expect(own).not.toBe('');
  expect(gzipSync(own, { level: 9 }).length).toBeLessThanOrEqual(3000);
  for (const name of styles) expect(templates.styleRule(name)).not.toContain('data-layout');
});

test('names of the table of contents are in the page once', () => {
  expect(renderPage(buttonReference).html.match(/<bdi>disabled<\/bdi>/g)).toHaveLength(1);
});

test('the lead is the description of the reference, and links lead to its package and source', () => {
  const { html } = renderPage(buttonReference);
  const [head = ''] = /<article.*?<\/header>/s.exec(html) ?? [];
  expect(head).toContain('<div class="lead">Starts an action, as a rule with a short label. See <a ');
  expect(head).toContain('<li class="since">Since 1.0.0</li>');
  expect(head).toContain(
    '<a href="https://www.npmjs.com/package/@mui/material"><bdi>@mui/material</bdi></a>',
  );
  expect(head).toContain('<a href="https://git.example/acme/blob/HEAD/Button.js"><bdi>Source</bdi></a>');
});

test('names in the table of contents are isolated, and break between their words', () => {
  const { html } = renderPage(buttonReference);
  expect(html).toContain('<a href="#button-css-variables---Button-gap"><bdi>--Button-gap</bdi></a>');
  expect(renderPage(gridReference).html).toContain(
    '<bdi>on<wbr>Column<wbr>Visibility<wbr>Model<wbr>Change</bdi>',
  );
});
