import { posix } from 'node:path';
import { isInside } from '../../lib/path.ts';
import type { SourcePath } from '../../model/path.ts';

/** A line that includes a file. */
export type IncludeLine = {
  /** The path as written. */
  readonly path: string;
  /** Name of a region, or the id of a heading. */
  readonly region: string | undefined;
  /** Column of the path, from 1. */
  readonly column: number;
  readonly indent: string;
} & (
  | {
      /** `<<< ./snippet.ts#region{1,3-5 ts:line-numbers} [label]` */
      readonly kind: 'code';
      /** The info string of the code block, without a language unless one is written. */
      readonly info: { readonly language: string | undefined; readonly settings: string };
    }
  | {
      /** `<!--@include: ./part.md#region{3,10}-->` */
      readonly kind: 'markdown';
      /** First and last line, from 1; undefined for the whole file. */
      readonly lines: { readonly first: number; readonly last: number } | undefined;
    }
);

const code =
  /^([ \t]*)(<<<[ \t]*)(\S[^#{[]*?)(?:#([\w.-]+))?[ \t]*(?:\{([^}]*)\})?[ \t]*(\[[^\]]+\])?[ \t]*$/;
const markdown = /^([ \t]*)(<!--[ \t]*@include:[ \t]*)(.*?)[ \t]*-->[ \t]*$/;
const markdownTarget = /^(.*?)(?:#([^\s{}#]+))?(?:\{(\d*),?(\d*)\})?$/;

/** True for a text that may include files. A fast check: most pages include none. */
export function mayInclude(text: string): boolean {
  return text.includes('<<<') || text.includes('@include:');
}

/** Reads a line that includes a file; undefined for other lines. */
export function readIncludeLine(line: string): IncludeLine | undefined {
  if (line.includes('<<<')) return readCodeLine(line);
  return line.includes('@include:') ? readMarkdownLine(line) : undefined;
}

function readCodeLine(line: string): IncludeLine | undefined {
  const [, indent = '', sign = '', path, region, braces = '', label = ''] = code.exec(line) ?? [];
  if (path === undefined) return undefined;
  const { lines, language, settings } = readBraces(braces);
  const info = [settings, lines === '' ? '' : `{${lines}}`, label].filter((part) => part !== '').join(' ');
  const column = indent.length + sign.length + 1;
  return { kind: 'code', path: path.trim(), region, column, indent, info: { language, settings: info } };
}

/** `1,3-5 ts:line-numbers` → lines, language and settings */
function readBraces(text: string): { lines: string; language: string | undefined; settings: string } {
  const words = text.trim().split(/\s+/);
  const lines = /^\d[\d,-]*$/.test(words[0] ?? '') ? (words.shift() ?? '') : '';
  const [first = '', ...others] = words;
  const [, language = '', setting = ''] = /^([^:]*)(:.*)?$/.exec(first) ?? [];
  return {
    lines,
    language: language === '' ? undefined : language,
    settings: [setting, ...others].filter((part) => part !== '').join(' '),
  };
}

function readMarkdownLine(line: string): IncludeLine | undefined {
  const [, indent = '', sign = '', target] = markdown.exec(line) ?? [];
  const [, path, region, from, to] = markdownTarget.exec(target ?? '') ?? [];
  if (target === undefined || path === undefined || path === '') return undefined;
  const isRange = /\{[\d,]+\}$/.test(target);
  const first = from === undefined || from === '' ? 1 : Number(from);
  const last =
    !target.includes(',') && isRange
      ? first
      : to === undefined || to === ''
        ? Number.MAX_SAFE_INTEGER
        : Number(to);
  const lines = isRange ? { first, last } : undefined;
  return { kind: 'markdown', path, region, column: indent.length + sign.length + 1, indent, lines };
}

/**
 * The paths that an included path may mean, in order: `@` and `/` are looked up in the folder of the
 * product, in the folders around that, and in the content folder; other paths are relative to the file.
 */
export function includePaths(
  written: string,
  origin: SourcePath,
  folders: readonly SourcePath[],
): readonly SourcePath[] {
  const rooted = /^(?:@\/?|\/)(.*)$/.exec(written)?.[1];
  if (rooted === undefined)
    return [posix.normalize(posix.join(posix.dirname(origin), written)) as SourcePath];
  const product = folders.filter((folder) => isInside(folder, origin)).sort((a, b) => b.length - a.length)[0];
  const found: string[] = [];
  for (let folder: string = product ?? '.'; ; folder = posix.dirname(folder)) {
    found.push(posix.normalize(posix.join(folder, rooted)));
    if (folder === '.' || folder.endsWith('..')) break;
  }
  return [...new Set([...found, posix.normalize(rooted)])] as SourcePath[];
}
