/** Makes ids unique in one page or tree: a repeat gets `-2`, `-3`, also when that is an id somebody else has already. */
export function uniqueIds(): (id: string) => string {
  const taken = new Set<string>();
  return (id) => {
    let unique = id;
    for (let count = 2; taken.has(unique); count += 1) unique = `${id}-${count}`;
    taken.add(unique);
    return unique;
  };
}
