import fc from 'fast-check';
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
  ['js', '#!/usr/bin/env node\nawait a', '‹comment:#!/usr/bin/env node›\n‹keyword:await› a'],
  ['js', 'a = b / c / d', 'a = b / c / d'],
  ['js', 'a = /b[/]c/g.test(d)', 'a = ‹string:/b[/]c/g›.‹function:test›(d)'],
  ['js', 'return /a/', '‹keyword:return› ‹string:/a/›'],
  ['js', "{ a: 1, 'b-c': d.of }", "{ ‹attribute:a›: ‹number:1›, ‹attribute:'b-c'›: d.of }"],
  ['js', 'const a = async (b) => b', '‹keyword:const› ‹function:a› = ‹keyword:async› (b) => b'],
  ['js', "import a from 'b'; from = 1", "‹keyword:import› a ‹keyword:from› ‹string:'b'›; from = ‹number:1›"],
  ['js', 'new A.B(c); B(c)', '‹keyword:new› A.B(c); ‹function:B›(c)'],
  ['js', `a = \`b\${\`c\${d}\`}\``, `a = ‹string:\`b›\${‹string:\`c›\${d}‹string:\`›}‹string:\`›`],
  ['js', "a = 'it", "a = 'it"],
  ['js', '1_000n + .5e-3 + 0xff', '‹number:1_000n› + ‹number:.5e-3› + ‹number:0xff›'],
  ['ts', 'type A = { b?: string }', '‹keyword:type› A = { b?: ‹keyword:string› }'],
  ['ts', 'type = a as const', 'type = a ‹keyword:as const›'],
  [
    'ts',
    '@a class B<C extends string> {}',
    '‹function:@a› ‹keyword:class› B&lt;C ‹keyword:extends string›> {}',
  ],
  ['ts', 'const a = <b>c', '‹keyword:const› a = &lt;b>c'],
  ['ts', 'useRef<{ a: Map<b, c>; d: 1 }>(e)', '‹function:useRef›&lt;{ a: Map&lt;b, c>; d: ‹number:1› }>(e)'],
  ['tsx', 'const a = <T,>(b: T) => b', '‹keyword:const› a = &lt;T,>(b: T) => b'],
  ['tsx', 'if (a <b) c()', '‹keyword:if› (a &lt;b) ‹function:c›()'],
  ['tsx', 'a()\n\n<B />', '‹function:a›()\n\n‹tag:&lt;B />›'],
  ['tsx', '<A<string> b={c} />', '‹tag:&lt;A›&lt;string> ‹attribute:b›={c} ‹tag:/>›'],
  ['tsx', '</A>\n<B', '‹tag:&lt;/A>›\n‹tag:&lt;B›'],
  [
    'jsx',
    '<a>\n  {/* b */}\n  c &nbsp;\n</a>',
    '‹tag:&lt;a>›\n  {‹comment:/* b */›}\n  c &amp;nbsp;\n‹tag:&lt;/a>›',
  ],
  [
    'jsx',
    '<a b /* c */ d={<e />}>{f(<i>if</i>)}</a>',
    '‹tag:&lt;a› ‹attribute:b› ‹comment:/* c */› ‹attribute:d›={‹tag:&lt;e />›}‹tag:>›{‹function:f›(‹tag:&lt;i>›if‹tag:&lt;/i>›)}‹tag:&lt;/a>›',
  ],
  ['jsx', 'a = b && <></>', 'a = b &amp;&amp; ‹tag:&lt;>&lt;/>›'],
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

const scripts: readonly Language[] = ['js', 'jsx', 'ts', 'tsx'];

/** The text of HTML without spans. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test('any script keeps its words and its lines', () => {
  const piece = fc.constantFrom(
    ...[
      '`',
      '${',
      '{',
      '}',
      '<',
      '</',
      '>',
      '/>',
      '/',
      '"',
      "'",
      '\\',
      '//',
      '/*',
      '*/',
      '(',
      ')',
      '=>',
      '=',
      ':',
      '.',
    ],
    ...[
      'a',
      'Box',
      'new',
      'return',
      'type',
      '@x',
      '#p',
      '1.5',
      ' ',
      '\n',
      '\t',
      '\u00a0',
      'é',
      '&',
      ';',
      ',',
      '[',
      ']',
    ],
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...scripts), (words, language) => {
      const html = highlight(words, language);
      expect(plain(html)).toBe(words);
      for (const line of html.split('\n'))
        expect(line.match(/<span /g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
    }),
    { numRuns: 2000 },
  );
});

test.each<[what: string, words: string]>([
  ['braces', `<A b={${'{ c: '.repeat(20_000)}`],
  ['elements', '<a>'.repeat(20_000)],
  ['templates', '`${'.repeat(20_000)],
  ['types', 'a<'.repeat(20_000)],
  ['parentheses', 'a = ('.repeat(20_000)],
  ['quotes', `"${'a'.repeat(20_000)}\n`.repeat(10)],
  ['spaces', `a${' '.repeat(50_000)}b`],
])(
  'unclosed %s take linear time',
  (_what, words) => {
    for (const language of scripts) expect(plain(highlight(words, language))).toBe(words);
  },
  5_000,
);

test.each<Language>(['js', 'jsx', 'ts', 'tsx', 'html'])(
  'a long word in %s takes no longer than it is long',
  (language) => {
    const word = 'QUJD'.repeat(10_000);
    const text = language === 'html' ? `<script>a("${word}")</script>` : `a("${word}"); ${word}`;
    expect(highlight(text, language)).toContain(word);
  },
  5_000,
);
