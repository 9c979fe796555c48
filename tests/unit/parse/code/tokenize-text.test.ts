import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { refractor } from 'refractor/core';
import { describe, expect, test } from 'vitest';
import { tokenize } from '../../../../src/parse/code/grammars.ts';
import { type Language, languageNames, languageOf } from '../../../../src/parse/code/languages.ts';
import type { Token } from '../../../../src/parse/code/token.ts';

/** What refractor inherits from Prism and does not declare. */
const reference = refractor as unknown as {
  readonly tokenize: (text: string, grammar: object) => Token[];
  readonly hooks: { readonly run: (name: string, environment: object) => void };
  readonly languages: Readonly<Record<string, object>>;
};

const languages = [...new Set(languageNames.map((name) => languageOf(name) ?? 'text'))].filter(
  (language) => language !== 'text',
);

/** The names that refractor has for some of them. */
const otherNames: Partial<Record<Language, string>> = {
  html: 'markup',
  xml: 'markup',
  js: 'jsx',
  ts: 'typescript',
};

/** What refractor makes of a text. Its hooks for other languages add names that are not drawn. */
function referenceTokens(text: string, language: Language): readonly Token[] {
  const name = otherNames[language] ?? language;
  const grammar = reference.languages[name] ?? {};
  const environment = { code: text, grammar, language: name, tokens: [] as Token[] };
  reference.hooks.run('before-tokenize', environment);
  environment.tokens = reference.tokenize(environment.code, grammar);
  if (['jsx', 'tsx', 'php'].includes(name)) reference.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Tokens as plain values: type, other names, content. */
function plain(tokens: readonly Token[]): unknown[] {
  return tokens.map((token) => {
    if (typeof token === 'string') return token;
    const { type, alias, content } = token;
    return [type, alias ?? '', typeof content === 'string' ? content : plain(content)];
  });
}

function expectSame(text: string, language: Language): void {
  expect(plain(tokenize(text, language)), `${language}: ${JSON.stringify(text)}`).toEqual(
    plain(referenceTokens(text, language)),
  );
}

/** A grammar as text. One that stands in it again is a number. */
function outline(grammar: object | undefined): string {
  const seen = new Map<unknown, number>();
  return JSON.stringify(grammar, (_key, value) => {
    if (value instanceof RegExp) return String(value);
    if (typeof value !== 'object' || value === null) return value;
    const number = seen.get(value);
    seen.set(value, number ?? seen.size);
    return number ?? value;
  });
}

/**
 * The languages that come first, before the others come and after; when they are used they change themselves.
 */
const outlines = (names: readonly string[]) => names.map((name) => outline(reference.languages[name]));
tokenize('', 'tsx');
const early = Object.keys(reference.languages).filter(
  (name) => typeof reference.languages[name] === 'object',
);
const before = outlines(early);
tokenize('', 'swift');
const after = outlines(early);

test('fences of our own pages', () => {
  const content = fileURLToPath(new URL('../../../../content', import.meta.url));
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.mdx?$/.test(file),
  );
  const fences = pages.flatMap((file) => [
    ...readFileSync(join(content, file), 'utf8').matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm),
  ]);
  expect(fences.length).toBeGreaterThan(100);
  for (const [, name = '', text = ''] of fences) {
    const language = languageOf(name) ?? 'text';
    if (language !== 'text') expectSame(text, language);
  }
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code, not templates.
/**
 * Texts at which a grammar may stumble. Each is read as every language: what is odd in one is odder in
 * another.
 */
const samples = [
  '',
  ' ',
  '\n',
  '\r\n\r\n',
  'a\r\n  b // c\r\n/* d\r\n*/ "e\r\n"',
  "const a = `b ${c ? `d ${`e ${f}`} \\` g` : '`'} h ${{ i: { j: 1 } }.i.j}`;",
  '`never ${closed',
  'a / b / c; d = /[/\\]]+/gi.test(e) ? /f/ : g / 2 /h/i; return /x/.exec(y)',
  '"open\nnext \'also open\n/* never closed',
  '// a comment with "quotes" and `ticks`\nb /* c */ /** @param d */',
  'useState<Map<string, Set<number>>>(null); new Foo<A | "b">(c) as unknown as D<E<F>>; React.useMemo<G>(() => h)',
  'A$foo<T>(x); new$x<T>(y); #private<U>(z); 1foo(a); été(b); constÜber<V>(c)',
  'export const f = async <T,>(a: T, { b, ...c }: Props = {}): Promise<T> => { for await (const d of e) yield* d; }',
  'type A = { readonly [K in keyof B as `get${C<K>}`]?: D extends infer E ? E : never }; abstract class F implements G {}',
  '@Component({ selector: "a" }) class B { @Input() c!: string; #d = 0x1f_ff + 1_000n + .5e-3; static { } }',
  "return <p>if it's so, {name && <b>{`${x} isn't`}</b>} then return</p>;",
  '<A b={{ c: { d: { e: f({ g: 1 }) } } }} h="i" {...j} k=\'l\'>m {n ? <></> : <O.P q />} // r</A>',
  '<><svg:path d="M0 0" /><a-b c:d="e">{/* f */}</a-b><Foo<Bar> baz={1} /></>',
  '<div>{</div>}<br><p>unclosed {a}} text { b',
  'if (a < b && c > d) { e<f>(g); h = i < j ? <K /> : <L>{m}</L> }',
  'x = <A>don\'t</A>; y = "z"; <B c="d > e">"f" // g</B> // h',
  '{"a": [1, -2.5e10, true, null], "b": "c\\"d", // e\n "f": {"g": "never closed}',
  '@media (min-width: 1px) and (max-width: 2px) { .a > b::before, #c[d="e"]:not(.f) { color: #fff !important; content: "\\"g" } }',
  '@import url("a.css"); a { background: url(data:image/png;base64,iVBOR=) } @layer b { $c: 1px; @include d($e...); &:hover { } }',
  '#!/bin/bash\nfor a in "$@"; do echo "${a%%.*} $(b "$c" | d)" \'e\' $((1 + 2)) >> f 2>&1; done\ncat <<EOF\n$PATH g\nEOF\nh() { i; }',
  'npm i -D a@1 && cd "b c" || sudo rm -rf ./d # e\nFOO=bar BAZ+=qux node --flag=1 -x',
  '<!DOCTYPE html><!-- a --><html><style>b { c: d }</style><script>let e = "</b>" < 1;</script><p f=g h=\'i\' j>&amp;&#x20;</p>',
  '<?xml version="1.0"?><![CDATA[ a < b ]]><a b="c&quot;" onclick="d()" style="e: f">',
  'a: &b !c\n  - "d: e" # f\n  - {g: [1, true, ~], h: 2001-12-14t21:59:43.10-05:00}\ni: |\n  j: k\n---\n*b : >-\n l',
  '-a\n+b\n c\n@@ -1,2 +3,4 @@\n--- d\n+++ e\ndiff --git a b\n\\ No newline',
  '# a *b* **c `d`** ~~e~~\n\n> [f](g "h") ![i][j]\n\n```ts\nconst k = `l`;\n```\n- m\n1. n\n---\n<p>o</p>\n| p | q |\n|---|---|\n| r | s |',
  '<p><?php $a = "b {$c->d} $e"; /* f */ function g(?h ...$i): j { return fn() => <<<K\nl $m\nK; } ?></p><?= $n ?>',
  'def a(b: int = 1, *c) -> "d":\n    """e"""\n    return f"g {h!r:>{i}} {{j}}" + r\'k\' if l is not None else 0b11\n@m\nclass N(O): pass',
  "fn a<'b, T: C>(d: &'b mut E) -> F { let g = r#\"h\"#; match i { J::K(l) => m!(n, |o| o + 1_u8), _ => 'p' } } // q",
  "SELECT a.*, COUNT(*) AS \"b\" FROM c -- d\nWHERE e = 'f''g' AND h IN (1, 2.5) /* i */ ORDER BY `j`;",
  'query A($b: [C!]! = 1) @d { e(f: $b) { ...g h: i } }\nmutation J($k: L) { m(n: $k) { o } } """p""" type Q implements R { s: T }',
  '#include <a.h>\n#define B(c) ((c) ## d)\nint main(void) { char e = \'\\n\'; std::vector<int> f{1, 2}; auto g = [&](auto h) { return R"(i)"; }; }',
  'using A = B<C>; [D("e")] public async Task<F?> G<H>(I j) where H : new() => $"k {l:N2} {{m}}" + @"n""o" ?? 1.5m;',
  'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"a": 1}',
  'GET /a?b=c HTTP/1.1\nHost: d\nContent-Type: text/html\n\n<p>e</p>',
  'FROM a:b AS c\nRUN d && \\\n  e "f" # g\nENV H=$i j="${k:-l}"\n; m\n[n]\no = p',
  'puts "a #{b ? "c #{d}" : \'e\'} f" if g =~ /h#{i}/x; %w[j k].each { |l| l&.m :n, o: 1 } <<~P\n  q #{r}\nP',
  '\u00a0\u2028a\ufeff = "é\u2029" // 日本\n<日本 語="x">が</日本>',
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: code, not templates.

describe('difficult samples', () => {
  test.each(languages)('%s', (language) => {
    for (const text of samples) {
      expectSame(text, language);
      expectSame(text.slice(0, -3), language);
      expectSame(text.replaceAll('\n', '\r\n'), language);
    }
  });
});

describe('languages that are registered later', () => {
  test('there are some', () => {
    expect(early).toContain('markdown');
    expect(early).not.toContain('swift');
    expect(Object.keys(reference.languages)).toContain('swift');
  });

  test('they do not change the earlier ones', () => {
    expect(early.filter((_name, index) => before[index] !== after[index])).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ['markdown', '---\ntitle: a\n---\n', 'key'],
    ['http', 'Content-Type: application/javascript\n\nlet a', 'keyword'],
    ['graphql', '"""\n# a\n"""\ntype A', 'title'],
  ])('%s does not highlight a language registered after it', (language, text, type) => {
    expect(JSON.stringify(tokenize(text, language))).not.toContain(`"type":"${type}"`);
  });
});

test('a greedy pattern replaces tokens at the end of a name', () => {
  // The text left of `<` was a constant before; the name of the function begins after it.
  expectSame('x = A$b<string | null>(c) + D<E>(f)', 'tsx');
  expect(JSON.stringify(tokenize('a<string | null>(b)', 'tsx'))).toContain('generic-function');
});

test('any text, in any order', () => {
  const pieces = [
    ...'{}()[]<>/\\"\'`$#@!?&|=+-*%^~:;,._ \n\t\r1a',
    ...[
      '=>',
      '</',
      '/>',
      '${',
      '/*',
      '*/',
      '//',
      '<!--',
      '-->',
      '<?',
      '?>',
      '"""',
      '```',
      '\n\n',
      '  ',
      '\\"',
      '...',
      '\u00a0',
      'é',
    ],
    ...[
      'if',
      'const',
      'return',
      'class',
      'new',
      'type',
      'async',
      'function',
      'import',
      'from',
      'catch',
      'true',
      'null',
      'Foo',
      'BAR',
    ],
    ...[
      'div',
      'A.B',
      'a:b',
      ' c=',
      ' d={',
      '<E>',
      '</E>',
      '<F />',
      '<p',
      'x(',
      'y<z>(',
      '() =>',
      '12.5',
      '0xff',
      '@media',
      'url(',
      '$x',
    ],
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((chosen) => chosen.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (code, language) => expectSame(code, language)),
    { numRuns: 2000 },
  );
});
