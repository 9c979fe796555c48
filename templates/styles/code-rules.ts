import { codeColour, colour, font, media, radius, size } from '../tokens.ts';
import { edgeShades } from './edge-shades.ts';
import { inProse } from './selectors.ts';

/**
 * Inline code, bare `pre`, and code blocks. Code is left to right in every language. In Arabic, a prefix such
 * as و belongs to the next word, and a line may break before an inline block: there, code is inline.
 * The margin keeps code of two lines from the line above; of one line, it fits into the line of the text.
 */
const blockRules = `
${inProse('code, samp, kbd')} { line-height: 1; direction: ltr; unicode-bidi: isolate; }
${inProse('code, samp')} { margin-block-start: .3em; padding: .025em .35em; border-radius: 5px; font-size: .84375em; line-height: 1.25; background: color-mix(in srgb, currentColor 8%, transparent); overflow-wrap: anywhere; display: inline-block; max-inline-size: 100%; box-sizing: border-box; }
${inProse('code:lang(ar), samp:lang(ar)')} { display: inline; box-decoration-break: clone; }
.nobr { white-space: nowrap; }
.nobr code { white-space: normal; }
${inProse('a code')} { color: inherit; text-decoration: inherit; }
${inProse('td code')} { font-size: .875em; overflow-wrap: normal; }
${inProse('td:first-child code')} { white-space: nowrap; }
${inProse('h2 code, h3 code, h4 code')} { font-size: .9em; font-weight: 600; padding: 0; background: none; }
${inProse('pre')}, .code-block > pre { overflow-x: auto; direction: ltr; text-align: left; font: 13.5px/22px ${font.mono}; tab-size: 2; scrollbar-width: thin; ${edgeShades(colour.sunken)} }
${inProse('pre')} { margin-block: 0 24px; padding: 16px 20px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; }
${inProse('pre code')} { all: unset; }
.code-block { position: relative; margin-block: 0 24px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.sunken}; overflow: clip; }
.code-block > pre { margin: 0; padding: 0; border: 0; border-radius: ${radius.inner}; }
/* Beside the button, which would hide the first line. */
.code-block > pre:where(:first-child:not(:last-child)) { margin-right: 44px; border-radius: ${radius.inner} 0 0 ${radius.inner}; }
.code-block > pre:focus-visible { outline-offset: -2px; }
.code-block > pre > code { display: block; box-sizing: border-box; inline-size: max-content; min-inline-size: 100%; padding: 16px 20px; border-radius: 0; background: none; font: inherit; line-height: inherit; color: ${colour.text}; white-space: pre; overflow-wrap: normal; }
.code-title { display: flex; align-items: center; min-block-size: 40px; padding: 6px 44px 6px 20px; direction: ltr; border-block-end: 1px solid ${colour.rule}; font: 12.5px/20px ${font.mono}; color: ${colour.soft}; overflow-wrap: anywhere; }
.code-title + pre { border-start-start-radius: 0; border-start-end-radius: 0; }
.code-copy { position: absolute; top: 4px; right: 6px; display: grid; place-content: center; inline-size: 32px; block-size: 32px; padding: 0; border: 0; border-radius: ${radius.small}; background: none; color: ${colour.faint}; font-size: 0; line-height: 0; cursor: pointer; transition: color ${size.quick}, background-color ${size.quick}; }
:where(pre:first-child) + .code-copy { top: 11px; }
.code-copy:hover { background: ${colour.hover}; color: ${colour.text}; }
.code-copy:active { background: ${colour.rule}; }
.code-copy[data-copied] { color: ${colour.success}; }
${media.touch} {
  .code-title { min-block-size: 44px; }
  .code-copy { top: 0; right: 0; inline-size: 44px; block-size: 44px; }
  :where(pre:first-child) + .code-copy { top: 5px; }
}
${media.belowSm} {
  .prose > .code-block, .prose > .code-tabs { margin-inline: -16px; border-inline: 0; border-radius: 0; }
  .code-block > pre { border-radius: 0; }
  .code-block > pre > code { padding-inline: 16px; }
  .code-title { padding-left: 16px; }
  ${inProse('td:first-child code')} { white-space: normal; overflow-wrap: break-word; }
}
.code-source { margin: 0; padding: 12px 20px; font-size: 14px; line-height: 22px; }
.code-source > button { padding: 8px 0; border: 0; background: none; color: ${colour.accent}; font: inherit; text-decoration: underline; text-underline-offset: .2em; cursor: pointer; }
[data-lines=wrap] .code-block > pre > code, [data-lines=wrap] .prose > pre { inline-size: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { .code-copy { display: none; } .code-block > pre { margin: 0; } .code-block > pre > code { inline-size: auto; white-space: pre-wrap; } }
`;

const tokenKinds = ['comment', 'keyword', 'string', 'number', 'function', 'tag', 'attribute'] as const;

/** Colours of highlighted code: `.token-keyword` and its six siblings, and the two of a diff. */
const highlightRules = `
${tokenKinds.map((kind) => `.token-${kind} { color: ${codeColour[kind]}; }`).join('\n')}
.token-comment { font-style: italic; }
.token-inserted { color: ${colour.success}; }
.token-deleted { color: ${colour.error}; }
`;

/** A script sets this attribute; without scripts it is absent. */
const scripted = 'html[data-code-variant]';

/** A direct child, so that tabs inside a demo do not match. */
const tabList = '.code-tabs > [role=tablist]';

/**
 * Code blocks in tabs, and which code variant is visible. Without scripts all blocks follow one another under
 * their labels; with scripts the tabs show before the script has run, so that nothing moves.
 */
const tabRules = `
html:not([data-code-variant=js]) [data-variant=js], html[data-code-variant=js] [data-variant=ts] { display: none; }
.code-tabs { margin-block: 0 24px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.sunken}; overflow: clip; }
.code-tabs:not(.content-tabs) > .code-panel > .code-block { margin: 0; border: 0; border-radius: 0; background: none; }
.content-tabs { background: none; }
.content-tabs > .code-panel { padding: 16px 20px; }
.content-tabs > .code-panel > :last-child { margin-block-end: 0; }
${tabList} { display: flex; gap: 4px; min-block-size: 41px; padding-inline: 12px; border-block-end: 1px solid ${colour.rule}; overflow-x: auto; scrollbar-width: none; }
${scripted} ${tabList}[hidden] { display: flex !important; }
${tabList} > [role=tab] { flex: none; unicode-bidi: plaintext; min-block-size: 40px; padding: 0 8px; border: solid transparent; border-width: 2px 0; background: none; color: ${colour.soft}; font-size: 13px; line-height: 20px; cursor: pointer; transition: color ${size.quick}; }
${tabList} > [role=tab]:hover { color: ${colour.text}; }
${tabList} > [role=tab][aria-selected=true] { color: ${colour.accent}; border-block-end-color: currentColor; font-weight: 600; }
${tabList} > [role=tab]:focus-visible { outline-offset: -4px; }
.code-label { padding: 10px 20px 0; color: ${colour.soft}; font-size: 13px; font-weight: 600; line-height: 20px; }
@media screen { ${scripted} .code-label { display: none; } }
html:not([data-code-variant]) .code-panel + .code-panel { border-block-start: 1px solid ${colour.rule}; }
@media screen { ${scripted} ${tabList}[hidden] ~ .code-panel ~ .code-panel { display: none; } }
@media (forced-colors: active) { ${tabList} > [role=tab]:not([aria-selected=true]) { border-color: Canvas; } }
${media.touch} { ${tabList} > [role=tab] { min-block-size: 44px; min-inline-size: 44px; } ${tabList} { min-block-size: 45px; } }
${media.belowSm} { ${tabList} { padding-inline: 8px; } }
@media print { html ${tabList}[role] { display: none !important; } .code-tabs > .code-panel[hidden] { display: block !important; } }
`;

/** Rules of code: inline, in blocks, their tokens, and in tabs. */
export const codeRules = [blockRules, highlightRules, tabRules].join('\n');
