import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ownMaterial } from '../../../../src/bundle/esbuild/plugins/own-material.ts';
import type { FilePath } from '../../../../src/model/path.ts';

const templates = join(import.meta.dirname, '../../../../templates') as FilePath;

test.each<[file: string, alias: string, leftOut: readonly string[], version: string]>([
  ['theme.ts', '@mui/material', [], 'own'],
  ['theme.ts', '@mui/system/colorManipulator', [], 'own'],
  ['theme.ts', '@mui/icons-material', [], 'of the site'],
  ['theme.ts', '@mui/material-next', [], 'of the site'],
  ['theme.ts', '@acme/ui', [], 'of the site'],
  ['demo-theme.ts', '@mui/material', [], 'of the site'],
  ['demo-theme.ts', '@mui/material', ['theme.ts'], 'of the site'],
  // The theme of the site does not compile with its Material UI.
  ['demo-theme.ts', '@mui/material', ['demo-theme.ts'], 'own'],
])('%s, with an alias for %s and without %j, has the Material UI that is %s', async (...given) => {
  const [file, alias, leftOut, version] = given;
  const { metafile } = await build({
    entryPoints: [join(templates, file)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      ownMaterial(
        { templates, leftOut: new Set(leftOut.map((name) => join(templates, name))) },
        { [alias]: '/old/material' },
      ),
      {
        name: 'old',
        setup({ onResolve, onLoad }) {
          // Stands for the alias.
          onResolve({ filter: /^@mui\// }, ({ path }) => ({ path, namespace: 'old' }));
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
