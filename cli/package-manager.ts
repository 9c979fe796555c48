/** How a package manager is called in the folder of a new site. */
export interface PackageManager {
  readonly install: string;
  /** Runs the program of an installed package. */
  readonly run: string;
  /** Files that it needs beside `package.json`, by path. */
  readonly files: ReadonlyMap<string, string>;
}

const npm: PackageManager = { install: 'npm install', run: 'npx', files: new Map() };

// "pnpm docs" would be pnpm's own command, which opens the documentation of a package.
const pnpm: PackageManager = { install: 'pnpm install', run: 'pnpm exec', files: new Map() };

const classicYarn: PackageManager = { install: 'yarn install', run: 'yarn', files: new Map() };

const modernYarn: PackageManager = {
  ...classicYarn,
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
