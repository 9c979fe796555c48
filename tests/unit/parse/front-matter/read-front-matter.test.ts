import fc from 'fast-check';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { readFrontMatter } from '../../../../src/parse/front-matter/read-front-matter.ts';

const pieces = [
  ...['a: b', 'c: "d"', '# e', '  f: g', '- h', 'i', '', ' ', '"', '\t'],
  ...['---', '---', ' ---', '--', '...'],
];
const rests = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .chain((lines) => fc.constantFrom(lines.join('\n'), `${lines.join('\n')}\n`));

test('closed front matter is what gray-matter finds in the whole page', () => {
  const isClosed = (rest: string) => /^(?:[\s\S]*\n)?---[ \t]*(?:\n|$)/.test(rest);
  fc.assert(
    fc.property(fc.constantFrom('---\n', '--- \n'), rests.filter(isClosed), (opening, rest) => {
      const text = opening + rest;
      const { body, lineOffset } = readFrontMatter(text, 'page.md');
      const whole = matter(text, { engines: { yaml: { parse: () => ({}) } }, language: 'yaml' });
      expect(body).toBe(whole.content);
      expect(lineOffset).toBe(text.split('\n').length - body.split('\n').length);
    }),
    { numRuns: 2000 },
  );
});

// gray-matter ends at these lines, too, or leaves the spaces to the body.
test.for([
  ['a: b\n--- \nbody', 'body', 3],
  ['a: b\n----\n---\nbody', 'body', 4],
  ['a: b\n---j\n---\nbody', 'body', 4],
  ['# nothing\n\n---\nbody', 'body', 4],
])('%j ends at a line of three hyphens', ([rest, body, lineOffset]) => {
  expect(readFrontMatter(`---\n${rest}`, 'page.md')).toMatchObject({ body, lineOffset });
});

test.for([
  ['\n \n---\na: b\nc: [\n---\nbody', 'body', 6],
  ['\n---\n\n---\nbody', '\n---\n\n---\nbody', 0],
  ['\n---\nNote: b\n---\nbody', '\n---\nNote: b\n---\nbody', 0],
] as const)('%j may begin with empty lines before a key', ([text, body, lineOffset]) => {
  expect(readFrontMatter(text, 'page.md')).toMatchObject({ body, lineOffset });
});

test('places in front matter below empty lines are those of the file', () => {
  const { yaml } = readFrontMatter('\n\n---\na: b\n---\n', 'page.md');
  expect(yaml?.placeOf(['a'])).toMatchObject({ line: 4 });
});

test('comments alone are no YAML', () => {
  expect(readFrontMatter('---\n# nothing\n\n---\nbody', 'page.md').yaml).toBeUndefined();
});
