import { colour, font, media, size } from '../tokens.ts';

const inner = `${size.surface - 1}px`;

/** A demo and its code: one object with one border. The border is not a clip, because a menu opens across it. */
export const demoRules = `
.demo { margin-block: 24px; border: 1px solid ${colour.rule}; border-radius: ${size.surface}px; background: ${colour.raised}; }
.demo-stage { padding: 32px 24px; display: flex; justify-content: center; overflow-x: auto; border-radius: ${inner}; font-family: Roboto, ${font.body}; line-height: 1.5; }
.demo-stage:not(:last-child) { border-end-start-radius: 0; border-end-end-radius: 0; }
.demo-stage:focus-visible { outline-offset: -2px; }
.demo-stage:fullscreen { align-items: center; border-radius: 0; background: ${colour.raised}; overflow: auto; }
.demo[data-ground=playground] > .demo-stage { background: radial-gradient(circle, ${colour.rule} 1px, transparent 1.5px) 50% 50% / 16px 16px; }
.demo[data-ground=gradient] > .demo-stage { background: radial-gradient(at 15% 0, color-mix(in srgb, ${colour.accent} 20%, transparent), transparent 55%), radial-gradient(at 90% 100%, color-mix(in srgb, ${colour.accent} 14%, transparent), transparent 55%); }
.demo[data-ground=inline] { border: 0; border-radius: 0; background: none; }
.demo[data-ground=inline] > .demo-stage { padding: 8px 0 16px; justify-content: start; border-radius: 0; }
.demo[data-ground=inline] > .demo-stage:fullscreen { padding: 32px 24px; background: ${colour.page}; justify-content: center; }
.demo[data-ground=inline] > .demo-toolbar { border: 1px solid ${colour.rule}; border-radius: ${size.surface}px ${size.surface}px 0 0; }
.demo[data-ground=inline] > .demo-code { border: 1px solid ${colour.rule}; border-block-start: 0; border-radius: 0 0 ${size.surface}px ${size.surface}px; }
.demo-root { min-inline-size: 0; flex: 0 1 auto; max-inline-size: 100%; }
.demo-root[data-island-drawn=browser] { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; inline-size: 100%; }
.demo[data-ground=inline] .demo-root[data-island-drawn=browser] { justify-items: start; }
.demo-root[data-island-drawn=browser]:empty { min-block-size: 64px; inline-size: 100%; border-radius: ${size.control}px; background: ${colour.hover}; animation: waiting 1.6s ease-in-out infinite alternate; }
@keyframes waiting { to { opacity: .45; } }
html:not([data-code-variant]) .demo-root:empty { display: none; }
.demo-stage[data-framed] { padding: 0; }
.demo-stage[data-framed] > .demo-root { flex: 1 1 auto; }
.demo-stage[data-framed] iframe { display: block; inline-size: 100%; block-size: 400px; border: 0; }
.demo-stage[data-framed]:fullscreen iframe { block-size: 100dvh; }
.demo-code { border-block-start: 1px solid ${colour.rule}; border-end-start-radius: ${inner}; border-end-end-radius: ${inner}; overflow: clip; }
.demo-code .code-block, .demo-code .code-tabs { margin: 0; border: 0; border-radius: 0; }
.demo-code .code-block > pre { border-radius: 0; }
.demo-files .code-block > pre { max-block-size: 560px; overflow-y: auto; }
.demo:not([data-code=preview]) .demo-preview, html:not([data-code-variant]) .demo-preview { display: none; }
html[data-code-variant] .demo:not([data-code=open]) .demo-files, html[data-code-variant] .demo[data-code=closed] > .demo-code { display: none; }
.demo-fallback { display: grid; gap: 8px; justify-items: start; padding: 16px; border-radius: ${size.control}px; color: ${colour.text}; background: color-mix(in srgb, ${colour.error} 9%, transparent); font: 14px/22px ${font.body}; }
.demo-fallback button { padding: 6px 14px; border: 1px solid ${colour.edge}; border-radius: ${size.control}px; background: ${colour.raised}; cursor: pointer; }
${media.touch} { .demo-fallback button { min-block-size: 44px; } }
${media.belowSm} {
  .prose > .demo { margin-inline: -16px; border-inline: 0; border-radius: 0; }
  .demo-stage { padding: 24px 16px; }
  .demo-stage, .demo-code, .prose > .demo > .demo-toolbar { border-radius: 0; }
  .prose > .demo[data-ground=inline] > .demo-toolbar, .prose > .demo[data-ground=inline] > .demo-code { border-inline: 0; border-radius: 0; }
  .prose > .demo[data-ground=inline] > .demo-stage { padding-inline: 16px; }
}
`;
