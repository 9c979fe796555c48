import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { parseText } from '../../../support/parse-text.ts';

test.each<[text: string, body: string]>([
  ['a <Badge type="info">b</Badge>', '<p>a <span class="badge info">b</span></p>'],
  ['a <Badge type="note" text="b" />', '<p>a <span class="badge info">b</span></p>'],
  ['a <Badge variant="success" text="b" />', '<p>a <span class="badge success">b</span></p>'],
  ['a <Badge type="warning" text="b" />', '<p>a <span class="badge warning">b</span></p>'],
  ['a <Badge variant="caution" text="b" />', '<p>a <span class="badge warning">b</span></p>'],
  ['a <Badge type="danger" text="b" />', '<p>a <span class="badge error">b</span></p>'],
  ['a <Badge type="tip" variant="danger" text="b" />', '<p>a <span class="badge success">b</span></p>'],
  ['a <Badge type="other" text="b" />', '<p>a <span class="badge">b</span></p>'],
  ['a <Badge type text="b" />', '<p>a <span class="badge">b</span></p>'],
  ['a <Badge text="b">c</Badge>', '<p>a <span class="badge">bc</span></p>'],
  ['a <Badge />', '<p>a <span class="badge"></span></p>'],
  ['<DIV Class="a">b</DIV>', '<DIV Class="a">b</DIV>'],
  // A closing tag without a component is text.
  ['a </Box> b', '<p>a &lt;/Box&gt; b</p>'],
  ['<!-- <Box> --><p>b</p>', '<!-- <Box> --><p>b</p>'],
])('%j shows %j', (text, body) => {
  const parsed = parseText(text);
  expect(parsed.body).toBe(body);
  expect(parsed.reported.filter((problem) => !problem.endsWith('html-end-tag'))).toEqual([]);
});

/** `line:column code: message | hint` of each problem that is not about title and description. */
function problems(text: string): string[] {
  const { diagnostics } = parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });
  return diagnostics
    .filter(({ code }) => code.startsWith('foreign-'))
    .map(({ code, place, message, hint }) => `${place?.line}:${place?.column} ${code}: ${message} | ${hint}`);
}

const component = (name: string) =>
  `Write Markdown, or show a component of the site: {{"component": "${name}"}}`;

test.each<[text: string, body: string, problem: string]>([
  [
    'a Map<String> b',
    '<p>a Map&lt;String&gt; b</p>',
    '1:6 foreign-component: "<String>" is not an HTML element; it is shown as text. | Write it as code: `<String>`',
  ],
  // With an attribute, it is no argument of a type.
  [
    'a <Box b="c"> d',
    '<p>a  d</p>',
    `1:3 foreign-component: Unknown component "<Box>"; only its content is shown. | ${component('Box')}`,
  ],
  [
    'a <Box>b</Box> c',
    '<p>a b c</p>',
    `1:3 foreign-component: Unknown component "<Box>"; only its content is shown. | ${component('Box')}`,
  ],
  [
    '<p>\n a <Box />\n</p>',
    '<p>\n a \n</p>',
    `2:4 foreign-component: Unknown component "<Box>"; nothing is shown. | ${component('Box')}`,
  ],
  [
    '<Box>',
    '',
    `1:1 foreign-component: Unknown component "<Box>"; only its content is shown. | ${component('Box')}`,
  ],
  [
    'a <code src="./demo/b.tsx">c</code>',
    '<p>a <code src="./demo/b.tsx">c</code></p>',
    '1:3 foreign-component: "<code src>" is for Dumi; only its content is shown. | Write the demo in a line of its own: {{"demo": "demo/b.tsx"}}',
  ],
])('%j is shown as %j, and reported', (text, body, problem) => {
  expect(parseText(text).body).toBe(body);
  expect(problems(text)).toEqual([problem]);
});

const vue = 'Write plain HTML, or show a component of the site with {{"component": "name"}}.';
const script = 'Show a component of the site with {{"component": "name"}}, or remove it.';

test.each<[text: string, problem: string]>([
  ['<p v-if="a">b</p>', `1:1 foreign-attribute: Attribute "v-if" is for Vue; ignored. | ${vue}`],
  [
    '<p @click.once="c">d</p>',
    `1:1 foreign-attribute: Attribute "@click.once" is for Vue; ignored. | ${vue}`,
  ],
  ['<p>\n<a :href="b">c</a></p>', `2:1 foreign-attribute: Attribute ":href" is for Vue; ignored. | ${vue}`],
  ['<i v-pre v-text="a"></i>\n', `1:1 foreign-attribute: Attribute "v-text" is for Vue; ignored. | ${vue}`],
  [
    '<script setup lang="ts">\na\n</script>',
    `1:1 foreign-script: "<script setup>" is for Vue; ignored. | ${script}`,
  ],
  ['<style lang="scss">a</style>', `1:1 foreign-script: "<style lang>" is for Vue; ignored. | ${script}`],
])('%j is for Vue', (text, problem) => {
  expect(problems(text)).toEqual([problem]);
});

test.each([
  '<p title="a v-if b">c</p>',
  "<p title='a @click'>c</p>",
  '<i v-pre>a</i>',
  '<script>a</script>',
  '<style>a { b: c }</style>',
  '<code src>a</code>',
  '<p data-setup>a</p>',
])('%j is plain HTML', (text) => {
  expect(problems(text)).toEqual([]);
  expect(parseText(text).body).toContain(text);
});

test('what follows a script of Vue in its block stays', () => {
  expect(parseText('<script setup>a</script>\n<p>b</p>').body.trim()).toBe('<p>b</p>');
});

test.each<[text: string, places: string[]]>([
  ['## A {{ b }}', ['1:6']],
  ['**a {{ b }}** {{ c }}', ['1:5', '1:15']],
  ['| a |\n| - |\n| {{ b }} |', ['3:3']],
  ['<div>{{ a }}</div>', ['1:6']],
  ['<div>\n  {{ a }}\n</div>', ['2:3']],
  ['<div v-pre>{{ a }}</div>', []],
  ['a <i v-pre>b</i> {{ c }}', []],
  ['<p style={{ a: b }}>c</p>', []],
  ['`{{ a }}` {{ "demo": b }} {{ component }}', []],
  ['::: v-pre\n- {{ a }}\n:::\n\n{{ b }}', ['5:1']],
])('the expressions in %j', (text, places) => {
  expect(problems(text).map((problem) => problem.split(' ')[0])).toEqual(places);
});
