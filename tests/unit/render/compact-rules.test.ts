import { expect, test } from 'vitest';
import { compactRules } from '../../../src/render/compact-rules.ts';

test.each([
  ['.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex}', '.a{display:flex}'],
  [
    '.a{-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}',
    '.a{align-items:center}',
  ],
  ['.a{-webkit-transition:opacity 1s;transition:opacity 1s}', '.a{transition:opacity 1s}'],
  ['.a{-webkit-flex:1;-ms-flex:1;color:red;flex:1;}', '.a{color:red;flex:1}'],
  ['.a{b:c}.a::-moz-focus-inner{border-style:none;}@media x{.b{c:d}}', '.a{b:c}@media x{.b{c:d}}'],
  ['.a::-ms-input-placeholder{b:c}.a:focus::-moz-placeholder{b:c}', '.a:focus::-moz-placeholder{b:c}'],
  ['.a{color:var(--a, rgba(0, 0, 0, .5));}', '.a{color:var(--a,rgba(0,0,0,.5))}'],
  // Only these browsers know them, or they differ.
  ['.a{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical}', undefined],
  ['.a{-webkit-appearance:textfield;appearance:none}', undefined],
  ['.a{-webkit-tap-highlight-color:transparent}', undefined],
  ['.a{-webkit-transition:none;b:c}.b{transition:none}', undefined],
  ['.a::-webkit-search-cancel-button{display:none}', undefined],
  ['.b,.a::-moz-focus-inner{border:0}', undefined],
  // Texts and descendants.
  [`.a::after{content:", x;}\\", y"}.b{content:', z;}'}`, undefined],
  ['.a .b{c:d e}', undefined],
])('%s', (css, expected = css) => {
  expect(compactRules(css)).toBe(expected);
});
