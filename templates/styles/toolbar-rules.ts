import { colour, font, media, size } from '../tokens.ts';
import { eachSelector } from './selectors.ts';
import { toolbarIconRules } from './toolbar-icons.ts';

const button = (state = ''): string =>
  eachSelector('button, summary', (element) => `.demo-toolbar ${element}:not(.entry)${state}`);

/**
 * The seam between a demo and its code. Its pictures are quiet until the demo is looked at. The menu has a width of its own, since a browser that has not
 * read its summary yet keeps room for a word, and what stands beside it would move.
 */
export const toolbarRules = `
html:not([data-code-variant]) .demo-toolbar { display: none; }
.demo-toolbar { --toolbar-ink: ${colour.faint}; display: flex; align-items: center; gap: 2px; min-block-size: 44px; padding: 4px 8px; border-block-start: 1px solid ${colour.rule}; font: 13px/20px ${font.body}; }
${button()} { display: flex; align-items: center; justify-content: center; flex: none; min-inline-size: 34px; min-block-size: 34px; padding: 0; border: 0; border-radius: ${size.control}px; background: none; color: var(--toolbar-ink); list-style: none; cursor: pointer; user-select: none; -webkit-user-select: none; transition: color ${size.quick}, background-color ${size.quick}; }
.demo:is(:hover, :focus-within) > .demo-toolbar { --toolbar-ink: ${colour.soft}; }
${button(':is(:hover, [open] > summary)')} { background: ${colour.hover}; color: ${colour.text}; }
${button(':active')} { background: ${colour.rule}; }
${button(':focus-visible')} { outline-offset: -2px; }
.demo-toolbar > .demo-code-switch:not(.entry) { padding-inline: 10px; font-weight: 500; color: ${colour.soft}; }
.demo-code-switch[aria-expanded=true] > .when-closed, .demo-code-switch[aria-expanded=false] > .when-open { display: none; }
.demo-toolbar [data-copied]:not(.entry) { color: ${colour.success}; }
.demo-variants { display: flex; flex: none; padding: 2px; border-radius: ${size.control}px; background: ${colour.hover}; }
.demo-toolbar .demo-variants > button { min-inline-size: 34px; min-block-size: 28px; border-radius: ${size.control - 2}px; font-size: 12px; font-weight: 600; }
html[data-code-variant=ts] [data-code-choice=ts], html[data-code-variant=js] [data-code-choice=js] { background: ${colour.raised}; box-shadow: 0 0 0 1px ${colour.rule}; --toolbar-ink: ${colour.text}; }
.demo-name { direction: ltr; min-inline-size: 0; padding-inline: 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font: 12.5px/20px ${font.mono}; color: ${colour.faint}; }
.demo-code-switch { margin-inline-start: auto; }
.demo-menu { position: relative; flex: none; inline-size: 34px; }
.demo-menu > .panel { inset-inline-end: 0; inline-size: max-content; }
.demo-menu .when-narrow { display: none; }
${media.touch} { ${button()} { min-block-size: 44px; min-inline-size: 44px; } .demo-menu { inline-size: 44px; } .demo-toolbar .demo-variants > button { position: relative; min-block-size: 32px; min-inline-size: 44px; } .demo-variants > button::after { content: ""; position: absolute; inset: -6px 0; } .demo-toolbar { padding: 0 4px; } }
${media.belowSm} { .demo-toolbar .when-roomy:not(.entry), .demo-name { display: none; } .demo-menu .when-narrow { display: flex; } }
@media (forced-colors: active) { html[data-code-variant=ts] [data-code-choice=ts], html[data-code-variant=js] [data-code-choice=js] { outline: 1px solid; } }
.demo[data-live=""] [data-action=edit] { display: none; }
${toolbarIconRules}
`;
