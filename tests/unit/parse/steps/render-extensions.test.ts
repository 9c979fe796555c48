import { describe, expect, test } from 'vitest';
import { math } from '../../../../src/parse/extensions/math.ts';
import { parseText } from '../../../support/parse-text.ts';

describe('mathematics', () => {
  /** The body with `[formula]` or `[[displayed formula]]`. */
  const shown = (text: string) => {
    const { body, reported } = parseText(text, { syntax: { math } });
    const plain = body.replace(/<math[^>]*?( display="block")?>.*?<\/math>/gs, (html, display) => {
      const words = html.replace(/<[^>]*>/g, '');
      return display === undefined ? `[${words}]` : `[[${words}]]`;
    });
    return [plain, ...reported];
  };

  test.each([
    ['A $a$ b', '<p>A [a] b</p>'],
    ['A $$a$$ b', '<p>A [[a]] b</p>'],
    ['$a$b', '<p>[a]b</p>'],
    ['$$\na\n$$', '<p class="math">[[a]]</p>'],
    ['`$a$`', '<p><code>$a$</code></p>'],
    // Prices.
    ['$5 and $6', '<p>$5 and $6</p>'],
    ['$5-$6', '<p>$5-$6</p>'],
    ['$ a$', '<p>$ a$</p>'],
    ['$5 or \\$', '<p>$5 or $</p>'],
    ['\\$5 and \\$6', '<p>$5 and $6</p>'],
  ])('%j', (text, body) => {
    expect(shown(text)).toEqual([body]);
  });

  test('a formula that is not valid is shown as code', () => {
    expect(shown('A\n\n- $\\frac{a<b}$')).toEqual([
      '<p>A</p>\n<ul>\n<li><code>\\frac{a&lt;b}</code></li>\n</ul>',
      '3:3 math-syntax',
    ]);
  });

  test.each<[text: string, reported: string[]]>([
    ['A\n\n$$\na\n$$', ['3:1 math-disabled']],
    ['> A\n\n- $$\n  a\n\n$$b$$', ['3:3 math-disabled', '6:1 math-disabled']],
    ['A $$b$$', []],
    ['```text\n$$\n```', []],
  ])('where it is not enabled, a block is reported: %j', (text, reported) => {
    expect(parseText(text).reported).toEqual(reported);
  });
});

test('names of emoji are replaced in texts alone', () => {
  const emoji = (name: string) =>
    new Map([
      ['tada', '🎉'],
      ['+1', '👍'],
    ]).get(name);
  const text = ':tada: **:+1:** `:tada:` [:tada:](/tada:a:) :other:\n\n:::details :tada:\n:::\n';
  expect(parseText(text, { syntax: { emoji } }).body).toBe(
    '<p>🎉 <strong>👍</strong> <code>:tada:</code> <a href="/tada:a:">🎉</a> :other:</p>\n<details>\n<summary>🎉</summary>\n</details>',
  );
  expect(parseText(':tada:').body).toBe('<p>:tada:</p>');
});
