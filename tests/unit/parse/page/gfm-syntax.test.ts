import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { beforeAll, describe, expect, test } from 'vitest';
import { micromarkPatches } from '../../../../cli/prepare/micromark-patches.mjs';
import { gfmSyntax } from '../../../../src/parse/page/gfm-syntax.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** The tree as the packages give it, with every syntax switched on. */
const slowTree = (text: string): unknown =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** The tree with the syntaxes that the text can contain. */
function chosenTree(parse: typeof fromMarkdown, text: string): unknown {
  const { micromarkExtensions, fromMarkdownExtensions } = gfmSyntax(text);
  return parse(text, { extensions: micromarkExtensions, mdastExtensions: fromMarkdownExtensions });
}

/** The parser as it is bundled into the command, patches applied. */
let patched: typeof fromMarkdown;

beforeAll(async () => {
  await using folder = await temporaryFolder();
  const outfile = join(folder.path, 'parser.mjs');
  const contents = "export { fromMarkdown } from 'mdast-util-from-markdown';";
  await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    plugins: [micromarkPatches],
  });
  ({ fromMarkdown: patched } = await import(pathToFileURL(outfile).href));
});

function expectSameTree(text: string): void {
  const expected = JSON.stringify(slowTree(text));
  expect(JSON.stringify(chosenTree(fromMarkdown, text)), 'chosen syntaxes').toBe(expected);
  expect(JSON.stringify(chosenTree(patched, text)), 'patched parser').toBe(expected);
}

/** Pieces of unusual Markdown. */
const words = [
  'a',
  'b',
  ' ',
  '\n',
  '\n\n',
  '  \n',
  '    ',
  '\t',
  '|',
  ' | ',
  '- ',
  '--',
  '-',
  ':-:',
  ':-',
  '> ',
  '#',
  '```',
  '~~~',
  '~',
  '~~',
  '*',
  '**',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '![',
  '<',
  '>',
  '\\',
  '&amp;',
  'www.a.b',
  'http://c.d',
  'https://h',
  'e@f.gh',
  '@',
  '[^1]',
  '[^1]: ',
  '[ ]',
  '[x]',
  '1. ',
  '+ ',
  '===',
  '---',
  '<b>',
  '</b>',
  '<!-- ',
  '-->',
  '\0',
] as const;

describe('the selected extensions and the patched parser give the same tree', () => {
  test.each([
    ['nothing', ''],
    ['a table', '| a | b |\n| - | -: |\n| c | d |\ne\n\n| no | table |'],
    ['a table without outer bars', 'a | b\n-|-\nc | d'],
    ['a table of one column without any bar', 'a\n:-\nb'],
    ['a table in a quote', '> a | b\n> - | -\n> c\nlazy | row'],
    ['a table in a list', '- a | b\n  - | -\n  c | d\n\n  | e |\n  | - |'],
    ['a table under a paragraph', 'text\n| a |\n| - |\n| b |'],
    ['a table after tabs', '\ta\n\t:-\n\n>\t| a |\n>\t| - |'],
    ['what looks like a table', 'a | b\n\n- | -\n\n***\n---\nc\n---'],
    ['addresses', 'www.a.b http://c.d HTTPS://e.f g@h.i mailto:j@k.l xmpp:m@n.o/p WWW.q.r'],
    ['addresses that are none', 'a@b www. http:/x @acme/ui ://y a_b@c.d_ https://'],
    ['addresses in links', '[a](https://b.c) <https://d.e> [www.f.g](h) [https://x y](z z)'],
    ['an address behind an entity', '&amp;https://a.b \\www.c.d \\@ e\\@f.g'],
    ['struck text', '~a~ ~~b~~ ~~~c'],
    ['tasks', '- [ ] a\n- [x] b\n- [X] c\n- [\t] d\n- [y] e\n1. [ ]\n   f'],
    ['footnotes', 'a[^1] b[^2]\n\n[^1]: c\n\n    d\n'],
    ['definitions in lists and quotes', '[a] [b] [c]\n\n- [a]: d\n\n> - [b]: e\n\n[c]: f\n'],
    ['tabs and odd spaces', 'a\tb\n \tc\n\u00a0d  \n\te\n\n-\tf\n\n\t\tg'],
    ['long plain lines', `${'word '.repeat(400)}\n${'x'.repeat(5000)}`],
    ['a fence of many lines', `\`\`\`js\n${'const a = "b";\n\n'.repeat(50)}\`\`\`\n`],
    ['zero bytes', 'a\0b\n\0\n> \0'],
    ['no last line ending', '> a\n> b'],
  ])('for %s', (_name, text) => {
    expectSameTree(text);
  });

  test('for our own pages', async () => {
    const files = await readdir('content', { recursive: true });
    const pages = files.filter((file) => file.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(30);
    for (const page of pages) expectSameTree(await readFile(join('content', page), 'utf8'));
  });

  test('for any text', () => {
    const word = fc.constantFrom(...words);
    const text = fc.array(word, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(fc.property(text, expectSameTree), { numRuns: 1500 });
  });
});
