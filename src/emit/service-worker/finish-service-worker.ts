import { join } from 'node:path';
import type { FileSystem } from '../../effects/file-system.ts';
import type { FilePath } from '../../model/path.ts';

/** A file that the service worker caches when it is installed. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null for files whose name contains their hash. */
  readonly revision: string | null;
}

/** What a service worker is made from; plain data. */
export interface ServiceWorkerParts {
  /** The bundled script. */
  readonly script: string;
  readonly precache: readonly PrecacheEntry[];
}

/** Puts the precache list into the script of a service worker. Implemented by `workers`. */
export type FinishServiceWorker = (parts: ServiceWorkerParts) => Promise<string>;

/** Where workbox puts the precache list. */
const injectionPoint = 'self.__WB_MANIFEST';

/** Finishes service workers with workbox. The list comes from the build, so the output folder is not read. */
export function finishServiceWorkerWith(files: FileSystem): FinishServiceWorker {
  return async ({ script, precache }) => {
    if (!script.includes(injectionPoint)) return script;
    // workbox reads and writes files. The folder is new, since another build may work on the same script.
    const folder = await files.temporaryFolder();
    try {
      return await injected({ script, precache }, folder, files);
    } finally {
      await files.removeFolder(folder);
    }
  };
}

async function injected(
  { script, precache }: ServiceWorkerParts,
  folder: FilePath,
  files: FileSystem,
): Promise<string> {
  const source = join(folder, 'service-worker-source.js') as FilePath;
  const target = join(folder, 'sw.js') as FilePath;
  await files.write(source, script);
  // Imported here, because an unchanged service worker comes from the store.
  const { injectManifest } = await import('./inject-manifest.ts');
  await injectManifest({
    swSrc: source,
    swDest: target,
    injectionPoint,
    globDirectory: folder,
    globPatterns: [],
    additionalManifestEntries: [...precache],
  });
  const worker = await files.readText(target);
  if (worker === undefined) throw new Error('The service worker was removed before it was read.');
  return worker;
}
