import { type Chunk, findLoads, type Load, type WasteLimits } from './chunk-loads.ts';
import { createGroupImports, type GroupImports } from './group-imports.ts';

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

/** The groups of a bundle while they are merged. */
export interface Groups extends Pick<GroupImports<Group>, 'closureOf' | 'leadsTo'> {
  readonly loads: readonly Load[];
  has(group: Group): boolean;
  all(): Iterable<Group>;
  merge(one: Group, other: Group): Group;
}

/** Makes a group of each chunk that roots share. */
export function openGroups(chunks: readonly Chunk[], limits: WasteLimits): Groups {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const { loads, users } = findLoads(chunks, byName, limits);
  const order = new Map([...users.keys()].map((chunk, at) => [chunk, at]));
  const imports = createGroupImports<Group>(byName);
  const all = new Set<Group>();
  const add = (group: Group): Group => {
    all.add(group);
    imports.add(group);
    return group;
  };
  for (const [chunk, ofChunk] of users)
    add({ members: [chunk], bytes: chunk.bytes, isPure: chunk.kind === 'pure', users: ofChunk });
  return {
    loads,
    has: (group) => all.has(group),
    all: () => all,
    closureOf: imports.closureOf,
    leadsTo: imports.leadsTo,
    merge(one, other) {
      const closures = [imports.closureOf(one) ?? [], imports.closureOf(other) ?? []] as const;
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

function addTo(load: Load, place: number, groups: Iterable<Group>): void {
  for (const group of groups) {
    if (group.users[place] === 1) continue;
    group.users[place] = 1;
    load.count++;
    load.spare -= group.bytes;
  }
}
