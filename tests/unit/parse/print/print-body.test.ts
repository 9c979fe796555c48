import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { fillPlaceholders, wordPlaceholder } from '../../../../src/lib/placeholders.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import type { PageContext } from '../../../../src/parse/page/page-context.ts';
import { printBody } from '../../../../src/parse/print/print-body.ts';
import { visitMarkdown } from '../../../../src/parse/steps/visit-markdown.ts';

/** A tree as the printer gets it: code blocks are raw HTML. */
function treeOf(text: string): Root {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type === 'code') parent.children[index] = { type: 'html', value: '<pre></pre>' };
    return undefined;
  });
  return tree;
}

/** The HTML of the packages. */
function printedByPackages(tree: Root): string {
  const html = toHast(tree, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: wordPlaceholder('footnotes'),
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: (note, again) =>
      wordPlaceholder('footnoteBack', again > 1 ? `${note + 1}-${again}` : `${note + 1}`),
  });
  return toHtml(html, { allowDangerousHtml: true });
}

/**
 * Our HTML without the additions of our pages: table containers, labels of checkboxes, links of headings,
 * placeholders.
 */
function printedHere(tree: Root): string {
  const context: PageContext = {
    source: 'page.md' as SourcePath,
    lineOffset: 0,
    origins: undefined,
    hasBraces: false,
    syntax: {},
    headingRule: 'family',
    hasTitle: true,
    text: '',
    changes: { inserted: [], removed: new Map() },
    scanned: new Map(),
    headings: [],
    links: [],
    parts: [],
    anchors: [],
    samples: [],
    trust: true,
    schemes: [],
    checkSample: undefined,
    diagnostics: [],
    mainHeading: undefined,
    titlePlans: [],
    emptyHeading: undefined,
    lead: undefined,
    slowCharacters: 0,
  };
  const body = printBody(tree, context)
    .replaceAll(/<div class="table-scroll"[^>]*>(<table>.*?<\/table>)<\/div>/gs, '$1')
    .replaceAll(/<\/?label>/g, '')
    .replaceAll(/(<a [^>]*) data-bare>/g, '$1>')
    .replaceAll(
      /(<h\d) id="[^"]*">(?:<span id="[^"]*"><\/span>)?(?:<a class="heading-link"[^>]*>(.*?)<\/a>(?=<\/h\d>))?/gs,
      '$1>$2',
    )
    .replaceAll(/<a class="heading-anchor" href="[^"]*" aria-label="[^"]*"><\/a>(?=<\/h\d>)/g, '');
  return fillPlaceholders(body, { l: (index) => escapeValue(context.links[Number(index)]?.url ?? '?') });
}

const escapeValue = (text: string) =>
  text.replaceAll(/[&"'`]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);

function expectSameHtml(text: string): void {
  // An explicit id would be removed from the heading.
  const written = text.replaceAll('{#', '{ #');
  // The packages write an attribute that HTML no longer has.
  const expected = printedByPackages(treeOf(written))
    .replace(/(<t[dh]) align="left"/g, '$1')
    .replace(/(<t[dh]) align="(\w+)"/g, '$1 class="align-$2"');
  expect(printedHere(treeOf(written)), text).toBe(expected);
}

describe('plain Markdown is printed as the packages print it', () => {
  test.each([
    ['nothing', ''],
    ['words', 'a & b < c > d "e" \'f\' &amp; &lt; \u00a0 é 漢\n  g \t\n\th'],
    ['spaces that entities keep', 'a&#32;\nb&#10;&#32;c\\\n&#32;&#9;d\\\n*&#32;e*\\\n`f`'],
    ['hard breaks', 'a  \nb\\\n**c**  \n<i>d</i>'],
    ['emphasis', '*a **b*** ~~c~~ ~d~ _e_'],
    ['code', '`a\nb` `` ` `` `<&>"`'],
    ['links', '[a](b "c") [d](<e f> \'"g"\') [h](é%zz%20&k=`l`) <https://m.n/?o&p> q@r.st www.u.v'],
    ['links by reference', '[a] [b][a] [c][] [d]\n\n[A]: /e "f"\n[a]: /g\n[c]: <>\n'],
    ['addresses behind entities', '&amp;https://a.b w\\@x.yz'],
    ['pictures', '![a *b*](c "d") ![](e) ![f][g] ![g]\n\n[g]: h&i'],
    ['headings', '# a\n## b *c*\n### d [e](f)\n#### g\nh\n===\n## <a id="i"></a> j\n## k\\\n&#32;l'],
    ['lists', '- a\n- b\n\n  c\n\n1. d\n2. e\n   - f\n   - g\n\n     h\n\n0) i\n\n3. j\n   > k\n'],
    ['items that hold no words', '-\n- # a\n- ```\n  b\n  ```\n- [c]: d\n- - e\n'],
    ['tasks', '- [ ] a\n- [x] **b**\n  - [x] c\n- d\n\n1. [ ] e\n\n   f\n\n- [ ] # g\n- [ ] `h`'],
    ['tables', '| a | b | c |\n| :- | :-: | -: |\n| `d\\|e` | f |\n| g | h | i | j |\n\n| k |\n| - |'],
    ['quotes', '> a\n> > b\n>\n> - c\n\n>\n'],
    ['raw HTML', '<div a="b">\n*c*\n</div>\n\nd <b e=\'f\'>g</b> <!-- h --> &lt;i>'],
    ['footnotes', 'a[^1] b[^x y] c[^1]\n\n[^1]: d[^2]\n\n    - e\n[^2]: f `g`\n[^x y]: > h\n[^3]: i'],
    ['a footnote in a heading', '## a[^é]\n\n[^é]:\n    ```\n    b\n    ```\n'],
    ['a thematic break', 'a\n\n---\n\n***\n'],
  ])('%s', (_name, text) => {
    expectSameHtml(text);
  });

  test('our own pages', async () => {
    const files = await readdir('content', { recursive: true });
    const pages = files.filter((file) => file.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(30);
    for (const page of pages) expectSameHtml(await readFile(join('content', page), 'utf8'));
  });

  const pieces = [
    ...[
      'a',
      'b c',
      ' ',
      '\n',
      '\n\n',
      '  \n',
      '\\\n',
      '    ',
      '\t',
      '&',
      '"',
      '<',
      '>',
      '&#32;',
      '&#10;',
      '&#13;',
      '&amp;',
    ],
    ...[
      '*',
      '**',
      '_',
      '~~',
      '`',
      '``',
      '[',
      ']',
      '(',
      ')',
      '![',
      '[a](b)',
      '![c](d "e")',
      '<f&g`>',
      '[r]',
      '![r]',
    ],
    ...[
      '\n- ',
      '\n1. ',
      '\n3. ',
      '\n  - ',
      '\n- [ ] ',
      '\n- [x] ',
      '\n\n  ',
      '\n> ',
      '\n# ',
      '\n## ',
      '\n---\n',
    ],
    ...[
      '| a | b |\n|:-|-|\n',
      '| ',
      ' |\n',
      '```\n',
      '<b>',
      '</b>',
      '<div>\n',
      '<!-- h -->',
      'www.i.j',
      'k@l.mn',
    ],
    ...['[^1]', '[^2]', '\n\n[^1]: ', '\n\n[^2]: ', '\n\n[r]: /s "t"\n', '\n===\n', 'é', '\u00a0', '\\@'],
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));

  test('anything', () => {
    fc.assert(fc.property(texts, expectSameHtml), { numRuns: 2000 });
  });
});
