import { nearestName } from '../../lib/nearest-name.ts';
import {
  type FenceAttribute,
  type FenceMarks,
  type FenceProblem,
  isMarkKey,
  type MarkedLines,
  readLines,
  readMark,
} from './fence-marks.ts';

/** The info string of a fence: what follows its backticks. */
export interface FenceMeta {
  /** The language as written; empty when there is none. */
  readonly language: string;
  readonly title: string | undefined;
  /** The label of the block's tab: `[label]`, or the second bare word. */
  readonly label: string | undefined;
  readonly marked: readonly MarkedLines[];
  readonly words: Readonly<FenceMarks['words']>;
  readonly patterns: Readonly<FenceMarks['patterns']>;
  readonly lineNumbers: boolean;
  /** The number of the first line. */
  readonly firstLine: number;
  /** Whether long lines are broken instead of scrolled. */
  readonly wraps: boolean;
  /** The language of the code in a `diff`. */
  readonly diffOf: string | undefined;
  /** False for a sample that need not compile. */
  readonly checked: boolean;
  readonly problems: readonly FenceProblem[];
}

const flags = ['showLineNumbers', 'nocheck'] as const;
const example = 'tsx title="App.tsx" {1,3-5} showLineNumbers';

/** Settings of other tools that this site needs not, such as those of their frames and of the copy button. */
const withoutEffect: ReadonlySet<string> = new Set(
  'twoslash nowrap frame collapse preserveIndent hangingIndent icon copy noCopy nocopy no-copy noInline lang nonumber no-transpile no-emit'.split(
    ' ',
  ),
);

/** Words by which another tool shows tabs, a live editor or other commands, which are no labels. */
const otherTools: ReadonlySet<string> = new Set(['tab', 'live', 'npm2yarn']);

/** How the tests of a library in Rust run a sample, which is no matter of its page: `rust,no_run`. */
const testAttribute =
  /^(?:ignore|no_run|should_panic|compile_fail|test_harness|noplayground|noplaypen|editable|hidelines|does_not_compile|panics|not_desired_behavior|edition\d{4})$/;

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

type MutableMeta = { -readonly [Key in keyof FenceMeta]: FenceMeta[Key] } & FenceMarks;

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
    wraps: false,
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
  const [wrap, wraps = 'true'] = /^wrap(?:=["'{]?(true|false)["'}]?)?$/.exec(written) ?? [];
  const [attribute, key = '', value = ''] = /^([\w-]+)=(.*)$/s.exec(written) ?? [];
  if (wrap !== undefined) meta.wraps = wraps === 'true';
  else if (written.startsWith('{')) readLines(written, { written }, meta);
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

function readAttribute(written: string, { key, value }: FenceAttribute, meta: MutableMeta): void {
  const quoted = /^(["'])(.*)\1$/s.exec(value)?.[2];
  if (isMarkKey(key)) readMark(written, { key, value }, meta);
  else if (key === 'filename' || (key === 'title' && quoted !== undefined))
    meta.title = (quoted ?? value).trim() || meta.title;
  else if (key === 'lines' && /^\[[^\]]*\]$/.test(value))
    readLines(`{${value.slice(1, -1)}}`, { written }, meta);
  else if (key === 'lang' && quoted !== undefined && meta.language === 'diff') meta.diffOf = quoted;
  else if (!withoutEffect.has(key)) reportAttribute(written, { key, value: quoted ?? value }, meta);
}

function reportAttribute(written: string, { key, value }: FenceAttribute, meta: MutableMeta): void {
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
