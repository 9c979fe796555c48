import { colour } from '../tokens.ts';

const deletedGround = `color-mix(in srgb, ${colour.error} 9%, transparent)`;
const insertedGround = `color-mix(in srgb, ${colour.success} 9%, transparent)`;

/** Room at both sides of a line's text; a marked line is coloured from edge to edge of what scrolls. */
const edge = '20px';

/**
 * Lines of code: numbers, and four marks, each with a sign beside its colour. Where some lines are in focus the others lose the
 * inks of their tokens and stay readable.
 */
export const lineRules = `
.code-block .line { position: relative; display: inline-block; min-inline-size: calc(100% + 2 * ${edge}); min-block-size: 22px; margin-inline: -${edge}; padding-inline: ${edge}; vertical-align: top; }
[data-line-numbers] > code { counter-reset: line; }
[data-line-numbers] .line { counter-increment: line; }
[data-line-numbers] .line::before { content: counter(line) / ""; display: inline-block; inline-size: 2.5ch; margin-right: 20px; text-align: right; color: ${colour.faint}; font-variant-numeric: tabular-nums; user-select: none; -webkit-user-select: none; }
.code-block .line-highlight, .code-block .line-focus { border-left: 3px solid ${colour.accent}; padding-left: 17px; }
.code-block .line-highlight { background: ${colour.tint}; }
.code-block .line-inserted { background: ${insertedGround}; }
.code-block .line-deleted { background: ${deletedGround}; }
.code-block .line-inserted::after, .code-block .line-deleted::after { position: absolute; top: 0; left: 6px; font-weight: 700; user-select: none; -webkit-user-select: none; }
.code-block .line-inserted::after { content: "+"; color: ${colour.success}; }
.code-block .line-deleted::after { content: "\\2212"; color: ${colour.error}; }
.code-block code:has(.line-focus) { color: ${colour.faint}; }
.code-block code:has(.line-focus) [class^=token-]:not(.line-focus *) { color: inherit; }
.code-block .line-focus { color: ${colour.text}; }
@media (forced-colors: active) { .code-block .line-deleted { text-decoration: line-through; } }
`;
