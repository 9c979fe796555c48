// Runs extractors of props and this one on the same packages, in turn.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
 * accepts each of them finds, how long it takes, and its memory. The peers are installed in a temporary folder.
 */
export async function measureApi({ packages, scratch, print }) {
  const folder = join(scratch, 'api');
  const versions = installPeers(folder, print);
  for (const packageName of packages) {
    const own = await run('colophon', { folder, packageName });
    const { accepted, props, own: ownProps } = own.found;
    const components = Object.keys(props).filter((name) => !name.includes('.'));
    const list = join(folder, 'components.json');
    writeFileSync(list, JSON.stringify(components));
    print(`${packageName}: ${Object.keys(props).length} components`);
    print(
      '  extractor                      components   props   of all accepted   of their own   seconds     MB',
    );
    printRow('colophon', own, { accepted, ownProps, print });
    if (!versions) continue;
    for (const peer of ['react-docgen-typescript', 'typedoc', 'storybook']) {
      const label = `${peer} ${versions[peer === 'storybook' ? '@storybook/react' : peer]}`;
      try {
        printRow(label, await run(peer, { folder, packageName, list }), { accepted, ownProps, print });
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

function printRow(label, { seconds, peak, found }, { accepted, ownProps, print }) {
  const names = Object.keys(accepted);
  const documented = names.filter((name) => found.props[name]?.length > 0);
  const share = (wanted) => {
    let all = 0;
    let hits = 0;
    for (const name of names) {
      const has = new Set(found.props[name] ?? []);
      for (const prop of wanted[name] ?? []) {
        if (prop === 'key' || prop === 'ref') continue;
        all += 1;
        if (has.has(prop)) hits += 1;
      }
    }
    return { hits, percent: `${((hits / all) * 100).toFixed(1)} %` };
  };
  const [total, own] = [share(accepted), share(ownProps)];
  const cells = [
    label.padEnd(30),
    `${documented.length} of ${names.length}`.padStart(11),
    String(total.hits).padStart(7),
    total.percent.padStart(17),
    own.percent.padStart(14),
    seconds.toFixed(1).padStart(9),
    String(peak).padStart(6),
  ];
  print(`  ${cells.join(' ')}`);
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
