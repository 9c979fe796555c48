import { describe, expect, test } from 'vitest';
import { routePath } from '../../../../src/assemble/routes/route-path.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { resolveFrontMatter } from '../../../../src/parse/front-matter/resolve-front-matter.ts';
import { configOf } from '../../../support/sample-site.ts';

const products = `
products:
  - { id: material-ui, name: Material UI, root: /material-ui/, content: material-ui }
  - { id: x-data-grid, name: Data Grid, root: [/x/react-data-grid/, /x/data-grid/], content: x/data-grid }
  - { id: x, name: MUI X, root: /x/, content: x }
  - { id: joy-ui, name: Joy UI, root: /joy/, content: ../joy/docs }
`;

function route(source: string, path?: string, config = products): string {
  const frontMatter = { ...resolveFrontMatter(undefined, '').value, ...(path !== undefined && { path }) };
  return routePath({ frontMatter }, source as SourcePath, configOf(config));
}

test.each([
  ['material-ui/getting-started/installation/installation.md', '/material-ui/getting-started/installation'],
  ['material-ui/getting-started/installation.md', '/material-ui/getting-started/installation'],
  ['material-ui/components/button/button.md', '/material-ui/react-button'],
  ['material-ui/components/button.md', '/material-ui/react-button'],
  ['material-ui/components/button/index.md', '/material-ui/react-button'],
  ['material-ui/components/button/styling.md', '/material-ui/components/button/styling'],
  ['material-ui/components/components.md', '/material-ui/components'],
  ['material-ui/getting-started/index.md', '/material-ui/getting-started'],
  ['material-ui/index.md', '/material-ui'],
  ['material-ui/react-index.md', '/material-ui/react-index'],
  ['x/data-grid/sorting/sorting.md', '/x/react-data-grid/sorting'],
  ['x/data-grid/index.md', '/x/react-data-grid'],
  ['x/migration/migration-v7/migration-v7.md', '/x/migration/migration-v7'],
  ['../joy/docs/components/chip/chip.md', '/joy/react-chip'],
  ['blog/first.md', '/blog/first'],
  ['index.md', '/'],
  ['material-ui-icons/about.md', '/material-ui-icons/about'],
])('by convention, %s is %s', (source, path) => {
  expect(route(source)).toBe(path);
});

test.each([
  ['p.md', '/p'],
  ['components/chip/chip.md', '/react-chip'],
  ['../joy/docs/chip.md', '/joy/chip'],
])('if a product has the whole content folder, %s is %s', (source, path) => {
  const whole = `
products:
  - { id: acme, name: Acme, root: /, content: . }
  - { id: joy-ui, name: Joy UI, root: /joy/, content: ../joy/docs }
`;
  expect(route(source, undefined, whole)).toBe(path);
});

describe('the route table', () => {
  const table = `
routes:
  - { source: 'material-ui/components/:name/:name.md', path: '/components/:name/' }
  - { source: 'material-ui/components/:name/:page.md', path: '/components/:name/:page/' }
  - { source: 'material-ui/guides/**', path: /guides/ }
  - { source: 'x/{a,b}/:name.md', path: '/ab/:name' }
  - { source: notes/one.md, path: /first-note/ }
  - { source: '../joy/docs/**', path: /joy-docs/ }
`;
  test.each([
    ['material-ui/components/button/button.md', '/components/button'],
    ['material-ui/components/button/styling.md', '/components/button/styling'],
    ['material-ui/guides/a/b.md', '/guides'],
    ['x/b/page.md', '/ab/page'],
    ['notes/one.md', '/first-note'],
    ['notes/two.md', '/notes/two'],
    ['../joy/docs/a.md', '/joy-docs'],
  ])('%s is %s', (source, path) => {
    expect(route(source, undefined, products + table)).toBe(path);
  });

  test('yields to the front matter', () => {
    expect(route('notes/one.md', 'own//address/', products + table)).toBe('/own/address');
  });
});
