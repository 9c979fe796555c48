import { describe, expect, test } from 'vitest';
import { dropRepeatedRules, pruneVariables } from '../../../../templates/styles/css-text.ts';

describe('pruneVariables', () => {
  test.each([
    ['used variables stay', ':root{--a:1}p{margin:var(--a)}', ':root{--a:1}p{margin:var(--a)}'],
    [
      'unused variables are removed',
      ':root{--a:1;--b:2}p{margin:var(--b)}',
      ':root{--b:2}p{margin:var(--b)}',
    ],
    [
      'the last variable of a block',
      ':root{--b:2;--a:1}p{margin:var(--b)}',
      ':root{--b:2;}p{margin:var(--b)}',
    ],
    ['variables that only unused variables use', ':root{--a:var(--b);--b:2}p{margin:0}', 'p{margin:0}'],
    ['variables in every block', '.x{--a:1;color:red}@media print{.x{--a:2}}', '.x{color:red}@media print{}'],
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

  test('keeps those that the rules after the sheet use', () => {
    const css = ':root{--a:1;--b:var(--c);--c:2}';
    expect(pruneVariables(css, 'p{margin:var( --b)}')).toBe(':root{--b:var(--c);--c:2}');
  });
});

describe('dropRepeatedRules', () => {
  const style = (css: string, of = 'css a b') => `<style data-emotion="${of}">${css}</style>`;

  test.each([
    [
      'a rule stays in its first style element',
      `${style('.a{x:1}')}<p>${style('.b{x:2}.a{x:1}')}`,
      `${style('.a{x:1}')}<p>${style('.b{x:2}')}`,
    ],
    [
      'a media query is one rule with its content',
      style('.a{x:1}@media print{.a{x:2}}') + style('.a{x:2}@media print{.a{x:2}}'),
      style('.a{x:1}@media print{.a{x:2}}') + style('.a{x:2}'),
    ],
    [
      'braces in strings are text',
      style('.a::before{content:"}"}.b{x:1}') + style('.a::before{content:"}.b{"}.b{x:1}'),
      style('.a::before{content:"}"}.b{x:1}') + style('.a::before{content:"}.b{"}'),
    ],
    [
      'global rules stay',
      style(':root{x:1}', 'css-global a') + style(':root{x:1}', 'css-global a'),
      style(':root{x:1}', 'css-global a') + style(':root{x:1}', 'css-global a'),
    ],
    [
      'style elements without data-emotion stay',
      '<style>.a{x:1}</style><style>.a{x:1}</style>',
      '<style>.a{x:1}</style><style>.a{x:1}</style>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(dropRepeatedRules(html)).toBe(expected);
  });
});
