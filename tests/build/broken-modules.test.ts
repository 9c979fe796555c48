import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { BuildReport } from '../../src/model/build-report.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { buildSite, type SiteFiles, test, type Workspace } from '../support/workspace.ts';

/** A demo that shows what it imports. */
const demo = (imported: string) =>
  `import { word } from '${imported}';\n\nexport default function Demo() {\n  return <b>{word}</b>;\n}\n`;

const names = ['Relative', 'Alias', 'Paths', 'Package', 'Workspace', 'Deep'] as const;

/** Demos that reach one module each, in every way there is, and one that imports nothing. */
const site: SiteFiles = {
  'content/site.yaml': 'name: Acme\nlanguages: [en, de]\nserviceWorker: none\nalias: { kit: ../kit }\n',
  'content/translations/de.yaml': 'words: {}\n',
  'content/demos/demos.md': `---\ndescription: Demos.\n---\n\n# Demos\n\n${[...names, 'Plain']
    .map((name) => `{{"demo": "${name}.tsx"}}\n`)
    .join('\n')}`,
  'content/demos/demos-de.md': '---\ndescription: Demos.\n---\n\n# Demos\n\n{{"demo": "Alias.tsx"}}\n',
  'content/demos/Relative.tsx': demo('../../kit/relative'),
  'content/demos/Alias.tsx': demo('kit/alias'),
  'content/demos/Paths.tsx': demo('@/paths'),
  'content/demos/Package.tsx': demo('acme-package'),
  'content/demos/Workspace.tsx': demo('acme-workspace'),
  'content/demos/Deep.tsx': demo('kit/deep'),
  'content/demos/Plain.tsx': 'export default function Plain() {\n  return <b>plain</b>;\n}\n',
  'kit/relative.ts': "export const word = 'relative';\n",
  'kit/alias.ts': "export const word: string = 'alias';\n",
  'kit/deep.ts': "export { word } from './deeper';\n",
  'kit/deeper.ts': "export const word = 'deep';\n",
  'src/paths.ts': "export const word = 'paths';\n",
  'tsconfig.json':
    '{\n  // As editors read it.\n  "extends": "./tsconfig.base.json",\n  "compilerOptions": { "jsx": "preserve", },\n}\n',
  'tsconfig.base.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "kit/*": ["./src/*"] } } }',
  'node_modules/acme-package/package.json': '{ "name": "acme-package", "main": "index.js" }',
  'node_modules/acme-package/index.js': "export const word = 'package';\n",
  'packages/workspace/package.json': '{ "name": "acme-workspace", "main": "index.ts" }',
  'packages/workspace/index.ts': "export const word = 'workspace';\n",
};

/** The errors of a report; German words are missing, too. */
function errorsOf({ diagnostics }: BuildReport): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

async function writeSite(workspace: Workspace): Promise<void> {
  await workspace.write(site);
  await symlink('../packages/workspace', join(workspace.root, 'node_modules/acme-workspace'));
}

test('demos import by path, alias, paths of tsconfig.json, package and workspace', async ({ workspace }) => {
  await writeSite(workspace);
  expect(errorsOf(await workspace.build())).toEqual([]);
  const html = await workspace.read('dist/demos/index.html');
  for (const word of ['relative', 'alias', 'paths', 'package', 'workspace', 'deep', 'plain'])
    expect(html).toContain(`<b>${word}</b>`);
});

test.for<[file: string, word: string]>([
  ['kit/relative.ts', 'relative'],
  ['kit/alias.ts', 'alias'],
  ['kit/deeper.ts', 'deep'],
  ['src/paths.ts', 'paths'],
  ['node_modules/acme-package/index.js', 'package'],
  ['packages/workspace/index.ts', 'workspace'],
])('%s costs only the demo that imports it, and is reported once', async ([file, word], { workspace }) => {
  await writeSite(workspace);
  await workspace.write({ [file]: 'export const word = ;\n' });
  const report = await workspace.freshBuild({ flags: { keepGoing: true } });
  expect(report.ok).toBe(false);
  expect(errorsOf(report)).toMatchObject([
    {
      code: 'demo-compile',
      place: { file, line: 1, column: 21 },
      frame: expect.stringContaining('> 1 |'),
      // Nothing in a package leads to the demo.
      ...(file.startsWith('node_modules/') && {
        related: [
          {
            message: 'This demo contains it.',
            place: { file: 'content/demos/Package.tsx', line: 1, column: 1 },
          },
        ],
      }),
    },
  ]);
  const html = await workspace.read('dist/demos/index.html');
  expect(html).not.toContain(`<b>${word}</b>`);
  expect(html.match(/class="demo-fallback"/g)).toHaveLength(1);
  for (const other of ['relative', 'alias', 'paths', 'package', 'workspace', 'deep', 'plain'])
    if (other !== word) expect(html).toContain(`<b>${other}</b>`);
});

test('several broken modules are reported together', async ({ workspace }) => {
  await writeSite(workspace);
  await workspace.write({
    'kit/alias.ts': 'export const word = ;\n',
    'kit/deeper.ts': "export { word } from './nowhere';\n",
    'content/demos/Plain.tsx': "import { x } from 'node:fs';\nexport const Plain = () => x;\n",
  });
  const errors = errorsOf(await workspace.build());
  expect(errors.map(({ code, place }) => `${place?.file} ${code}`)).toEqual([
    'content/demos/Plain.tsx node-module',
    'kit/alias.ts demo-compile',
    'kit/deeper.ts missing-import',
  ]);
});

test('a site can make a warning of a missing package, and is written with a notice', async ({
  workspace,
}) => {
  await writeSite(workspace);
  await workspace.write({
    'content/site.yaml': `${site['content/site.yaml']}severity: { missing-import: warning }\n`,
    'kit/alias.ts': "export { word } from 'acme-missing';\n",
  });
  const report = await workspace.build();
  expect(report.ok).toBe(true);
  expect(report.diagnostics.filter(({ code }) => code !== 'translation-missing-words')).toEqual([
    expect.objectContaining({ severity: 'warning', code: 'missing-import' }),
  ]);
  const html = await workspace.read('dist/demos/index.html');
  expect(html.match(/class="demo-fallback"/g)).toHaveLength(1);
  expect(html).toContain('<b>deep</b>');
});

const environment: SiteFiles = {
  'content/site.yaml': "name: Acme\nenv: { API: 'https://api.acme.dev', EMPTY: '' }\n",
  'content/demos/demos.md': '---\ndescription: Demos.\n---\n\n# Demos\n\n{{"demo": "Env.tsx"}}\n',
  'content/demos/Env.tsx': `const { API, HOME } = process.env;

export default function Env() {
  const guarded = typeof process === 'undefined' ? 'browser' : typeof process.cwd;
  const shown = [API, HOME, process.env.EMPTY, process.env.NODE_ENV, process.env.OTHER];
  return <b title={guarded}>{JSON.stringify(shown)}</b>;
}
`,
};

test('a package may load modules of Node.js behind the variable of Next.js', async ({ workspace }) => {
  const link = `export const word = 'package';
export const size = () => (process.env.NEXT_RUNTIME === 'nodejs' ? require('./size.js') : 0);
`;
  await writeSite(workspace);
  await workspace.write({
    'node_modules/acme-package/index.js': link,
    'node_modules/acme-package/size.js': "module.exports = require('fs');\n",
  });
  expect(errorsOf(await workspace.build())).toEqual([]);
});

test('process.env has the values of the site, in Node and in the browser', async ({ workspace }) => {
  await workspace.write(environment);
  const { diagnostics } = await workspace.build();
  expect(diagnostics).toEqual([]);
  const shown = '[&quot;https://api.acme.dev&quot;,null,&quot;&quot;,&quot;production&quot;,null]';
  expect(await workspace.read('dist/demos/index.html')).toContain(shown);
  const output = await workspace.output();
  const scripts = [...output].filter(([path]) => path.endsWith('.js'));
  expect(scripts.filter(([, text]) => text.includes('https://api.acme.dev')).length).toBeGreaterThan(0);
  expect(scripts.filter(([, text]) => /[^.\w]process\.env/.test(text))).toEqual([]);
  await workspace.write({
    'content/site.yaml': (environment['content/site.yaml'] ?? '').replace('api.acme', 'new.acme'),
  });
  await workspace.freshBuild();
  expect(await workspace.read('dist/demos/index.html')).toContain('https://new.acme.dev');
});

test('an import that fails in a demo two folders outside of the site is reported', async ({ workspace }) => {
  const docs = 'a/site/content';
  await workspace.write({
    [`${docs}/site.yaml`]:
      'name: A\nserviceWorker: none\nproducts: [{ id: d, name: D, root: /, content: ../../../docs }]\n',
    'docs/demos.md': '---\ndescription: Demos.\n---\n\n# Demos\n\n{{"demo": "Demo.tsx"}}\n',
    'docs/Demo.tsx': demo('@/gone'),
  });
  const { diagnostics } = await buildSite(join(workspace.root, 'a/site'));
  expect(diagnostics.map(({ code, place }) => `${place?.file} ${code}`)).toEqual([
    '../../docs/Demo.tsx missing-import',
  ]);
});

test('a broken demo does not make later builds bundle the others again', async ({ workspace }) => {
  await writeSite(workspace);
  await workspace.write({ 'content/demos/Relative.tsx': demo('../../kit/nowhere') });
  const [first, second] = [await workspace.freshBuild(), await workspace.freshBuild()];
  expect(errorsOf(first)).toMatchObject([{ place: { file: 'content/demos/Relative.tsx' } }]);
  expect(second).toMatchObject({ bundled: false, diagnostics: first.diagnostics });
  await workspace.write({ 'kit/nowhere.ts': "export const word = 'found';\n" });
  expect(await workspace.freshBuild()).toMatchObject({ ok: true, bundled: true, diagnostics: [] });
  expect(await workspace.read('dist/demos/index.html')).toContain('<b>found</b>');
});
