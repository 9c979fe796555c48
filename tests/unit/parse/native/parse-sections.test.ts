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
    if (native === undefined) slow.push(section.replace(/^[\s\S]*?: x\n\n# x\n\n|# x$/g, ''));
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
    ['a no-break space is no blank line', 'a *b\n\u00a0\nc\n\nd\n', ['a *b\n\u00a0\nc\n\n']],
    ['items of a list stay together', '- a\n\n- b *c\n\n## d\n', ['- a\n\n- b *c\n\n']],
    ['definitions of others are known in one', 'a *b [c]\n\nd\n\n[c]: e\n', ['a *b [c]\n\n']],
    ['footnotes of others, too', 'a *b[^1]\n\nd\n\n> [^1]: e\n', ['a *b[^1]\n\n']],
    ['its own definitions need no copy', 'a [b]\n\n[b]: *c\n\nd *e\n', ['d *e\n']],
    ['so do definitions that it does not name', 'a *b\n\nc\n\n[d]: e\n', ['a *b\n\n']],
  ])('%s', (_, text, expected) => {
    expect(isSameTree(text)).toBe(true);
    expect(slowSections(text)).toEqual(expected);
  });
});

test.each([
  ['one section', '*a\nb\n'],
  ['no text', ''],
  ['a definition that looks like one of a footnote', '[a][^1]\n\nb *c\n[a]: d\n\n[a]: x\n    [^1]: x\n\ne\n'],
  ['definitions below a byte order mark', '\ufeffa *b [c]\n\nd\n\n[c]: e\n'],
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

  test.each([
    ['in a list', 'a [b]\n\nc\n\n- d\n\n  [b]: /e/\n'],
    ['in a quote, over two lines', '> a [b\n> c]\n\nd\n\n> [b\n> c]:\n> /e/\n> "f"\n'],
    ['in a footnote', 'a [b] [^1]\n\nc\n\n[^1]: d\n\n    [b]: /e/\n'],
    ['twice', 'a [b][C]\n\n[c]: /d/\n\ne [c][]\n\n[C]: /f/\n'],
    ['with other capitals and white space', 'ẞ [Straẞe  a]\n\nb\n\n[STRASSE\ta]: /c/\n'],
    ['with escapes', 'a [b\\]\\[] [\\\\] \\[c]\n\nd\n\n[b\\]\\[]: /e/\n[\\\\]: /f/\n[c]: /g/\n'],
    ['with a caret, which are no footnotes', 'a [^b c] ![^d]\n\ne\n\n[^b c]: /f/\n\n[^d]: g\n'],
    ['below code that shows some', 'a [b]\n\n```\n[b]: c\n```\n\nd [b]\n'],
    ['with footnotes in another order', 'a[^2] b[^1]\n\nc[^1]\n\n[^1]: d[^2]\n\n[^2]: e\n\nf[^2]\n'],
    ['at the end of open code', 'a [b]\n\n[b]: /c/\n\nd [b]\n\n```\n[b]\n'],
  ])('for definitions %s', (_, text) => {
    expect(isSameTree(text)).toBe(true);
  });

  test('for any definitions and references', () => {
    const label = fc.constantFrom(
      'a',
      'A',
      'b\\]',
      'c  d',
      '^1',
      '^2',
      '^e f',
      'ß',
      'g*',
      '[a]',
      '`a`',
      'a\n> b',
      '',
    );
    const before = fc.constantFrom(
      '',
      '',
      '',
      '> ',
      '- ',
      '1. ',
      '> - ',
      '    ',
      '  ',
      '[^2]: ',
      'h\n',
      '# ',
      '| ',
    );
    const definition = fc
      .tuple(before, label, fc.constantFrom(': x', ': <y> "z"', ':\n  /y/', ': ', ' : x', ': x y', ':x\n"z'))
      .map(([start, name, end]) => `${start}[${name}]${end}`);
    const reference = fc
      .tuple(
        before,
        fc.constantFrom('', 'k ', '![', '*', '\\', '[^1]', '~~'),
        label,
        fc.constantFrom('', '[]', '[a]', '[^1]', '(/y/)', ' [a]', '*', '~~', '\n', ':'),
      )
      .map(([start, head, name, end]) => `${start}${head}[${name}]${end}`);
    const block = fc.oneof(definition, reference, reference, markdownTexts);
    const sections = fc.array(fc.array(block, { minLength: 1, maxLength: 4 }), {
      minLength: 2,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        sections,
        fc.constantFrom('\n', '\n\n', '\n\n    '),
        fc.constantFrom('\n\n# l\n', '\n\nm\n'),
        (all, within, between) => {
          const text = all.map((blocks) => blocks.join(within)).join(between);
          const own = parseSections(text, referenceTree);
          if (own) expect(ordered(own), text).toEqual(ordered(referenceTree(text)));
        },
      ),
      { seed: Number(process.env.SEED ?? 1), numRuns: Number(process.env.RUNS ?? 2000) },
    );
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
