import { createErrorPlace } from '../../effects/error-place.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ExtensionLocation } from '../../model/extension-location.ts';
import type { PluginTools } from '../../parse/plugins/plugin-tools.ts';
import { type ExportPlace, type Extensions, readExtensions } from '../../parse/plugins/read-extensions.ts';

/** The functions of a site, with what running them needs. */
export interface LoadedExtensions {
  readonly extensions: Extensions;
  readonly tools: PluginTools;
  /** Problems in the exports. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads the bundled module of a site. */
export async function loadExtensions(
  location: ExtensionLocation,
  { files, placeOf }: { readonly files: Pick<FileSystem, 'readText'>; readonly placeOf: ExportPlace },
): Promise<LoadedExtensions> {
  const exports: Readonly<Record<string, unknown>> = await import(location.url);
  const { value, diagnostics } = readExtensions(exports, placeOf);
  return {
    extensions: value,
    tools: { errorPlace: createErrorPlace(location, files), inTime },
    diagnostics,
  };
}

/**
 * Seconds in which a function of a site must finish. A plugin that renders diagrams
 * in a browser takes some of them.
 */
const patience = 60;

/**
 * Rejects if work takes too long. The timer also keeps the process alive while it waits for a promise that
 * never settles.
 */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const message = `it did not finish within ${patience} seconds`;
    timer = setTimeout(() => reject(new Error(message)), patience * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
