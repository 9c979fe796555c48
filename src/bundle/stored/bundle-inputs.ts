import { basename, dirname, join, sep } from 'node:path';
import type { FileHashes } from '../../cache/file-hashes.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { packageRoot } from '../../effects/package-root.ts';
import { hash } from '../../lib/hash.ts';
import { upwards } from '../../lib/upwards.ts';
import { memoize } from '../../memo/memoize.ts';
import type { FilePath } from '../../model/path.ts';
import type { BundleInputs, Bundles } from '../bundles.ts';

/** What reading inputs needs. */
export interface InputReader {
  readonly files: FileSystem;
  readonly hashes: Pick<FileHashes, 'of'>;
  readonly config: { readonly root: FilePath };
}

/** Hashes the inputs of bundles. */
export async function bundleInputs(
  { browser, server, worker }: Pick<Bundles, 'browser' | 'server' | 'worker'>,
  reader: InputReader,
): Promise<BundleInputs> {
  const bundled = [browser, server, worker].flatMap((bundle) => bundle?.inputs ?? []);
  const files = [...new Set([...bundled, ...installMarkers(reader.config.root)])];
  const inputs = files.map(async (file) => [file, (await reader.hashes.of(file)) ?? none] as const);
  const folders = foldersOf(files).map(async (folder) => [folder, await namesHash(folder, reader)] as const);
  return { inputs: await Promise.all(inputs), folders: await Promise.all(folders) };
}

/** Returns the changed files; undefined if a file was created or removed, or a folder has other names. */
export async function changedInputs(
  { inputs, folders }: BundleInputs,
  reader: InputReader,
): Promise<readonly ChangedInput[] | undefined> {
  const files = inputs.map(async ([file, before]): Promise<readonly [ChangedInput, string]> => {
    return [[file, (await reader.hashes.of(file)) ?? none], before];
  });
  const names = folders.map(async ([folder, sum]) => (await namesHash(folder, reader)) === sum);
  const changed = (await Promise.all(files)).filter(([[, now], before]) => now !== before);
  const isOther = changed.some(([[, now], before]) => now === none || before === none);
  return (await Promise.all(names)).every(Boolean) && !isOther ? changed.map(([now]) => now) : undefined;
}

/** A file and the current hash of its bytes. */
export type ChangedInput = BundleInputs['inputs'][number];

/** The inputs outside packages. Packages are represented by the files that a package manager writes. */
export const ownInputs = memoize(({ inputs, folders }: BundleInputs): BundleInputs => {
  return { folders, inputs: inputs.filter(([file]) => isMarker(file) || !isInstalled(file)) };
});

/** Stands for the hash of a missing file. */
const none = 'none';

/** The folders of files outside packages. */
function foldersOf(files: readonly FilePath[]): FilePath[] {
  const own = files.filter((file) => !isInstalled(file));
  return [...new Set(own.map((file) => dirname(file) as FilePath))];
}

async function namesHash(folder: FilePath, { files }: InputReader): Promise<string> {
  return hash(JSON.stringify(await files.names(folder)));
}

const markerNames = ['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml'];

function isMarker(file: FilePath): boolean {
  return markerNames.includes(basename(file));
}

/** True for a file in a package. */
export function isInstalled(file: FilePath): boolean {
  return file.includes(`${sep}node_modules${sep}`);
}

/** The files that package managers write after an installation, in each `node_modules` that Node searches. */
function installMarkers(root: FilePath): FilePath[] {
  const folders = [...new Set([...upwards(root), ...upwards(packageRoot())])];
  return folders.flatMap((folder) =>
    markerNames.map((name) => join(folder, 'node_modules', name) as FilePath),
  );
}

/** Returns the inputs outside packages and outside this program. */
export function importedFiles(from: BundleInputs | undefined): readonly FilePath[] {
  return ownFiles(from?.inputs.map(([file]) => file) ?? []);
}

/** Returns the files outside packages and outside this program. */
export function ownFiles(files: readonly FilePath[]): readonly FilePath[] {
  const ours = ['templates', 'lib'].map((folder) => join(packageRoot(), folder, '/'));
  return files.filter((file) => !isInstalled(file) && !ours.some((folder) => file.startsWith(folder)));
}
