import { headingRules } from '../../model/heading-rule.ts';
import { createBlockState, isInFence } from '../directives/block-state.ts';
import { headingHash } from '../print/heading-hash.ts';

/** A line of a file, with its number from 1. */
export interface FileLine {
  readonly text: string;
  readonly line: number;
}

/**
 * The lines of all regions with a name, without the lines of their marks and of those
 * inside; undefined if there is none.
 */
export function regionLines(lines: readonly FileLine[], name: string): readonly FileLine[] | undefined {
  const found: FileLine[] = [];
  let hasRegion = false;
  for (let at = 0; at < lines.length; at += 1) {
    if (markName(lines[at]?.text ?? '', 'region') !== name) continue;
    hasRegion = true;
    const end = regionEnd(lines, at + 1, name);
    for (const line of lines.slice(at + 1, end)) if (!isMark(line)) found.push(line);
    at = end;
  }
  return hasRegion ? found : undefined;
}

/** The index of the line that ends a region, or of the end of the file. */
function regionEnd(lines: readonly FileLine[], from: number, name: string): number {
  let depth = 0;
  for (let index = from; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    if (markName(text, 'region') !== undefined) depth += 1;
    const end = markName(text, 'endregion');
    if (end === undefined) continue;
    if (end === name || (end === '' && depth === 0)) return index;
    depth = Math.max(0, depth - 1);
  }
  return lines.length;
}

/** `// #region name`, `<!-- #region name -->`, `# region name`, `/* #region name *∕`, `::#region name` */
const mark =
  /^\s*(?:\/\/|\/\*|<!--|--|::|#)?\s*(?:#\s*|pragma\s+)?(end\s?region|region)\b\s*([\w.*-]*)\s*(?:\*\/|-->)?\s*$/i;

/** `// ANCHOR: name` and `// ANCHOR_END: name` of mdBook. */
const anchor = /\bANCHOR(_END)?:[ \t]*([\w-]+)/;

/** The name in the mark of a region; undefined for other lines. */
function markName(text: string, kind: 'region' | 'endregion'): string | undefined {
  const [, end, anchored] = text.includes('ANCHOR') ? (anchor.exec(text) ?? []) : [];
  if (anchored !== undefined)
    return kind === (end === undefined ? 'region' : 'endregion') ? anchored : undefined;
  if (!/region/i.test(text)) return undefined;
  const [, written = '', name = ''] = mark.exec(text) ?? [];
  return written.toLowerCase().replace(/\s/, '') === kind ? name.replace(/-+$/, '') : undefined;
}

function isMark({ text }: FileLine): boolean {
  return markName(text, 'region') !== undefined || markName(text, 'endregion') !== undefined;
}

/**
 * The section with an id in Markdown: what is between `<section id="a">` and its end, or from the heading
 * with this id to the next one of its level; undefined if there is none.
 */
export function sectionLines(lines: readonly FileLine[], id: string): readonly FileLine[] | undefined {
  return elementLines(lines, id) ?? headingLines(lines, id);
}

function elementLines(lines: readonly FileLine[], id: string): readonly FileLine[] | undefined {
  const start = lines.findIndex(({ text }) => /^\s*<section\s+id=(["'])(.*)\1>\s*$/.exec(text)?.[2] === id);
  const length = lines.slice(start + 1).findIndex(({ text }) => /^\s*<\/section>\s*$/.test(text));
  return start === -1 || length === -1 ? undefined : lines.slice(start + 1, start + 1 + length);
}

function headingLines(lines: readonly FileLine[], id: string): readonly FileLine[] | undefined {
  const state = createBlockState();
  let start: { readonly index: number; readonly depth: number } | undefined;
  for (const [index, { text }] of lines.entries()) {
    if (isInFence(text, state)) continue;
    const [, signs, title = ''] = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(text) ?? [];
    if (signs === undefined) continue;
    if (start && signs.length <= start.depth) return lines.slice(start.index, index);
    if (!start && hasId(title, id)) start = { index, depth: signs.length };
  }
  return start && lines.slice(start.index);
}

/** True if a heading has the id by the rule of any tool. */
function hasId(title: string, id: string): boolean {
  const explicit = /\{#([^\s{}]+)\}$/.exec(title)?.[1];
  if (explicit !== undefined) return explicit === id;
  const text = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');
  return headingRules.some((rule) => headingHash(text, rule) === id);
}
