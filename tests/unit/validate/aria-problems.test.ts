import { expect, test } from 'vitest';
import { ariaProblems } from '../../../src/validate/aria-problems.ts';

test.each<[string, string | undefined]>([
  ['<div role="buton">', 'Role "buton" does not exist. Did you mean role="button"?'],
  ["<div role='zzzzzzzz'>", 'Role "zzzzzzzz" does not exist. Remove the attribute.'],
  ['<div role="newer list">', undefined],
  ['<section role=doc-chapter>', undefined],
  [
    '<span role="checkbox">',
    'An element with role "checkbox" has no aria-checked. Add aria-checked="…" with the present value, or use a native element.',
  ],
  ['<span role="checkbox" aria-checked="mixed">', undefined],
  ['<input type="checkbox" role="switch" />', undefined],
  ['<h2 role="heading">', undefined],
  ['<i aria-labeledby="a">', 'Attribute "aria-labeledby" does not exist. Did you mean aria-labelledby?'],
  ['<i aria-constructor="a">', 'Attribute "aria-constructor" does not exist. Remove the attribute.'],
  ['<i aria-quite-unknown>', 'Attribute "aria-quite-unknown" does not exist. Remove the attribute.'],
  [
    '<i aria-hidden="yes">',
    'aria-hidden="yes" says nothing. Write "true", "false", "undefined", or remove the attribute.',
  ],
  [
    '<i aria-hidden>',
    'aria-hidden="" says nothing. Write "true", "false", "undefined", or remove the attribute.',
  ],
  ['<i role="slider" aria-valuenow="1.5">', undefined],
  ['<i aria-level="one">', 'aria-level="one" says nothing. Write a number, or remove the attribute.'],
  ['<i title="a > b" aria-current="PAGE">', undefined],
  ['<i title="role=" data-role="x">', undefined],
  ['<!-- <i role="x"> --><script>"<i role=x>"</script>', undefined],
])('%s', (html, expected) => {
  const [problem] = ariaProblems(html);
  expect(problem && `${problem.message}. ${problem.hint}`).toBe(expected);
});

test('the offset is that of the element', () => {
  const html = '<!-- a --><p><script>"<i>"</script><b role="x"></b>';
  expect(ariaProblems(html).map(({ offset }) => offset)).toEqual([html.indexOf('<b ')]);
});
