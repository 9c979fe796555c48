import { describe, expect, test } from 'vitest';
import type { Chunk } from '../../../../src/bundle/chunks/chunk-loads.ts';
import { type ChunkGroup, createGroupImports } from '../../../../src/bundle/chunks/group-imports.ts';

interface NamedGroup extends ChunkGroup {
  readonly name: string;
}

/**
 * Groups of one chunk each: `a: b c?` imports `b`, and `c` with
 * `import()`. A line that starts with `*` is a root, which is in no group.
 */
function open(lines: readonly string[]) {
  const byName = new Map<string, Chunk>();
  const groups = new Map<string, NamedGroup>();
  for (const line of lines) {
    const [head = '', imports = ''] = line.split(':');
    const words = imports.split(' ').filter((word) => word !== '');
    const members = [head.replace('*', '')].map(
      (name): Chunk => ({
        name,
        bytes: 1,
        kind: head.startsWith('*') ? 'root' : 'pure',
        imports: words.filter((word) => !word.endsWith('?')),
        lazyImports: words.flatMap((word) => (word.endsWith('?') ? [word.slice(0, -1)] : [])),
      }),
    );
    for (const chunk of members) byName.set(chunk.name, chunk);
    if (!head.startsWith('*')) groups.set(head, { name: head, members });
  }
  const imports = createGroupImports<NamedGroup>(byName);
  for (const group of groups.values()) imports.add(group);
  const group = (name: string): NamedGroup => groups.get(name) ?? { name, members: [] };
  return {
    add: (name: string, ...members: readonly string[]) => {
      const chunks = members.flatMap((member) => byName.get(member) ?? []);
      groups.set(name, { name, members: chunks });
      imports.add(group(name));
    },
    closureOf: (name: string) => {
      const closure = imports.closureOf(group(name));
      return closure && [...closure].map((one) => one.name).sort();
    },
    leadsTo: (from: string, to: string) => imports.leadsTo(group(from), group(to)),
  };
}

describe('a group and all that it imports', () => {
  test.each<[what: string, lines: readonly string[], closure: readonly string[] | undefined]>([
    ['alone', ['a:', 'b: a'], ['a']],
    ['far away', ['a: b', 'b: c d', 'c:', 'd: c', 'e:'], ['a', 'b', 'c', 'd']],
    ['in a circle', ['a: b', 'b: a'], ['a', 'b']],
    ['without what is loaded later', ['a: b?', 'b:'], ['a']],
    ['with a root among it', ['a: b', 'b: r', '*r:'], undefined],
  ])('%s', (_, lines, closure) => {
    expect(open(lines).closureOf('a')).toEqual(closure);
  });

  test('are found anew after a merge', () => {
    const { closureOf, add } = open(['a: b', 'b:', 'c: d', 'd:']);
    expect(closureOf('a')).toEqual(['a', 'b']);
    add('b+c', 'b', 'c');
    expect(closureOf('a')).toEqual(['a', 'b+c', 'd']);
  });
});

describe('a way through a third group', () => {
  test.each<[what: string, lines: readonly string[], leads: boolean]>([
    ['none, but at once', ['a: z', 'z:'], false],
    ['one', ['a: b', 'b: z', 'z:'], true],
    ['beside the import at once', ['a: z b', 'b: z', 'z:'], true],
    ['several', ['a: b', 'b: c', 'c: z', 'z:'], true],
    ['with import()', ['a: b?', 'b: z', 'z:'], true],
    ['with import() at its end', ['a: b', 'b: z?', 'z:'], true],
    ['through a root', ['a: r', '*r: z', 'z:'], true],
    ['back to the start only', ['a: b', 'b: a', 'z:'], false],
    ['from itself', ['a: a z', 'z:'], false],
    ['the other way round', ['z: b', 'b: a', 'a:'], false],
    ['only from the end to itself', ['a: z', 'z: z'], false],
    ['through what is not bundled', ['a: gone', 'z:'], false],
    ['in a circle elsewhere', ['a: b', 'b: c', 'c: b', 'z:'], false],
  ])('%s', (_, lines, leads) => {
    expect(open(lines).leadsTo('a', 'z')).toBe(leads);
  });
});
