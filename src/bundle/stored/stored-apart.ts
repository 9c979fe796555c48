import type { Store } from '../../cache/create-store.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { apartKey } from '../../cache/store-keys.ts';
import { hash } from '../../lib/hash.ts';
import type { PortablePaths } from '../../lib/portable-paths.ts';
import type { ApartDemo, ImportPlace, LinkedImport } from '../../model/apart-demos.ts';
import type { FilePath } from '../../model/path.ts';
import type { Bundles } from '../bundles.ts';

/** Where bundles are stored, and the form of paths there. */
export interface StoredIn {
  readonly store: Store;
  readonly paths: PortablePaths;
}

type StoredApart = readonly {
  readonly demos: readonly (readonly [string, ApartDemo])[];
  readonly shared: readonly (readonly [string, LinkedImport])[];
}[];

/** Stores what is needed to compile demos apart, and returns its hash. Only builds after an edit read it. */
export async function saveApart(
  { browser, server }: Bundles,
  { store, paths }: StoredIn,
): Promise<string | undefined> {
  const sides = [browser.apart, server.apart].filter((apart) => apart !== undefined);
  if (sides.length < 2) return undefined;
  const stored: StoredApart = sides.map(({ demos, shared }) => ({
    demos: [...demos].map(([id, demo]) => [id, { ...demo, list: withFolder(demo.list, paths.toStored) }]),
    shared: [...shared].map(([key, linked]) => [
      key,
      { ...linked, shared: withFolder(linked.shared, paths.toStored) },
    ]),
  }));
  const bytes = encodeJson(stored);
  const sum = hash(bytes);
  if (!store.has(apartKey(sum))) await store.put(apartKey(sum), bytes);
  return sum;
}

/** Adds what is needed to compile demos apart to bundles from the store. */
export async function loadApart(
  bundles: Bundles,
  apart: string | undefined,
  { store, paths }: StoredIn,
): Promise<Bundles> {
  const stored = apart === undefined ? undefined : decodeJson<StoredApart>(await store.get(apartKey(apart)));
  const [browser, server] = (stored ?? []).map(({ demos, shared }) => ({
    demos: new Map(
      demos.map(([id, demo]) => [id, { ...demo, list: withFolder(demo.list, paths.fromStored) }]),
    ),
    shared: new Map(
      shared.map(([key, linked]) => [
        key,
        { ...linked, shared: withFolder(linked.shared, paths.fromStored) },
      ]),
    ),
  }));
  if (!browser || !server) return bundles;
  return {
    ...bundles,
    browser: { ...bundles.browser, apart: browser },
    server: { ...bundles.server, apart: server },
  };
}

function withFolder<Place extends ImportPlace>(place: Place, change: (path: string) => string): Place {
  return { ...place, folder: change(place.folder) as FilePath };
}
