import { colour, font, media, size } from '../tokens.ts';
import { inProse } from './prose.ts';

/** Code in the text, bare `pre`, and blocks of code with their title and button. Code reads from left to right in every language. */
export const codeRules = `
${inProse('code, samp, kbd')} { line-height: 1; direction: ltr; unicode-bidi: isolate; }
${inProse('code, samp')} { font-size: .84375em; padding: .15em .35em; border-radius: 5px; background: ${colour.sunken}; box-shadow: inset 0 0 0 1px ${colour.rule}; overflow-wrap: anywhere; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
${inProse('a code')} { color: inherit; }
${inProse('td code')} { font-size: .875em; overflow-wrap: normal; }
${inProse('td:first-child code')} { white-space: nowrap; }
${inProse('h2 code, h3 code, h4 code')} { font-size: .9em; font-weight: 600; }
${inProse('pre')}, .code-block > pre { overflow-x: auto; direction: ltr; text-align: left; font: 13.5px/22px ${font.mono}; tab-size: 2; scrollbar-width: thin; }
${inProse('pre')} { margin-block: 0 24px; padding: 16px 20px; background: ${colour.sunken}; border: 1px solid ${colour.rule}; border-radius: ${size.surface}px; }
${inProse('pre code')} { all: unset; }
.code-block { position: relative; margin-block: 0 24px; border: 1px solid ${colour.rule}; border-radius: ${size.surface}px; background: ${colour.sunken}; overflow: clip; }
.code-block > pre { margin: 0; padding: 0; border: 0; border-radius: ${size.surface - 1}px; background: none; }
.code-block > pre:focus-visible { outline-offset: -2px; }
.code-block > pre > code { display: block; inline-size: max-content; min-inline-size: 100%; padding: 16px 20px; border-radius: 0; background: none; box-shadow: none; font: inherit; line-height: inherit; color: ${colour.text}; white-space: pre; overflow-wrap: normal; }
.code-title { display: flex; align-items: center; min-block-size: 40px; padding: 6px 84px 6px 20px; direction: ltr; border-block-end: 1px solid ${colour.rule}; font: 12.5px/20px ${font.mono}; color: ${colour.soft}; overflow-wrap: anywhere; }
.code-title + pre { border-start-start-radius: 0; border-start-end-radius: 0; }
.code-copy { position: absolute; top: 5px; right: 6px; min-block-size: 30px; padding: 0 10px; border: 0 solid transparent; border-radius: ${size.control - 2}px; background: ${colour.sunken} padding-box; color: ${colour.soft}; font: 500 12.5px/20px ${font.body}; cursor: pointer; opacity: 0; transition: opacity ${size.quick}, color ${size.quick}, box-shadow ${size.quick}; }
.code-block:not(:has(> .code-title)) > .code-copy { top: 11px; right: 11px; box-shadow: inset 0 0 0 1px ${colour.rule}; }
.code-block:is(:hover, :focus-within) > .code-copy, .code-copy[data-copied] { opacity: 1; }
.code-block > .code-copy:is(:hover, [data-copied]) { box-shadow: inset 0 0 0 1px currentColor; }
.code-copy:hover { color: ${colour.text}; }
.code-copy:active { background-color: ${colour.hover}; }
.code-copy[data-copied] { color: ${colour.success}; }
@media (hover: none) { .code-copy { opacity: 1; } }
${media.touch} {
  .code-copy { min-block-size: 44px; min-inline-size: 44px; border-width: 7px; top: -2px; right: 0; border-radius: ${size.surface}px; }
  .code-block:not(:has(> .code-title)) > .code-copy { top: 5px; right: 2px; }
  .code-block:has(> .code-copy):not(:has(> .code-title)) > pre > code { padding-right: 88px; }
}
${media.belowSm} {
  .prose > .code-block, .prose > .code-tabs { margin-inline: -16px; border-inline: 0; border-radius: 0; }
  .code-block > pre { border-radius: 0; }
  .code-block > pre > code { padding-inline: 16px; }
  .code-title { padding-left: 16px; }
}
@media (forced-colors: active) { .code-copy { border-width: 1px; border-color: ButtonText; } }
@media print { .code-copy { display: none; } .code-block > pre > code { inline-size: auto; white-space: pre-wrap; } }
`;
