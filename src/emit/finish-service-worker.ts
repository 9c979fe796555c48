import { dirname, join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import { outputNames } from '../model/output.ts';
import type { FilePath, OutputPath } from '../model/path.ts';

/** A file that the worker keeps from its installation on. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null for files whose name holds their hash. */
  readonly revision: string | null;
}

/** Where the list of kept files goes into the worker's script. */
const injectionPoint = 'self.__WB_MANIFEST';

/** What a service worker is made from; plain data. */
export interface WorkerOrder {
  /** The script that the bundler made. */
  readonly script: string;
  readonly precache: readonly PrecacheEntry[];
  /** Folder for the two files that workbox wants to have on disk; it is removed again. */
  readonly workDir: FilePath;
}

/** Puts the list of kept files into the script of a service worker. */
export type FinishWorker = (order: WorkerOrder) => Promise<string>;

/** Finishes service workers with workbox. The list comes from the build, so the output folder is not read. */
export function finishWorkerWith(files: FileSystem): FinishWorker {
  return (order) => finishWorker(order, files);
}

async function finishWorker({ script, precache, workDir }: WorkerOrder, files: FileSystem): Promise<string> {
  if (!script.includes(injectionPoint)) return script;
  const source = join(workDir, 'service-worker-source.js') as FilePath;
  const target = join(workDir, 'sw.js') as FilePath;
  try {
    return await injected({ script, precache, source, target }, files);
  } finally {
    for (const file of [source, target]) await files.remove(file);
    await files.removeEmptyFolder(workDir);
  }
}

interface Injection extends Pick<WorkerOrder, 'script' | 'precache'> {
  readonly source: FilePath;
  readonly target: FilePath;
}

async function injected({ script, precache, source, target }: Injection, files: FileSystem): Promise<string> {
  await files.write(source, script);
  // Imported here, since an unchanged worker comes from the store.
  const { injectManifest } = await import('./inject-manifest.ts');
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
  return worker;
}

/** Names a worker by what it is made from. */
export function serviceWorkerKey(script: string, precache: readonly PrecacheEntry[]): string {
  return hash(JSON.stringify([script, precache]));
}

/** The output path of the worker. */
export const serviceWorkerPath = outputNames.worker as OutputPath;
