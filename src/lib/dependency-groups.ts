/**
 * Groups keys that depend on each other, directly or through others; most groups have one key. A group comes
 * after the groups that it depends on (Tarjan's algorithm).
 */
export function dependencyGroups(
  keys: Iterable<string>,
  dependenciesOf: (key: string) => readonly string[],
): string[][] {
  const groups: string[][] = [];
  const order = new Map<string, number>();
  const done = new Set<string>();
  const path: string[] = [];
  /** Returns the earliest key on the path that the key leads back to. */
  const visit = (key: string): number => {
    const own = order.size;
    order.set(key, own);
    path.push(key);
    let earliest = own;
    for (const dependency of dependenciesOf(key)) {
      if (done.has(dependency)) continue;
      earliest = Math.min(earliest, order.get(dependency) ?? visit(dependency));
    }
    if (earliest === own) {
      const group = path.splice(path.indexOf(key));
      for (const member of group) done.add(member);
      groups.push(group);
    }
    return earliest;
  };
  for (const key of keys) if (!order.has(key)) visit(key);
  return groups;
}
