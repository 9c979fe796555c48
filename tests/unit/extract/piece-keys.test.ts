import { describe, expect, test } from 'vitest';
import {
  type Closure,
  createRecorder,
  joinClosures,
} from '../../../src/extract/dependencies/declaration-closure.ts';
import { fileList } from '../../../src/extract/dependencies/file-list.ts';
import { pieceHash } from '../../../src/extract/dependencies/piece-hash.ts';
import {
  hasPieces,
  type PieceKind,
  pieceKey,
  pieceKeys,
  readPieceKey,
} from '../../../src/extract/dependencies/piece-keys.ts';
import { pieceSet } from '../../../src/extract/dependencies/piece-set.ts';
import { ts } from '../../../src/extract/typescript.ts';

const parse = (text: string, file = '/w/a.ts') =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The innermost node that begins with a text. */
function nodeAt(source: ts.SourceFile, start: string): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getText(source).startsWith(start) && node.kind !== ts.SyntaxKind.Identifier) found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

describe('a declaration is in pieces', () => {
  const members = (count: number) => Array.from({ length: count }, (_, index) => `m${index}: 1;`).join(' ');
  const source = parse(`
    interface A { a: string; 'b-c': number; (x: string): void; nested: { deep: string } }
    interface Short { ${members(60)} }
    interface Long { ${members(61)} }
    type T = { t: string };
    function f() { return 1; }
    const x = 1, y = 2;
    class C { c = 1 }
    namespace N { export type Inner = 1 }
    export default function () {}
    export default [7];
  `);

  test.each<[string, string[], string[]]>([
    ['interface A', ['head A', 'types A'], ['head A', 'types A']],
    ['interface Short', ['head Short', 'types Short'], ['head Short', 'types Short']],
    ['interface Long', ['head Long'], ['head Long']],
    ['a: string', ['shown A a'], ['types A a']],
    ["'b-c': number", ["shown A 'b-c'"], ["types A 'b-c'"]],
    ['(x: string)', ['shown A ()'], ['types A ()']],
    ['deep: string', ['shown A nested'], ['types A nested']],
    ['type T', ['shown T'], ['types T']],
    ['t: string', ['shown T'], ['types T']],
    ['function f', ['shown f'], ['shown f']],
    ['y = 2', ['shown x,y'], ['shown x,y']],
    ['c = 1', ['shown C'], ['shown C']],
    ['export type Inner', ['shown'], []],
    ['export default function', ['shown default'], ['shown default']],
    ['export default [7]', ['shown'], []],
  ])('%s', (start, shown, typed) => {
    const node = nodeAt(source, start);
    const words = (isShown: boolean) =>
      pieceKeys(node, isShown).map((key) => key.trimEnd().replaceAll('\t', ' '));
    expect([words(true), words(false)]).toEqual([shown, typed]);
  });

  test('but a source is in none', () => {
    expect(pieceKeys(source, true)).toEqual([]);
  });

  test('whose keys name them', () => {
    expect(readPieceKey(pieceKey('types', 'A', 'a'))).toEqual({ kind: 'types', name: 'A', member: 'a' });
    expect(readPieceKey(pieceKey('outline'))).toEqual({ kind: 'outline', name: '', member: '' });
  });
});

test.each([
  ['/w/a.ts', true],
  ['/w/a.d.cts', true],
  ['/w/a.tsx', true],
  ['/w/a.js', false],
  ['/w/a.json', false],
  ['/w/node_modules/@types/react/index.d.ts', false],
  ['/w/node_modules/react-kit/index.d.ts', true],
])('%s has pieces: %s', (file, expected) => {
  expect(hasPieces(parse('', file))).toBe(expected);
});

const base = '/** It. */ interface A { a: 1; b: 2 } type T = 1; import x from "x"; function f(): 1;';

test.each<[PieceKind, string, string, string, boolean]>([
  ['head', 'A', '', base.replace('a: 1', 'a: 3'), false],
  ['head', 'A', '', base.replace('a: 1', 'a?: 1'), true],
  ['head', 'A', '', base.replace('a: 1', 'c: 1'), true],
  ['head', 'A', '', base.replace('interface A', 'interface A extends B'), true],
  ['head', 'A', '', base.replace('It.', 'That.'), true],
  ['types', 'A', '', base.replace('It.', 'That.'), false],
  ['types', 'A', '', base.replace('a: 1', 'a: 3'), true],
  ['types', 'A', 'a', base.replace('a: 1', 'a: 3'), true],
  ['types', 'A', 'a', base.replace('b: 2', 'b: 3'), false],
  ['types', 'A', 'a', base.replace('a: 1', '/** It. */ a: 1'), false],
  ['shown', 'A', 'a', base.replace('a: 1', '/** It. */ a: 1'), true],
  ['shown', 'A', '', base.replace('It.', 'That.'), true],
  ['shown', 'f', '', `${base} function f(): 2;`, true],
  ['types', 'T', '', base.replace('type T = 1', 'type U = 1'), true],
  ['types', 'gone', '', `${base} type U = 1;`, false],
  ['outline', '', '', base.replace('a: 1', 'a: 3').replace('It.', 'That.').replace('T = 1', 'T = 2'), false],
  ['outline', '', '', base.replace('from "x"', 'from "y"'), true],
  ['outline', '', '', base.replace('type T = 1', 'interface T {}'), true],
  ['outline', '', '', base.replace('type T = 1', 'type U = 1'), true],
  ['outline', '', '', base.replace('T = 1', 'T = = 1'), true],
])('the piece "%s %s %s" differs in %s: %s', (kind, name, member, text, isChanged) => {
  const [before, after] = [base, text].map((one) => pieceHash(parse(one), pieceKey(kind, name, member)));
  expect(before !== after).toBe(isChanged);
});

test('a set has whole files, and the pieces and outlines of others, without those of this program', () => {
  const set = pieceSet();
  const typed = parse('type T = 1; type U = 2;');
  const plain = parse('const x = 1;', '/w/b.js');
  const passing = parse('export * from "./a";', '/w/c.ts');
  const ours = parse('declare module "*.css";', '/w/colophon-assets.d.ts');
  set.add(nodeAt(typed, 'type T'), false);
  set.add(nodeAt(typed, 'type T'), true);
  set.add(nodeAt(plain, 'const x'), true);
  set.addOutline(passing);
  set.add(nodeAt(ours, 'declare module'), true);
  expect([...set.files]).toEqual(['/w/a.ts', '/w/b.js', '/w/c.ts']);
  const { whole, pieces } = set.used();
  expect(whole).toEqual(['/w/b.js']);
  expect(pieces.map(({ file, key }) => `${file} ${key.trimEnd().replaceAll('\t', ' ')}`)).toEqual([
    '/w/a.ts outline',
    '/w/a.ts types T',
    '/w/a.ts shown T',
    '/w/c.ts outline',
  ]);
  expect(pieces[1]?.hash).toBe(pieceHash(typed, pieceKey('types', 'T')));
});

test('files and pieces have one number each', () => {
  const list = fileList();
  const piece = (file: string, name: string, hash: string) => ({ file, key: pieceKey('types', name), hash });
  expect([list.numberOf('a'), list.numberOf('b'), list.numberOf('a')]).toEqual([0, 1, 0]);
  const numbers = [piece('b', 'T', '1'), piece('c', 'T', '2'), piece('b', 'T', '1'), piece('b', 'U', '3')];
  expect(numbers.map(list.numberOfPiece)).toEqual([0, 1, 0, 2]);
  expect(list.all()).toEqual(['a', 'b', 'c']);
  expect(list.pieces()).toEqual([
    [1, pieceKey('types', 'T'), '1'],
    [2, pieceKey('types', 'T'), '2'],
    [1, pieceKey('types', 'U'), '3'],
  ]);
});

test('what several declarations depend on has each file, piece and name once', () => {
  const piece = (file: string, name: string) => ({ file, key: pieceKey('types', name), hash: name });
  const [first, second] = [{ node: parse('') }, { node: parse('') }];
  const closure = (
    whole: string,
    pieces: Closure['used']['pieces'],
    missing: Closure['missing'],
  ): Closure => ({
    files: new Set([whole, 'shared']),
    used: { whole: [whole, 'shared'], pieces },
    missing,
  });
  const one = closure('a', [piece('x', 'T'), piece('y', 'T')], [first]);
  expect(joinClosures([one])).toBe(one);
  expect(joinClosures([one, closure('b', [piece('x', 'T'), piece('x', 'U')], [first, second])])).toEqual({
    files: new Set(['a', 'shared', 'b']),
    used: { whole: ['a', 'shared', 'b'], pieces: [piece('x', 'T'), piece('x', 'U'), piece('y', 'T')] },
    missing: [first, second],
  });
});

test('a declaration that a document shows stays shown', () => {
  const { recorded, record } = createRecorder();
  const [a, b] = [parse('1'), parse('2')];
  record(a);
  record(a, 'typed');
  record(b, 'typed');
  expect([...recorded.values()]).toEqual(['shown', 'typed']);
  record(b);
  expect(recorded.get(b)).toBe('shown');
});
