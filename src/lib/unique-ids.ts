/**
 * Creates a function that makes ids unique: a repeated id gets the first free suffix `-2`, `-3` and so on,
 * counted from `first`.
 */
export function uniqueIds(first = 2): (id: string) => string {
  const taken = new Set<string>();
  /** The suffix to try first, because those before are taken: a page may repeat a heading 20,000 times. */
  const next = new Map<string, number>();
  return (id) => {
    let unique = id;
    for (let count = next.get(id) ?? first; taken.has(unique); count += 1) {
      unique = `${id}-${count}`;
      next.set(id, count + 1);
    }
    taken.add(unique);
    return unique;
  };
}
