import { colour, media } from '../tokens.ts';
import { compactCss } from './css-text.ts';

const deletedBackground = `color-mix(in srgb, ${colour.error} 9%, transparent)`;
const insertedBackground = `color-mix(in srgb, ${colour.success} 9%, transparent)`;

/** Padding at both sides of a line; the colour of a marked line reaches both edges of the scrolled area. */
const edge = '20px';

/** A line with one of the marks: `class="line line-inserted"`. */
const marked = "[class*=' line-']";

/**
 * Lines of code, of pages that mark, number or break some: numbers and four marks. Where some lines are in
 * focus, others lose their token colours.
 */
export const lineRules = compactCss(`
.code-block .line { position: relative; display: inline-block; min-inline-size: calc(100% + 2 * ${edge}); min-block-size: 22px; margin-inline: -${edge}; padding-inline: ${edge}; vertical-align: top; }
/* A marked line goes on below the button. The end of the code can be scrolled out from there. */
.code-block > pre:where(:first-child:not(:last-child)):has(${marked}) { margin-right: 0; }
.code-block > pre:first-child:has(${marked}) .line { min-inline-size: calc(100% + 84px); margin-right: -64px; padding-right: 64px; }
.code-block > pre:first-child:has(${marked}) > code { padding-right: 64px; }
:has(${marked}) + .code-copy:not(:hover) { background: linear-gradient(${colour.sunken}, ${colour.sunken}) center / 100% 22px no-repeat; }
.code-block > pre[data-wrap] > code { inline-size: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
[data-line-numbers] > code { counter-reset: line; }
[data-line-numbers] .line { counter-increment: line; }
[data-line-numbers] .line::before { content: counter(line) / ""; display: inline-block; inline-size: 2.5ch; margin-right: 20px; text-align: right; color: ${colour.faint}; font-variant-numeric: tabular-nums; user-select: none; -webkit-user-select: none; }
[data-line-numbers] .line[data-line]::before { content: attr(data-line) / ""; }
.code-block .line-highlight, .code-block .line-focus { border-left: 3px solid ${colour.accent}; padding-left: 17px; }
.code-block .line-highlight { background: ${colour.tint}; }
.code-block .line-inserted, .code-block .word-inserted { background: ${insertedBackground}; }
.code-block .line-deleted, .code-block .line-error, .code-block .word-deleted { background: ${deletedBackground}; }
.code-block .line-warning { background: color-mix(in srgb, ${colour.warning} 12%, transparent); }
.code-block mark { border-radius: 3px; color: inherit; box-shadow: 0 0 0 1px ${colour.edge}; }
.code-block .word-highlight { background: ${colour.tint}; }
.code-block .line-inserted::after, .code-block .line-deleted::after { position: absolute; top: 0; left: 6px; font-weight: 700; user-select: none; -webkit-user-select: none; }
.code-block .line-inserted::after { content: "+"; color: ${colour.success}; }
.code-block .line-deleted::after { content: "\\2212"; color: ${colour.error}; }
.code-block code:has(.line-focus) { color: ${colour.faint}; }
.code-block code:has(.line-focus) [class^=token-]:not(.line-focus *) { color: inherit; }
.code-block .line-focus { color: ${colour.text}; }
/* Code has less padding there, and a border beyond it would be cut off. */
${media.belowSm} {
  .code-block .line { min-inline-size: calc(100% + 32px); margin-inline: -16px; padding-inline: 16px; }
  .code-block > pre:first-child:has(${marked}) .line { min-inline-size: calc(100% + 80px); }
  .code-block .line-highlight, .code-block .line-focus { padding-left: 13px; }
}
@media (forced-colors: active) { .code-block .line-deleted { text-decoration: line-through; } }
`);
