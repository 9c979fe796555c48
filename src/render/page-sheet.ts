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
 * Moves the style that only this document needs into a linked style sheet: the rules of its demos, and every
 * `style` attribute, which becomes `data-style`. A content security policy can then do without
 * `'unsafe-inline'`. Elements marked for the head move there, and the global ones of emotion: they are few in
 * a site, and the policy names their hashes. The others stay.
 */
export function movePageStyles(html: string): StyledHtml {
  // Constant style elements alone leave nothing to move, and `style={{` is code in the text.
  if (!/<style data-|\sstyle\s*=\s*[^\s{]/i.test(html) || !html.includes('</head>'))
    return { html, inlineStyles: inlineStyles(html) };
  const rules: string[] = [];
  const inHead = new Set<string>();
  const names = new Map<string, Set<string>>();
  const attributes = new Set<string>();
  const moved = html.replace(pieces, (piece: string, _name, opening?: string, css = '') => {
    if (opening !== undefined) {
      const place = placeOf(opening);
      if (place === 'body') return piece;
      if (place === 'head') inHead.add(`<style${withoutMark(opening)}>${css}</style>`);
      else rules.push(css);
      if (place === 'sheet') addEmotionNames(opening, names);
      return '';
    }
    return /\sstyle\s*=/i.test(piece) &&
      /^<[a-z]/i.test(piece) &&
      !/^<(?:script|textarea|title)\b/i.test(piece)
      ? withDataStyle(piece, attributes)
      : piece;
  });
  const sheet = compactRules(rules.join('')) + [...attributes].map(ruleOf).join('');
  // After the shared sheets, whose rules it may override.
  const link = sheet === '' ? '' : `<link rel="stylesheet" href="${assetPlaceholder(sheetName(sheet))}"/>`;
  const complete = moved.replace(
    '</head>',
    () => `${link}${[...inHead, ...nameElements(names)].join('')}</head>`,
  );
  return { html: complete, inlineStyles: inlineStyles(complete), ...(sheet !== '' && { sheet }) };
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
function placeOf(opening: string): 'head' | 'sheet' | 'body' {
  if (/^\sdata-(?:page-head\b|emotion="[\w-]*-global )/.test(opening)) return 'head';
  return /^\sdata-(?:page-sheet|emotion)\b/.test(opening) ? 'sheet' : 'body';
}

function withoutMark(opening: string): string {
  return opening.replace(/^\sdata-page-head(?:="")?/, '');
}

/** Collects the names of rules by the key of their engine: `data-emotion="css a b"` */
function addEmotionNames(opening: string, found: Map<string, Set<string>>): void {
  const [, key, names = ''] = /^\sdata-emotion="([\w-]+) ([^"]*)"/.exec(opening) ?? [];
  if (key === undefined) return;
  found.set(key, new Set([...(found.get(key) ?? []), ...names.split(' ')]));
}

/**
 * Emotion reads from such elements which rules the document has, and does not add these again. It looks for
 * them everywhere, and HTML permits none in the body.
 */
function nameElements(found: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...found].map(([key, names]) => `<style data-emotion="${[key, ...names].join(' ')}"></style>`);
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
