import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { page } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const site =
  'name: Acme UI\nseverity: { missing-anchor: off }\nserviceWorker: none\nproducts: [{ id: acme, name: Acme, navigation: navigation/acme.yaml }]\n';
const own = '- { pathname: /acme/start/, title: Start }\n';

/** Twenty groups of four groups of twenty-five entries: 2,000 entries, one of which is the measured page. */
function largeTree(): string {
  const group = (path: string, indent: string, entries: string) =>
    `${indent}- pathname: ${path}\n${indent}  title: The group of ${path}\n${indent}  children:\n${entries}`;
  const leaf = (path: string) =>
    `        - { pathname: "/acme/start/#${path}", title: The place of ${path} in the page, newFeature: true }\n`;
  const times = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('');
  const tree = times(20, (outer) =>
    group(
      `/acme/g${outer}`,
      '',
      times(4, (inner) =>
        group(
          `/acme/g${outer}-${inner}`,
          '    ',
          times(25, (entry) => leaf(`${outer}-${inner}-${entry}`)),
        ),
      ),
    ),
  );
  return tree.replace('- { pathname: "/acme/start/#7-2-0"', '- { pathname: "/acme/start/"');
}

test('a navigation with 2,000 entries adds at most 6 kB to a page', async ({ workspace }) => {
  const weigh = async (tree: string) => {
    await workspace.write({
      'content/site.yaml': site,
      'content/navigation/acme.yaml': tree,
      'content/acme/start.md': page('Start'),
    });
    expect(await workspace.build()).toMatchObject({ ok: true, diagnostics: [] });
    const html = Buffer.from((await workspace.output()).get('acme/start/index.html') ?? '', 'latin1');
    return { size: gzipSync(html, { level: 9 }).length, html: html.toString('utf8') };
  };
  const small = await weigh(own);
  const large = await weigh(largeTree());
  expect(large.html).toMatch(/aria-current="page"[^>]*><bdi>The place of 7-2-0 in the page<\/bdi>/);
  expect(large.size - small.size).toBeLessThanOrEqual(6000);
});
