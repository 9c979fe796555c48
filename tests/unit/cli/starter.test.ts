import { expect, test } from 'vitest';
import { siteNames, starterPackage } from '../../../cli/starter.ts';
import { dependencies, version } from '../../../package.json';

test.each([
  ['/work/acme-ui', 'Acme UI', 'acme-ui-docs'],
  ['/work/docs', 'Docs', 'docs'],
  ['/work/My new_Library.docs', 'My New Library Docs', 'my-new-library-docs'],
  ['/work/react', 'React', 'react-docs'],
  ['/work/größe "1" $& </title>', 'Title', 'title-docs'],
  ['/work/größe "1" $&: #', 'Größe 1', 'gre-1-docs'],
  ['/work/文档', '文档', 'docs'],
  ['/', 'Documentation', 'docs'],
])('the folder %s gives its site names', (folder, title, packageName) => {
  expect(siteNames(folder)).toEqual({ title, packageName });
});

const packageAt = (site: string, program: string) =>
  JSON.parse(starterPackage('acme-docs', { site, program }));

test('the packages of a new site have the versions that this package is made with', () => {
  const { name, scripts, dependencies: asked } = packageAt('/work/acme', '/usr/lib/node_modules/colophon');
  expect({ name, asked }).toMatchObject({
    name: 'acme-docs',
    asked: {
      colophon: `^${version}`,
      react: dependencies.react,
      '@mui/material': dependencies['@mui/material'],
    },
  });
  expect(Object.keys(scripts)).toEqual(['dev', 'build', 'check', 'preview']);
});

test('a program that runs from its own repository is named by its folder', () => {
  expect(packageAt('/work/acme', '/work/colophon').dependencies.colophon).toBe('file:../colophon');
});
