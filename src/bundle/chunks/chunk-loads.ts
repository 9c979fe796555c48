/** A script that was bundled, as one of several that pages load. */
export interface Chunk {
  readonly name: string;
  readonly bytes: number;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  /** The chunks that it imports with `import()`. */
  readonly lazyImports: readonly string[];
  /**
   * `root`: an entry. `lazy`: loaded by code that runs already, with `import()`. `pure`: to run it where it
   * is not needed changes nothing. `effectful`: it may change something where it runs, such as the locale of
   * a library.
   */
  readonly kind: 'root' | 'lazy' | 'pure' | 'effectful';
}

/** Roots that load the same shared chunks. */
export interface Load {
  /** The number of these roots; lazy ones do not count. */
  readonly roots: number;
  /** Files that the shared chunks are in now. */
  count: number;
  /** Bytes that may still be loaded in vain. */
  spare: number;
}

/** What a root may load in vain. */
export interface WasteLimits {
  /** The share of its own bytes: 0.15. */
  readonly waste: number;
  /** A root of at most this many chunks gains little from fewer, so it may waste a tenth of that. */
  readonly few: number;
}

/** What the roots of a bundle load. */
export interface ChunkLoads {
  readonly loads: readonly Load[];
  /** The shared chunks, each after those that it imports: 1 for each load that contains it, as in `Group`. */
  readonly users: ReadonlyMap<Chunk, Uint8Array>;
}

/** Finds the different loads of a bundle, and the loads that contain each shared chunk. */
export function findLoads(
  chunks: readonly Chunk[],
  byName: ReadonlyMap<string, Chunk>,
  { waste, few }: WasteLimits,
): ChunkLoads {
  const distinct = distinctLoads(chunks, byName);
  const loads = distinct.map(({ shared, roots }): Load => {
    const bytes = shared.reduce((sum, chunk) => sum + chunk.bytes, 0);
    const spare = bytes * (shared.length > few ? waste : waste / 10);
    // Pages with lazy code have loaded most of what it imports.
    return { roots, count: shared.length, spare: roots === 0 ? Infinity : spare };
  });
  const users = new Map<Chunk, Uint8Array>();
  for (const [place, { shared }] of distinct.entries()) {
    for (const chunk of shared) {
      const ofChunk = users.get(chunk) ?? new Uint8Array(loads.length);
      users.set(chunk, ofChunk);
      ofChunk[place] = 1;
    }
  }
  return { loads, users };
}

interface DistinctLoad {
  /** Each after those that it imports. */
  readonly shared: readonly Chunk[];
  readonly roots: number;
}

/** Returns what roots load; a thousand demos load some hundred different lists of chunks. */
function distinctLoads(chunks: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): DistinctLoad[] {
  const found = new Map<string, DistinctLoad>();
  for (const root of chunks) {
    if (isShared(root)) continue;
    const shared = sharedBy(root, byName);
    const key = shared.map(({ name }) => name).join();
    found.set(key, { shared, roots: (found.get(key)?.roots ?? 0) + (root.kind === 'root' ? 1 : 0) });
  }
  return [...found.values()];
}

function sharedBy(root: Chunk, byName: ReadonlyMap<string, Chunk>): readonly Chunk[] {
  const seen = new Set<Chunk>();
  const found: Chunk[] = [];
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) visit(imported);
    }
    if (isShared(chunk)) found.push(chunk);
  };
  visit(root);
  return found;
}

function isShared({ kind }: Chunk): boolean {
  return kind === 'pure' || kind === 'effectful';
}
