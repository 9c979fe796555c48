import { expect, test } from 'vitest';
import { foldTranslations } from '../../../src/load/fold-translations.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Page } from '../../../src/model/site.ts';

const pages = [
  { document: { source: 'a.md' } },
  { document: { source: 'a-de.md' }, translationOf: 'a.md' },
  { document: { source: 'a-ar.md' }, translationOf: 'a.md' },
  { document: { source: 'b.md' } },
] as unknown as readonly Page[];

const problem = (at: string, changes: Partial<Diagnostic> = {}): Diagnostic => {
  const [name, line] = at.split(':');
  const place = { file: `content/${name}.md`, line: Number(line), column: 1 };
  return { severity: 'warning', code: 'fence-syntax', message: 'Invalid JSON.', place, ...changes };
};

/** `file:line`, and behind an arrow the places of the same problem. */
const described = ({ place, related = [] }: Diagnostic) => {
  const at = (one = place) => `${one?.file.slice('content/'.length, -'.md'.length)}:${one?.line}`;
  return [at(), ...related.map((other) => `→ ${at(other.place)}`)].join(' ');
};

test.each<[what: string, given: Diagnostic[], folded: string[]]>([
  [
    'in an original and its translations',
    ['a:3', 'a-ar:4', 'a-de:5'].map((at) => problem(at)),
    ['a:3 → a-ar:4 → a-de:5'],
  ],
  ['reported before its original', ['a-de:5', 'a:3'].map((at) => problem(at)), ['a:3 → a-de:5']],
  [
    'twice in a translation',
    ['a:3', 'a-de:5', 'a-de:9'].map((at) => problem(at)),
    ['a:3 → a-de:5', 'a-de:9'],
  ],
  ['twice in an original', ['a:3', 'a:6', 'a-de:5'].map((at) => problem(at)), ['a:3 → a-de:5', 'a:6']],
  ['in translations alone', ['a-ar:4', 'a-de:5'].map((at) => problem(at)), ['a-ar:4', 'a-de:5']],
  ['in two pages', ['a:3', 'b:3'].map((at) => problem(at)), ['a:3', 'b:3']],
  ['of another kind', [problem('a:3'), problem('a-de:5', { message: 'Invalid YAML.' })], ['a:3', 'a-de:5']],
  ['of another severity', [problem('a:3'), problem('a-de:5', { severity: 'error' })], ['a:3', 'a-de:5']],
  [
    'outside of code',
    ['a:3', 'a-de:5'].map((at) => problem(at, { code: 'missing-page' })),
    ['a:3', 'a-de:5'],
  ],
  [
    'among others',
    [problem('a:1', { code: 'missing-page' }), problem('a:3'), problem('a-de:5'), problem('b:1')],
    ['a:1', 'a:3 → a-de:5', 'b:1'],
  ],
])('a problem %s', (_, given, folded) => {
  expect(foldTranslations(given, pages).map(described)).toEqual(folded);
});

test('other places that a problem has already come first', () => {
  const related = [{ message: 'Here, too.', place: { file: 'content/c.md', line: 2, column: 1 } }];
  const [found] = foldTranslations([problem('a:3', { related }), problem('a-de:5')], pages);
  expect(found && described(found)).toBe('a:3 → c:2 → a-de:5');
});

test('a single problem, and one without a place, stay as they are', () => {
  const one = [problem('a-de:5')];
  expect(foldTranslations(one, pages)).toBe(one);
  const { place: _, ...unplaced } = problem('a:3');
  const both: Diagnostic[] = [unplaced, problem('a:3'), problem('a-de:5')];
  expect(foldTranslations(both, pages)[0]).toBe(unplaced);
});
