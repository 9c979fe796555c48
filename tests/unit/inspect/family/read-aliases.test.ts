import { expect, test } from 'vitest';
import { readAliases } from '../../../../src/inspect/family/read-aliases.ts';
import { treeOf } from '../support.ts';

test('aliases come from tsconfig.json with comments and from the configuration of Next.js', async () => {
  const tree = treeOf({
    'tsconfig.json': `{
      // Paths of the repository.
      "compilerOptions": { "paths": { "docs/*": ["./docs/*"], "@a/ui": ["./packages/ui/src"], "*/x": ["./a"], "gone": ["./gone"] } },
    }`,
    'docs/next.config.ts': `
      import { createRequire } from 'module';
      const require = createRequire(import.meta.url);
      const path = require('path');
      const withDocs = require('@acme/docs/next');
      export default withDocs({ webpack: (config: object) => ({ resolve: { alias: { own$: path.resolve(__dirname, './src'), 'x': 'y' } } }) });`,
    'docs/src/a.ts': '',
    'packages/ui/src/index.ts': '',
  });
  const { alias, missing } = await readAliases('docs', tree);
  expect(alias).toEqual({ own: 'docs/src', docs: 'docs', '@a/ui': 'packages/ui/src' });
  expect(missing.map(({ unplaced }) => unplaced.name)).toEqual(['gone → gone']);
});

test('an alias of a package alone gives way to that of its folder', async () => {
  const tree = treeOf({
    'docs/next.config.js': `
      const path = require('path');
      module.exports = { webpack: () => ({ resolve: { alias: {
        '@a/ui$': path.resolve(__dirname, '../ui/src/index.js'),
        '@a/ui': path.resolve(__dirname, '../ui/src'),
        'one$': path.resolve(__dirname, '../ui/src/index.js'),
      } } }) };`,
    'docs/a.md': '',
    'ui/src/index.js': '',
  });
  expect((await readAliases('docs', tree)).alias).toEqual({ '@a/ui': 'ui/src', one: 'ui/src/index.js' });
});

test('a base of imports names the folder of the documentation, and types are no modules', async () => {
  const tree = treeOf({
    'tsconfig.json': `{ "compilerOptions": {
      "baseUrl": "./",
      "paths": { "@a/icons/*": ["./icons/icon.d.ts"], "@a/icons": ["./icons/lib"] }
    } }`,
    'docs/a.md': '',
    'icons/icon.d.ts': '',
    'icons/lib/index.js': '',
  });
  expect((await readAliases('docs', tree)).alias).toEqual({ '@a/icons': 'icons/lib', docs: 'docs' });
});

test('a path that leads to packages wins over the folder of the same name', async () => {
  const tree = treeOf({
    'tsconfig.json':
      '{ "compilerOptions": { "baseUrl": "./", "paths": { "docs/*": ["./node_modules/shared/docs/*"] } } }',
    'docs/a.md': '',
  });
  const { alias, missing } = await readAliases('docs', tree);
  expect(alias).toEqual({});
  expect(missing.map(({ target }) => target)).toEqual(['node_modules/shared/docs']);
});

test('paths of an extended configuration are relative to that one', async () => {
  const tree = treeOf({
    'docs/tsconfig.json': '{ "extends": ["@acme/tsconfig", "../config/tsconfig.base"] }',
    'config/tsconfig.base.json': '{ "compilerOptions": { "paths": { "@a/ui": ["../packages/ui/src"] } } }',
    'docs/a.md': '',
    'packages/ui/src/index.ts': '',
  });
  expect((await readAliases('docs', tree)).alias).toEqual({ '@a/ui': 'packages/ui/src' });
});

test('aliases come from every folder above the documentation, those of the nearest first', async () => {
  const paths = (targets: Readonly<Record<string, string>>) =>
    JSON.stringify({ compilerOptions: { paths: pathLists(targets) } });
  const tree = treeOf({
    'tsconfig.json': paths({ outer: './a', both: './a' }),
    'sites/tsconfig.json': paths({ middle: '../b', both: '../b' }),
    'sites/docs/tsconfig.json': paths({ inner: '../../c' }),
    'sites/docs/a.md': '',
    'a/index.ts': '',
    'b/index.ts': '',
    'c/index.ts': '',
  });
  expect((await readAliases('sites/docs', tree)).alias).toEqual({
    inner: 'c',
    middle: 'b',
    both: 'b',
    outer: 'a',
  });
});

function pathLists(targets: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(targets).map(([name, target]) => [name, [target]]));
}
