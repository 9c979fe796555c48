import { hash } from '../lib/hash.ts';
import { decodeHtml } from '../lib/html.ts';
import { assetPlaceholder } from '../lib/placeholders.ts';
import type { StyledHtml } from '../model/render-task.ts';
import { compactRules } from './compact-rules.ts';
import { inlineSource } from './inline-source.ts';

/** Everything in a document that may contain style, and everything that only looks like it. */
const pieces =
  /<!--.*?-->|<(script|textarea|title)\b.*?<\/\1\s*>|<style\b([^>]*)>(.*?)<\/style\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gis;

/**
 * Moves the style that only this document needs into a linked style sheet: the rules of its
 * demos, and every `style` attribute, which becomes `data-style`. A content security policy can
 * then do without `'unsafe-inline'`. The other style elements stay; they are few in a site, and
 * the policy names their hashes.
 */
export function movePageStyles(html: string): StyledHtml {
  // Constant style elements alone leave nothing to move, and `style={{` is code in the text.
  if (!/<style data-|\sstyle\s*=\s*[^\s{]/i.test(html) || !html.includes('</head>'))
    return { html, inlineStyles: inlineStyles(html) };
  const rules: string[] = [];
  const attributes = new Set<string>();
  const moved = html.replace(pieces, (piece: string, _name, opening?: string, css = '') => {
    if (opening !== undefined) {
      if (!isMoved(opening)) return piece;
      rules.push(css);
      return emptied(opening);
    }
    return /\sstyle\s*=/i.test(piece) &&
      /^<[a-z]/i.test(piece) &&
      !/^<(?:script|textarea|title)\b/i.test(piece)
      ? withDataStyle(piece, attributes)
      : piece;
  });
  const sheet = compactRules(rules.join('')) + [...attributes].map(ruleOf).join('');
  if (sheet === '') return { html: moved, inlineStyles: inlineStyles(moved) };
  // After the shared sheets, whose rules it may override.
  const link = `<link rel="stylesheet" href="${assetPlaceholder(sheetName(sheet))}"/>`;
  return {
    html: moved.replace('</head>', () => `${link}</head>`),
    inlineStyles: inlineStyles(moved),
    sheet,
  };
}

/** Returns the asset name of a page's style sheet. */
export function sheetName(sheet: string): string {
  return `sheet:${hash(sheet)}`;
}

/** True for the asset name of a page's style sheet. */
export function isSheetName(name: string): boolean {
  return name.startsWith('sheet:');
}

/** Returns the style elements of a document as a content security policy names them, each once. */
export function inlineStyles(html: string): string[] {
  const texts = Array.from(html.matchAll(/<style\b[^>]*>(.*?)<\/style\s*>/gis), ([, text = '']) => text);
  return [...new Set(texts)].map(inlineSource);
}

/** Emotion replaces its global elements when they change, so their rules stay in them. */
function isMoved(opening: string): boolean {
  return /^\sdata-page-sheet\b/.test(opening) || /^\sdata-emotion="(?![\w-]*-global )/.test(opening);
}

/** Emotion reads from the element which rules the document has, and does not add these again. */
function emptied(opening: string): string {
  return opening.includes('data-emotion') ? `<style${opening}></style>` : '';
}

function withDataStyle(tag: string, found: Set<string>): string {
  return tag.replace(
    /(\s[^\s=>"'/]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/g,
    (whole: string, name: string, equals: string, value: string) => {
      if (name.trim().toLowerCase() !== 'style') return whole;
      const text = decodeHtml(/^["']/.test(value) ? value.slice(1, -1) : value);
      // A rule would end at a brace.
      if (/[{}<]/.test(text)) return whole;
      if (text.trim() === '') return '';
      found.add(text);
      return ` data-style${equals}${value}`;
    },
  );
}

/** Like the attribute, the rule wins over all others that are not important. */
function ruleOf(style: string): string {
  const value = style
    .replace(/["\\]/g, '\\$&')
    .replace(/[\n\r\f]/g, (end) => `\\${end.charCodeAt(0).toString(16)} `);
  return `[data-style="${value}"]:not(#_#_){${style}}`;
}
