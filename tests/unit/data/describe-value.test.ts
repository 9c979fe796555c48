import { expect, test } from 'vitest';
import {
  correctedLine,
  describeValue,
  formatPath,
  type HintSyntax,
  valueAt,
} from '../../../src/data/describe-value.ts';
import type { KeyPath } from '../../../src/data/parsed-yaml.ts';

test.each<[value: unknown, described: string]>([
  ['a', '"a"'],
  ['🎉'.repeat(60), `"${'🎉'.repeat(60)}"`],
  ['🎉'.repeat(61), `"${'🎉'.repeat(59)}…"`],
  [`a${'🎉'.repeat(500)}`, `"a${'🎉'.repeat(58)}…"`],
  [[], 'an empty list'],
  [undefined, 'nothing'],
])('%j', (value, described) => {
  expect(describeValue(value)).toBe(described);
});

test.each<[value: unknown, described: string]>([
  [null, 'nothing'],
  [[1], 'a list'],
  [{}, 'an object'],
  [() => 1, 'a function'],
  [-1.5, '-1.5'],
  [false, 'false'],
  ['a "b"\n', '"a \\"b\\"\\n"'],
])('%s is described as %s', (value, described) => {
  expect(describeValue(value)).toBe(described);
});

test.each<[path: KeyPath, list: string | undefined, formatted: string]>([
  [[], undefined, ''],
  [['products', 1, 'root'], undefined, 'products[1].root'],
  [[0, 'title'], 'navigation', 'navigation[0].title'],
  [[0, 1], undefined, '[0][1]'],
  [['a', 0], 'navigation', 'a[0]'],
])('the path %j is written as it is read', (path, list, formatted) => {
  expect(formatPath(path, list)).toBe(formatted);
});

test.each<[path: KeyPath, value: string, syntax: HintSyntax, line: string]>([
  [['a', 'root'], '/ui/', 'yaml', 'root: /ui/'],
  [['a', 0], '/ui/', 'yaml', '/ui/'],
  [[], 'x', 'yaml', 'x'],
  [['root'], '/ui/', 'module', "root: '/ui/'"],
  [['root'], "it's", 'module', "root: 'it\\'s'"],
  [['root'], "'5'", 'module', "root: '5'"],
  [['root'], '"5"', 'module', 'root: "5"'],
  [['root'], '-2.5', 'module', 'root: -2.5'],
  [['root'], '1.2.3', 'module', "root: '1.2.3'"],
  [['root'], '[en]', 'module', "root: ['en']"],
  [['root'], '[3]', 'module', 'root: [3]'],
  [[0], 'en', 'module', "'en'"],
  [['root'], 'a"b', 'json', '"root": "a\\"b"'],
  [['root'], "'5'", 'json', '"root": "5"'],
  [['root'], 'false', 'json', '"root": false'],
  [['root'], '[en]', 'json', '"root": ["en"]'],
  [['root'], '[]', 'json', '"root": []'],
  [[0], '-2.5', 'json', '-2.5'],
])('%j with %s in %s', (path, value, syntax, line) => {
  expect(correctedLine(path, value, syntax)).toBe(line);
});

test.each<[path: KeyPath, found: unknown]>([
  [[], { a: [{ b: 0 }], c: null }],
  [['a', 0, 'b'], 0],
  [['c'], null],
  [['a', 1], undefined],
  [['c', 'd'], undefined],
  [['a', 0, 'b', 'c'], undefined],
  // Not what every object has.
  [['toString'], undefined],
  [['a', 'length'], 1],
])('the value at %j', (path, found) => {
  expect(valueAt({ a: [{ b: 0 }], c: null }, path)).toEqual(found);
});
