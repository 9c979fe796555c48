import { SourceMap } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { lazy } from '../../memo/memoize.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { LiveEntry, ModuleEntry, ServerBundle } from '../../model/entry.ts';
import { type BundlerOptions, serverOptions } from './bundle-options.ts';

/** The modules of a bundle for Node. */
export interface ServerEntries {
  readonly server: ServerBundle;
  readonly entries: readonly ModuleEntry[];
  readonly live: readonly LiveEntry[];
}

/**
 * Finds the first place in a module of the site that the stack of an error names; undefined if the error
 * comes from elsewhere. Bundles again with source maps, which no other build needs.
 */
export async function locateError(
  stack: string,
  bundled: ServerEntries,
  options: BundlerOptions,
): Promise<Place | undefined> {
  const { root, templates, siteTemplates } = options;
  if (siteTemplates === templates) return undefined;
  const maps = await sourceMaps(bundled, options);
  for (const [, file = '', line, column] of stack.matchAll(/([\w.-]+\.js):(\d+):(\d+)/g)) {
    const found = maps.get(file);
    const entry = found?.map().findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !entry || !('originalSource' in entry)) continue;
    const source = resolve(found.folder, entry.originalSource);
    if (!source.startsWith(join(siteTemplates, sep)) && !isModule(source, options)) continue;
    return {
      file: relative(root, source).split(sep).join('/'),
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
    };
  }
  return undefined;
}

/** True for a module of the site, such as a component. It may be outside the folder of the site. */
function isModule(source: string, { templates }: BundlerOptions): boolean {
  return !source.startsWith(join(templates, sep)) && !source.includes(`${sep}node_modules${sep}`);
}

interface MappedFile {
  /** Parses the map: a site has hundreds of files, and a stack names a few. */
  map(): SourceMap;
  /** The folder to which the sources of the map are relative. */
  readonly folder: string;
}

type MappedFiles = ReadonlyMap<string, MappedFile>;

/** A broken footer fails on every page, so the maps of a bundle are made once. */
const known = new WeakMap<ServerBundle, Promise<MappedFiles>>();

function sourceMaps(bundled: ServerEntries, options: BundlerOptions): Promise<MappedFiles> {
  const found = known.get(bundled.server) ?? makeSourceMaps(bundled, options);
  known.set(bundled.server, found);
  return found;
}

/** By file name. Names with maps have other hashes, so files are compared by their text. */
async function makeSourceMaps(
  { server, entries, live }: ServerEntries,
  options: BundlerOptions,
): Promise<MappedFiles> {
  const { build } = await import('esbuild');
  const { demos, lists } = server.apart ?? { demos: new Map(), lists: new Map() };
  const plan = {
    entries: entries.filter(({ id }) => !demos.has(id)),
    lists: [...lists.values()].map(({ list }) => list),
  };
  const settings = serverOptions(plan, async () => live, options);
  const { outputFiles = [] } = await build({ ...settings, sourcemap: 'external' });
  const maps = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const byText = new Map<string, MappedFile>();
  for (const { path, text } of outputFiles) {
    const map = maps.get(`${path}.map`);
    if (map !== undefined)
      byText.set(withoutHashes(text), {
        map: lazy(() => new SourceMap(JSON.parse(map))),
        folder: dirname(path),
      });
  }
  const decoder = new TextDecoder();
  return new Map(
    server.files.flatMap(({ path, bytes }): [string, MappedFile][] => {
      const mapped = byText.get(withoutHashes(decoder.decode(bytes)));
      return mapped ? [[basename(path), mapped]] : [];
    }),
  );
}

/** `./assets/chunk-1A2B3C4D.js` → `./assets/chunk-.js` */
function withoutHashes(text: string): string {
  return text.replace(/-[0-9A-Z]{8}\.js/g, '-.js');
}
