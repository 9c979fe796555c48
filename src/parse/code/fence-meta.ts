import { nearestName } from '../../lib/nearest-name.ts';
import { type LineRange, readLineRanges } from './line-ranges.ts';

/** What an author wrote after the marks of a fence. */
export interface FenceMeta {
  /** The language as written; empty when there is none. */
  readonly language: string;
  readonly title: string | undefined;
  /** The second bare word: the name of the block's tab. */
  readonly label: string | undefined;
  readonly highlighted: readonly LineRange[];
  readonly lineNumbers: boolean;
  /** False for a sample that is not meant to compile. */
  readonly checked: boolean;
  readonly problems: readonly FenceProblem[];
}

/** Something in an info string that is not understood. */
export interface FenceProblem {
  /** The piece as written. */
  readonly piece: string;
  readonly message: string;
  readonly hint: string;
}

const flags = ['showLineNumbers', 'nocheck'] as const;
const example = 'tsx title="App.tsx" {1,3-5} showLineNumbers';
// `{1,3-5}`, `title="App.tsx"`, or a word; a brace or quote that is not closed makes a word that is reported.
const piece = /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*')|\S+/g;

type Draft = { -readonly [Key in keyof FenceMeta]: FenceMeta[Key] } & {
  highlighted: LineRange[];
  problems: FenceProblem[];
};

/** Reads an info string: `tsx title="App.tsx" {1,3-5} showLineNumbers`. Malformed pieces are problems, and have no effect. */
export function readFenceMeta(info: string): FenceMeta {
  // The language ends at a brace: `tsx{1,3}` is common elsewhere.
  const language = /^[^\s{]*/.exec(info.trim())?.[0] ?? '';
  const draft: Draft = {
    language,
    title: undefined,
    label: undefined,
    highlighted: [],
    lineNumbers: false,
    checked: true,
    problems: [],
  };
  for (const [written] of info.trim().slice(language.length).matchAll(piece)) readPiece(written, draft);
  return draft;
}

function readPiece(written: string, draft: Draft): void {
  const attribute = /^([\w-]+)=(.*)$/s.exec(written);
  if (written.startsWith('{')) readLines(written, draft);
  else if (attribute) readAttribute(written, attribute[1] ?? '', attribute[2] ?? '', draft);
  else if (written === 'showLineNumbers') draft.lineNumbers = true;
  else if (written === 'nocheck') draft.checked = false;
  else readWord(written, draft);
}

function readLines(written: string, draft: Draft): void {
  const ranges = written.endsWith('}') ? readLineRanges(written.slice(1, -1)) : undefined;
  if (ranges !== undefined) draft.highlighted.push(...ranges);
  else {
    draft.problems.push({
      piece: written,
      message: `\`${written}\` does not name lines.`,
      hint: 'Numbers and ranges, from 1: {1,3-5}',
    });
  }
}

function readAttribute(written: string, key: string, value: string, draft: Draft): void {
  const quoted = /^(["'])(.*)\1$/s.exec(value)?.[2];
  if (key === 'title' && quoted !== undefined) {
    if (quoted.trim() !== '') draft.title = quoted.trim();
    return;
  }
  const isTitle = key === 'title' || nearestName(key, ['title']) !== undefined;
  draft.problems.push({
    piece: written,
    message:
      key === 'title' ? 'The title of this sample is not in quotes.' : `A sample has no setting \`${key}\`.`,
    hint: isTitle ? `title="${(quoted ?? value.replace(/["']/g, '')).trim() || 'App.tsx'}"` : example,
  });
}

function readWord(written: string, draft: Draft): void {
  const meant = nearestName(written, flags);
  const isLabel = meant === undefined && draft.label === undefined && !/[{}="'`]/.test(written);
  if (isLabel) draft.label = written;
  else {
    draft.problems.push({
      piece: written,
      message: `\`${written}\` after the language of this sample is not understood.`,
      hint: meant ?? example,
    });
  }
}
