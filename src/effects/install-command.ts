import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upwards } from '../lib/upwards.ts';

/** Where packages are added. */
export interface InstallPlace {
  /** A folder of the project, or in it. */
  readonly root: string;
  /** The packages are no part of what the project publishes. */
  readonly isDevelopment?: boolean;
}

/**
 * Returns the command that adds packages with the package manager of a project: `pnpm add a b`. It is known
 * by the field `packageManager`, a lock file or a configuration, in the folder or the nearest one around it.
 */
export function installCommand(packages: string, { root, isDevelopment = false }: InstallPlace): string {
  const { add, dev } = managerOf(root);
  return `${add} ${isDevelopment ? `${dev} ` : ''}${packages}`;
}

interface Manager {
  readonly name: string;
  readonly add: string;
  readonly dev: string;
  readonly files: readonly string[];
}

const npm: Manager = {
  name: 'npm',
  add: 'npm install',
  dev: '--save-dev',
  files: ['package-lock.json', 'npm-shrinkwrap.json'],
};

const managers: readonly Manager[] = [
  { name: 'pnpm', add: 'pnpm add', dev: '--save-dev', files: ['pnpm-lock.yaml', 'pnpm-workspace.yaml'] },
  { name: 'yarn', add: 'yarn add', dev: '--dev', files: ['yarn.lock', '.yarnrc.yml'] },
  { name: 'bun', add: 'bun add', dev: '--dev', files: ['bun.lock', 'bun.lockb'] },
  npm,
];

function managerOf(root: string): Manager {
  for (const folder of upwards(root)) {
    const found = named(folder) ?? managers.find(({ files }) => files.some((one) => isIn(folder, one)));
    if (found) return found;
    // Another project around the repository has nothing to say about it.
    if (isIn(folder, '.git')) break;
  }
  return npm;
}

function isIn(folder: string, name: string): boolean {
  return existsSync(join(folder, name));
}

/** `"packageManager": "pnpm@10.1.0"` */
function named(folder: string): Manager | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const [, name] = /"packageManager"\s*:\s*"(\w+)@/.exec(readFileSync(file, 'utf8')) ?? [];
  return managers.find((one) => one.name === name);
}
