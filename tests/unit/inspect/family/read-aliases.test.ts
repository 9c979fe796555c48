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
