import { deferredBlocks, tallestScreen } from '../browser/article/deferred-blocks.ts';
import { ink, media, size } from '../tokens.ts';
import { each } from './each.ts';
import { prose } from './prose.ts';

const headingLinks = (form: (link: string) => string): string => each('.heading-link, .heading-anchor', form);

const block = 'p, ul, ol, dl, pre, table, blockquote, figure, details, aside, .table-scroll';

/** Two covers travel with the content and lift from the shades at the edges when there is more on that side. */
const edgeShades = `background:
  linear-gradient(90deg, ${ink.page} 30%, transparent) 0 0 / 40px 100% local no-repeat,
  linear-gradient(270deg, ${ink.page} 30%, transparent) 100% 0 / 40px 100% local no-repeat,
  linear-gradient(90deg, ${ink.shade}, transparent) 0 0 / 10px 100% scroll no-repeat,
  linear-gradient(270deg, ${ink.shade}, transparent) 100% 0 / 10px 100% scroll no-repeat;`;

/** How the Markdown of an article is set. */
export const articleRules = `
${prose(block)} { margin-block: 0 16px; }
${prose('p.description')} { font-size: 18px; line-height: 28px; color: ${ink.soft}; margin-block-end: 24px; }
${prose('h2')} { font-size: 28px; margin-block: 56px 16px; }
${prose('h3')} { font-size: 22px; margin-block: 40px 12px; }
${prose('h4')} { font-size: 18px; margin-block: 32px 8px; }
${prose('h5, h6')} { font-size: 16px; margin-block: 24px 8px; }
:where(.prose > :first-child) { margin-block-start: 0; }
@media (max-height: ${tallestScreen}px) { ${deferredBlocks} { content-visibility: auto; contain-intrinsic-block-size: auto 100px; } }
.heading-link, .heading-anchor { color: inherit; text-decoration: none; }
.heading-link::after, .heading-anchor::after { content: "#" / ""; margin-inline-start: .35em; color: ${ink.accent}; font-weight: 400; opacity: 0; transition: opacity ${size.quick}; }
${headingLinks((link) => `:where(h1, h2, h3, h4, h5, h6):hover > ${link}::after`)}, ${headingLinks((link) => `${link}:focus-visible::after`)} { opacity: 1; }
${prose('a:not(.heading-link, .heading-anchor)')} { text-decoration-color: color-mix(in srgb, currentColor 35%, transparent); transition: text-decoration-color ${size.quick}; }
${prose('a:hover')} { text-decoration-color: currentColor; }
${prose('strong, b')} { font-weight: 650; }
${prose('ul, ol')} { padding-inline-start: 24px; }
${prose('li')} { margin-block: 6px; padding-inline-start: 4px; }
${prose('li > ul, li > ol')} { margin-block: 6px; }
${prose('li')}::marker { color: ${ink.faint}; font-variant-numeric: tabular-nums; }
${prose('li:has(> input[type=checkbox]), .task-list-item')} { list-style: none; margin-inline-start: -24px; padding-inline-start: 0; }
${prose('li > input[type=checkbox]')} { inline-size: 16px; block-size: 16px; margin-inline: 0 8px; vertical-align: -2px; }
${prose('sup, sub')} { line-height: 0; }
${prose('blockquote')} { margin-inline: 0; padding-inline-start: 20px; border-inline-start: 3px solid ${ink.rule}; color: ${ink.soft}; }
${prose('hr')} { border: 0; border-block-start: 1px solid ${ink.rule}; margin-block: 40px; }
${prose('.footnotes')} { margin-block-start: 56px; padding-block-start: 16px; border-block-start: 1px solid ${ink.rule}; font-size: 14px; line-height: 22px; color: ${ink.soft}; }
${prose('img')} { border-radius: ${size.control}px; }
${prose('figcaption')} { font-size: 14px; line-height: 22px; color: ${ink.faint}; margin-block-start: 8px; }
${prose('dt')} { font-weight: 650; }
${prose('dd')} { margin-inline-start: 24px; margin-block-end: 8px; }
${prose('kbd')} { font-size: .8125em; padding: 2px 6px; border: 1px solid ${ink.rule}; border-block-end-width: 2px; border-radius: 6px; background: ${ink.raised}; white-space: nowrap; }
${prose('mark')} { background: color-mix(in srgb, ${ink.warning} 25%, transparent); color: inherit; border-radius: 3px; }
${prose('details')} { border: 1px solid ${ink.rule}; border-radius: ${size.control}px; padding: 0 16px; }
${prose('details > summary')} { padding-block: 10px; margin-inline: -16px; padding-inline: 16px; font-weight: 600; border-radius: ${size.control}px; }
${prose('details > summary:hover')} { background: ${ink.hover}; }
${prose('details[open]')} { padding-block-end: 4px; }
${prose('details[open] > summary')} { margin-block-end: 8px; }
${prose('iframe, video')} { display: block; border: 0; border-radius: ${size.control}px; margin-block-end: 16px; }
`;

/** Tables: horizontal rules only; wide ones scroll in their frame, whose edges are shaded while there is more. */
export const tableRules = `
.table-scroll { overflow-x: auto; margin-block: 8px 24px; scrollbar-width: thin; ${edgeShades} }
${prose('table')} { inline-size: 100%; margin: 0; border-collapse: collapse; font-size: 14px; line-height: 22px; font-variant-numeric: tabular-nums; }
${prose('th, td')} { padding: 10px 12px; text-align: start; vertical-align: top; border-block-end: 1px solid ${ink.rule}; overflow-wrap: normal; }
${prose('th:first-child, td:first-child')} { padding-inline-start: 0; }
${prose('th:last-child, td:last-child')} { padding-inline-end: 0; }
${prose('td:last-child:nth-child(n + 3)')} { min-inline-size: 140px; }
${prose('thead th')} { font-weight: 600; color: ${ink.soft}; border-block-end-color: ${ink.edge}; white-space: nowrap; }
${prose('th[align=right], td[align=right]')} { text-align: end; }
${prose('th[align=center], td[align=center]')} { text-align: center; }
${prose('tbody tr:hover')} { background: color-mix(in srgb, ${ink.hover} 60%, transparent); }
${media.belowSm} {
  ${prose('table')} { inline-size: max-content; min-inline-size: 100%; }
  ${prose('th, td')} { padding-block: 8px; max-inline-size: 240px; }
  ${prose('td:last-child:nth-child(n + 3)')} { min-inline-size: 0; }
  ${prose('th:first-child, td:first-child')} { position: sticky; inset-inline-start: 0; max-inline-size: 160px; background: ${ink.page}; }
}
`;
