import { expect, test } from 'vitest';
import type { SitePath } from '../../../src/model/path.ts';
import { htmlProblems } from '../../../src/validate/html-problems.ts';

test('a problem that many pages share is reported once, at the first', () => {
  const alt = { message: '<img> is missing required "alt" attribute', hint: 'See the rule "wcag/h37".' };
  const place = (file: string, line: number) => ({ file: `content/${file}.md`, line, column: 1 });
  const pages = [
    {
      path: '/a' as SitePath,
      problems: [
        { ...alt, place: place('a', 3) },
        { ...alt, place: place('a', 9) },
        { ...alt, place: place('a', 3) },
        { message: 'Not permitted.', hint: 'Remove it.' },
      ],
    },
    { path: '/b' as SitePath, problems: [alt, { ...alt, place: place('b', 1) }] },
  ];
  expect(htmlProblems(pages)).toEqual([
    {
      severity: 'warning',
      code: 'page-html',
      message: 'Invalid HTML on 2 pages, such as "/a/": <img> is missing required "alt" attribute.',
      hint: 'See the rule "wcag/h37".',
      place: place('a', 3),
      related: [
        { message: 'Also here.', place: place('a', 9) },
        { message: 'Also here.', place: place('b', 1) },
      ],
    },
    {
      severity: 'warning',
      code: 'page-html',
      message: 'Invalid HTML around the article on "/a/": Not permitted.',
      hint: 'Remove it.',
    },
    {
      severity: 'warning',
      code: 'page-html',
      message: 'Invalid HTML around the article on "/b/": <img> is missing required "alt" attribute.',
      hint: 'See the rule "wcag/h37".',
    },
  ]);
});
