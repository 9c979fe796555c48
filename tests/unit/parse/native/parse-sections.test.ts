import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNative } from '../../../../src/parse/native/parse-native.ts';
import { parseSections } from '../../../../src/parse/native/parse-sections.ts';
import { markdownTexts } from '../../../support/markdown-texts.ts';
import { ordered, referenceTree } from './reference-tree.ts';

/** The sections that the reference parser gets; undefined for a text that is parsed as a whole. */
function slowSections(text: string): string[] | undefined {
  const slow: string[] = [];
  const tree = parseSections(text, (section) => {
    const native = parseNative(section);
    if (native === undefined) slow.push(section.replace(/# x$/, ''));
    return native ?? referenceTree(section);
  });
  return tree && slow;
}

/** Compares the tree of a text in sections with that of the whole; returns whether it has sections. */
function isSameTree(text: string): boolean {
  const expected = ordered(referenceTree(text));
  const own = parseSections(text, referenceTree);
  if (own) expect(ordered(own), text).toEqual(expected);
  const both = parseSections(text, (section) => parseNative(section) ?? referenceTree(section));
  if (both) expect(ordered(both), text).toEqual(expected);
  return both !== undefined;
}

describe('only sections that the native parser may read differently are left to the other', () => {
  test.each([
    ['a heading begins one', 'a *b\n\n## c\nd\n\n## e\nf\n', ['a *b\n\n']],
    ['a letter begins one', 'a\n\nb *c\n\nd\n', ['b *c\n\n']],
    ['a letter of any script', '好的\n\n* 列表 *b\n\n按钮\n', ['好的\n\n* 列表 *b\n\n']],
    ['a heading in code begins none', '```sh\n\n# a\n```\n\nb *c\n\nd\n', ['b *c\n\n']],
    ['one in raw HTML begins none', '<pre>\n\n# a\n</pre>\n\nb *c\n\nd\n', ['b *c\n\n']],
    ['items of a list stay together', '- a\n\n- b *c\n\n## d\n', ['- a\n\n- b *c\n\n']],
  ])('%s', (_, text, expected) => {
    expect(isSameTree(text)).toBe(true);
    expect(slowSections(text)).toEqual(expected);
  });
});

test.each([
  ['one section', '*a\nb\n'],
  ['no text', ''],
  ['definitions', 'a *b [c]\n\nd\n\n[c]: e\n'],
  ['footnotes', 'a *b[^1]\n\nd\n\n> [^1]: e\n'],
])('a text with %s is parsed as a whole', (_, text) => {
  expect(parseSections(text, referenceTree)).toBeUndefined();
});

test('a text whose sections are not closed is parsed as a whole', () => {
  const text = 'a\n\nb\n';
  const open = parseSections(text, () => referenceTree('```\n\n# x'));
  expect(open).toBeUndefined();
});

describe('the same tree', () => {
  test('for pages with a passage of each kind', () => {
    const texts = [
      '- *a\n\n  b\n',
      '> c\n',
      '~~~\nd\n',
      '| e |\n|---|\n| f |\n',
      '<b>\n\ng\n',
      '    h\n',
      '1. i\n\n\n',
    ];
    for (const first of texts)
      for (const second of texts)
        expect(isSameTree(`${first}\n# x\n\n${second}\nWords\n\n${first}`)).toBeTypeOf('boolean');
  });

  test('for any text', () => {
    const sections = fc.array(markdownTexts, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(sections, fc.constantFrom('\n\n# a\n', '\n\nb\n', '\n\n'), (texts, between) => {
        isSameTree(texts.join(between));
      }),
      { seed: Number(process.env.SEED ?? 1), numRuns: Number(process.env.RUNS ?? 1000) },
    );
  });
});
