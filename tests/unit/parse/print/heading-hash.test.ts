import { expect, test } from 'vitest';
import type { HeadingRule } from '../../../../src/model/heading-rule.ts';
import { headingHash } from '../../../../src/parse/print/heading-hash.ts';
import { parseText } from '../../../support/parse-text.ts';

test.each<[text: string, family: string, github: string, vitepress: string]>([
  ['Basic button', 'basic-button', 'basic-button', 'basic-button'],
  ["What's new?", 'whats-new', 'whats-new', 'what-s-new'],
  ['Tips & tricks', 'tips-tricks', 'tips--tricks', 'tips-tricks'],
  ['--init', 'init', '--init', 'init'],
  ['`a.b_c`', 'a-b-c', 'ab_c', 'a-b-c'],
  ['1. First', '1-first', '1-first', '_1-first'],
  ['Größe', 'gr%C3%B6%C3%9Fe', 'gr%C3%B6%C3%9Fe', 'gro%C3%9Fe'],
  ['安装 (2)', '%E5%AE%89%E8%A3%85-2', '%E5%AE%89%E8%A3%85-2', '%E5%AE%89%E8%A3%85-2'],
  ['🚀 Start', 'start', '-start', '%F0%9F%9A%80-start'],
])('%s', (text, ...expected) => {
  const rules: readonly HeadingRule[] = ['family', 'github', 'vitepress'];
  expect(rules.map((rule) => headingHash(text, rule))).toEqual(expected);
});

test('GitHub gives ids to headings of every level, and counts repetitions from one', () => {
  const { document, body } = parseText('# T & t\n\n## A\n\n#### A\n\n###### A\n', { headingRule: 'github' });
  expect(document.headings.map(({ depth, id }) => [depth, id])).toEqual([
    [2, 'a'],
    [4, 'a-1'],
    [6, 'a-2'],
  ]);
  expect(document.anchors).toEqual(['t--t']);
  expect(body).toContain('<h4 id="a-1">');
});
