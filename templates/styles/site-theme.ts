import type { DeclaredFace, OwnScheme, OwnStyles, SiteTheme } from '../../src/model/theme.ts';
import { defaults, variable } from '../themed-tokens.ts';
import { codeColour, colour } from '../tokens.ts';
import { compactCss } from './css-text.ts';
import { schemeAttribute } from './theme-variables.ts';

/** Returns the fonts of a site, and the variables in which its theme differs from ours. */
export function themeDeclarations({ theme, faces }: OwnStyles): string {
  const declared = faces.map(fontFace).join('');
  if (!theme) return declared;
  const light = [...lengths(theme), ...families(theme, faces), ...colours(theme.light)].join(';');
  const dark = colours(theme.dark).join(';');
  const darkRules =
    dark === ''
      ? ''
      : `@media screen{[${schemeAttribute}=dark]{${dark}}}` +
        `@media screen and (prefers-color-scheme:dark){:root:not([${schemeAttribute}]){${dark}}}`;
  return `${declared}:root{${light}}${darkRules}`;
}

/** Returns the rules that follow ours. */
export function themeRules({ theme }: OwnStyles): string {
  if (!theme) return '';
  const headings =
    theme.fonts.headings === undefined
      ? ''
      : `:where(${['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => `${name}:not(.demo-stage *)`).join()}){font-family:var(${variable.headings})}`;
  return headings + (theme.density === 'compact' ? compactRules : '');
}

function lengths({ radius = defaults.radius, contentWidth = defaults.measure }: SiteTheme): string[] {
  return [`${variable.radius}:${radius}px`, `${variable.measure}:${contentWidth}px`];
}

function families({ fonts }: SiteTheme, faces: readonly DeclaredFace[]): string[] {
  const stack = (given: string | undefined, ours: string | undefined) =>
    [given && withFallbacks(given, faces), ours].filter(Boolean).join(',');
  const body = stack(fonts.body, defaults.body);
  return [
    `${variable.body}:${body}`,
    `${variable.code}:${stack(fonts.code, defaults.code)}`,
    ...(fonts.headings === undefined ? [] : [`${variable.headings}:${stack(fonts.headings, body)}`]),
  ];
}

/** Adds to each family of the site the system font that takes the same space. */
function withFallbacks(list: string, faces: readonly DeclaredFace[]): string {
  return list
    .split(/,\s*/)
    .flatMap((written) => {
      const name = written.replace(/["']/g, '');
      const isAdjusted = faces.some(({ family, fallback }) => family === name && fallback !== undefined);
      // No word of an unquoted name may begin with a digit: Source Serif 4.
      const family = /(?:^|\s)\d/.test(name) ? JSON.stringify(name) : written;
      return isAdjusted ? [family, JSON.stringify(fallbackName(name))] : [family];
    })
    .join(',');
}

function fallbackName(family: string): string {
  return `${family} fallback`;
}

function fontFace({ family, href, weight, style, unicodeRange, fallback }: DeclaredFace): string {
  const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
  const name = JSON.stringify(family);
  const own = `@font-face{font-family:${name};src:url(${JSON.stringify(href)});font-weight:${weight};font-style:${style};font-display:swap${range}}`;
  if (!fallback) return own;
  const local = fallback.local.map((one) => `local(${JSON.stringify(one)})`).join();
  const { sizeAdjust, ascent, descent, lineGap } = fallback;
  return `${own}@font-face{font-family:${JSON.stringify(fallbackName(family))};src:${local};font-weight:${weight};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
}

function colours({ colours, code }: OwnScheme): string[] {
  return [...declarations(colours, colour), ...declarations(code, codeColour)];
}

/** `{ text: '#222' }` → `--docs-palette-text-primary:#222` */
function declarations(
  values: Readonly<Record<string, string>>,
  references: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(values).flatMap(([role, value]) => {
    const name = /^var\((--[\w-]+)\)$/.exec(references[role] ?? '')?.[1];
    return name === undefined ? [] : [`${name}:${value}`];
  });
}

const fine = '@media (pointer: fine)';

/** Text is a pixel smaller and closer. What fingers touch keeps its size. */
const compactRules = compactCss(`
:where(html) { font-size: 15px; line-height: 24px; }
:where(html:is(:lang(ar), :lang(fa), :lang(he), :lang(zh), :lang(ja), :lang(ko))) { line-height: 1.75; }
:where(.prose :is(p, ul, ol, dl, pre, table, blockquote, figure, details, aside, .table-scroll):not(.demo *)) { margin-block-end: 12px; }
:where(.prose h2:not(.demo *)) { font-size: 24px; margin-block: 40px 12px; }
:where(.prose h3:not(.demo *)) { font-size: 19px; margin-block: 28px 8px; }
:where(.prose h4:not(.demo *)) { font-size: 16px; margin-block: 20px 6px; }
:where(.prose li:not(.demo *)) { margin-block: 3px; }
:where(.prose :is(th, td):not(.demo *)) { padding-block: 6px; }
:where(.prose > :first-child) { margin-block-start: 0; }
.prose > :is(.code-block, .code-tabs) { margin-block-end: 16px; }
.prose > .demo, .prose > .callout { margin-block: 16px; }
.prose > .callout { padding-block: 10px; }
.prose > .callout::before { inset-block-start: 12px; }
${fine} {
  [data-drawer] li a, [data-drawer] .words { padding-block: 3px; }
  [data-toc] li a { padding-block: 2px; }
}
`);
