import { expect, test } from 'vitest';
import { dependencyGroups } from '../../../src/lib/dependency-groups.ts';

test.each<[graph: Readonly<Record<string, readonly string[]>>, groups: readonly string[]]>([
  [{}, []],
  [{ a: ['b'], b: ['c'], c: [] }, ['c', 'b', 'a']],
  [{ a: ['b'], b: ['a'] }, ['a b']],
  [{ a: ['a'] }, ['a']],
  [{ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }, ['d', 'b c', 'a']],
  [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, ['d', 'b', 'c', 'a']],
  [{ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] }, ['d e', 'a b c']],
])('%j', (graph, groups) => {
  const found = dependencyGroups(Object.keys(graph), (key) => graph[key] ?? []);
  expect(found.map((group) => group.sort().join(' '))).toEqual(groups);
});
