/** How a package manager is called in the folder of a new site. */
export interface PackageManager {
  readonly install: string;
  /** Installs what the lock file names, on a machine of GitHub, which has npm and classic Yarn. */
  readonly cleanInstall: string;
  /** Runs the program of an installed package. */
  readonly run: string;
  /** Runs a script of `package.json`. */
  readonly script: string;
  /** Files that it needs beside `package.json`, by path. */
  readonly files: ReadonlyMap<string, string>;
}

const npm: PackageManager = {
  install: 'npm install',
  cleanInstall: 'npm ci',
  run: 'npx',
  script: 'npm run',
  files: new Map(),
};

const pnpm: PackageManager = {
  install: 'pnpm install',
  cleanInstall: 'corepack enable && pnpm install --frozen-lockfile',
  // "pnpm docs" would be pnpm's own command, which opens the documentation of a package.
  run: 'pnpm exec',
  script: 'pnpm',
  files: new Map([
    [
      'pnpm-workspace.yaml',
      '# pnpm asks for a decision about each script of a package; esbuild works without its own.\nallowBuilds:\n  esbuild: false\n',
    ],
  ]),
};

const classicYarn: PackageManager = {
  install: 'yarn install',
  cleanInstall: 'yarn install --frozen-lockfile',
  run: 'yarn',
  script: 'yarn',
  files: new Map(),
};

const modernYarn: PackageManager = {
  ...classicYarn,
  cleanInstall: 'corepack enable && corepack prepare yarn@stable --activate && yarn install --immutable',
  files: new Map([
    [
      '.yarnrc.yml',
      "# Colophon reads packages from folders; Yarn's default keeps them in archives.\nnodeLinker: node-modules\n",
    ],
  ]),
};

/**
 * Returns the package manager that has started this process, by the name that each one leaves in the
 * environment: `pnpm/10.34.8 npm/? node/v24.1.0`. npm, if none has.
 */
export function packageManager(environment: Readonly<Record<string, string | undefined>>): PackageManager {
  const [, name, major] = /^(\w+)\/(\d+)/.exec(environment.npm_config_user_agent ?? '') ?? [];
  if (name === 'pnpm') return pnpm;
  if (name === 'yarn') return major === '1' ? classicYarn : modernYarn;
  return npm;
}

/** Returns a text with commands of npm, some of them with aligned comments, with those of another manager. */
export function commandsOf(manager: PackageManager, text: string): string {
  const { install, cleanInstall, run, script } = manager;
  const renamed = (line: string) =>
    line
      .replaceAll('npm install', install)
      .replaceAll('npm ci', cleanInstall)
      .replaceAll('npm run', script)
      .replaceAll('npx', run);
  return text
    .split('\n')
    .map((line) => {
      const [, command, comment] = /^(npm .*?) +(# .*)$/.exec(line) ?? [];
      return command === undefined ? renamed(line) : `${renamed(command).padEnd(15)} ${comment}`;
    })
    .join('\n');
}
