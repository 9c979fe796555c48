// dialect.md, “Directives”: a whole line of JSON in braces, beside anything.
import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { parseText } from '../../../support/parse-text.ts';
import { callout, codeBlock } from '../../../support/parsed-markup.ts';

const demo = '{{"demo": "A.tsx"}}';

describe('directives beside anything', () => {
  test.each<[string, string, string]>([
    ['before the heading', `${demo}\n# T\n`, '[A.tsx]'],
    ['glued to prose on both sides', `a\n${demo}\nb`, '<p>a</p>\n[A.tsx]\n<p>b</p>'],
    ['after a lone carriage return', `a\rb\n${demo}`, '<p>a\nb</p>\n[A.tsx]'],
    ['glued to each other', `${demo}\n${demo}`, '[A.tsx]\n[A.tsx]'],
    [
      'glued to a heading',
      `## A\n${demo}`,
      '<h2 id="a"><a class="heading-link" href="#a">A</a></h2>\n[A.tsx]',
    ],
    ['in a list item', `- a\n  ${demo}\n- b`, '<ul>\n<li>a\n[A.tsx]\n</li>\n<li>b</li>\n</ul>'],
    ['in a callout', `:::info\n${demo}\n:::`, callout('info', '\n[A.tsx]\n')],
    ['in a fence', `\`\`\`md\n${demo}\n\`\`\``, codeBlock('markdown', '{{"demo": "A.tsx"}}')],
    [
      'in a fence that a list marker opens',
      `- \`\`\`\n  ${demo}\n  \`\`\``,
      `<ul>\n<li>\n${codeBlock('text', '{{"demo": "A.tsx"}}')}\n</li>\n</ul>`,
    ],
    ['in code in a line', `see \`${demo}\``, '<p>see <code>{{"demo": "A.tsx"}}</code></p>'],
    ['with Markdown inside', '{{"demo": "A_b_c.tsx", "x": "*y* [z](q)"}}', '[A_b_c.tsx]'],
    ['up to three spaces in', `  ${demo}\n\na\n   ${demo}`, '[A.tsx]\n<p>a</p>\n[A.tsx]'],
    ['in raw HTML', `<div>\n${demo}\n</div>\n${demo}`, '<div>\n[A.tsx]\n</div>\n[A.tsx]'],
    ['under the description', `# T\n<p class="description">D.</p>\n${demo}`, '[A.tsx]'],
    [
      'under a table',
      `| a |\n| - |\n${demo}`,
      '<div class="table-scroll" tabindex="0" role="group" aria-label="a"><table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table></div>\n[A.tsx]',
    ],
    ['under a quote', `> q\n${demo}`, '<blockquote>\n<p>q</p>\n</blockquote>\n[A.tsx]'],
    [
      'in raw HTML, however far in',
      `<div>\n    <p>\n      ${demo}\n    </p>\n</div>`,
      '<div>\n    <p>\n[A.tsx]\n</p>\n</div>',
    ],
    [
      'in raw HTML, with Markdown below',
      `<p>a</p>\n${demo}\nb *c*`,
      '<p>a</p>\n[A.tsx]\n<p>b <em>c</em></p>',
    ],
    ['in a fence of tildes', `~~~\n${demo}\n~~~`, codeBlock('text', '{{"demo": "A.tsx"}}')],
    [
      'in a fence in a callout',
      `:::info\n\`\`\`\n${demo}\n\`\`\`\n:::`,
      callout('info', `\n${codeBlock('text', '{{"demo": "A.tsx"}}')}\n`),
    ],
    ['indented as code', `    ${demo}`, codeBlock('text', '{{"demo": "A.tsx"}}')],
    ['in a comment', `<!--\n${demo}\n-->`, `<!--\n${demo}\n-->`],
    ['behind a list marker it is no whole line', `- ${demo}`, '<ul>\n<li>{{"demo": "A.tsx"}}</li>\n</ul>'],
    [
      'with every option',
      '{{"demo": "A.tsx", "bg": true, "defaultCodeOpen": false, "height": 240, "maxWidth": "20rem", "hydrate": "(min-width: 9px)", "ssr": false, "iframe": true, "disableAd": true, "theme": "x"}}',
      '[A.tsx]',
    ],
    ['a component with options of its own', '{{"component": "a", "bg": 1, "hidetoolbar": 2}}', '[a]'],
    ['with spaces', '{{ "demo": "A.tsx" }}', '[A.tsx]'],
    ['a component', '{{"component": "modules/List", "n": 1}}', '[modules/List]'],
  ])('%s', (_name, text, body) => {
    const parsed = parseText(text);
    expect(parsed.body).toBe(body);
    expect(parsed.reported).toEqual([]);
  });

  test.each<[string, string, string[]]>([
    ['JSON that breaks off', 'a\n\n{{"demo": "A.tsx",}}', ['3:19 directive-json']],
    ['a quote that is missing', '{{"demo": A.tsx}}', ['1:11 directive-json']],
    ['single quotes', '- a\n\n  {{"demo": \'A.tsx\'}}', ['3:13 directive-json']],
    ['braces that are missing', '{{"demo": "A.tsx"}', ['1:1 directive-unclosed']],
    ['no end, and words', '{{"demo": "A.tsx" and', ['1:1 directive-unclosed']],
    ['words after it', '{{"demo": "A.tsx"}} and', ['1:21 directive-text']],
    ['a full stop after it', '  {{"demo": "A.tsx"}}.', ['1:22 directive-text']],
    ['keys without quotes', '{{demo: "A.tsx"}}', ['1:3 directive-json']],
    ['single quotes around everything', "{{'demo': 'A.tsx'}}", ['1:3 directive-json']],
    ['printed quotes', '{{ “component”: “a” }}', ['1:4 directive-json']],
    ['nothing in it', '{{}}', ['1:1 directive-kind']],
    ['neither of the two', '{{"dem": "A.tsx"}}', ['1:1 directive-kind']],
    ['both of them', '{{"demo": "A.tsx", "component": "b"}}', ['1:1 directive-kind']],
    ['a number', '{{"demo": 1}}', ['1:1 directive-kind']],
    ['behind front matter', '---\ntitle: T\n---\n\n{{"demo": }}', ['5:11 directive-json']],
  ])('with %s: reported, and not rendered', (_name, text, reported) => {
    const parsed = parseText(text);
    expect(parsed.reported).toEqual(reported);
    expect(parsed.document.parts).toEqual([]);
    expect(parsed.body).not.toContain('{{');
  });
});

test.each<[string, string]>([
  ['{{demo: "A.tsx", bg: inline}}', '{{"demo": "A.tsx", "bg": "inline"}}'],
  ["{{ 'demo': 'A.tsx', 'ssr': false }}", '{{ "demo": "A.tsx", "ssr": false }}'],
  ['{{“component”: “a/b”, “n”: 1}}', '{{"component": "a/b", "n": 1}}'],
  ['{{"demo": A.tsx,}}', '{{"demo": "A.tsx"}}'],
  ['{{"demo": "A.tsx"}}.', '{{"demo": "A.tsx"}}'],
  ['{{"demo": A.tsx}} and more', '{{"demo": "A.tsx"}}'],
  ['{{"demos": "A.tsx", "bg": true}}', '{{"demo": "A.tsx", "bg": true}}'],
  ['{{"components": "a"}}', '{{"component": "a"}}'],
  ['{{"file": "A.tsx"}}', '{{"demo": "A.tsx"}}'],
  ['{{"demo": "A.tsx", "component": "b"}}', '{{"demo": "BasicButtons.tsx"}}'],
  ['{{"demo": "A.tsx" "bg"}}', '{{"demo": "BasicButtons.tsx", "bg": "inline"}}'],
])('%s is reported with its correction', (text, hint) => {
  const { diagnostics } = parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });
  expect(diagnostics[0]?.hint).toBe(hint);
});

test.each([['{{ component }}'], ['`{{demo: "A.tsx"}}`'], ['`{{title}}`'], ['{{demo: 1'], ['{{']])(
  '%s is text',
  (text) => {
    const { reported, body } = parseText(text);
    expect(reported).toEqual([]);
    expect(body).toContain('{{');
  },
);

test.each([['{{title}}'], ['a {{ title: x }} b']])('%s is text, and reported', (text) => {
  const { reported, body } = parseText(text);
  expect(reported).toEqual([`1:${text.indexOf('{') + 1} foreign-expression`]);
  expect(body).toContain('{{');
});

describe('invalid options are reported at their places, and the demo is kept', () => {
  test.each<[string, string[]]>([
    ['"bg": "outline"', ['1:20 directive-option']],
    ['"bg": "blue"', ['1:20 directive-option']],
    ['"hideToolbar": "true"', ['1:20 directive-option']],
    ['"hidetoolbar": true', ['1:20 directive-option']],
    ['"height": "tall"', ['1:20 directive-option']],
    ['"hydrate": "later", "ssr": 0', ['1:20 directive-option', '1:40 directive-option']],
  ])('%s', (option, reported) => {
    const parsed = parseText(`{{"demo": "A.tsx", ${option}}}`);
    expect(parsed.reported).toEqual(reported);
    expect(parsed.document.parts).toHaveLength(1);
  });
});
