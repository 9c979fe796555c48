import { expect, test } from 'vitest';
import { siteNames, starterPackage } from '../../../cli/starter.ts';
import { dependencies } from '../../../package.json';

test.each([
  ['/work/acme-ui', 'Acme UI', 'acme-ui-docs'],
  ['/work/docs', 'Docs', 'docs'],
  ['/work/My new_Library.docs', 'My New Library Docs', 'my-new-library-docs'],
  ['/work/react', 'React', 'react-docs'],
  ['/work/größe "1" $& </title>', 'Title', 'title-docs'],
  ['/work/größe "1" $&: #', 'Größe 1', 'gre-1-docs'],
  ['/work/文档', '文档', 'docs'],
  ['/', 'Documentation', 'docs'],
])('the names of a site in the folder %s', (folder, title, packageName) => {
  expect(siteNames(folder)).toEqual({ title, packageName });
});

test('a new site gets the dependency versions of this package', () => {
  const { name, scripts, dependencies: wanted } = JSON.parse(starterPackage('acme-docs', 'file:../colophon'));
  expect({ name, wanted }).toMatchObject({
    name: 'acme-docs',
    wanted: {
      colophon: 'file:../colophon',
      react: dependencies.react,
      '@mui/material': dependencies['@mui/material'],
    },
  });
  expect(Object.keys(scripts)).toEqual(['dev', 'build', 'check', 'preview']);
});
