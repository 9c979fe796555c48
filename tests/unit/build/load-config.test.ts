import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../src/build/load-config.ts';
import { packageRoot } from '../../../src/effects/package-root.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { plainFlags } from '../../support/workspace.ts';

const root = '/work/site';

/** Loads the configuration of a site with these lines, on a disk with these files. */
const load = (lines: string, files: Readonly<Record<string, string>> = {}) =>
  loadConfig(
    root,
    plainFlags,
    memoryFileSystem({ [`${root}/content/site.yaml`]: `name: Acme\n${lines}`, ...files }),
  );

const diagrams = 'markdown:\n  mermaid: true\n';
const packageFile = (folder: string) => join(folder, 'node_modules/beautiful-mermaid/package.json');
const manifest = (version: string, main: string | undefined = 'dist/index.js') =>
  JSON.stringify({ version, ...(main !== '' && { main }) });

describe('the package that renders diagrams', () => {
  test.each<[where: string, files: Readonly<Record<string, string>>, folder: string, version: string]>([
    ['in the site', { [packageFile(root)]: manifest('1.1.0') }, root, '1.1.0'],
    ['in a folder around it', { [packageFile('/work')]: manifest('1.2.0') }, '/work', '1.2.0'],
    [
      'in the nearest of these',
      { [packageFile('/work')]: manifest('1.2.0'), [packageFile(root)]: manifest('1.1.0') },
      root,
      '1.1.0',
    ],
    [
      'in another folder if one has nothing to load',
      { [packageFile('/work')]: manifest('1.2.0'), [packageFile(root)]: manifest('0.0.1', '') },
      '/work',
      '1.2.0',
    ],
    [
      'in another folder if one is damaged',
      { [packageFile('/work')]: manifest('1.2.0'), [packageFile(root)]: '{ "version": ' },
      '/work',
      '1.2.0',
    ],
    [
      'in another folder if one has no object',
      { [packageFile('/work')]: manifest('1.2.0'), [packageFile(root)]: 'null' },
      '/work',
      '1.2.0',
    ],
    // The disk in memory removes the first mark when it decodes.
    [
      'with a mark of the byte order',
      { [packageFile(root)]: `\ufeff\ufeff${manifest('1.1.0')}` },
      root,
      '1.1.0',
    ],
    ['beside this program', { [packageFile(packageRoot())]: manifest('1.3.0') }, packageRoot(), '1.3.0'],
  ])('is found %s', async (_, files, folder, version) => {
    const { value, diagnostics } = await load(diagrams, files);
    expect(diagnostics).toEqual([]);
    expect(value?.markdown).toMatchObject({
      mermaid: true,
      diagrams: { url: `file://${folder}/node_modules/beautiful-mermaid/dist/index.js`, version },
    });
  });

  test('is reported at the key that needs it if it is not installed', async () => {
    const { value, diagnostics } = await load(diagrams, { [packageFile('/elsewhere')]: manifest('1.0.0') });
    expect(value).toBeUndefined();
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'config-value',
        message: '"markdown.mermaid" needs the package "beautiful-mermaid", which is not installed.',
        hint: 'npm install --save-dev beautiful-mermaid',
        place: { file: 'content/site.yaml', line: 3, column: 12 },
        frame: expect.stringContaining('> 3 |   mermaid: true'),
      },
    ]);
  });

  test('is not looked for without diagrams', async () => {
    const { value } = await load('', { [packageFile(root)]: manifest('1.1.0') });
    expect(value?.markdown.diagrams).toBeUndefined();
  });
});

test('the import paths of tsconfig.json are part of the configuration', async () => {
  const { value } = await load('', {
    [`${root}/tsconfig.json`]: '{ "compilerOptions": { "paths": { "@ui/*": ["./src/*"] } } }',
  });
  expect(value?.tsconfig).toEqual({
    files: [`${root}/tsconfig.json`],
    paths: { '@ui/*': [`${root}/src/*`] },
  });
});

test('problems have a code frame', async () => {
  const { value, diagnostics } = await load('base: docs\n');
  expect(value?.tsconfig).toBeUndefined();
  expect(diagnostics.map(({ place, frame }) => [place?.line, frame?.includes('> 2 | base: docs')])).toEqual([
    [2, true],
  ]);
});

test('a folder without a configuration is reported', async () => {
  const { value, diagnostics } = await loadConfig(
    root,
    plainFlags,
    memoryFileSystem({ '/work/a.md': '# A' }),
  );
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ code }) => code)).toEqual(['config-missing']);
});
