import { colour, font, media, radius } from '../tokens.ts';
import { compactCss } from './css-text.ts';

/** A demo and its code, with a common border. The border does not clip, because a menu opens across it. */
export const demoRules = `
.demo { margin-block: 24px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.raised}; }
.demo-stage { padding: 32px 24px; display: flex; justify-content: center; overflow-x: auto; border-radius: ${radius.inner}; font-family: Roboto, ${font.body}; line-height: 1.5; }
.demo-stage:not(:last-child) { border-end-start-radius: 0; border-end-end-radius: 0; }
.demo-stage:focus-visible { outline-offset: -2px; }
.demo-stage:fullscreen { align-items: center; border-radius: 0; background: ${colour.raised}; overflow: auto; }
.demo[data-ground=playground] .demo-stage { background: radial-gradient(circle, ${colour.rule} 1px, transparent 1.5px) 50% 50% / 16px 16px; }
.demo[data-ground=gradient] .demo-stage { background: radial-gradient(at 15% 0, color-mix(in srgb, ${colour.accent} 20%, transparent), transparent 55%), radial-gradient(at 90% 100%, color-mix(in srgb, ${colour.accent} 14%, transparent), transparent 55%); }
.demo[data-ground=inline] { border: 0; border-radius: 0; background: none; }
.demo[data-ground=inline] .demo-stage { padding: 8px 0 16px; justify-content: start; border-radius: 0; }
.demo[data-ground=inline] .demo-stage:fullscreen { padding: 32px 24px; background: ${colour.page}; justify-content: center; }
.demo[data-ground=inline] > .demo-toolbar { border: 1px solid ${colour.rule}; border-radius: ${radius.surface} ${radius.surface} 0 0; }
.demo[data-ground=inline] > .demo-code { border: 1px solid ${colour.rule}; border-block-start: 0; border-radius: 0 0 ${radius.surface} ${radius.surface}; }
.demo-root { min-inline-size: 0; flex: 0 1 auto; max-inline-size: 100%; }
.demo-root[data-island-rendered=browser] { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; inline-size: 100%; }
.demo[data-ground=inline] .demo-root[data-island-rendered=browser] { justify-items: start; }
.demo-root[data-island-rendered=browser]:empty { min-block-size: 64px; inline-size: 100%; border-radius: ${radius.control}; background: ${colour.hover}; animation: waiting 1.6s ease-in-out infinite alternate; }
@keyframes waiting { to { opacity: .45; } }
html:not([data-code-variant]) .demo-root:empty { display: none; }
.demo-stage[data-framed] { padding: 0; }
.demo-stage[data-framed] > .demo-root { flex: 1 1 auto; }
.demo-stage[data-framed] iframe { display: block; inline-size: 100%; block-size: 400px; border: 0; }
.demo-stage[data-framed]:fullscreen iframe { block-size: 100dvh; }
.demo-code { border-block-start: 1px solid ${colour.rule}; border-end-start-radius: ${radius.inner}; border-end-end-radius: ${radius.inner}; overflow: clip; }
.demo-code .code-block, .demo-code .code-tabs { margin: 0; border: 0; border-radius: 0; }
.demo-code .code-block > pre { border-radius: 0; }
.demo-files .code-block > pre { max-block-size: 560px; overflow-y: auto; }
.demo:not([data-code=preview]) .demo-preview, html:not([data-code-variant]) .demo-preview { display: none; }
html[data-code-variant] .demo:not([data-code=open]) .demo-files, html[data-code-variant] .demo[data-code=closed] > .demo-code { display: none; }
.demo-fallback { display: grid; gap: 8px; justify-items: start; padding: 16px; border-radius: ${radius.control}; color: ${colour.text}; background: color-mix(in srgb, ${colour.error} 9%, transparent); font: 14px/22px ${font.body}; }
.demo-fallback button { padding: 6px 14px; border: 1px solid ${colour.edge}; border-radius: ${radius.control}; background: ${colour.raised}; cursor: pointer; }
${media.touch} { .demo-fallback button { min-block-size: 44px; } }
${media.belowSm} {
  .prose > .demo { margin-inline: -16px; border-inline: 0; border-radius: 0; }
  .demo-stage { padding: 24px 16px; }
  .demo-stage, .demo-code, .prose > .demo > .demo-toolbar { border-radius: 0; }
  .prose > .demo[data-ground=inline] > .demo-toolbar, .prose > .demo[data-ground=inline] > .demo-code { border-inline: 0; border-radius: 0; }
  .prose > .demo[data-ground=inline] .demo-stage { padding-inline: 16px; }
}
`;

/** The editor of a demo's code, the status line below it, and the iframe that shows the result. */
export const editRules = `
.demo-toolbar [aria-pressed=true]:not([data-code-choice]):not(.entry) { background: ${colour.tint}; color: ${colour.accent}; }
${media.forced} { .demo-toolbar [aria-pressed=true]:not([data-code-choice], .entry, :focus-visible) { outline: 1px solid; } }
.code-editor { position: relative; background: ${colour.sunken}; }
.code-field, .code-ink { display: block; margin: 0; padding: 16px 20px; border: 0; border-radius: 0; background: ${colour.sunken}; color: ${colour.text}; direction: ltr; text-align: left; font: 13.5px/22px ${font.mono}; tab-size: 2; white-space: pre; }
.code-field { inline-size: 100%; min-block-size: 120px; max-block-size: min(440px, 60vh); overflow: auto; resize: vertical; field-sizing: content; scrollbar-width: thin; }
.code-ink { inset: 0; overflow: hidden; visibility: visible !important; }
.code-ink + .code-field { position: relative; background: none; -webkit-text-fill-color: transparent; }
${media.forced} { .code-ink { display: none; } .code-ink + .code-field { -webkit-text-fill-color: currentcolor; } }
/* The bar at the side takes its width from the lines of the field, so their copy has room for it, too. */
[data-lines=wrap] :is(.code-field, .code-ink) { white-space: pre-wrap; overflow-wrap: anywhere; scrollbar-gutter: stable; scrollbar-width: thin; }
.code-field:focus-visible { outline-offset: -2px; }
.edit-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding-block: 8px; padding-inline: 17px 8px; border-block-start: 1px solid ${colour.rule}; border-inline-start: 3px solid transparent; background: ${colour.sunken}; font: 13px/20px ${font.body}; color: ${colour.soft}; }
.edit-bar > p { flex: 1 1 240px; margin: 0; }
.edit-bar button { min-block-size: 32px; padding: 0 12px; border: 1px solid ${colour.edge}; border-radius: ${radius.control}; background: ${colour.raised}; color: ${colour.text}; font: inherit; cursor: pointer; }
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
${media.touch} { .code-field, .code-ink { font-size: 16px; } .edit-bar button { min-block-size: 44px; } }
${media.belowSm} { .code-field, .code-ink { padding-inline: 16px; } .edit-bar { padding-inline-start: 13px; } .edit-bar > p { flex-basis: 100%; } }
`;

/** Rules for the document in a demo's iframe: the page, and the fallback of a demo that crashed. */
export const iframeRules = compactCss(`
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--mui-palette-background-default); color: var(--mui-palette-text-primary); font: 1rem/1.5 Roboto, system-ui, sans-serif; }
body { margin: 0; min-block-size: 100dvh; }
.demo-fallback { display: grid; gap: 8px; justify-items: start; padding: 16px; }
.demo-fallback button { font: inherit; padding: 6px 14px; }
`);
