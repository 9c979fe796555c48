import { basename, dirname, join, sep } from 'node:path';
import type { FileHashes } from '../cache/file-hashes.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { packageRoot } from '../effects/package-root.ts';
import { hash } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { FilePath } from '../model/path.ts';
import type { BundleInputs, Bundles } from './bundles.ts';

/** What looks at inputs. */
export interface InputTools {
  readonly files: FileSystem;
  readonly hashes: Pick<FileHashes, 'of'>;
  readonly config: { readonly root: FilePath };
}

/** Everything that bundles were made from, as it is now. */
export async function bundleInputs(
  { browser, server, worker }: Bundles,
  tools: InputTools,
): Promise<BundleInputs> {
  const made = [browser, server, worker].flatMap((bundle) => bundle?.inputs ?? []);
  const files = [...new Set([...made, ...installMarkers(tools.config.root)])];
  const inputs = files.map(async (file) => [file, (await tools.hashes.of(file)) ?? none] as const);
  const folders = foldersOf(files).map(async (folder) => [folder, await namesHash(folder, tools)] as const);
  return { inputs: await Promise.all(inputs), folders: await Promise.all(folders) };
}

/** True when everything is as it was. */
export async function isUnchanged(before: BundleInputs, tools: InputTools): Promise<boolean> {
  return (await changedInputs(before, tools))?.length === 0;
}

/** The files that are others than they were; undefined where a folder has other files than it had, or a file has gone or come. */
export async function changedInputs(
  { inputs, folders }: BundleInputs,
  tools: InputTools,
): Promise<readonly ChangedInput[] | undefined> {
  const files = inputs.map(async ([file, before]): Promise<readonly [ChangedInput, string]> => {
    return [[file, (await tools.hashes.of(file)) ?? none], before];
  });
  const names = folders.map(async ([folder, sum]) => (await namesHash(folder, tools)) === sum);
  const changed = (await Promise.all(files)).filter(([[, now], before]) => now !== before);
  const isMoved = changed.some(([[, now], before]) => now === none || before === none);
  return (await Promise.all(names)).every(Boolean) && !isMoved ? changed.map(([now]) => now) : undefined;
}

/** A file, and the hash of its bytes now. */
export type ChangedInput = BundleInputs['inputs'][number];

/** The inputs but for what lies in packages: while one program runs, these change when the package manager says so in its own files. */
export const ownInputs = memoize(({ inputs, folders }: BundleInputs): BundleInputs => {
  return { folders, inputs: inputs.filter(([file]) => isMarker(file) || !isInstalled(file)) };
});

/** In place of the hash of a file that is not there. */
const none = 'none';

/** Folders of the files, but for those of packages: what stands there changes when the package manager says so. */
function foldersOf(files: readonly FilePath[]): FilePath[] {
  const own = files.filter((file) => !isInstalled(file));
  return [...new Set(own.map((file) => dirname(file) as FilePath))];
}

async function namesHash(folder: FilePath, { files }: InputTools): Promise<string> {
  return hash(JSON.stringify(await files.names(folder)));
}

const markerNames = ['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml'];

function isMarker(file: FilePath): boolean {
  return markerNames.includes(basename(file));
}

/** What lies in a package changes when the package manager says so. */
export function isInstalled(file: FilePath): boolean {
  return file.includes(`${sep}node_modules${sep}`);
}

/** Files that a package manager writes when it has installed something, in the folders from which packages may come. */
function installMarkers(root: FilePath): FilePath[] {
  const folders = [...new Set([...upwards(root), ...upwards(packageRoot())])];
  return folders.flatMap((folder) =>
    markerNames.map((name) => join(folder, 'node_modules', name) as FilePath),
  );
}

/** A folder and those that hold it. */
function upwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
