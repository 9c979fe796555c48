import { expect, test } from 'vitest';
import type { SitePath } from '../../../src/model/path.ts';
import { htmlProblems } from '../../../src/validate/html-problems.ts';

test('a problem that many pages share is reported once, at the first', () => {
  const alt = { rule: 'wcag/h37', message: '<img> is missing required "alt" attribute', selector: null };
  const list = { rule: 'element-permitted-content', message: 'Not permitted.', selector: 'ul > p' };
  const place = { file: 'content/a.md', line: 1, column: 1 };
  const pages = [
    { path: '/a' as SitePath, place, problems: [alt, list, alt] },
    { path: '/b' as SitePath, problems: [alt] },
  ];
  expect(htmlProblems(pages)).toEqual([
    {
      severity: 'warning',
      code: 'page-html',
      message: 'Invalid HTML on 2 pages, such as "/a/": <img> is missing required "alt" attribute.',
      hint: 'See the rule "wcag/h37" of html-validate.',
      place,
    },
    {
      severity: 'warning',
      code: 'page-html',
      message: 'Invalid HTML on "/a/": Not permitted.',
      hint: 'See the rule "element-permitted-content" of html-validate. The element is ul > p.',
      place,
    },
  ]);
});
