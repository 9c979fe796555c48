import { dirname, join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import type { FilePath, OutputPath } from '../model/path.ts';

/** A file that the worker keeps from its installation on. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null for files whose name holds their hash. */
  readonly revision: string | null;
}

/** Where the list of kept files goes into the worker's script. */
const injectionPoint = 'self.__WB_MANIFEST';

/**
 * The service worker: workbox puts the list of kept files into the script that the bundler made. The list comes from the build, so the
 * output folder is not read.
 *
 * @param workDir folder for the two files that workbox wants to have on disk; it is removed again
 */
export async function emitServiceWorker(
  script: string,
  precache: readonly PrecacheEntry[],
  workDir: FilePath,
  files: FileSystem,
): Promise<string> {
  if (!script.includes(injectionPoint)) return script;
  const source = join(workDir, 'service-worker-source.js') as FilePath;
  const target = join(workDir, 'sw.js') as FilePath;
  await files.write(source, script);
  // This file and not the package's door, which loads a bundler (0.6 s of a cold build). Imported here, since an unchanged worker comes from the store.
  const { injectManifest } = await import('workbox-build/build/inject-manifest.js');
  await injectManifest({
    swSrc: source,
    swDest: target,
    injectionPoint,
    globDirectory: dirname(source),
    globPatterns: [],
    additionalManifestEntries: [...precache],
  });
  const worker = await files.readText(target);
  if (worker === undefined) throw new Error('The service worker was removed before it was read.');
  for (const file of [source, target]) await files.remove(file);
  await files.removeEmptyFolder(workDir);
  return worker;
}

/** Names a worker by what it is made from. */
export function serviceWorkerKey(script: string, precache: readonly PrecacheEntry[]): string {
  return hash(JSON.stringify([script, precache]));
}

/** The output path of the worker. */
export const serviceWorkerPath = 'sw.js' as OutputPath;
