import { expect } from 'vitest';
import { page } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test, type Workspace } from '../support/workspace.ts';

const licensed = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  }),
});

/** A grid that shows its licence key. Like those of MUI X, it reads the key when it renders. */
const site = (licences: string) => ({
  'content/site.yaml': `name: Acme UI\nserviceWorker: none\n${licences}`,
  'content/grid.md': page('Grid', '{{"demo": "Grid.tsx"}}'),
  'content/Grid.tsx':
    "import { DataGrid } from '@mui/x-data-grid-pro';\nexport default function Grid() {\n  return <DataGrid />;\n}\n",
  ...licensed('@mui/x-license'),
  'node_modules/@mui/x-license/index.js':
    "let key = 'none';\nexport const LicenseInfo = { setLicenseKey: (k) => { key = k; }, getLicenseKey: () => key };\n",
  ...licensed('@mui/x-data-grid-pro'),
  'node_modules/@mui/x-data-grid-pro/index.js':
    "import { createElement } from 'react';\nimport { LicenseInfo } from '@mui/x-license';\nexport const DataGrid = () => createElement('p', null, 'The key is ' + LicenseInfo.getLicenseKey() + '.');\n",
});

const inEnvironment = "licences: { '@mui/x-license': { env: GRID_KEY } }\n";

test('a licence key is set before a grid renders, at build time and in the browser', async ({
  workspace,
}) => {
  await workspace.write(site("licences: { '@mui/x-license': KEY-1 }\n"));
  await spawnDocs(['build'], { cwd: workspace.root });
  expect(await rendered(workspace)).toContain('The key is KEY-1.');
  expect(await scriptsOf(workspace)).toContain('setLicenseKey("KEY-1")');
});

test('the key can come from the environment, and a new key renders the page again', async ({ workspace }) => {
  await workspace.write(site(inEnvironment));
  for (const key of ['KEY-2', 'KEY-3']) {
    await spawnDocs(['build'], { cwd: workspace.root, env: { GRID_KEY: key } });
    expect(await rendered(workspace)).toContain(`The key is ${key}.`);
    expect(await scriptsOf(workspace)).toContain(`setLicenseKey("${key}")`);
  }
});

test('without a key there is no code for it', async ({ workspace }) => {
  await workspace.write(site(inEnvironment));
  await spawnDocs(['build'], { cwd: workspace.root });
  expect(await rendered(workspace)).toContain('The key is none.');
  expect(await scriptsOf(workspace)).not.toMatch(/setLicenseKey\(/);
});

const rendered = (workspace: Workspace) => workspace.read('dist/grid/index.html');

async function scriptsOf(workspace: Workspace): Promise<string> {
  const output = await workspace.output();
  return [...output].flatMap(([path, text]) => (path.endsWith('.js') ? [text] : [])).join('\n');
}
