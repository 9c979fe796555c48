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

/** Shared chunks that become one, at first one each. */
export interface Group {
  /** In the order in which they run. */
  readonly members: readonly Chunk[];
  readonly bytes: number;
  readonly isPure: boolean;
  /**
   * 1 for each load that contains it, by the place of the load. Grows when what imports the group is merged.
   */
  readonly users: Uint8Array;
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

/** The groups of a bundle while they are merged. */
export interface Groups {
  readonly loads: readonly Load[];
  has(group: Group): boolean;
  all(): Iterable<Group>;
  /** The group and all that it imports, however far away. Undefined if a root is among them. */
  closureOf(group: Group): ReadonlySet<Group> | undefined;
  /**
   * True if one group imports the other through a third, at once or with `import()`: merged, the two and the
   * third would import each other, which the frame of an edited demo cannot link.
   */
  leadsTo(from: Group, to: Group): boolean;
  merge(one: Group, other: Group): Group;
}

/** What a root may load in vain. */
export interface WasteLimits {
  /** The share of its own bytes: 0.15. */
  readonly waste: number;
  /** A root of at most this many chunks gains little from fewer, so it may waste a tenth of that. */
  readonly few: number;
}

/** Makes a group of each chunk that roots share. */
export function openGroups(chunks: readonly Chunk[], { waste, few }: WasteLimits): Groups {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const distinct = distinctLoads(chunks, byName);
  const loads = distinct.map(({ shared, roots }): Load => {
    const bytes = shared.reduce((sum, chunk) => sum + chunk.bytes, 0);
    const spare = bytes * (shared.length > few ? waste : waste / 10);
    // Pages with lazy code have loaded most of what it imports.
    return { roots, count: shared.length, spare: roots === 0 ? Infinity : spare };
  });
  const usersOf = new Map<Chunk, Uint8Array>();
  for (const [place, { shared }] of distinct.entries()) {
    for (const chunk of shared) {
      const users = usersOf.get(chunk) ?? new Uint8Array(loads.length);
      usersOf.set(chunk, users);
      users[place] = 1;
    }
  }
  const order = new Map([...usersOf.keys()].map((chunk, at) => [chunk, at]));
  const all = new Set<Group>();
  const groupOf = new Map<string, Group>();
  let closures = new Map<Group, ReadonlySet<Group> | undefined>();
  const add = (group: Group): Group => {
    all.add(group);
    for (const { name } of group.members) groupOf.set(name, group);
    closures = new Map();
    return group;
  };
  for (const [chunk, users] of usersOf)
    add({ members: [chunk], bytes: chunk.bytes, isPure: chunk.kind === 'pure', users });
  const importsOf = (group: Group): (Group | undefined)[] =>
    group.members.flatMap(({ imports }) => imports.map((name) => groupOf.get(name)));
  const reach = (from: Iterable<Group | undefined>): ReadonlySet<Group> | undefined => {
    const found = new Set(from);
    // A set also yields what is added while it is read.
    for (const group of found) for (const imported of group ? importsOf(group) : []) found.add(imported);
    return found.has(undefined) ? undefined : (found as ReadonlySet<Group>);
  };
  const nextOf = (node: Group | Chunk): (Group | Chunk)[] =>
    ('members' in node ? node.members : [node]).flatMap(({ imports, lazyImports }) =>
      [...imports, ...lazyImports].flatMap((name) => groupOf.get(name) ?? byName.get(name) ?? []),
    );
  const closureOf: Groups['closureOf'] = (group) => {
    if (!closures.has(group)) closures.set(group, reach([group]));
    return closures.get(group);
  };
  return {
    loads,
    has: (group) => all.has(group),
    all: () => all,
    closureOf,
    leadsTo(from, to) {
      const between = new Set(nextOf(from));
      between.delete(from);
      between.delete(to);
      // A set also yields what is added while it is read.
      for (const node of between) {
        for (const next of nextOf(node)) {
          if (next === to) return true;
          between.add(next);
        }
      }
      return false;
    },
    merge(one, other) {
      const closures = [closureOf(one) ?? [], closureOf(other) ?? []] as const;
      for (const [place, load] of loads.entries()) {
        const [uses, usesOther] = [one.users[place] === 1, other.users[place] === 1];
        if (uses && !usesOther) addTo(load, place, closures[1]);
        if (usesOther && !uses) addTo(load, place, closures[0]);
        if (uses || usesOther) load.count--;
      }
      all.delete(one);
      all.delete(other);
      const members = [...one.members, ...other.members];
      return add({
        members: members.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
        bytes: one.bytes + other.bytes,
        isPure: one.isPure && other.isPure,
        users: one.users,
      });
    },
  };
}

/** Returns the groups that a load does not contain. */
export function missingAt(place: number, groups: Iterable<Group>): Group[] {
  return [...groups].filter(({ users }) => users[place] === 0);
}

function addTo(load: Load, place: number, groups: Iterable<Group>): void {
  for (const group of missingAt(place, groups)) {
    group.users[place] = 1;
    load.count++;
    load.spare -= group.bytes;
  }
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
