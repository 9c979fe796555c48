// All examples of the CommonMark specification, through the parser that pages go through.
import { tests } from 'commonmark-spec';
import { expect, test } from 'vitest';
import { parseText } from '../../../support/parse-text.ts';
import { plainMarkdownHtml } from '../../../support/plain-markdown-html.ts';
import { commonmarkDifferences } from './commonmark-differences.ts';

/** A page has a title of its own, so that the first heading of an example stays in the body. */
const lead = '# Lead\n\n';

const reasons = new Map(
  commonmarkDifferences.flatMap(({ reason, examples }) =>
    examples.map((number) => [number, reason] as const),
  ),
);

test.each(tests)('example $number, $section', ({ number, markdown, html }) => {
  const { body } = parseText(lead + markdown.replaceAll('→', '\t'));
  const ours = plainMarkdownHtml(body);
  const theirs = plainMarkdownHtml(html.replaceAll('→', '\t'));
  const reason = reasons.get(number);
  if (reason === undefined) expect(ours).toBe(theirs);
  else
    expect(
      ours,
      `No longer differs, and so stands in the list of differences for nothing: ${reason}`,
    ).not.toBe(theirs);
});

test('the list of differences names existing examples, each once', () => {
  const named = commonmarkDifferences.flatMap(({ examples }) => examples);
  expect(named).toEqual([...new Set(named)]);
  expect(named.filter((number) => !tests.some((example) => example.number === number))).toEqual([]);
});
