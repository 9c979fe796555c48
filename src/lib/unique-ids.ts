/**
 * Creates a function that makes ids unique: a repeated id gets the first free suffix `-2`, `-3` and so on.
 */
export function uniqueIds(): (id: string) => string {
  const taken = new Set<string>();
  return (id) => {
    let unique = id;
    for (let count = 2; taken.has(unique); count += 1) unique = `${id}-${count}`;
    taken.add(unique);
    return unique;
  };
}
