import { colour, font, media, radius, size } from '../tokens.ts';
import { eachSelector } from './selectors.ts';

/** Line icons of 24 by 24 units, by the name in `data-icon`. */
const paths = {
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4h4',
  'reset-focus': 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
  stackblitz: 'M13 3L5 14h6l-1 7l9-11h-6z',
  codesandbox: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5l8-4.5M12 12v9',
  'full-screen': 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  'copy-link':
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  source: 'M6 3.5h8l4 4v13H6zM13.5 3.5V8H18M10.5 12l-2 2l2 2M13.5 12l2 2l-2 2',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;

type IconName = keyof typeof paths;

const names = Object.keys(paths) as IconName[];

/** Icons as masks in the colour of the text, cut from one picture: browsers parse a single SVG document. */
const iconRules = `
[data-icon]::before, .code-copy::before { content: ""; flex: none; inline-size: 18px; block-size: 18px; background: currentColor; --mask: ${picture()} calc(-18px * var(--icon, 0)) 0 / auto 18px no-repeat; -webkit-mask: var(--mask); mask: var(--mask); }
${names
  .filter((name) => name !== 'copy' && name !== 'done')
  .map((name) => `[data-icon=${name}] { --icon: ${names.indexOf(name)}; }`)
  .join('\n')}
[data-copied] { --icon: ${names.indexOf('done')}; }
@media (forced-colors: active) { [data-icon]::before, .code-copy::before { background: ButtonText; forced-color-adjust: none; } }
`;

/** A picture of all icons in one row. */
function picture(): string {
  const icons = names.map((name, index) => {
    const width = name === 'more' ? " stroke-width='3'" : '';
    return `<path transform='translate(${24 * index})'${width} d='${paths[name]}'/>`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${24 * names.length} 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${icons.join('')}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

const button = (state = ''): string =>
  eachSelector('button, summary', (element) => `.demo-toolbar ${element}:not(.entry)${state}`);

/** The toolbar between a demo and its code, with faint icons until the reader points at the demo. */
export const toolbarRules = `
html:not([data-code-variant]) .demo-toolbar { display: none; }
.demo-toolbar { --toolbar-ink: ${colour.faint}; display: flex; align-items: center; gap: 2px; min-block-size: 44px; padding: 4px 8px; border-block-start: 1px solid ${colour.rule}; font: 13px/20px ${font.body}; }
${button()} { display: flex; align-items: center; justify-content: center; flex: none; min-inline-size: 34px; min-block-size: 34px; padding: 0; border: 0; border-radius: ${radius.control}; background: none; color: var(--toolbar-ink); list-style: none; cursor: pointer; user-select: none; -webkit-user-select: none; transition: color ${size.quick}, background-color ${size.quick}; }
.demo:is(:hover, :focus-within) > .demo-toolbar { --toolbar-ink: ${colour.soft}; }
${button(':is(:hover, [open] > summary)')} { background: ${colour.hover}; color: ${colour.text}; }
${button(':active')} { background: ${colour.rule}; }
${button(':focus-visible')} { outline-offset: -2px; }
.demo-toolbar > .demo-code-switch:not(.entry) { flex: 0 1 auto; padding-inline: 10px; font-weight: 500; color: ${colour.soft}; }
.demo-code-switch[aria-expanded=true] > .when-closed, .demo-code-switch[aria-expanded=false] > .when-open { display: none; }
.demo-toolbar [data-copied]:not(.entry) { color: ${colour.success}; }
.demo-variants { display: flex; flex: none; padding: 2px; border-radius: ${radius.control}; background: ${colour.hover}; }
.demo-toolbar .demo-variants > button { min-inline-size: 34px; min-block-size: 28px; border-radius: ${radius.small}; font-size: 12px; font-weight: 600; }
html[data-code-variant=ts] [data-code-choice=ts], html[data-code-variant=js] [data-code-choice=js] { background: ${colour.raised}; box-shadow: 0 0 0 1px ${colour.rule}; --toolbar-ink: ${colour.text}; }
/* A name that is too long wraps behind an item without width, out of sight, instead of being cut. */
.demo-name { display: flex; flex-wrap: wrap; align-content: flex-start; direction: ltr; min-inline-size: 0; block-size: 20px; margin-inline: 8px; overflow: hidden; white-space: nowrap; font: 12.5px/20px ${font.mono}; color: ${colour.faint}; }
.demo-name::before { content: ""; inline-size: 1px; block-size: 20px; }
.demo-code-switch { margin-inline-start: auto; white-space: nowrap; }
/* Browsers reserve space for text until they have read the summary; with a fixed width nothing moves. */
.demo-menu { position: relative; flex: none; inline-size: 34px; }
.demo-menu > .panel { inset-inline-end: 0; inline-size: max-content; }
.demo-menu .when-narrow { display: none; }
${media.touch} { ${button()} { min-block-size: 44px; min-inline-size: 44px; } .demo-menu { inline-size: 44px; } .demo-toolbar .demo-variants > button { position: relative; min-block-size: 32px; min-inline-size: 44px; } .demo-variants > button::after { content: ""; position: absolute; inset: -6px 0; } .demo-toolbar { padding: 0 4px; } }
${media.belowSm} { .demo-toolbar .when-roomy:not(.entry), .demo-name { display: none; } .demo-menu .when-narrow { display: flex; } }
@media (forced-colors: active) { html[data-code-variant=ts] [data-code-choice=ts], html[data-code-variant=js] [data-code-choice=js] { outline: 1px solid; } }
.demo[data-live=""] [data-action=edit] { display: none; }
${iconRules}
`;
