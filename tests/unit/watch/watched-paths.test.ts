import { expect, test } from 'vitest';
import { watchedPaths } from '../../../src/watch/watched-paths.ts';
import { configOf } from '../../support/sample-site.ts';

const paths = watchedPaths(
  configOf(`
pageModules: ../docs/pages
routes:
  - { source: ../CHANGES.md, path: /changes/ }
  - { source: '../packages/:name/README.md', path: '/packages/:name/' }
`),
);

test.each([
  ['content/a.md', true],
  ['content/node_modules/a/b.md', false],
  ['docs/pages/a.js', true],
  // A page that the route table names, but not the whole folder of the site.
  ['CHANGES.md', true],
  ['NOTES.md', false],
  ['src/index.ts', false],
  ['packages/ui/README.md', true],
  ['packages/ui/dist/a.js', false],
  ['packages/ui/node_modules/a/README.md', false],
])('%s is watched: %s', (file, isWatched) => {
  expect(paths.isWatched(`/site/${file}`)).toBe(isWatched);
});

test.each([
  ['libs/kit/src/index.ts', true],
  ['libs/kit/src/meter/meter.tsx', true],
  ['libs/kit/src/node_modules/a/index.d.ts', false],
  ['libs/kit/README.md', false],
])('of a library whose exports are documented, %s is watched: %s', (file, isWatched) => {
  const documented = watchedPaths(
    configOf(`
products:
  - id: kit
    name: Kit
    content: kit
    api: { packages: [{ name: "@acme/kit", entry: ../libs/kit/src/index.ts }] }
`),
  );
  expect(documented.isWatched(`/site/${file}`)).toBe(isWatched);
});

test.each([
  ['content', false],
  ['content/acme', true],
  ['docs/pages', false],
  ['docs/pages/more', true],
  ['docs', false],
  ['packages/ui', false],
])('in %s, a link to a folder leads to no source: %s', (folder, isLeftOut) => {
  expect(paths.leavesOutLinks(`/site/${folder}`)).toBe(isLeftOut);
});
