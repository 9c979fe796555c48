import { expect, test } from 'vitest';
import { parseText } from '../../../support/parse-text.ts';

test.each<[string, string, readonly string[]]>([
  ['before a list', 'Words:\n\n{#part}\n\n- One\n', ['part']],
  ['in a list', '- One\n\n  {#part}\n', ['part']],
  ['in a paragraph', 'Words\n{#part}\n', []],
  ['in code', '```text\n{#part}\n```\n', []],
  ['with spaces', '{#a part}\n', []],
])('an id on a line of its own %s', (_, text, anchors) => {
  const { document, body } = parseText(`# A\n\n${text}`);
  expect(document.anchors).toEqual(anchors);
  expect(body.includes('<a id="part"></a>')).toBe(anchors.length > 0);
  expect(body.includes('{#')).toBe(anchors.length === 0);
});
