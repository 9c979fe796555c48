import { colour, font, media, radius, size } from '../tokens.ts';
import { compactCss } from './css-text.ts';

/** Height of an input with its border. */
const height = '32px';

/**
 * The stage and the controls of a demo: side by side where both have room, with a line between them. A stage
 * painted before its controls have arrived would move; the resulting code follows them.
 */
const benchRules = `
.demo-bench { display: flex; flex-wrap: wrap; gap: 1px; overflow: clip; border-start-start-radius: ${radius.inner}; border-start-end-radius: ${radius.inner}; background: ${colour.rule}; }
.demo-bench:not(:has(+ .demo-result)) { visibility: hidden; }
.demo-bench > .demo-stage { flex: 999 1 320px; min-inline-size: 0; align-items: center; border-radius: 0; background-color: ${colour.raised}; }
.demo-controls { flex: 1 1 280px; min-inline-size: 0; padding: 8px 16px 16px; background: ${colour.raised}; font: 13px/20px ${font.body}; color: ${colour.text}; }
html:not([data-code-variant]) .demo-controls { display: none; }
.demo-result { border-block-start: 1px solid ${colour.rule}; }
.demo-result:last-child { border-end-start-radius: ${radius.inner}; border-end-end-radius: ${radius.inner}; overflow: clip; }
.demo-result > .code-block { margin: 0; border: 0; border-radius: 0; }
/* The demo stays in view while the reader scrolls through its controls. */
${media.belowSm} {
  .prose > .demo > :is(.demo-bench, .demo-result) { border-radius: 0; }
  .demo-bench > .demo-stage:not(:fullscreen) { position: sticky; inset-block-start: calc(${size.header}px + var(--contents-bar, 0px)); z-index: 1; max-block-size: 40svh; box-shadow: 0 1px ${colour.rule}; }
  .demo-controls :is(input, select, button, summary, a) { scroll-margin-block-start: calc(40svh + ${size.header}px); }
}
`;

/** Without the frame of other demos: the controls and the code have borders of their own. */
const inlineRules = `
.demo[data-ground=inline] > .demo-bench { gap: 16px; background: none; overflow: visible; }
.demo[data-ground=inline] > .demo-bench > .demo-stage { background: none; }
.demo[data-ground=inline] .demo-controls { border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; }
.demo[data-ground=inline] > .demo-result { margin-block-start: 16px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; overflow: clip; }
.demo[data-ground=inline] > .demo-result + .demo-toolbar { border-block-start: 0; border-radius: 0; }
.demo[data-ground=inline] > .demo-result:not(:last-child) { border-end-start-radius: 0; border-end-end-radius: 0; }
${media.belowSm} {
  .prose > .demo[data-ground=inline] > .demo-result, .prose > .demo[data-ground=inline] .demo-controls { border-inline: 0; border-radius: 0; }
  .demo[data-ground=inline] > .demo-bench { gap: 0; }
  .demo[data-ground=inline] > .demo-bench > .demo-stage { background: ${colour.page}; }
}
`;

const fieldRules = `
.controls-head { display: flex; align-items: center; justify-content: space-between; gap: 8px; min-block-size: 36px; }
.controls-title { font-weight: 600; color: ${colour.soft}; }
.controls-title > a { color: ${colour.text}; text-decoration: underline; text-decoration-color: ${colour.edge}; text-underline-offset: .25em; }
.controls-title > a:hover { color: ${colour.accent}; text-decoration-color: currentColor; }
.controls-head > button { margin-inline-end: -8px; padding: 4px 8px; border: 0; border-radius: ${radius.control}; background: none; color: ${colour.soft}; font: inherit; cursor: pointer; transition: color ${size.quick}, background-color ${size.quick}; }
.controls-head > button:hover { background: ${colour.hover}; color: ${colour.text}; }
.controls-head > button:active { background: ${colour.rule}; }
.controls-fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(232px, 100%), 1fr)); gap: 8px 24px; align-items: start; }
.control { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-inline-size: 0; min-block-size: ${height}; margin: 0; padding: 0; border: 0; }
.control-stacked { display: block; }
.control:has(> .control-switch) { min-block-size: 28px; }
.control-name { flex: 0 0 auto; max-inline-size: calc(100% - 92px); padding: 0; direction: ltr; overflow-wrap: anywhere; font: 12.5px/20px ${font.mono}; color: ${colour.text}; }
.control-stacked > .control-name { max-inline-size: none; margin-block-end: 4px; }
.control-field { flex: 0 1 124px; inline-size: 124px; min-inline-size: 80px; block-size: ${height}; padding: 0 8px; border: 1px solid ${colour.edge}; border-radius: ${radius.control}; background: ${colour.page}; color: ${colour.text}; font: 13px/20px ${font.body}; text-overflow: ellipsis; unicode-bidi: plaintext; transition: border-color ${size.quick}; }
.control-field::placeholder { color: ${colour.faint}; opacity: 1; }
.control-field:hover { border-color: ${colour.faint}; }
select.control-field { cursor: pointer; }
`;

const colourRules = `
.control-colour { display: flex; flex: 0 1 124px; min-inline-size: 80px; gap: 6px; }
.control-colour > .control-field { flex: 1 1 0; inline-size: 100%; min-inline-size: 0; }
.control-colour > [type=color] { flex: none; inline-size: ${height}; block-size: ${height}; padding: 3px; border: 1px solid ${colour.edge}; border-radius: ${radius.control}; background: ${colour.page}; cursor: pointer; }
.control-colour > [type=color]::-webkit-color-swatch-wrapper { padding: 0; }
.control-colour > [type=color]::-webkit-color-swatch { border: 0; border-radius: ${radius.small}; }
.control-colour > [type=color]::-moz-color-swatch { border: 0; border-radius: ${radius.small}; }
.control-colour > [data-unset]::-webkit-color-swatch { opacity: .25; }
${media.touch} {
  .control-colour { flex-basis: 160px; }
  .control-colour > [type=color] { inline-size: 44px; block-size: 44px; }
}
`;

/** Native inputs: a checkbox that looks like a switch, and radio buttons side by side. */
const choiceRules = `
.control-switch { appearance: none; position: relative; flex: none; inline-size: 34px; block-size: 20px; margin: 0; border-radius: 10px; background: ${colour.edge}; cursor: pointer; transition: background-color ${size.quick}; }
.control-switch::before { content: ""; position: absolute; inset-block-start: 3px; inset-inline-start: 3px; inline-size: 14px; block-size: 14px; border-radius: 7px; background: ${colour.page}; transition: inset-inline-start ${size.quick}; }
.control-switch:checked { background: ${colour.accent}; }
.control-switch:checked::before { inset-inline-start: 17px; }
.control-segments { display: flex; padding: 3px; border-radius: ${radius.control}; background: ${colour.hover}; }
.control-segments > label { position: relative; flex: 1 1 auto; display: grid; place-items: center; min-inline-size: 0; min-block-size: 26px; padding-inline: 8px; border-radius: ${radius.small}; color: ${colour.soft}; cursor: pointer; transition: color ${size.quick}; }
.control-segments > label:hover { color: ${colour.text}; }
.control-segments > label:has(:checked) { background: ${colour.raised}; box-shadow: 0 0 0 1px ${colour.rule}, 0 1px 2px rgb(0 0 0 / .06); color: ${colour.text}; font-weight: 500; }
.control-segments > label:has(:focus-visible) { outline: 2px solid ${colour.accent}; outline-offset: 1px; }
.control-segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.control-segments span { overflow-wrap: anywhere; }
.demo-controls details { margin-block-start: 8px; }
.demo-controls summary { inline-size: fit-content; margin-inline-start: -8px; padding: 6px 8px; border-radius: ${radius.control}; color: ${colour.soft}; }
.demo-controls summary:hover { background: ${colour.hover}; color: ${colour.text}; }
.demo-controls [open] > summary { margin-block-end: 4px; }
@media (forced-colors: active) {
  .demo-bench > .demo-controls { outline: 1px solid; }
  .control-switch { border: 1px solid; }
  .control-switch::before { inset: 2px auto auto 2px; background: ButtonText; forced-color-adjust: none; }
  .control-switch:checked { background: Highlight; forced-color-adjust: none; }
  .control-switch:checked::before { background: Canvas; }
  .control-segments { outline: 1px solid; }
  .control-segments > label:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
}
${media.touch} {
  .control, .control:has(> .control-switch) { min-block-size: 44px; }
  .controls-head > button, .demo-controls summary { min-block-size: 44px; min-inline-size: 44px; }
  .demo-controls summary { align-content: center; }
  .control-field { block-size: 44px; flex-basis: 160px; inline-size: 160px; font-size: 16px; }
  .control-segments > label { min-block-size: 40px; }
  .control-switch::after { content: ""; position: absolute; inset: -12px -6px; }
}
`;

/** Rules of demos with controls, which their pages bring themselves. */
export const controlsRules = compactCss([benchRules, fieldRules, choiceRules].join('\n'));

/** Further rules for demos with a control of a colour. */
export const colourControlRules = compactCss(colourRules);

/** Further rules for demos with controls whose background is that of the page. */
export const inlineControlRules = compactCss(inlineRules);
