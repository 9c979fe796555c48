import { deferredBlocks, tallestScreen } from '../browser/article/deferred-blocks.ts';
import { colour, media, radius, size } from '../tokens.ts';
import { edgeShades } from './edge-shades.ts';
import { eachSelector, inProse } from './selectors.ts';

const headingLinks = (form: (link: string) => string): string =>
  eachSelector('.heading-link, .heading-anchor', form);

/** No block is as high itself: each changes its size when it is laid out, which measures its tab stop. */
const deferredHeight = '100.3px';

const block = 'p, ul, ol, dl, pre, table, blockquote, figure, details, aside, .table-scroll';

/** Typography of the Markdown of an article. */
const textRules = `
${inProse(block)} { margin-block: 0 16px; }
${inProse('p.description')} { font-size: 18px; line-height: 28px; color: ${colour.soft}; margin-block-end: 24px; }
${inProse('h2')} { font-size: 24px; margin-block: 48px 12px; }
${inProse('h3')} { font-size: 18px; margin-block: 32px 8px; }
${inProse('h4')} { font-size: 16px; margin-block: 24px 8px; }
${inProse('h5, h6')} { font-size: 14px; margin-block: 24px 8px; }
:where(.prose > :first-child) { margin-block-start: 0; }
@media (max-height: ${tallestScreen}px) { ${deferredBlocks} { content-visibility: auto; contain-intrinsic-block-size: auto ${deferredHeight}; } }
.heading-link, .heading-anchor { color: inherit; text-decoration: none; }
.heading-link::after, .heading-anchor::after { content: "#" / ""; margin-inline-start: .35em; color: ${colour.accent}; font-weight: 400; opacity: 0; transition: opacity ${size.quick}; }
${headingLinks((link) => `:where(h1, h2, h3, h4, h5, h6):hover > ${link}::after`)}, ${headingLinks((link) => `${link}:focus-visible::after`)} { opacity: 1; }
${inProse('a:not(.heading-link, .heading-anchor)')} { text-decoration-color: color-mix(in srgb, currentColor 35%, transparent); transition: text-decoration-color ${size.quick}; }
${inProse('a:hover')} { text-decoration-color: currentColor; }
${inProse('strong, b')} { font-weight: 650; }
${inProse('ul, ol')} { padding-inline-start: 24px; }
${inProse('li')} { margin-block: 6px; padding-inline-start: 4px; }
${inProse('li > ul, li > ol')} { margin-block: 6px; }
${inProse('li')}::marker { color: ${colour.faint}; font-variant-numeric: tabular-nums; }
${inProse('li:has(> input[type=checkbox]), .task-list-item')} { list-style: none; margin-inline-start: -24px; padding-inline-start: 0; }
${inProse('li > input[type=checkbox]')} { inline-size: 16px; block-size: 16px; margin-inline: 0 8px; vertical-align: -2px; }
${inProse('sup, sub')} { line-height: 0; }
${inProse('blockquote')} { margin-inline: 0; padding-inline-start: 20px; border-inline-start: 3px solid ${colour.rule}; color: ${colour.soft}; }
${inProse('hr')} { border: 0; border-block-start: 1px solid ${colour.rule}; margin-block: 40px; }
${inProse('.footnotes')} { margin-block-start: 56px; padding-block-start: 16px; border-block-start: 1px solid ${colour.rule}; font-size: 14px; line-height: 22px; color: ${colour.soft}; }
${inProse('img')} { border-radius: ${radius.control}; }
.hero-picture { max-block-size: 280px; inline-size: auto; }
${inProse('figcaption')} { font-size: 14px; line-height: 22px; color: ${colour.faint}; margin-block-start: 8px; }
${inProse('dt')} { font-weight: 650; }
${inProse('dd')} { margin-inline-start: 24px; margin-block-end: 8px; }
${inProse('kbd')} { font-size: .8125em; padding: 2px 6px; border: 1px solid ${colour.rule}; border-block-end-width: 2px; border-radius: 6px; background: ${colour.raised}; white-space: nowrap; }
${inProse('mark')} { background: color-mix(in srgb, ${colour.warning} 25%, transparent); color: inherit; border-radius: 3px; }
${inProse('details')} { border: 1px solid ${colour.rule}; border-radius: ${radius.control}; padding: 0 16px; }
${inProse('details > summary')} { padding-block: 10px; margin-inline: -16px; padding-inline: 16px; font-weight: 600; border-radius: ${radius.control}; }
${inProse('details > summary:hover')} { background: ${colour.hover}; }
${inProse('details[open]')} { padding-block-end: 4px; }
${inProse('details[open] > summary')} { margin-block-end: 8px; }
${inProse('.math')} { overflow-x: auto; }
${inProse('iframe, video')} { display: block; border: 0; border-radius: ${radius.control}; margin-block-end: 16px; }
`;

/**
 * Tables with horizontal lines. A wide table scrolls in its container, with shadows at the edges. On a phone,
 * tables of two or three columns have smaller type, and wrap instead.
 */
const tableRules = `
.table-scroll { overflow-x: auto; margin-block: 8px 24px; scrollbar-width: thin; ${edgeShades(colour.page)} }
${inProse('table')} { inline-size: 100%; margin: 0; border-collapse: collapse; font-size: 14px; line-height: 22px; font-variant-numeric: tabular-nums; }
${inProse('th, td')} { padding: 10px 12px; text-align: start; vertical-align: top; border-block-end: 1px solid ${colour.rule}; overflow-wrap: normal; }
${inProse('th:first-child, td:first-child')} { padding-inline-start: 0; }
${inProse('th:last-child, td:last-child')} { padding-inline-end: 0; }
${media.sm} { ${inProse('td:last-child:nth-child(n + 3):not(.align-right)')} { min-inline-size: 140px; } }
${inProse('thead th')} { font-weight: 600; color: ${colour.soft}; border-block-end-color: ${colour.edge}; white-space: nowrap; }
${inProse('.align-right, [align=right]')} { text-align: end; }
${inProse('.align-center, [align=center]')} { text-align: center; }
${inProse('tbody tr:hover')} { background: color-mix(in srgb, ${colour.hover} 60%, transparent); }
${media.belowSm} {
  ${inProse('table')} { font-size: 13px; line-height: 20px; }
  ${inProse('th, td')} { padding-block: 8px; }
  ${inProse('th:not(:last-child), td:not(:last-child)')} { padding-inline-end: 6px; }
  ${inProse('th:not(:first-child), td:not(:first-child)')} { padding-inline-start: 6px; }
  ${inProse('td:last-child:not(.align-right)')} { min-inline-size: 130px; }
  ${inProse('table:has(th:nth-child(4))')} { inline-size: max-content; min-inline-size: 100%; }
  ${inProse('table:has(th:nth-child(4)) td')} { max-inline-size: 240px; }
  ${inProse('th:first-child, td:first-child')} { position: sticky; inset-inline-start: 0; max-inline-size: 160px; background: ${colour.page}; }
}
`;

const severities = ['info', 'success', 'warning', 'error'] as const;

/** Text instead of pictures, so that nothing has to be fetched: i, tick, !, cross. */
const signs: Readonly<Record<(typeof severities)[number], string>> = {
  info: 'i',
  success: '\\2713',
  warning: '!',
  error: '\\00d7',
};

/** Rules of the article's text and tables. */
export const articleRules = `${textRules}\n${tableRules}`;

/** Diagrams, of pages that have one. Their SVG takes its colours from these variables. */
export const diagramRules = `
.diagram figcaption { text-align: center; }
.diagram { margin: 8px 0 24px; overflow-x: auto; scrollbar-width: thin; }
.diagram svg { display: block; margin-inline: auto; direction: ltr; font-family: inherit; --diagram-bg: ${colour.page}; --diagram-text: ${colour.text}; --diagram-text-sec: ${colour.soft}; --diagram-text-muted: ${colour.soft}; --diagram-text-faint: ${colour.faint}; --diagram-line: ${colour.faint}; --diagram-arrow: ${colour.soft}; --diagram-node-fill: ${colour.raised}; --diagram-node-stroke: ${colour.edge}; --diagram-group-fill: ${colour.page}; --diagram-group-hdr: ${colour.sunken}; --diagram-inner-stroke: ${colour.rule}; --diagram-key-badge: ${colour.sunken}; }
`;

/** Callouts: a sign, a thin line, a tint. */
export const calloutRules = `
.callout { position: relative; margin-block: 24px; padding: 14px 20px; padding-inline-start: 52px; border-inline-start: 3px solid var(--callout); border-radius: ${radius.control}; background: color-mix(in srgb, var(--callout) 7%, transparent); }
.callout::before { content: var(--sign) / ""; position: absolute; inset-block-start: 17px; inset-inline-start: 18px; inline-size: 20px; block-size: 20px; border-radius: 50%; background: var(--callout); color: ${colour.page}; font: 700 13px/20px system-ui, sans-serif; text-align: center; }
.callout > :last-child { margin-block-end: 0; }
.callout-title { font-weight: 650; margin-block-end: 4px; color: ${colour.text}; }
${severities
  .map((severity) => `.callout-${severity} { --callout: ${colour[severity]}; --sign: "${signs[severity]}"; }`)
  .join('\n')}
@media (forced-colors: active) { .callout { border: 1px solid; border-inline-start-width: 3px; } .callout::before { border: 1px solid; line-height: 18px; } }
`;
