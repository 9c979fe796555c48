import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ownMaterial } from '../../../../src/bundle/esbuild/plugins/own-material.ts';
import type { FilePath } from '../../../../src/model/path.ts';

const templates = join(import.meta.dirname, '../../../../templates') as FilePath;

test.each([
  ['theme.ts', 'own'],
  ['demo-theme.ts', 'of the site'],
])('%s has the Material UI that is %s, where the site has an alias for it', async (file, version) => {
  const alias = { '@mui/material': '/old/material' };
  const { metafile } = await build({
    entryPoints: [join(templates, file)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      ownMaterial({ templates, leftOut: new Set() }, alias),
      {
        name: 'old',
        setup({ onResolve, onLoad }) {
          // Stands for the alias.
          onResolve({ filter: /^@mui\/material/ }, ({ path }) => ({ path, namespace: 'old' }));
          onLoad({ filter: /./, namespace: 'old' }, () => ({
            contents: 'export const createTheme = () => ({});',
          }));
        },
      },
    ],
  });
  const isOld = Object.keys(metafile.inputs).some((input) => input.startsWith('old:'));
  expect(isOld ? 'of the site' : 'own').toBe(version);
});
