import type { Root } from 'mdast';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { parseWithPlugins } from '../../../../src/parse/plugins/parse-with-plugins.ts';
import type { PluginTools } from '../../../../src/parse/plugins/plugin-tools.ts';
import { hasDirectives, readExtensions } from '../../../../src/parse/plugins/read-extensions.ts';
import { readTree } from '../../../support/read-tree.ts';

const tools: PluginTools = { errorPlace: async () => undefined, inTime: (work) => work };

const placeOf = () => ({ file: 'content/site.ts', line: 1, column: 1 });

/** Parses a page with the exports of a site module. */
async function parse(text: string, exports: Readonly<Record<string, unknown>>, trust = true) {
  const { value: extensions, diagnostics } = readExtensions(exports, placeOf);
  expect(diagnostics).toEqual([]);
  const source = { path: 'a/page.md' as SourcePath, text };
  const { value, diagnostics: found } = await parseWithPlugins(source, { trust }, { extensions, tools });
  const lead = ['description-missing', 'title-missing'];
  return {
    body: value.body.replaceAll('\ufdd0', '|'),
    document: value.document,
    problems: found
      .filter(({ code }) => !lead.includes(code))
      .map(({ code, message, hint, place }) =>
        [`${place?.line}:${place?.column} ${code}: ${message}`, hint].filter(Boolean).join(' → '),
      ),
  };
}

const idle = () => undefined;

describe('plugins that do nothing', async () => {
  const content = await readTree(new URL('../../../../content', import.meta.url).pathname);
  const dialect = await readTree(new URL('../../../sites/dialect/content', import.meta.url).pathname);
  const pages = [...content, ...dialect].filter(([path]) => /^(?:docs\/.*|[\w-]+)\.md$/.test(path));

  test.each(pages)('leave %s as it is', async (path, text) => {
    const source = { path: path as SourcePath, text };
    const plain = parsePage(source, { trust: true });
    const { value: extensions } = readExtensions({ remarkPlugins: [idle] }, placeOf);
    const parsed = await parseWithPlugins(source, { trust: true }, { extensions, tools });
    expect(parsed.value.body).toBe(plain.value.body);
    expect(parsed.value.document).toEqual(plain.value.document);
    expect(parsed.diagnostics).toEqual(plain.diagnostics);
  });

  test.each(pages)('leave the placeholders of %s with rehype', async (path, text) => {
    const source = { path: path as SourcePath, text };
    const plain = parsePage(source, { trust: true });
    const { value: extensions } = readExtensions({ rehypePlugins: [idle] }, placeOf);
    const { value } = await parseWithPlugins(source, { trust: true }, { extensions, tools });
    const marks = (body: string) => [...body.matchAll(/\ufdd0[^\ufdd0]*\ufdd0/g)].map(([mark]) => mark);
    expect(marks(value.body)).toEqual(marks(plain.value.body));
    expect(value.document.links).toEqual(plain.value.document.links);
    expect(value.document.headings).toEqual(plain.value.document.headings);
  });
});

describe('remark plugins', () => {
  test('add syntax, which plugins for HTML render', async () => {
    const { body, problems } = await parse('Area $r^2$.\n\n$$\nx\n$$\n\n## Size of $r$', {
      remarkPlugins: [remarkMath],
      rehypePlugins: [[rehypeKatex, { output: 'mathml' }]],
    });
    expect(problems).toEqual([]);
    expect(body).toMatch(/<p>Area <span class="katex"><math .*<\/math><\/span>\.<\/p>/);
    expect(body).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">');
    expect(body).toMatch(
      /<h2 id="\|h0\|"><a class="heading-link" href="#\|h0\|">Size of <span class="katex">/,
    );
  });

  test('name headings by the text of their own nodes', async () => {
    const { document } = await parse('## Size of $r$', { remarkPlugins: [remarkMath] });
    expect(document.headings).toEqual([{ depth: 2, id: 'size-of-r', text: 'Size of r', line: 1 }]);
  });

  test('change the tree in their order, with their options', async () => {
    const append = (word: string) => (tree: { children: unknown[] }) => {
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] });
    };
    const { body } = await parse('Text.', {
      remarkPlugins: [[append, 'one'], { plugin: append, options: 'two' }],
    });
    expect(body).toBe('<p>Text.</p>\n<p>one</p>\n<p>two</p>');
  });

  test('name elements for nodes', async () => {
    const attach = () => (tree: { children: { data?: object }[] }) => {
      Object.assign(tree.children[0] ?? {}, { data: { hProperties: { className: ['lead'] } } });
      tree.children.push({
        type: 'mark',
        data: { hName: 'mark', hProperties: { id: 'm' } },
        children: [{ type: 'text', value: '<b>' }],
      } as object);
    };
    const { body } = await parse('Text.', { remarkPlugins: [attach] });
    expect(body).toBe('<p class="lead">Text.</p>\n<mark id="m">&#x3C;b></mark>');
  });

  test('make links that are resolved like those of the author', async () => {
    const link = () => (tree: { children: unknown[] }) => {
      tree.children.push({ type: 'link', url: './other.md', children: [{ type: 'text', value: 'Other' }] });
    };
    const { body, document } = await parse('Text.\n\nMore.', { remarkPlugins: [link] });
    expect(body).toContain('<a href="|l0|">Other</a>');
    expect(document.links).toEqual([{ kind: 'link', url: './other.md', line: 3, column: 1 }]);
  });

  test('report messages as warnings, with the lines of the file', async () => {
    const lint = () => (tree: { children: unknown[] }, file: { message(...parts: unknown[]): void }) => {
      file.message('Too short', tree.children[0], 'remark-lint:length');
    };
    const { problems } = await parse('---\ntitle: T\n---\n\nText.', { remarkPlugins: [lint] });
    expect(problems).toEqual(['5:1 plugin-message: Remark plugin "lint": Too short. (remark-lint:length)']);
  });
});

describe('plugins that fail', () => {
  const rows: readonly (readonly [string, () => unknown, string])[] = [
    [
      'while they are attached',
      function broken() {
        throw new Error('no options');
      },
      '1:1 plugin-failed: Remark plugin "broken" failed: no options.',
    ],
    [
      'while they run',
      function broken() {
        return () => {
          throw new TypeError('x is undefined\nmore');
        };
      },
      '1:1 plugin-failed: Remark plugin "broken" failed: x is undefined.',
    ],
    [
      'later',
      function broken() {
        return async () => Promise.reject('nothing');
      },
      '1:1 plugin-failed: Remark plugin "broken" failed: nothing.',
    ],
    [
      'with something that is no tree',
      function broken() {
        return () => 'text';
      },
      '1:1 plugin-failed: Remark plugin "broken" returned a string instead of a tree. → Return nothing, or the new tree.',
    ],
    [
      'with something that is no node',
      function broken() {
        return (tree: { children: unknown[] }) => void tree.children.push('text');
      },
      '1:1 plugin-failed: Remark plugin "broken" left something in the tree that is no node. → return (tree) => { tree.children.push(node); };',
    ],
    [
      'with a tree that contains itself',
      function broken() {
        return (tree: { children: unknown[] }) => void tree.children.push(tree);
      },
      '1:1 plugin-failed: Remark plugin "broken" nested nodes more than 400 levels deep. → Copy a node instead of putting it into itself.',
    ],
    [
      'with a node that cannot be printed',
      function broken() {
        return (tree: { children: unknown[] }) => void tree.children.push({ type: 'link' });
      },
      '1:1 plugin-failed: Printing the tree of the remark plugins failed',
    ],
  ];
  test.each(rows)('%s are reported', async (_, plugin, problem) => {
    const { problems } = await parse('Text.', { remarkPlugins: [plugin] });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test('in their condition are reported, and do not run', async () => {
    const append = () => (tree: { children: unknown[] }) =>
      void tree.children.push({ type: 'thematicBreak' });
    const when = () => {
      throw new Error('no words');
    };
    const { body, problems } = await parse('Text.', { remarkPlugins: [{ plugin: append, when }] });
    expect(body).toBe('<p>Text.</p>');
    expect(problems).toEqual([
      '1:1 plugin-failed: The condition "when" of remark plugin "append" failed: no words.',
    ]);
  });

  test('do not keep the others from running', async () => {
    const broken = () => () => {
      throw new Error('no');
    };
    const append = () => (tree: { children: unknown[] }) => {
      tree.children.push({ type: 'thematicBreak' });
    };
    const { body } = await parse('Text.', { remarkPlugins: [broken, append] });
    expect(body).toBe('<p>Text.</p>\n<hr>');
  });
});

describe('rehype plugins', () => {
  test('see URLs and ids, and may change them', async () => {
    const seen: unknown[] = [];
    const change = () => (tree: { children: { children: { properties?: Record<string, unknown> }[] }[] }) => {
      const link = tree.children[0]?.children[1]?.properties ?? {};
      seen.push(link.href);
      link.href = '/b/';
      const heading = tree.children[2] as { properties?: Record<string, unknown> };
      seen.push(heading.properties?.id);
    };
    const { body, document } = await parse('A [link](/a/).\n\n## Head', { rehypePlugins: [change] });
    expect(seen).toEqual(['/a/', 'head']);
    expect(document.links).toEqual([{ kind: 'link', url: '/b/', line: 1, column: 3 }]);
    expect(body).toBe(
      '<p>A <a href="|l0|">link</a>.</p>\n<h2 id="|h0|"><a class="heading-link" href="#|h0|">Head</a></h2>',
    );
  });
});

describe('directives', () => {
  const directives = {
    box: ({ value, options }: { value: unknown; options: object }) =>
      `<b id="box">${value} ${JSON.stringify(options)}</b>`,
    tree: () => ({ type: 'element', tagName: 'i', properties: {}, children: [{ type: 'text', value: '<' }] }),
    chart: ({ value }: { value: unknown }) => ({ component: 'chart', options: { value } }),
    number: () => 7,
    tagless: () => ({ type: 'element', tag: 'p', children: [] }),
    broken: () => {
      throw new Error('no data');
    },
  };
  const rows: readonly (readonly [string, string, readonly string[]])[] = [
    ['{{"box": 1, "a": true}}', '<b id="box">1 {"a":true}</b>', []],
    ['{{"tree": 1}}', '<i>&#x3C;</i>', []],
    ['{{"chart": [1]}}', '|p0|', []],
    [
      'Text.\n{{"number": 1}}',
      '<p>Text.</p>',
      [
        '2:1 directive-failed: Directive "number" returned 7. → Return HTML, an element, or { component: "name" }.',
      ],
    ],
    [
      '{{"tagless": 1}}',
      '',
      [
        `1:1 directive-failed: Directive "tagless" left an element without "tagName". → { type: 'element', tagName: 'p', … }`,
      ],
    ],
    ['{{"broken": 1}}', '', ['1:1 directive-failed: Directive "broken" failed: no data.']],
    ['{{"bax": 1}}', '', ['1:1 directive-kind: Unknown directive "bax". → Did you mean "box"?']],
    ['```\n{{"box": 1}}\n```', expect.stringContaining('{{"box": 1}}') as unknown as string, []],
  ];
  test.each(rows)('%s', async (text, body, problems) => {
    const parsed = await parse(text, { directives });
    expect(parsed.body).toEqual(body);
    expect(parsed.problems).toEqual(problems);
  });

  test.each<[exports: object, cause: string]>([
    [{ directives: { box: 'x' } }, '"directives.box" must be a function; found "x".'],
    [{ directives: [] }, '"directives" must be functions by name; found an empty list.'],
    [{ directive: directives, rules: {} }, 'Unknown export "directive".'],
  ])('are reported once if they cannot be read: %j', async (exports, cause) => {
    const { value: extensions, diagnostics } = readExtensions({ ...exports }, placeOf);
    expect(diagnostics.map(({ message }) => message)).toEqual([cause]);
    expect(hasDirectives(extensions.directives)).toBe(true);
    const source = {
      path: 'a/page.md' as SourcePath,
      text: '---\ntitle: T\ndescription: D.\n---\n\n{{"box": 1}}',
    };
    const { value, diagnostics: found } = await parseWithPlugins(
      source,
      { trust: true },
      { extensions, tools },
    );
    expect(found).toEqual([]);
    expect(value.body).toBe('');
  });

  test('are code, which an untrusted page may call', async () => {
    const { body } = await parse('<u>x</u>\n\n{{"box": 1}}', { directives }, false);
    expect(body).toBe('<p>&#x3C;u>x&#x3C;/u></p>\n<b id="box">1 {}</b>');
  });

  test('place components in the order of the page', async () => {
    const { document } = await parse('{{"chart": 1}}\n\n{{"component": "x"}}\n\n{{"chart": 2}}', {
      directives,
    });
    expect(document.parts.map(({ name, line }) => `${line} ${name}`)).toEqual(['1 chart', '3 x', '5 chart']);
  });
});

test('problems below an included file have the lines of the page', async () => {
  const exports = {
    remarkPlugins: [() => (tree: Root, file: VFile) => void file.message('Oh', tree.children.at(-1))],
    directives: {
      a: () => {
        throw new Error('Oh');
      },
    },
  };
  const { value: extensions } = readExtensions(exports, placeOf);
  const included = new Map([['a/b.md' as SourcePath, { hash: 'h', text: 'b\n\n{{"a": 1}}\n' }]]);
  const text = '---\ntitle: A\n---\n\n<!--@include: ./b.md-->\n\n{{"a": 2}}\n\nend';
  const source = { path: 'a/page.md' as SourcePath, text, included };
  const { diagnostics } = await parseWithPlugins(source, { trust: true }, { extensions, tools });
  const places = diagnostics.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`);
  expect(places.filter((one) => !one.startsWith('description'))).toEqual([
    'directive-failed content/a/b.md:3',
    'directive-failed content/a/page.md:7',
    'plugin-message content/a/page.md:9',
  ]);
});

describe('entries of plugins', () => {
  const rows: readonly (readonly [string, unknown, string])[] = [
    [
      'a misspelled condition',
      { plugin: idle, wen: /x/ },
      'Unknown key "wen" in "remarkPlugins[0]". → Write "when" instead.',
    ],
    [
      'another key',
      { plugin: idle, name: 'a' },
      'Unknown key "name" in "remarkPlugins[0]". → Write "plugin", "options", "when" instead.',
    ],
    [
      'no plugin',
      { plugn: idle },
      '"remarkPlugins[0]" has no plugin; found an object. → export const remarkPlugins = [{ plugin: remarkMath }];',
    ],
  ];
  test.each(rows)('%s is reported', (_, entry, problem) => {
    const { diagnostics } = readExtensions({ remarkPlugins: [entry] }, placeOf);
    expect(diagnostics.map(({ message, hint }) => `${message} → ${hint}`)).toEqual([problem]);
  });
});

test('an error is reported at the line that a plugin names, or where the text begins', async () => {
  const failAt = (place: object | undefined) => () => (_tree: Root, file: VFile) =>
    void file.fail('No', place);
  const problemsOf = async (place: object | undefined) =>
    (await parse('---\ntitle: T\n---\n\nText.\n\nMore.', { remarkPlugins: [failAt(place)] })).problems;
  expect(await problemsOf({ line: 4, column: 2 })).toEqual([expect.stringMatching(/^7:2 plugin-failed: /)]);
  expect(await problemsOf(undefined)).toEqual([expect.stringMatching(/^5:1 plugin-failed: /)]);
});
