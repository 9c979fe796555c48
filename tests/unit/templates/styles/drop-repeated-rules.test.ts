import { expect, test } from 'vitest';
import { dropRepeatedRules } from '../../../../templates/styles/drop-repeated-rules.ts';

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
