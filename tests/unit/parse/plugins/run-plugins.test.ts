import type { Root as HtmlRoot } from 'hast';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parseWithExports } from '../../../support/parse-with-exports.ts';

const rule = { type: 'thematicBreak' } as const;

describe('what a remark plugin returns', () => {
  test.each<[what: string, transform: unknown, body: string, problems: string[]]>([
    ['a new tree', () => ({ type: 'root', children: [rule] }), '<hr>', []],
    ['a new tree later', async () => ({ type: 'root', children: [rule] }), '<hr>', []],
    [
      'a new tree by a callback',
      (_tree: Root, _file: VFile, next: (error: unknown, tree: object) => void) =>
        next(undefined, { type: 'root', children: [rule] }),
      '<hr>',
      [],
    ],
    ['null', () => null, '<p>Text.</p>', []],
    [
      'an error by a callback',
      (_tree: Root, _file: VFile, next: (error: unknown) => void) => next(new Error('no')),
      '<p>Text.</p>',
      ['1:1 plugin-failed: Remark plugin "own" failed: no.'],
    ],
    [
      'an error',
      () => new Error('no'),
      '<p>Text.</p>',
      ['1:1 plugin-failed: Remark plugin "own" failed: no.'],
    ],
    [
      'an object that is no tree',
      () => ({ children: [] }),
      '<p>Text.</p>',
      [
        '1:1 plugin-failed: Remark plugin "own" returned an object instead of a tree. → Return nothing, or the new tree.',
      ],
    ],
  ])('%s', async (_, transform, body, problems) => {
    const own = () => transform;
    const parsed = await parseWithExports('Text.', { remarkPlugins: [own] });
    expect([parsed.body, parsed.problems]).toEqual([body, problems]);
  });
});

test('a message may have a note, and no place', async () => {
  const lint = () => (_tree: Root, file: VFile) => {
    Object.assign(file.message('Too short'), { note: 'Write more.' });
  };
  expect((await parseWithExports('\n\nText.', { remarkPlugins: [lint] })).problems).toEqual([
    '3:1 plugin-message: Remark plugin "lint": Too short. → Write more.',
  ]);
});

describe('the elements that a plugin names', () => {
  /** Parses a page whose first node is changed, or replaced by another one. */
  const withNode = async (text: string, node: object) => {
    const change = () => (tree: Root) => {
      const [first] = tree.children;
      tree.children[0] = ('type' in node ? node : { ...first, ...node }) as RootContent;
    };
    return (await parseWithExports(text, { remarkPlugins: [change] })).body;
  };
  const own = [{ type: 'text', value: 'own' }];

  test.each<[text: string, node: object, body: string]>([
    ['A *b*.', { data: { hName: 'div' } }, '<div>A <em>b</em>.</div>'],
    ['A *b*.', { data: { hChildren: own } }, '<p>own</p>'],
    ['A *b*.', { data: { hName: 'div', hProperties: { id: 'c' }, hChildren: own } }, '<div id="c">own</div>'],
    ['- a', { data: { hProperties: { className: ['c'] } } }, '<ul class="c">\n<li>a</li>\n</ul>'],
    // What is printed as no element gets one.
    ['<!-- a -->', { data: { hName: 'div', hProperties: { id: 'c' } } }, '<div id="c"><!-- a --></div>'],
    ['<!-- a -->', { data: { hProperties: { id: 'c' } } }, '<!-- a -->'],
    ['<!-- a -->', { data: { hName: 'div', hChildren: own } }, '<div>own</div>'],
    // Nodes of other types.
    ['A', { type: 'other', children: [{ type: 'text', value: '<b>' }] }, '<div>&#x3C;b></div>'],
    ['A', { type: 'other', value: '<b>' }, '&#x3C;b>'],
    ['A', { type: 'other', value: '<b>', data: { hName: 'i' } }, '<i>&#x3C;b></i>'],
    ['A', { type: 'other', data: { hProperties: { id: 'c' } } }, '<div id="c"></div>'],
    ['A', { type: 'other', data: { hName: 'i', hChildren: own } }, '<i>own</i>'],
  ])('%j with %j', async (text, node, body) => {
    expect(await withNode(text, node)).toBe(body);
  });
});

describe('a rehype plugin', () => {
  const withTree = (text: string, change: (tree: HtmlRoot) => void) =>
    parseWithExports(text, { rehypePlugins: [() => (tree: HtmlRoot) => change(tree)] });

  test('may change the address of a picture, and remove a link', async () => {
    const { body, document } = await withTree('![a](b.png)\n\n[c](/d/)', (tree) => {
      const [paragraph, , link] = tree.children;
      const image = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
      if (image?.type === 'element') image.properties.src = 'e.png';
      const anchor = link?.type === 'element' ? link.children[0] : undefined;
      if (anchor?.type === 'element') delete anchor.properties.href;
    });
    expect(body).toBe('<p><img src="|l0|" alt="a"></p>\n<p><a>c</a></p>');
    expect(document.links.map(({ url }) => url)).toEqual(['e.png', '/d/']);
  });

  test('may add ids, to which links may lead, and links to headings', async () => {
    const { body, document } = await withTree('## A\n\nText.', (tree) => {
      tree.children.push({
        type: 'element',
        tagName: 'a',
        properties: { id: 'own', href: '#a' },
        children: [],
      });
      tree.children.push({ type: 'element', tagName: 'a', properties: { href: '#other' }, children: [] });
    });
    expect(body).toContain('<p>Text.</p><a id="own" href="#|h0|"></a><a href="#other"></a>');
    expect(document.anchors).toEqual(['own']);
  });

  test('that fails leaves the page', async () => {
    const { body, problems } = await withTree('Text.', () => {
      throw new Error('no');
    });
    expect(body).toBe('<p>Text.</p>');
    expect(problems).toEqual(['1:1 plugin-failed: Rehype plugin "rehypePlugins[0]" failed: no.']);
  });
});
