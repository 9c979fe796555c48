import { colour, font, media, size } from '../tokens.ts';

/** The editor of a demo's code, the line under it, and the frame that shows the outcome. */
export const editRules = `
.demo-toolbar [aria-pressed=true]:not([data-code-choice]):not(.entry) { background: ${colour.tint}; color: ${colour.accent}; }
.code-field { display: block; inline-size: 100%; min-block-size: 120px; max-block-size: min(440px, 60vh); margin: 0; padding: 16px 20px; border: 0; border-radius: 0; background: ${colour.raised}; color: ${colour.text}; direction: ltr; text-align: left; font: 13.5px/22px ${font.mono}; tab-size: 2; white-space: pre; overflow: auto; resize: vertical; field-sizing: content; scrollbar-width: thin; }
.code-field:focus-visible { outline-offset: -2px; }
.edit-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding-block: 8px; padding-inline: 17px 8px; border-block-start: 1px solid ${colour.rule}; border-inline-start: 3px solid transparent; background: ${colour.sunken}; font: 13px/20px ${font.body}; color: ${colour.soft}; }
.edit-bar > p { flex: 1 1 240px; margin: 0; }
.edit-bar button { min-block-size: 32px; padding: 0 12px; border: 1px solid ${colour.edge}; border-radius: ${size.control}px; background: ${colour.raised}; color: ${colour.text}; font: inherit; cursor: pointer; }
.edit-bar button:hover { background: ${colour.hover}; }
.edit-bar[data-state=problem] { border-inline-start-color: ${colour.error}; }
.edit-state:empty { display: none; }
.edit-state { flex: 1 1 100%; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
[data-state=problem] > .edit-state { color: ${colour.text}; }
[data-state=problem] > .edit-state > span:first-of-type { overflow-wrap: anywhere; min-inline-size: 0; }
[data-state=problem] > .edit-state > span + span { flex-basis: 100%; color: ${colour.soft}; }
[data-state=problem] > .edit-state > button { border-color: ${colour.error}; font-family: ${font.mono}; font-size: 12.5px; }
.demo-stage { position: relative; }
.demo-live { display: block; inline-size: 100%; border: 0; }
.demo-live[inert] { position: absolute; inset: 0; visibility: hidden; }
.demo-stage[data-live] { padding: 0; }
.demo-stage[data-live]:fullscreen > .demo-live { block-size: 100dvh !important; }
${media.touch} { .code-field { font-size: 16px; } .edit-bar button { min-block-size: 44px; } }
${media.belowSm} { .code-field { padding-inline: 16px; } .edit-bar { padding-inline-start: 13px; } .edit-bar > p { flex-basis: 100%; } }
`;
