import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chunk } from '../../../../src/bundle/chunks/chunk-loads.ts';
import { type MergePrices, planMerges } from '../../../../src/bundle/chunks/plan-merges.ts';

const prices: MergePrices = { request: 100, from: 3, rise: 2, waste: 0.2, few: 0 };

/**
 * `root: a b` imports two chunks; `a 500` has so many bytes, `a! 500` effects, too; `late?: a` is lazy, and
 * `a 500: b late?` imports it.
 */
function chunksOf(lines: readonly string[]): Chunk[] {
  return lines.map((line) => {
    const [head = '', imports = ''] = line.split(':');
    const [name = '', bytes] = head.trim().split(' ');
    const kind = name.endsWith('!') ? 'effectful' : name.endsWith('?') ? 'lazy' : bytes ? 'pure' : 'root';
    return {
      name: name.replace(/[!?]$/, ''),
      bytes: Number(bytes ?? 10),
      imports: imports.split(' ').filter((one) => one !== '' && !one.endsWith('?')),
      lazyImports: imports.split(' ').flatMap((one) => (one.endsWith('?') ? one.slice(0, -1) : [])),
      kind,
    };
  });
}

test.each<[string, readonly string[], readonly (readonly string[])[]]>([
  ['nothing', [], []],
  ['a root without chunks', ['one:'], []],
  [
    'what is always loaded together, in the order in which it runs',
    ['one: a', 'a 500: b', 'b 500:'],
    [['b', 'a']],
  ],
  ['a large chunk stays apart from one that more roots load', ['one: a b', 'two: a', 'a 500:', 'b 900:'], []],
  ['a few bytes in vain are less than a request', ['one: a b', 'two: a', 'a 500:', 'b 90:'], [['a', 'b']]],
  ['code with effects does not run where it did not', ['one: a b', 'two: a', 'a 500:', 'b! 90:'], []],
  [
    'code with effects may be joined by what fewer roots load',
    ['one: a b', 'two: b', 'a 90:', 'b! 500:'],
    [['a', 'b']],
  ],
  [
    'what a chunk imports is loaded with it',
    ['one: a b', 'two: a', 'a 500:', 'b 10: c', 'c 900:'],
    [['c', 'b']],
  ],
  ['lazy roots load in vain what their page has', ['one: a b', 'two?: a', 'a 500:', 'b 900:'], [['a', 'b']]],
  ['a lazy chunk between two keeps them apart', ['one: a b', 'a 50: late?', 'b 50:', 'late?: b'], []],
  [
    'chunks that import each other through a root stay apart',
    ['one: a', 'two: b', 'three:', 'a 50: three', 'b 50: three'],
    [],
  ],
])('%s', (_name, lines, expected) => {
  expect(planMerges(chunksOf(lines), prices)).toEqual(expected);
});

test('a root of few chunks wastes a tenth of what others may', () => {
  const chunks = chunksOf(['one: a b', 'two: a', 'a 500:', 'b 90:']);
  expect(planMerges(chunks, { ...prices, few: 1 })).toEqual([]);
});

test('two chunks with a third between them are merged with it or not at all', () => {
  // Without the third, `a` and `c` would gain as much.
  const plan = planMerges(chunksOf(['one: a', 'two: a', 'three: c', 'a 10: b', 'b! 10: c', 'c 10:']), prices);
  expect(plan).toEqual([['b', 'a']]);
});

/** Chunks that import chunks after them, and roots. */
const bundles = fc
  .record({
    shared: fc.array(
      fc.record({ bytes: fc.nat(400), isPure: fc.nat(4), imports: fc.array(fc.nat(30), { maxLength: 3 }) }),
      { maxLength: 30 },
    ),
    roots: fc.array(
      fc.record({ isLazy: fc.nat(4), from: fc.nat(30), imports: fc.array(fc.nat(30), { maxLength: 12 }) }),
      {
        maxLength: 12,
      },
    ),
  })
  .map(({ shared, roots }): Chunk[] => {
    const names = shared.map((_, at) => `c${at}`);
    const named = (from: number, wanted: readonly number[]) => [
      ...new Set(wanted.flatMap((step) => names[from + step] ?? [])),
    ];
    return [
      ...shared.map(
        ({ bytes, isPure, imports }, at): Chunk => ({
          name: `c${at}`,
          bytes,
          imports: named(at + 1, imports),
          // A lazy root imports chunks after all that import it.
          lazyImports: roots.flatMap((root, place) =>
            root.isLazy === 0 && root.from >= at ? `r${place}` : [],
          ),
          kind: isPure > 0 ? 'pure' : 'effectful',
        }),
      ),
      ...roots.map(
        ({ isLazy, from, imports }, at): Chunk => ({
          name: `r${at}`,
          bytes: 10,
          imports: named(isLazy === 0 ? from + 1 : 0, imports),
          lazyImports: [],
          kind: isLazy > 0 ? 'root' : 'lazy',
        }),
      ),
    ];
  });

test('keeps its promises for random bundles', () => {
  fc.assert(fc.property(bundles, checkPromises), { seed: 1, numRuns: 500 });
});

function checkPromises(chunks: readonly Chunk[]): void {
  const plan = planMerges(chunks, prices);
  expect(new Set(plan.flat()).size, 'no chunk is in two groups').toBe(plan.flat().length);
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const groupOf = new Map(plan.flatMap((group) => group.map((name) => [name, group] as const)));
  const loadedFrom = (root: Chunk, grouped: boolean) => {
    const found = new Set(root.imports);
    // A set also yields what is added while it is read.
    for (const name of found) {
      for (const one of grouped ? (groupOf.get(name) ?? []) : []) found.add(one);
      for (const one of byName.get(name)?.imports ?? []) found.add(one);
    }
    return [...found].map((name) => byName.get(name)).filter((chunk) => chunk !== undefined);
  };
  const bytesOf = (list: readonly Chunk[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const root of chunks.filter(({ kind }) => kind === 'root' || kind === 'lazy')) {
    const [before, after] = [loadedFrom(root, false), loadedFrom(root, true)];
    const extra = after.filter((chunk) => !before.includes(chunk));
    expect(extra.filter(({ kind }) => kind === 'effectful')).toEqual([]);
    if (root.kind === 'root') expect(bytesOf(extra)).toBeLessThanOrEqual(bytesOf(before) * prices.waste);
  }
  const ends = new Map<readonly string[] | string, 'open' | 'done'>();
  const visit = (node: readonly string[] | string): void => {
    expect(ends.get(node), 'a cycle').not.toBe('open');
    if (ends.has(node)) return;
    ends.set(node, 'open');
    const members = typeof node === 'string' ? [node] : node;
    const imported = members.flatMap((name) => [
      ...(byName.get(name)?.imports ?? []),
      ...(byName.get(name)?.lazyImports ?? []),
    ]);
    for (const next of new Set(imported.map((name) => groupOf.get(name) ?? name)))
      if (next !== node) visit(next);
    ends.set(node, 'done');
  };
  for (const { name } of chunks) visit(groupOf.get(name) ?? name);
}
