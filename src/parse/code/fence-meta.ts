import { nearestName } from '../../lib/nearest-name.ts';

/** The info string of a fence: what follows its backticks. */
export interface FenceMeta {
  /** The language as written; empty when there is none. */
  readonly language: string;
  readonly title: string | undefined;
  /** The second bare word: the label of the block's tab. */
  readonly label: string | undefined;
  readonly highlighted: readonly LineRange[];
  readonly lineNumbers: boolean;
  /** False for a sample that need not compile. */
  readonly checked: boolean;
  readonly problems: readonly FenceProblem[];
}

/** Lines from the first to the last, inclusive, counted from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** An invalid piece of an info string. */
export interface FenceProblem {
  /** The piece as written. */
  readonly piece: string;
  readonly message: string;
  readonly hint: string;
}

const flags = ['showLineNumbers', 'nocheck'] as const;
const example = 'tsx title="App.tsx" {1,3-5} showLineNumbers';
// `{1,3-5}`, `title="App.tsx"`, or a word. An unclosed brace or quote makes a word, which is reported.
const piece = /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*')|\S+/g;

type MutableMeta = { -readonly [Key in keyof FenceMeta]: FenceMeta[Key] } & {
  highlighted: LineRange[];
  problems: FenceProblem[];
};

/**
 * Reads an info string: `tsx title="App.tsx" {1,3-5} showLineNumbers`. Invalid pieces are problems, and have
 * no effect.
 */
export function readFenceMeta(info: string): FenceMeta {
  // Other tools allow `tsx{1,3}`, so the language ends at a brace.
  const language = /^[^\s{]*/.exec(info.trim())?.[0] ?? '';
  const meta: MutableMeta = {
    language,
    title: undefined,
    label: undefined,
    highlighted: [],
    lineNumbers: false,
    checked: true,
    problems: [],
  };
  for (const [written] of info.trim().slice(language.length).matchAll(piece)) readPiece(written, meta);
  return meta;
}

function readPiece(written: string, meta: MutableMeta): void {
  const [attribute, key = '', value = ''] = /^([\w-]+)=(.*)$/s.exec(written) ?? [];
  if (written.startsWith('{')) readHighlights(written, meta);
  else if (attribute !== undefined) readAttribute(written, { key, value }, meta);
  else if (written === 'showLineNumbers') meta.lineNumbers = true;
  else if (written === 'nocheck') meta.checked = false;
  else readWord(written, meta);
}

function readHighlights(written: string, meta: MutableMeta): void {
  const ranges = written.endsWith('}') ? readLineRanges(written.slice(1, -1)) : undefined;
  if (ranges !== undefined) for (const range of ranges) meta.highlighted.push(range);
  else {
    const message = `"${written}" is not a list of lines.`;
    meta.problems.push({ piece: written, message, hint: 'Use line numbers and ranges from 1: {1,3-5}' });
  }
}

/** Reads `1,3-5`; undefined for any other text, and for a range that runs backwards. */
function readLineRanges(text: string): readonly LineRange[] | undefined {
  const ranges: LineRange[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part);
    if (!match) return undefined;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last < first) return undefined;
    ranges.push({ first, last });
  }
  return ranges;
}

function readAttribute(
  written: string,
  { key, value }: { readonly key: string; readonly value: string },
  meta: MutableMeta,
): void {
  const quoted = /^(["'])(.*)\1$/s.exec(value)?.[2];
  if (key === 'title' && quoted !== undefined) {
    if (quoted.trim() !== '') meta.title = quoted.trim();
    return;
  }
  const isTitle = key === 'title' || nearestName(key, ['title']) !== undefined;
  meta.problems.push({
    piece: written,
    message:
      key === 'title'
        ? 'The title of this code block is not in quotes.'
        : `Unknown code block setting "${key}"; ignored.`,
    hint: isTitle ? `title="${(quoted ?? value.replace(/["']/g, '')).trim() || 'App.tsx'}"` : example,
  });
}

function readWord(written: string, meta: MutableMeta): void {
  const near = nearestName(written, flags);
  const isLabel = near === undefined && meta.label === undefined && !/[{}="'`]/.test(written);
  if (isLabel) meta.label = written;
  else {
    const message = `Unknown code block setting "${written}"; ignored.`;
    meta.problems.push({ piece: written, message, hint: near ?? example });
  }
}
