/** Line drawings of 24 by 24 units, by the name in `data-icon`. */
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

/**
 * Drawn by style, so that a demo does not repeat them: a mask in the colour of the text, cut from one picture that holds all of them side by
 * side. Each picture is a document of its own to the browser, and seven of them took 14 ms of a first frame of 73.
 */
export const toolbarIconRules = `
[data-icon]::before { content: ""; flex: none; inline-size: 18px; block-size: 18px; background: currentColor; --mask: ${picture()} calc(-18px * var(--icon)) 0 / auto 18px no-repeat; -webkit-mask: var(--mask); mask: var(--mask); }
${names
  .filter((name) => name !== 'done')
  .map((name) => `[data-icon=${name}] { --icon: ${names.indexOf(name)}; }`)
  .join('\n')}
[data-icon][data-copied] { --icon: ${names.indexOf('done')}; }
@media (forced-colors: active) { [data-icon]::before { background: ButtonText; forced-color-adjust: none; } }
`;

/** All drawings in one row. */
function picture(): string {
  const renderings = names.map((name, index) => {
    const width = name === 'more' ? " stroke-width='3'" : '';
    return `<path transform='translate(${24 * index})'${width} d='${paths[name]}'/>`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${24 * names.length} 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${renderings.join('')}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}
