import { nearestName } from '../../lib/nearest-name.ts';
import type { WordMark } from './code-marks.ts';
import type { MarkedPattern } from './pattern-words.ts';

/** The info string of a fence: what follows its backticks. */
export interface FenceMeta {
  /** The language as written; empty when there is none. */
  readonly language: string;
  readonly title: string | undefined;
  /** The label of the block's tab: `[label]`, or the second bare word. */
  readonly label: string | undefined;
  readonly marked: readonly MarkedLines[];
  readonly words: readonly Pick<WordMark, 'text' | 'kind'>[];
  readonly patterns: readonly MarkedPattern[];
  readonly lineNumbers: boolean;
  /** The number of the first line. */
  readonly firstLine: number;
  /** The language of the code in a `diff`. */
  readonly diffOf: string | undefined;
  /** False for a sample that need not compile. */
  readonly checked: boolean;
  readonly problems: readonly FenceProblem[];
}

/** Lines from the first to the last, inclusive, counted from 1. */
export interface MarkedLines {
  readonly first: number;
  readonly last: number;
  readonly kind: WordMark['kind'];
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

/** Settings of other tools that this site needs not, such as those of their frames and of the copy button. */
const withoutEffect: ReadonlySet<string> = new Set(
  'twoslash wrap nowrap frame collapse preserveIndent hangingIndent icon copy noCopy nocopy no-copy noInline lang nonumber no-transpile no-emit'.split(
    ' ',
  ),
);

/** Words by which another tool shows tabs, a live editor or other commands, which are no labels. */
const otherTools: ReadonlySet<string> = new Set(['tab', 'live', 'npm2yarn']);

/** How the tests of a library in Rust run a sample, which is no matter of its page: `rust,no_run`. */
const testAttribute =
  /^(?:ignore|no_run|should_panic|compile_fail|test_harness|noplayground|noplaypen|editable|hidelines|does_not_compile|panics|not_desired_behavior|edition\d{4})$/;

/** What marks lines and words: `{1}`, `mark={1}`, `ins={1}`, `del="words"`. */
const kindsByKey: ReadonlyMap<string, WordMark['kind']> = new Map([
  ['mark', 'highlight'],
  ['highlight', 'highlight'],
  ['ins', 'inserted'],
  ['add', 'inserted'],
  ['del', 'deleted'],
  ['rem', 'deleted'],
]);

// Ends with the first quote or slash before a space: Markdown has removed the backslashes before others.
const quoted = String.raw`"[^"]*"(?=[\s{[]|$)|'[^']*'(?=[\s{[]|$)|(["'/]).+?\1(?=\s|$)`;
const braces = String.raw`\{[^}]*\}`;
// A label may be the name of a route: `[pages/[id].vue]`.
const label = String.raw`\[(?:\[[^[\]]*\]|[^[\]])*\]`;
// `{1,3-5}`, `[label]`, `"words"`, `/pattern/`, `:line-numbers=5`, `title="App.tsx"`, `ins={1}`, or a word.
// An unclosed brace or quote makes a word, which is reported.
const piece = new RegExp(
  String.raw`${braces}|${label}|\[[^\]]*\]|${quoted}|:[\w-]+(?:=\d+)?|[\w-]+=(?:${quoted.replace('\\1', '\\2')}|${braces})|\S+`,
  'g',
);

type MutableMeta = { -readonly [Key in keyof FenceMeta]: FenceMeta[Key] } & {
  marked: MarkedLines[];
  words: Pick<WordMark, 'text' | 'kind'>[];
  patterns: MarkedPattern[];
  problems: FenceProblem[];
};

/**
 * Reads an info string: `tsx title="App.tsx" {1,3-5} showLineNumbers`, or in the style of other tools
 * `tsx:line-numbers {1} [App.tsx]`. Invalid pieces are problems, and have no effect.
 */
export function readFenceMeta(info: string): FenceMeta {
  // Other tools allow `tsx{1,3}`, `tsx:line-numbers`, `rust,no_run`, and a label without language.
  const [, language = '', attributes = ''] = /^([^\s{:,[][^\s{:,]*|)((?:,[\w-]+)*)/.exec(info.trim()) ?? [];
  const meta: MutableMeta = {
    language,
    title: undefined,
    label: undefined,
    marked: [],
    words: [],
    patterns: [],
    lineNumbers: false,
    firstLine: 1,
    diffOf: undefined,
    checked: true,
    problems: [],
  };
  for (const attribute of attributes.split(',').filter(Boolean))
    if (!testAttribute.test(attribute)) reportSetting(attribute, meta);
  const rest = info.trim().slice(language.length + attributes.length);
  for (const [written] of rest.matchAll(piece)) readPiece(written, meta);
  return meta;
}

function readPiece(written: string, meta: MutableMeta): void {
  const [attribute, key = '', value = ''] = /^([\w-]+)=(.*)$/s.exec(written) ?? [];
  if (written.startsWith('{')) readLines(written, written, 'highlight', meta);
  else if (/^\[.+\]$/.test(written)) readBracketLabel(written.slice(1, -1).trim(), meta);
  else if (/^(?:".+"|'.+'|\/.+\/)$/.test(written)) readMark(written, { key: 'mark', value: written }, meta);
  else if (attribute !== undefined && !/^(?:showLineNumbers|lineNumbers|startLineNumber|linenums)$/.test(key))
    readAttribute(written, { key, value }, meta);
  else if (written === 'nocheck') meta.checked = false;
  else if (!readLineNumbers(written, meta) && !withoutEffect.has(written)) readWord(written, meta);
}

/** Outside of code tabs, the label is shown as the title. */
function readBracketLabel(label: string, meta: MutableMeta): void {
  meta.label = label;
  meta.title ??= label;
}

/**
 * `showLineNumbers`, `showLineNumbers=5`, `showLineNumbers{5}`,
 * `:line-numbers`, `:no-line-numbers` and so on.
 */
function readLineNumbers(written: string, meta: MutableMeta): boolean {
  const [, name, value] =
    /^(:no-line-numbers|:line-numbers|showLineNumbers|lineNumbers|startLineNumber|linenums)(?:[={]["']?(\d{1,6}|true|false)["']?\}?)?$/.exec(
      written,
    ) ?? [];
  if (name === undefined) return false;
  meta.lineNumbers = name !== ':no-line-numbers' && value !== 'false';
  if (value !== undefined && /^\d/.test(value)) meta.firstLine = Number(value);
  return true;
}

function readLines(written: string, braces: string, kind: WordMark['kind'], meta: MutableMeta): void {
  const ranges = braces.endsWith('}') ? readLineRanges(braces.slice(1, -1)) : undefined;
  if (ranges !== undefined) for (const range of ranges) meta.marked.push({ ...range, kind });
  else {
    const message = `"${written}" is not a list of lines.`;
    meta.problems.push({ piece: written, message, hint: 'Use line numbers and ranges from 1: {1,3-5}' });
  }
}

/** Reads `1,3-5`; undefined for any other text, and for a range that runs backwards. */
function readLineRanges(text: string): readonly Pick<MarkedLines, 'first' | 'last'>[] | undefined {
  const ranges: Pick<MarkedLines, 'first' | 'last'>[] = [];
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

function readPattern(written: string, kind: WordMark['kind'], meta: MutableMeta): void {
  const source = written.slice(1, -1);
  try {
    meta.patterns.push({ pattern: new RegExp(source, 'g'), kind });
  } catch {
    const message = `"${written}" is not a regular expression; nothing is marked.`;
    meta.problems.push({ piece: written, message, hint: `To mark these words: "${source}"` });
  }
}

interface Attribute {
  readonly key: string;
  readonly value: string;
}

function readAttribute(written: string, { key, value }: Attribute, meta: MutableMeta): void {
  const quoted = /^(["'])(.*)\1$/s.exec(value)?.[2];
  if (kindsByKey.has(key)) readMark(written, { key, value }, meta);
  else if (key === 'filename' || (key === 'title' && quoted !== undefined))
    meta.title = (quoted ?? value).trim() || meta.title;
  else if (key === 'lines' && /^\[[^\]]*\]$/.test(value))
    readLines(written, `{${value.slice(1, -1)}}`, 'highlight', meta);
  else if (key === 'lang' && quoted !== undefined && meta.language === 'diff') meta.diffOf = quoted;
  else if (!withoutEffect.has(key)) reportAttribute(written, { key, value: quoted ?? value }, meta);
}

/** Reads `ins={1,3}`, `ins="words"`, or `ins=/pattern/`. */
function readMark(written: string, { key, value }: Attribute, meta: MutableMeta): void {
  const kind = kindsByKey.get(key) ?? 'highlight';
  const quoted = /^(["'])(.*)\1$/s.exec(value)?.[2];
  // A pattern without special characters is a word.
  const word = quoted ?? /^\/([\w ,:;-]+)\/$/.exec(value)?.[1];
  if (word !== undefined) meta.words.push({ text: word, kind });
  else if (value.startsWith('/')) readPattern(value, kind, meta);
  else readLines(written, value, kind, meta);
}

function reportAttribute(written: string, { key, value }: Attribute, meta: MutableMeta): void {
  const isTitle = key === 'title' || nearestName(key, ['title']) !== undefined;
  meta.problems.push({
    piece: written,
    message:
      key === 'title'
        ? 'The title of this code block is not in quotes.'
        : `Unknown code block setting "${key}"; ignored.`,
    hint: isTitle ? `title="${value.replace(/["']/g, '').trim() || 'App.tsx'}"` : example,
  });
}

function readWord(written: string, meta: MutableMeta): void {
  const near = nearestName(written, flags);
  const isFree = near === undefined && meta.label === undefined && !otherTools.has(written);
  const isLabel = isFree && !/[{}="'`]/.test(written);
  if (isLabel) meta.label = written;
  else reportSetting(written, meta, near);
}

function reportSetting(written: string, meta: MutableMeta, hint = example): void {
  const message = `Unknown code block setting "${written}"; ignored.`;
  meta.problems.push({ piece: written, message, hint });
}
