import { describe, expect, test } from 'vitest';
import { dropRepeatedRules, pruneVariables } from '../../../../templates/styles/css-text.ts';

describe('pruneVariables', () => {
  test.each([
    ['a used one stays', ':root{--a:1}p{margin:var(--a)}', ':root{--a:1}p{margin:var(--a)}'],
    ['an unused one goes', ':root{--a:1;--b:2}p{margin:var(--b)}', ':root{--b:2}p{margin:var(--b)}'],
    ['the last of a block goes', ':root{--b:2;--a:1}p{margin:var(--b)}', ':root{--b:2;}p{margin:var(--b)}'],
    ['what only an unused one refers to goes', ':root{--a:var(--b);--b:2}p{margin:0}', 'p{margin:0}'],
    ['in every block', '.x{--a:1;color:red}@media print{.x{--a:2}}', '.x{color:red}@media print{}'],
    [
      'a name that begins like another',
      ':root{--a:1;--ab:2}p{margin:var(--ab)}',
      ':root{--ab:2}p{margin:var(--ab)}',
    ],
    [
      'a fallback counts as a use',
      ':root{--b:1}p{margin:var(--a, var(--b))}',
      ':root{--b:1}p{margin:var(--a, var(--b))}',
    ],
  ])('%s', (_name, css, expected) => {
    expect(pruneVariables(css)).toBe(expected);
  });
});

describe('dropRepeatedRules', () => {
  const style = (css: string, of = 'css a b') => `<style data-emotion="${of}">${css}</style>`;

  test.each([
    [
      'a rule stays where it is used first',
      `${style('.a{x:1}')}<p>${style('.b{x:2}.a{x:1}')}`,
      `${style('.a{x:1}')}<p>${style('.b{x:2}')}`,
    ],
    [
      'a query is one rule with what it holds',
      style('.a{x:1}@media print{.a{x:2}}') + style('.a{x:2}@media print{.a{x:2}}'),
      style('.a{x:1}@media print{.a{x:2}}') + style('.a{x:2}'),
    ],
    [
      'a brace in a string is text',
      style('.a::before{content:"}"}.b{x:1}') + style('.a::before{content:"}.b{"}.b{x:1}'),
      style('.a::before{content:"}"}.b{x:1}') + style('.a::before{content:"}.b{"}'),
    ],
    [
      'global rules are left alone',
      style(':root{x:1}', 'css-global a') + style(':root{x:1}', 'css-global a'),
      style(':root{x:1}', 'css-global a') + style(':root{x:1}', 'css-global a'),
    ],
    [
      'so is other style',
      '<style>.a{x:1}</style><style>.a{x:1}</style>',
      '<style>.a{x:1}</style><style>.a{x:1}</style>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(dropRepeatedRules(html)).toBe(expected);
  });
});
