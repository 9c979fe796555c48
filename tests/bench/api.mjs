// Runs extractors of props and this one on the same packages, in turn.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportHeader, reportRow } from './api-report.mjs';
import { measure } from './measure.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = fileURLToPath(new URL('api-extractors.mjs', import.meta.url));

/** What the peers are, and what they run with. */
const peerPackages = {
  typescript: '^6',
  'react-docgen-typescript': '^2',
  typedoc: '^0.28',
  '@storybook/react': '^10',
  storybook: '^10',
};

/** Packages of the site that the peers resolve. */
const linked = [
  '@mui',
  '@emotion',
  '@base-ui',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'react',
  'react-dom',
];

/**
 * Extracts the components of packages with each extractor, and prints how many of the props that TypeScript
 * accepts each of them finds, how long it takes, and its memory. The peers are installed in a temporary
 * folder.
 */
export async function measureApi({ packages, scratch, print }) {
  const folder = join(scratch, 'api');
  const versions = installPeers(folder, print);
  for (const packageName of packages) {
    const own = await run('colophon', { folder, packageName });
    const { documentable, props, own: ownProps } = own.found;
    const components = Object.keys(props).filter((name) => !name.includes('.'));
    const list = join(folder, 'components.json');
    writeFileSync(list, JSON.stringify(components));
    print(`${packageName}: ${Object.keys(props).length} components`);
    print(`  ${reportHeader}`);
    print(`  ${reportRow('colophon', own, { documentable, ownProps })}`);
    if (!versions) continue;
    for (const peer of ['react-docgen-typescript', 'typedoc', 'storybook']) {
      const label = `${peer} ${versions[peer === 'storybook' ? '@storybook/react' : peer]}`;
      try {
        const measured = await run(peer, { folder, packageName, list });
        print(`  ${reportRow(label, measured, { documentable, ownProps })}`);
      } catch (error) {
        print(`  ${label}: failed (${String(error.message).split('\n')[0]})`);
      }
    }
  }
}

async function run(extractor, { folder, packageName, list }) {
  const args = ['--max-old-space-size=4096', script, extractor, folder, packageName, ...(list ? [list] : [])];
  const { seconds, peak, stdout } = await measure(process.execPath, args, { cwd: folder });
  return { seconds, peak, found: JSON.parse(stdout) };
}

/** Returns the versions of the peers; undefined where they cannot be installed. */
function installPeers(folder, print) {
  mkdirSync(join(folder, 'src'), { recursive: true });
  const manifest = { name: 'peers', private: true, type: 'module', dependencies: peerPackages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const compilerOptions = {
    ...{ target: 'esnext', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ strict: true, skipLibCheck: true, types: [] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  try {
    const flags = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts'];
    execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    print('The peers could not be installed, so there is nothing to compare with.');
  }
  for (const name of linked) {
    const link = join(folder, 'node_modules', name);
    rmSync(link, { recursive: true, force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  const version = (name) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
  };
  const versions = Object.fromEntries(Object.keys(peerPackages).map((name) => [name, version(name)]));
  return versions.typedoc === undefined ? undefined : versions;
}
