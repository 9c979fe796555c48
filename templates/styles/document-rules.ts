import { colour, font, size } from '../tokens.ts';
import { eachSelector } from './selectors.ts';

/** Elements outside demos, at zero specificity: a demo looks as in its reader's application. */
const shell = (elements: string): string =>
  eachSelector(elements, (element) => `:where(${element}:not(.demo-stage *))`);

/** Elements everywhere, at zero specificity. */
const any = (elements: string): string => eachSelector(elements, (element) => `:where(${element})`);

const headings = 'h1, h2, h3, h4, h5, h6';

/** Rules of the document itself. Elements have zero specificity, so that any class wins over them. */
export const documentRules = `
*, *::before, *::after { box-sizing: border-box; }
:where(html) {
  background: ${colour.page}; color: ${colour.text}; font: 16px/26px ${font.body};
  -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block-start: ${size.header + 24}px;
  -webkit-tap-highlight-color: transparent; accent-color: ${colour.accent}; scrollbar-color: ${colour.rule} transparent;
}
:where(html:is(:lang(ar), :lang(fa), :lang(he), :lang(zh), :lang(ja), :lang(ko))) { line-height: 1.8; }
:where(body) { margin: 0; min-block-size: 100dvh; overflow-wrap: break-word; }
${shell(headings)} { margin: 0; line-height: 1.2; letter-spacing: -.01em; font-weight: 650; text-wrap: balance; }
${eachSelector(headings, (heading) => `:where(:lang(ar), :lang(fa)) :where(${heading})`)} { letter-spacing: normal; }
${shell('p')} { margin: 0; text-wrap: pretty; }
${shell('a')} { color: ${colour.accent}; text-decoration-thickness: 1px; text-underline-offset: .2em; }
${any('img, svg, video, canvas, iframe')} { max-inline-size: 100%; vertical-align: middle; }
${any('img, video')} { block-size: auto; }
${shell('button, input, select, textarea')} { font: inherit; color: inherit; }
:where(summary) { cursor: pointer; }
details:not([data-menu]) > summary { list-style: none; }
details > summary::-webkit-details-marker { display: none; }
details:not([data-menu]) > summary::before { content: ""; display: inline-block; flex: none; inline-size: 6px; block-size: 6px; margin-inline: 2px 10px; vertical-align: middle; border: solid currentColor; border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); transition: transform ${size.quick}; }
[dir=rtl] details:not([data-menu]) > summary::before { transform: rotate(135deg); }
details[open]:not([data-menu]) > summary::before { transform: translateY(-2px) rotate(45deg); }
${any('code, kbd, pre, samp')} { font-family: ${font.mono}; }
:where(:focus-visible) { outline: 2px solid ${colour.accent}; outline-offset: 2px; border-radius: 4px; }
::selection { background: color-mix(in srgb, ${colour.accent} 28%, transparent); }
.product-mark { flex: none; object-fit: contain; }
.product-initial { flex: none; display: grid; place-items: center; inline-size: 22px; block-size: 22px; border-radius: 6px; background: ${colour.accent}; color: ${colour.page}; font-size: 13px; font-weight: 700; line-height: 1; }
.product-initial::before { content: attr(data-initial) / ""; }
[hidden] { display: none !important; }
.visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.status-seen { position: fixed; inset: auto 16px 16px; inline-size: fit-content; max-inline-size: min(520px, calc(100vw - 32px)); margin: auto; padding: 10px 16px; border: 1px solid ${colour.rule}; border-radius: ${size.control}px; background: ${colour.raised}; color: ${colour.text}; font-size: 14px; line-height: 20px; text-wrap: balance; box-shadow: 0 8px 28px rgb(0 0 0 / .14), 0 2px 6px rgb(0 0 0 / .08); }
.status-seen:empty { visibility: hidden; }
[data-mui-color-scheme=dark] .only-light-mode, :root:not([data-mui-color-scheme=dark]) .only-dark-mode { display: none; }
@media (prefers-color-scheme: dark) {
  :root:not([data-mui-color-scheme]) .only-light-mode { display: none; }
  :root:not([data-mui-color-scheme]) .only-dark-mode { display: revert; }
}
@media (scripting: none) { .needs-script { display: none !important; } }
@media (prefers-reduced-motion: no-preference) {
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
  .prose a[href^=http]::after { content: " (" attr(href) ")"; font-size: .85em; overflow-wrap: anywhere; }
  .prose .demo { break-inside: avoid; }
  .code-copy, .code-tab-list { display: none; }
}
`;
