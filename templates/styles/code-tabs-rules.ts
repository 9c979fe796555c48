import { colour, media, size } from '../tokens.ts';

/** `<html>` carries the variant of code only where scripts run. */
const scripted = 'html[data-code-variant]';

/** A child of tabs, never something of a demo's own. */
const list = '.code-tabs > [role=tablist]';

/**
 * Blocks of code under tabs. Without script all stand one below the other under their labels; with one, tabs and first block are there
 * before it has run, so that nothing jumps. Also here: which variant of code is seen.
 */
export const codeTabsRules = `
html:not([data-code-variant=js]) [data-variant=js], html[data-code-variant=js] [data-variant=ts] { display: none; }
.code-tabs { margin-block: 0 24px; border: 1px solid ${colour.rule}; border-radius: ${size.surface}px; background: ${colour.sunken}; overflow: clip; }
.code-tabs .code-block { margin: 0; border: 0; border-radius: 0; background: none; }
${list} { display: flex; gap: 4px; min-block-size: 41px; padding-inline: 12px; border-block-end: 1px solid ${colour.rule}; overflow-x: auto; scrollbar-width: none; }
${scripted} ${list}[hidden] { display: flex !important; }
${list} > [role=tab] { flex: none; unicode-bidi: plaintext; min-block-size: 40px; padding: 0 8px; border: solid transparent; border-width: 2px 0; background: none; color: ${colour.soft}; font-size: 13px; line-height: 20px; cursor: pointer; transition: color ${size.quick}; }
${list} > [role=tab]:hover { color: ${colour.text}; }
${list} > [role=tab][aria-selected=true] { color: ${colour.accent}; border-block-end-color: currentColor; font-weight: 600; }
${list} > [role=tab]:focus-visible { outline-offset: -4px; }
.code-label { padding: 10px 20px 0; color: ${colour.soft}; font-size: 13px; font-weight: 600; line-height: 20px; }
${scripted} .code-label { display: none; }
html:not([data-code-variant]) .code-panel + .code-panel { border-block-start: 1px solid ${colour.rule}; }
${scripted} ${list}[hidden] ~ .code-panel ~ .code-panel { display: none; }
@media (forced-colors: active) { ${list} > [role=tab]:not([aria-selected=true]) { border-color: Canvas; } }
${media.touch} { ${list} > [role=tab] { min-block-size: 44px; min-inline-size: 44px; } ${list} { min-block-size: 45px; } }
${media.belowSm} { ${list} { padding-inline: 8px; } }
`;
