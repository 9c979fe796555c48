import { expect, test } from 'vitest';
import { readAllowances } from '../../../../src/parse/page/read-allowances.ts';
import { parseText } from '../../../support/parse-text.ts';

const comment = '<!-- docs-allow missing-anchor: made by a script -->';
const read = (text: string, bodyStart = 0) => readAllowances(text, 'content/a.md', bodyStart);

test.each<[text: string, from: number, to: number]>([
  [`${comment}\n[a](#a)\n[b](#b)\n\n[c](#c)`, 1, 3],
  [`\n${comment}\n\n\n- a\n- b\n\nWords.`, 2, 6],
  [`Words [a](#a). ${comment}\n[b](#b)`, 1, 1],
  [`> ${comment}\n> a`, 1, 1],
  [`${comment}\n\n~~~ts\na\n\nb\n~~~\nAfter.`, 1, 7],
  [`${comment}\n\n~~~ts\nnever closed\n\nb`, 1, 6],
  [`- ~~~ts\n  a\n  ~~~\n\n${comment}\n\nb`, 5, 7],
  [`${comment}\n\n- ~~~ts\n  a\n\n  b\n  ~~~\n\nAfter.`, 1, 7],
  [`\`\`\`a\`\`\` b\n\n${comment}\n\nb`, 3, 5],
  ['<!-- docs-allow missing-anchor: `a.ts` -->\nWords.', 1, 2],
  ['{/* docs-allow missing-anchor: made by a script */}\n\nWords.', 1, 3],
])('%j', (text, from, to) => {
  expect(read(text)).toMatchObject({ value: [{ code: 'missing-anchor', from, to }], diagnostics: [] });
});

test('a comment in front matter applies to all of it', () => {
  const text = '---\ntitle: A\n# docs-allow description-missing: a list of links\n---\n\n# docs-allow a: b\n';
  expect(read(text, 4).value).toEqual([
    expect.objectContaining({ code: 'description-missing', from: 1, to: 4 }),
  ]);
});

test('an example in code is no comment', () => {
  expect(read(`Write \`${comment}\`, or \`\`{/* docs-allow … */}\`\`.`).value).toEqual([]);

  expect(read(`\`\`\`\`md\n\`\`\`\n${comment}\n\`\`\`\n\`\`\`\`\n`).value).toEqual([]);
});

test.each([
  ['<!-- docs-allow missing-anchor -->', 'This comment allows "missing-anchor" without a reason.'],
  ['<!-- docs-allow missing-ancor: why -->', '"missing-ancor" is the code of no problem.'],
  ['<!-- docs-allow -->', 'This comment names no problem to allow.'],
])('%s', (text, message) => {
  expect(read(text)).toMatchObject({ value: [], diagnostics: [{ code: 'allowance-value', message }] });
});

test.each([`# A\n\n${comment}\n\nWords.`, `# A\n\nWords. ${comment}`, `# A\n\n- a\n\n  ${comment}\n`])(
  'readers do not receive it: %j',
  (text) => {
    expect(parseText(text).body).not.toContain('docs-allow');
  },
);
