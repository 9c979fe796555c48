import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { checkSample } from '../../../../src/parse/code/check-sample.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';

/** Parses a body whose first line is 1, as a check does. */
function parse(body: string) {
  const text = `# T\n\n<p class="description">D.</p>\n\n${body}`;
  return parsePage({ path: 'a.md' as SourcePath, text }, { trust: true, checkSample });
}

/** `line:column code: message → hint` of each problem. */
function problems(body: string): string[] {
  return parse(body).diagnostics.map(
    ({ code, place, message, hint }) =>
      `${(place?.line ?? 0) - 4}:${place?.column} ${code}: ${message} → ${hint}`,
  );
}

describe('a code block that is never closed', () => {
  const unclosed = (at: string, fence: string) =>
    `${at} fence-unclosed: This code block is never closed, so it contains everything below. → Add the closing line "${fence}".`;

  test.each<[body: string, at: string, fence: string]>([
    ['```text\na', '1:1', '```'],
    ['```', '1:1', '```'],
    ['~~~~\na\n~~~', '1:1', '~~~~'],
    ['```\na\n```text', '1:1', '```'],
    ['- ```\n  a\n\nb', '1:3', '```'],
    ['> ```\n> a\n\nb', '1:3', '```'],
  ])('%j', (body, at, fence) => {
    expect(problems(body)).toEqual([unclosed(at, fence)]);
  });

  test.each([
    '```\na\n```  ',
    '~~~\na\n~~~~~',
    '> ```\n> a\n> ```',
    '- ```\n  a\n  ```\n\nb',
    '    a',
    '```\n```',
  ])('not in %j', (body) => {
    expect(problems(body)).toEqual([]);
  });

  test('its code is not checked', () => {
    expect(problems('```js\na((')).toEqual([unclosed('1:1', '```')]);
  });
});

const count = 'Count lines from 1, without the lines that contain only a mark.';

test.each<[body: string, problem: string]>([
  [
    '```text {2}\na\n```',
    `1:10 fence-meta: Line 2 cannot be marked; this code block has one line. → ${count}`,
  ],
  [
    '```text {1-4,9}\na\nb\n```',
    `1:12 fence-meta: Line 4 cannot be marked; this code block has 2 lines. → ${count}`,
  ],
  [
    '```text title="4" {4}\na\n```',
    `1:20 fence-meta: Line 4 cannot be marked; this code block has one line. → ${count}`,
  ],
  [
    '```text\na // [!code hi]\n```',
    '2:6 fence-mark: Unknown mark "[!code hi]"; the comment is shown as written. → [!code hl]',
  ],
  [
    '- ```text\n  a // [!code zzzz]\n  ```',
    '2:8 fence-mark: Unknown mark "[!code zzzz]"; the comment is shown as written. → [!code focus]',
  ],
  [
    '```mermaid\na\n```',
    '1:1 fence-language: This "mermaid" diagram is shown as code. → markdown: { mermaid: true } in site.yaml',
  ],
  [
    '```PlantUML\na\n```',
    '1:1 fence-language: This "PlantUML" diagram is shown as code. → Use a picture: ![What it shows](./diagram.svg)',
  ],
  [
    '```Tsxx\na\n```',
    '1:1 fence-language: Unknown language "Tsxx"; the code is not highlighted. → Did you mean "tsx"?',
  ],
  [
    '```js-vue\na({{ b }})\n```',
    '1:1 fence-meta: Expressions in this code block are shown as written. → Write the value in place of {{ … }}.',
  ],
])('%j is reported', (body, problem) => {
  expect(problems(body)).toEqual([problem]);
});

const anyFix = 'Fix it, or write "nocheck" after the language of code that need not compile.';

test.each<[body: string, at: string, language: string, hint: string]>([
  ['```js\nconst a: string = 1;\n```', '2:8', 'JavaScript', 'It is TypeScript: write "ts" in place of "js".'],
  ['- ```jsx\n  const a: B = <C />;\n  ```', '2:10', 'JSX', 'It is TSX: write "tsx" in place of "jsx".'],
  ['```ts\na((;\n```', '2:4', 'TypeScript', anyFix],
  ['```json\n{ a: 1 }\n```', '2:3', 'JSON', anyFix],
  ['```yaml\na: 1\n b: 2\n```', '3:1', 'YAML', anyFix],
])('%j has a syntax error', (body, at, language, hint) => {
  const [found, ...others] = problems(body);
  expect(others).toEqual([]);
  expect(found).toMatch(new RegExp(`^${at} fence-syntax: Invalid ${language}: [a-z"].*[^.]\\. → `));
  expect(found?.split(' → ')[1]).toBe(hint);
});

test.each([
  '```js nocheck\na((\n```',
  '```json5\n{ a: }\n```',
  '```js-vue\na((\n```',
  '```diff lang="js"\n-a((\n+b((\n```',
  '```text\na((\n```',
])('%j is not checked', (body) => {
  expect(problems(body)).toEqual([]);
});

test('modules are kept for the check of their types, with their places', () => {
  const blocks = [
    "```js\nimport a from 'a';\n```",
    '- ```ts\n  export const a = 1;\n  ```',
    '```js\ncall();\n```',
    '```bash\nimport a\n```',
    "```tsx nocheck\nimport a from 'a';\n```",
    '```ts\n  import();\n```',
  ];
  const { samples } = parse(blocks.join('\n\n')).value.document;
  expect(samples).toEqual([
    { language: 'js', text: "import a from 'a';", place: { file: 'content/a.md', line: 5, column: 1 } },
    { language: 'ts', text: 'export const a = 1;', place: { file: 'content/a.md', line: 9, column: 3 } },
  ]);
});
