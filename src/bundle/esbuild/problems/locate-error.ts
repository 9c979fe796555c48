import { SourceMap } from 'node:module';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { relativePath } from '../../../lib/relative-path.ts';
import { lazy } from '../../../memo/memoize.ts';
import type { Place } from '../../../model/diagnostic.ts';
import type { LiveEntry, ModuleEntry, ServerBundle } from '../../../model/entry.ts';
import { type BundlerOptions, nodeOptions, serverOptions } from '../bundle-options.ts';
import { type BundlePosition, locateByText, moduleAt } from './locate-by-text.ts';

/** The modules of a bundle for Node. */
export interface ServerEntries {
  readonly server: ServerBundle;
  readonly entries: readonly ModuleEntry[];
  readonly live: readonly LiveEntry[];
}

/**
 * Finds the first place in a module of the site that the stack of an error names; undefined if the error
 * comes from elsewhere. Bundles again with source maps if the text of the bundle does not lead to the place.
 */
export function locateError(
  stack: string,
  bundled: ServerEntries,
  options: BundlerOptions,
): Promise<Place | undefined> {
  const { server } = bundled;
  const found = places.get(server) ?? new Map<string, Promise<Place | undefined>>();
  places.set(server, found);
  const place = found.get(stack) ?? findPlace(stack, bundled, options);
  found.set(stack, place);
  return place;
}

/** By stack: a broken footer fails in the same way on every page. */
const places = new WeakMap<ServerBundle, Map<string, Promise<Place | undefined>>>();

async function findPlace(
  stack: string,
  bundled: ServerEntries,
  options: BundlerOptions,
): Promise<Place | undefined> {
  if (options.siteTemplates === options.templates) return undefined;
  const files = filesWithMaps(bundled.server);
  const decoder = new TextDecoder();
  for (const [, file = '', line, column] of stack.matchAll(/([\w.-]+\.js):(\d+):(\d+)/g)) {
    const bytes = files.get(file);
    if (!bytes) continue;
    const position = { text: decoder.decode(bytes), line: Number(line), column: Number(column) };
    const module = moduleAt(position, options.root);
    const isKnown = module !== undefined && bundled.server.inputs.includes(module);
    if (isKnown && !isOfSite(module, options)) continue;
    const place =
      (isKnown ? await locateByText(module, position, nodeOptions(options)) : undefined) ??
      (await locateByMap(file, position, { bundled, options }));
    if (place) return place;
  }
  return undefined;
}

/** Returns the files of a bundle by name, without the scripts that were made apart: these have no map. */
function filesWithMaps({ files, demos, apart }: ServerBundle): ReadonlyMap<string, Uint8Array> {
  const made = new Set([...(apart?.demos.keys() ?? [])].map((id) => demos.get(id)?.path));
  return new Map(
    files.filter(({ path }) => !made.has(path)).map(({ path, bytes }) => [basename(path), bytes]),
  );
}

async function locateByMap(
  file: string,
  { line, column }: BundlePosition,
  { bundled, options }: { readonly bundled: ServerEntries; readonly options: BundlerOptions },
): Promise<Place | undefined> {
  const found = (await sourceMaps(bundled, options)).get(file);
  const entry = found?.map().findEntry(line - 1, column - 1);
  if (!found || !entry || !('originalSource' in entry)) return undefined;
  const source = resolve(found.folder, entry.originalSource);
  if (!isOfSite(source, options)) return undefined;
  return {
    file: relativePath(options.root, source),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

/** True for a template of the site, and for its other modules, such as components, wherever they are. */
function isOfSite(source: string, { templates, siteTemplates }: BundlerOptions): boolean {
  if (source.startsWith(join(siteTemplates, sep))) return true;
  return !source.startsWith(join(templates, sep)) && !source.includes(`${sep}node_modules${sep}`);
}

interface MappedFile {
  /** Parses the map: a site has hundreds of files, and a stack names a few. */
  map(): SourceMap;
  /** The folder to which the sources of the map are relative. */
  readonly folder: string;
}

type MappedFiles = ReadonlyMap<string, MappedFile>;

/** The maps of a bundle are made once. */
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
  const { demos, shared } = server.apart ?? { demos: new Map(), shared: new Map() };
  const plan = {
    entries: entries.filter(({ id }) => !demos.has(id)),
    shared: [...shared.values()].map((one) => one.shared),
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
