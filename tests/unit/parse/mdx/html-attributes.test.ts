import { expect, test } from 'vitest';
import { htmlAttribute } from '../../../../src/parse/mdx/html-attributes.ts';

test.each<[name: string, expression: string | undefined, html: string | undefined]>([
  ['className', "'a b'", 'class="a b"'],
  ['className', undefined, 'class'],
  ['htmlFor', '"a"', 'for="a"'],
  ['disabled', undefined, 'disabled'],
  ['width', '200', 'width="200"'],
  ['width', ' -1.5 ', 'width="-1.5"'],
  ['width', '200px', undefined],
  ['title', '\'a "b"\'', 'title="a &quot;b&quot;"'],
  ['href', 'url', undefined],
  ['href', 'require(url)', undefined],
  ['href', "fetch('/a')", undefined],
  ['src', "require('@site/static/a.png').default", 'src="/a.png"'],
  ['src', 'require( `~@site/static/a.png` )', 'src="/a.png"'],
  ['src', "require('@site/docs/a.png')", 'src="@site/docs/a.png"'],
  ['src', "useBaseUrl('/a.png')", 'src="/a.png"'],
  ['src', "'@site/static/a.png'", 'src="@site/static/a.png"'],
])('%s={%s}', (name, expression, html) => {
  expect(htmlAttribute(name, expression)).toBe(html);
});

test.each<[name: string, expression: string, html: string]>([
  ['open', 'true', 'open="true"'],
  ['open', 'false', ''],
  ['controls', ' false ', ''],
  ['aria-hidden', 'false', 'aria-hidden="false"'],
  ['data-open', 'false', 'data-open="false"'],
  ['draggable', 'false', 'draggable="false"'],
  ['spellCheck', 'false', 'spellCheck="false"'],
])('%s={%s}: an attribute that HTML would take for true is left out', (name, expression, html) => {
  expect(htmlAttribute(name, expression)).toBe(html);
});

test.each<[expression: string, style: string | undefined]>([
  ["{ maxWidth: 200, color: 'red' }", 'max-width: 200px; color: red'],
  ["{'font-size': 12,}", 'font-size: 12px'],
  ['{ marginTop: -4, margin: 0 }', 'margin-top: -4px; margin: 0'],
  [
    '{ opacity: 0.5, zIndex: 2, lineHeight: 1.5, fontWeight: 700 }',
    'opacity: 0.5; z-index: 2; line-height: 1.5; font-weight: 700',
  ],
  ['{ flexGrow: 1, flex: 1, gridRow: 2, order: 3 }', 'flex-grow: 1; flex: 1; grid-row: 2; order: 3'],
  ['{ flexBasis: 200, gridGap: 8 }', 'flex-basis: 200px; grid-gap: 8px'],
  [
    '{ columnCount: 2, aspectRatio: 1.5, WebkitLineClamp: 3 }',
    'column-count: 2; aspect-ratio: 1.5; -webkit-line-clamp: 3',
  ],
  ["{ '--maxColumns': 3, \"--gap\": '4px' }", '--maxColumns: 3; --gap: 4px'],
  ['{ fontFamily: \'"A b", serif\' }', 'font-family: &quot;A b&quot;, serif'],
  ['{}', ''],
  ['{ color: red }', undefined],
  ["{ color: 'red', ...more }", undefined],
  ['styles.a', undefined],
])('style={%s}', (expression, style) => {
  expect(htmlAttribute('style', expression)).toBe(style === undefined ? undefined : `style="${style}"`);
});
