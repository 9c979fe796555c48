import { describe, expect, test } from 'vitest';
import { highlight } from '../../../../src/parse/code/highlight.ts';
import { type Language, languageNames, languageOf } from '../../../../src/parse/code/languages.ts';

/** The HTML with spans as `kind(text)`. */
const rendered = (language: Language, text: string) =>
  highlight(text, language)
    .replace(/<span class="token-(\w+)">/g, '‹$1:')
    .replaceAll('</span>', '›');

test.each<[Language, string, string]>([
  ['ts', 'const a = 1;', '‹keyword:const› a = ‹number:1›;'],
  ['ts', 'export default function f() {}', '‹keyword:export default function› ‹function:f›() {}'],
  ['ts', 'let a: string = "b"', '‹keyword:let› a: ‹keyword:string› = ‹string:"b"›'],
  [
    'ts',
    'useState<string | null>(null)',
    '‹function:useState›&lt;‹keyword:string› | ‹keyword:null›>(‹keyword:null›)',
  ],
  ['ts', `\`a \${b + 1} c\``, `‹string:\`a› \${b + ‹number:1›} ‹string:c\`›`],
  ['ts', 'a = true // no', 'a = ‹number:true› ‹comment:// no›'],
  [
    'tsx',
    '<Box.Root a="b" c {...d}>if</Box.Root>',
    '‹tag:&lt;Box.Root› ‹attribute:a›=‹string:"b"› ‹attribute:c› {...d}‹tag:>›if‹tag:&lt;/Box.Root>›',
  ],
  [
    'tsx',
    '<A b={{ c: { d: { e: f({ g: 1 }) } } }} h="i">if</A>',
    '‹tag:&lt;A› ‹attribute:b›={{ c: { d: { e: ‹function:f›({ g: ‹number:1› }) } } }} ‹attribute:h›=‹string:"i"›‹tag:>›if‹tag:&lt;/A>›',
  ],
  [
    'jsx',
    '<A {...b({ c: { d: { e: 1 } } })} f />',
    '‹tag:&lt;A› {...‹function:b›({ ‹attribute:c›: { ‹attribute:d›: { ‹attribute:e›: ‹number:1› } } })} ‹attribute:f› ‹tag:/>›',
  ],
  ['jsx', "<p>don't</p>", "‹tag:&lt;p>›don't‹tag:&lt;/p>›"],
  ['js', 'x = <br />', 'x = ‹tag:&lt;br />›'],
  ['bash', 'npm install x # y', '‹function:npm install› x ‹comment:# y›'],
  ['diff', '-a\n+b\n c', '‹deleted:-a›\n‹inserted:+b›\n c'],
  ['json', '{ "a": [1, null] }', '{ ‹attribute:"a"›: [‹number:1›, ‹keyword:null›] }'],
  ['html', '<a b="c">&amp;</a>', '‹tag:&lt;a› ‹attribute:b›=‹string:"c"›‹tag:>›&amp;amp;‹tag:&lt;/a>›'],
  ['html', '<script>let a</script>', '‹tag:&lt;script>›‹keyword:let› a‹tag:&lt;/script>›'],
  ['css', 'a > b { color: red }', '‹tag:a > b› { ‹attribute:color›: red }'],
  ['yaml', 'a: 1 # b', '‹attribute:a›: ‹number:1› ‹comment:# b›'],
  ['text', 'const <a> & b', 'const &lt;a> &amp; b'],
])('%s: %s', (language, text, expected) => {
  expect(rendered(language, text)).toBe(expected);
});

describe('lines', () => {
  test('no span crosses the end of a line', () => {
    expect(rendered('ts', '/* a\n\n   b */ x')).toBe('‹comment:/* a›\n\n   ‹comment:b */› x');
  });

  test.each<Language>(['tsx', 'diff', 'yaml', 'markdown'])(
    '%s: the words are those of the text',
    (language) => {
      const text = `a: \`b\n\n  \${c}\` <d e="f">\n+ "g' &lt; // h\n- i\n`;
      const words = highlight(text, language)
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&');
      expect(words).toBe(text);
    },
  );
});

test('the same text gives the same HTML, in any order', () => {
  const first = highlight('<style>a { b: c }</style>', 'html');
  for (let count = 0; count < 600; count += 1) highlight(`a${count}`, 'css');
  expect(highlight('<style>a { b: c }</style>', 'html')).toBe(first);
  expect(first).toContain('token-attribute');
});

test.each([
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['yml', 'yaml'],
  ['md', 'markdown'],
  ['TSX', 'tsx'],
  ['typescript', 'ts'],
  ['none', 'text'],
  ['svg', 'xml'],
  ['tsxx', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%s means %s', (written, language) => {
  expect(languageOf(written)).toBe(language);
});

test('every language can be highlighted', () => {
  for (const name of languageNames) expect(highlight('a < b', languageOf(name) ?? 'text')).toContain('&lt;');
});

test('unclosed braces take linear time', () => {
  const words = `<A b={${'{ c: '.repeat(7)}${'d, '.repeat(20_000)}`;
  const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<');
  // A pattern that tries every way to pair them would not come to an end.
  expect(plain(highlight(words, 'tsx'))).toBe(words);
});

test.each<Language>(['js', 'jsx', 'ts', 'tsx', 'html'])(
  'a long word in %s takes no longer than it is long',
  (language) => {
    const word = 'QUJD'.repeat(10_000);
    const text = language === 'html' ? `<script>a("${word}")</script>` : `a("${word}"); ${word}`;
    expect(highlight(text, language)).toContain(word);
  },
  5_000,
);
