import { colour, font, media, radius, size } from '../tokens.ts';
import { eachSelector } from './selectors.ts';

/** Elements outside demos, with zero specificity: a demo looks as it does in the reader's application. */
const shell = (elements: string): string =>
  eachSelector(elements, (element) => `:where(${element}:not(.demo-stage *))`);

/** Elements everywhere, with zero specificity. */
const any = (elements: string): string => eachSelector(elements, (element) => `:where(${element})`);

const headings = 'h1, h2, h3, h4, h5, h6';

/** Base rules of the document. Elements have zero specificity, so that any class overrides them. */
export const documentRules = `
*, *::before, *::after { box-sizing: border-box; }
:where(html) {
  background: ${colour.page}; color: ${colour.text}; font: 16px/26px ${font.body};
  -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block-start: ${size.start}px;
  -webkit-tap-highlight-color: transparent; accent-color: ${colour.accent}; scrollbar-color: ${colour.rule} transparent;
}
:where(html:is(:lang(ar), :lang(fa), :lang(he), :lang(zh), :lang(ja), :lang(ko))) { line-height: 1.8; }
:where(body) { margin: 0; min-block-size: 100dvh; overflow-wrap: break-word; }
${shell(headings)} { margin: 0; line-height: 1.2; letter-spacing: var(--tracking, -.01em); font-weight: 650; text-wrap: balance; }
${any(':lang(ar), :lang(fa)')} { --tracking: 0; }
${shell('p')} { margin: 0; text-wrap: pretty; }
${shell('a')} { color: ${colour.accent}; text-decoration-thickness: 1px; text-underline-offset: .2em; }
${any('img, svg, video, canvas, iframe')} { max-inline-size: 100%; vertical-align: middle; }
${any('img, video')} { block-size: auto; }
${shell('button, input, select, textarea')} { font: inherit; color: inherit; }
/* Not part of the padding of the page: focus of the navigation, which stays in view, would scroll it. */
${any(':target, .demo, article a, article button, article input, article summary')} { scroll-margin-block-start: var(--contents-bar); }
:where(summary) { cursor: pointer; }
details > summary { list-style: none; }
details > summary::-webkit-details-marker { display: none; }
details:not([data-menu]) > summary::before { content: ""; display: inline-block; flex: none; inline-size: 6px; block-size: 6px; margin-inline: 2px 10px; vertical-align: middle; border: solid currentColor; border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); transition: transform ${size.quick}; }
details:dir(rtl):not([data-menu]) > summary::before { transform: rotate(135deg); }
details[open]:not([data-menu]) > summary::before { transform: translateY(-2px) rotate(45deg); }
${any('code, kbd, pre, samp')} { font-family: ${font.mono}; }
:where(:focus-visible) { outline: 2px solid ${colour.accent}; outline-offset: 2px; border-radius: 4px; }
::selection { background: color-mix(in srgb, ${colour.accent} 28%, transparent); }
.product-mark { flex: none; object-fit: contain; }
.product-initial { flex: none; display: grid; place-items: center; inline-size: 22px; block-size: 22px; border-radius: 6px; background: ${colour.accent}; color: ${colour.page}; font-size: 13px; font-weight: 700; line-height: 1; }
.product-initial::before { content: attr(data-initial) / ""; }
[hidden]:not([hidden=until-found]) { display: none !important; }
.visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.status-seen { position: fixed; inset: auto 16px 16px; inline-size: fit-content; max-inline-size: min(520px, calc(100vw - 32px)); margin: auto; padding: 10px 16px; border: 1px solid ${colour.rule}; border-radius: ${radius.control}; background: ${colour.raised}; color: ${colour.text}; font-size: 14px; line-height: 20px; text-wrap: balance; box-shadow: 0 8px 28px rgb(0 0 0 / .14), 0 2px 6px rgb(0 0 0 / .08); }
.status-seen:empty { visibility: hidden; }
[data-mui-color-scheme=dark] .only-light-mode, :root:not([data-mui-color-scheme=dark]) .only-dark-mode { display: none; }
@media (prefers-color-scheme: dark) {
  :root:not([data-mui-color-scheme]) .only-light-mode { display: none; }
  :root:not([data-mui-color-scheme]) .only-dark-mode { display: revert; }
}
@media (scripting: none) { .needs-script { display: none !important; } }
@media (prefers-reduced-motion: no-preference) and (hover) {
  @view-transition { navigation: auto; }
  ::view-transition-group(*) { animation-duration: ${size.quick}; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation-duration: .01ms !important; transition-duration: .01ms !important; scroll-behavior: auto !important; }
}
@media print {
  .no-print { display: none !important; }
  :where(html) { font-size: 11pt; background: #fff; color: #000; }
  ${any('pre, table, figure, aside')} { break-inside: avoid; }
  ${any('h2, h3')} { break-after: avoid; }
  .prose a[href^=http]:not([data-bare])::after { content: " (" attr(href) ")"; font-size: .85em; overflow-wrap: anywhere; }
  .prose .demo { break-inside: avoid; }
  .code-tab-list { display: none !important; }
}
`;

/** Panels of entries that open below a button, in the header and in the toolbar of a demo. */
export const menuRules = `
[data-menu] > .panel { position: absolute; inset-block-start: calc(100% + 6px); z-index: ${size.layer.menu}; max-inline-size: calc(100vw - 32px); padding: 6px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.raised}; box-shadow: 0 8px 28px rgb(0 0 0 / .14), 0 2px 6px rgb(0 0 0 / .08); }
[data-menu] .entry { display: flex; align-items: center; gap: 10px; inline-size: 100%; min-block-size: 36px; padding: 6px 10px; border: 0; border-radius: ${radius.control}; background: none; color: ${colour.text}; font-size: 14px; line-height: 20px; text-align: start; text-decoration: none; cursor: pointer; }
[data-menu] .entry:hover { background: ${colour.hover}; }
[data-menu] .entry:focus-visible { outline-offset: -2px; }
${media.touch} { [data-menu] .entry { min-block-size: 44px; } }
`;

/**
 * The eight badges of entries, those of articles, and the icons of the three plans, distinguished by text or
 * shape, not by colour alone.
 */
export const badgeRules = `
.badge { padding-inline: 6px; border: 1px solid transparent; border-radius: 6px; font-size: 11px; font-weight: 600; line-height: 16px; color: ${colour.soft}; }
${(['info', 'success', 'warning', 'error'] as const)
  .map(
    (kind) =>
      `.badge.${kind} { background: color-mix(in srgb, ${colour[kind]} 14%, transparent); color: ${colour[kind]}; }`,
  )
  .join('\n')}
.badge.pro { background: ${colour.info}; color: ${colour.page}; border-radius: 999px; }
.badge.premium { background: ${colour.warning}; color: ${colour.page}; border-radius: 999px 999px 999px 3px; }
.badge.new { background: color-mix(in srgb, ${colour.accent} 14%, transparent); color: ${colour.accent}; }
.badge.planned { border: 1px dashed ${colour.edge}; }
.badge.unstable { border-block: 1px solid ${colour.warning}; border-radius: 0; color: ${colour.warning}; }
.badge.beta { border-color: ${colour.edge}; border-radius: 999px; }
.badge.legacy { background: ${colour.hover}; border-radius: 2px; }
.badge.deprecated { border-color: ${colour.error}; color: ${colour.error}; }
.plan-icon { inline-size: 1em; block-size: 1em; vertical-align: -.125em; fill: currentColor; color: ${colour.soft}; }
.plan-icon.pro { color: ${colour.info}; }
.plan-icon.premium { color: ${colour.warning}; }
`;
