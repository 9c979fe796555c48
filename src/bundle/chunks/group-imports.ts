import type { Chunk } from './chunk-loads.ts';

/** Chunks that are loaded as one file. */
export interface ChunkGroup {
  readonly members: readonly Chunk[];
}

/** What groups of chunks import. */
export interface GroupImports<Group extends ChunkGroup> {
  /** Adds a group in place of those that contain its members. */
  add(group: Group): void;
  /** The group and all that it imports, however far away. Undefined if a root is among them. */
  closureOf(group: Group): ReadonlySet<Group> | undefined;
  /**
   * True if one group imports the other through a third, at once or with `import()`: merged, the two and the
   * third would import each other, which the frame of an edited demo cannot link.
   */
  leadsTo(from: Group, to: Group): boolean;
}

/** Creates the imports of groups that are added later. */
export function createGroupImports<Group extends ChunkGroup>(
  byName: ReadonlyMap<string, Chunk>,
): GroupImports<Group> {
  const groupOf = new Map<string, Group>();
  let closures = new Map<Group, ReadonlySet<Group> | undefined>();
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
  return {
    add(group) {
      for (const { name } of group.members) groupOf.set(name, group);
      closures = new Map();
    },
    closureOf(group) {
      if (!closures.has(group)) closures.set(group, reach([group]));
      return closures.get(group);
    },
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
  };
}
