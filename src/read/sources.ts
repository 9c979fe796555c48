import type { SourcePath } from '../model/path.ts';
import type { SourceFile, SourceKind } from '../model/source.ts';

/** The sources of a site. */
export interface Sources {
  get(path: SourcePath): SourceFile | undefined;
  has(path: SourcePath): boolean;
  all(): readonly SourceFile[];
  /** All paths; the same object until a source comes or goes. */
  readonly paths: Pick<ReadonlyMap<SourcePath, unknown>, 'has' | 'keys'>;
  /** The sources of one kind, sorted by path. */
  ofKind(kind: SourceKind): readonly SourceFile[];
  /** Adds sources, which replace those with the same path. */
  with(files: readonly SourceFile[]): Sources;
}

/** Adds pages that the build writes itself. They are found by path alone: lists have what is on the disk. */
export function withWritten(sources: Sources, written: readonly SourceFile[]): Sources {
  if (written.length === 0) return sources;
  const byPath = new Map(written.map((source) => [source.path, source]));
  return {
    ...sources,
    get: (path) => byPath.get(path) ?? sources.get(path),
    has: (path) => byPath.has(path) || sources.has(path),
  };
}

type Lists = ReadonlyMap<SourceKind, readonly SourceFile[]>;

/** The position of each source in the list of its kind. */
type Places = ReadonlyMap<SourcePath, { readonly kind: SourceKind; readonly position: number }>;

/** Sorts sources. Of two with the same path, which nested folders produce, the last one counts. */
export function createSources(files: readonly SourceFile[] = []): Sources {
  const lists = new Map<SourceKind, SourceFile[]>();
  const places = new Map<SourcePath, { kind: SourceKind; position: number }>();
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const file of [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const list = lists.get(file.kind) ?? [];
    lists.set(file.kind, list);
    const position = list.push(file) - 1;
    // Nothing finds a file that cannot be read.
    if (file.kind !== 'irregular') places.set(file.path, { kind: file.kind, position });
  }
  return inPlaces(lists, places);
}

/** Edited sources share the map of places, because copying a list is far cheaper than filling a map. */
function inPlaces(lists: Lists, places: Places): Sources {
  const all = () => [...lists.values()].flat();
  return {
    get(path) {
      const place = places.get(path);
      return place && lists.get(place.kind)?.[place.position];
    },
    has: (path) => places.has(path),
    all,
    paths: places,
    ofKind: (kind) => lists.get(kind) ?? [],
    with(files) {
      const copies = new Map(files.map(({ kind }) => [kind, [...(lists.get(kind) ?? [])]]));
      for (const file of files) {
        const list = copies.get(file.kind);
        const place = places.get(file.path);
        if (!list || place?.kind !== file.kind) return createSources([...all(), ...files]);
        list[place.position] = file;
      }
      return inPlaces(new Map([...lists, ...copies]), places);
    },
  };
}
