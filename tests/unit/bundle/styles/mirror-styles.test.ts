import { expect, test } from 'vitest';
import { mirrorStyles } from '../../../../src/bundle/styles/mirror-styles.ts';

test.each([
  ['a{color:red}', 'a{color:red}'],
  ['a{margin-left:8px}', 'a{margin-inline-start:8px}'],
  [
    'a{padding:1px 2px 3px 4px!important}',
    'a{padding-block:1px 3px!important;padding-inline:4px 2px!important}',
  ],
  ['a{padding:1px 2px 3px}', 'a{padding:1px 2px 3px}'],
  ['a{inset:0 auto 0 calc(1px + 2px)}', 'a{inset-block:0 0;inset-inline:calc(1px + 2px) auto}'],
  ['a{right:0;border-left:1px solid}', 'a{inset-inline-end:0;border-inline-start:1px solid}'],
  ['a{border-width:0 0 0 3px}', 'a{border-block-width:0 0;border-inline-width:3px 0}'],
  ['a{text-align:right!important}', 'a{text-align:end!important}'],
  ['a{float:left}', 'a{float:left;float:inline-start}'],
  ['a{border-top-left-radius:4px}', 'a{border-start-start-radius:4px}'],
  [
    'a{border-radius:4px 0 0 4px}',
    'a{border-start-start-radius:4px;border-start-end-radius:0;border-end-end-radius:0;border-end-start-radius:4px}',
  ],
  ['a{border-radius:4px 4px 0 0}', 'a{border-radius:4px 4px 0 0}'],
  ['a{box-shadow:2px 0 red}', 'a{box-shadow:2px 0 red}a:where(:dir(rtl)){box-shadow:-2px 0 red}'],
  [
    'a:is(b,c)::before,d:after{transform:translateX(4px)}',
    'a:is(b,c)::before,d:after{transform:translateX(4px)}a:is(b,c):where(:dir(rtl))::before,d:where(:dir(rtl)):after{transform:translateX(-4px)}',
  ],
  [
    '@media (width<9px){a{left:50%;transform:translate(-50%)}}',
    '@media (width<9px){a{inset-inline-start:50%;transform:translate(-50%)}a:where(:dir(rtl)){transform:translate(50%)}}',
  ],
  [
    '@keyframes left{0%{left:0}to{left:9px}}',
    '@keyframes left{0%{inset-inline-start:0}to{inset-inline-start:9px}}',
  ],
  ['@font-face{font-family:left;src:url(a;b.woff2)}', '@font-face{font-family:left;src:url(a;b.woff2)}'],
  ['a[dir=rtl]{left:0}b:dir(ltr){left:0}', 'a[dir=rtl]{left:0}b:dir(ltr){left:0}'],
  [
    'a{animation:slide-left 1s;--side:left;content:"left;}"}',
    'a{animation:slide-left 1s;--side:left;content:"left;}"}',
  ],
  ['@import "left.css";a{left:0}', '@import "left.css";a{inset-inline-start:0}'],
  ['@SUPPORTS (a:b){a{left:0}}', '@SUPPORTS (a:b){a{inset-inline-start:0}}'],
  ['@layer a,b;@layer a{b{right:0}}', '@layer a,b;@layer a{b{inset-inline-end:0}}'],
  [
    '@-webkit-keyframes a{0%{transform:translateX(4px);left:0}}',
    '@-webkit-keyframes a{0%{transform:translateX(4px);inset-inline-start:0}}',
  ],
  ['@page{margin-left:1px}', '@page{margin-left:1px}'],
  ['a{left:0;&:hover{left:1px}}', 'a{left:0;&:hover{left:1px}}'],
  ['a{LEFT : 0 ;}', 'a{inset-inline-start:0}'],
  ['a[data-dir]{left:0}', 'a[data-dir]{inset-inline-start:0}'],
  ['a{cursor:e-resize;color:red}', 'a{cursor:e-resize;color:red}a:where(:dir(rtl)){cursor:w-resize}'],
  [
    'a{background-position:10% 0;box-shadow:1px 0 red;text-shadow:-1px 0 red}',
    'a{background-position:10% 0;box-shadow:1px 0 red;text-shadow:-1px 0 red}a:where(:dir(rtl)){background-position:90% 0;box-shadow:-1px 0 red;text-shadow:1px 0 red}',
  ],
  [
    'a::after:hover,b:first-line,c[d="::e"],f\\:before{box-shadow:1px 0 red}',
    'a::after:hover,b:first-line,c[d="::e"],f\\:before{box-shadow:1px 0 red}a:where(:dir(rtl))::after:hover,b:where(:dir(rtl)):first-line,c[d="::e"]:where(:dir(rtl)),f\\:before:where(:dir(rtl)){box-shadow:-1px 0 red}',
  ],
])('%s', (css, expected) => {
  expect(mirrorStyles(css)).toBe(expected);
});
