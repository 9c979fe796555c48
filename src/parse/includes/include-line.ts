import { posix } from 'node:path';
import { isInside, resolveSource } from '../../lib/path.ts';
import type { SourcePath } from '../../model/path.ts';
import { readIncludeTag } from './include-tag.ts';
import type { WrittenInclude } from './written-include.ts';

const markdownTarget = /^(.*?)(?:#([^\s{}#]+))?(?:\{(\d*),?(\d*)\})?$/;

/** True for a text that may include files. A fast check: most pages include none. */
export function mayInclude(text: string): boolean {
  return /<<<|@include:|<include\b|<embed\s|\{\{#(?:rustdoc_)?include /.test(text);
}

/**
 * The path of a statement that imports. It ends where the next may begin, and after 1,000 lines: searching up
 * to the end of the page for each of 200,000 lines `import` would take minutes.
 */
const importedFrom =
  /(?:^|;\s*)import\b[^'";\n]*(?:\n(?!import\b)[^'";\n]*){0,1000}['"]((?:\.{1,2}|@site)\/[^'"\n]+)['"]/gm;

/**
 * The Markdown files that an MDX page imports to show them, `import Note from './_note.md'`, and those beside
 * modules of types: `import { TypesButton } from './types'` shows sections of `./types.md`. The modules of
 * demos state their titles, which `<DemoHero.Title />` shows. A page may refer to another one in its front
 * matter. Each has the paths that it may mean, in order.
 */
export function importedTexts(
  text: string,
  page: SourcePath,
  folders: readonly SourcePath[],
): (readonly SourcePath[])[] {
  const [, reference] =
    /^---\r?\n(?:[^\n]*\n){0,40}?ref:[ \t]*['"]?([^\s'"]+\.mdx?)['"]?[ \t]*\r?\n/.exec(text) ?? [];
  const referenced = reference === undefined ? [] : [referencePaths(reference, page, folders)];
  if (!text.includes('import')) return referenced;
  const from = [...text.matchAll(importedFrom)].map(([, path = '']) => importedPath(path));
  const hasTitles = text.includes('.Title');
  const imported = from.flatMap((path) => {
    if (/\.mdx?$/.test(path)) return [importedPaths(path, page, folders)];
    if (!page.endsWith('.mdx') || !path.startsWith('.')) return [];
    if (hasTitles && /\/demos\//.test(path)) return [[resolveSource(page, `${path}/index.ts`)]];
    return /\/types$/.test(path) ? [[resolveSource(page, `${path}.md`)]] : [];
  });
  return [...referenced, ...imported];
}

/** The path that a string of JavaScript names. Formatters of Markdown escape the line: `./\_note.md`. */
export function importedPath(written: string): string {
  return written.replace(/\\(.)/g, '$1');
}

/** The paths that an imported file may have: `@site` is the folder of a Docusaurus site, around its pages. */
export function importedPaths(
  path: string,
  page: SourcePath,
  folders: readonly SourcePath[],
): readonly SourcePath[] {
  const rooted = /^@site\/(.*)$/.exec(path)?.[1];
  return rooted === undefined ? [resolveSource(page, path)] : includePaths(`@/${rooted}`, page, folders);
}

/** The paths that `ref` in front matter may mean: beside the page, or in a folder around the pages. */
export function referencePaths(
  written: string,
  page: SourcePath,
  folders: readonly SourcePath[],
): readonly SourcePath[] {
  const rooted = written.startsWith('.') ? [] : includePaths(`@/${written}`, page, folders);
  return [...rooted, resolveSource(page, written)];
}

/** Reads a line that includes a file; undefined for other lines. */
export function readIncludeLine(line: string): WrittenInclude | undefined {
  if (line.includes('<<<')) return readCodeLine(line);
  if (line.includes('@include:')) return readMarkdownLine(line);
  if (line.includes('<include') || line.includes('<embed')) return readIncludeTag(line);
  return line.includes('{{#') ? readBookLine(line) : undefined;
}

const bookLine =
  /^([ \t]*)\{\{#(?:rustdoc_)?include[ \t]+([^\s:{}]+)(?::(?:(\d*)(:?)(\d*)|([a-z_][\w-]*)))?[ \t]*\}\}[ \t]*$/i;

/** `{{#include main.rs:2:10}}` of mdBook, also with the name of an anchor: `{{#include main.rs:setup}}` */
function readBookLine(line: string): WrittenInclude | undefined {
  const [start, indent = '', path, from = '', isRange = '', to = '', region] = bookLine.exec(line) ?? [];
  if (start === undefined || path === undefined) return undefined;
  const first = from === '' ? 1 : Number(from);
  const last = isRange === '' ? first : to === '' ? Number.MAX_SAFE_INTEGER : Number(to);
  const lines = from === '' && to === '' ? undefined : { first, last };
  return { kind: 'markdown', path, region, column: line.indexOf(path, indent.length + 3) + 1, indent, lines };
}

function readCodeLine(line: string): WrittenInclude | undefined {
  const [start, indent = ''] = /^([ \t]*)<<<(?!<)[ \t]*(?=\S)/.exec(line) ?? [];
  if (start === undefined) return undefined;
  const [beforeLabel, label] = takeEnd(line.slice(start.length).trimEnd(), /\[[^[\]]+\]$/);
  const [beforeBraces, braces] = takeEnd(beforeLabel, /\{[^{}]*\}$/);
  const [path, region] = takeEnd(beforeBraces, /#[\w.-]+$/);
  if (path === '' || /[#{}[\]]/.test(path)) return undefined;
  const { lines, language, settings } = readBraces(braces.slice(1, -1));
  const info = [settings, lines === '' ? '' : `{${lines}}`, label].filter((part) => part !== '').join(' ');
  return {
    kind: 'code',
    path,
    region: region === '' ? undefined : region.slice(1),
    column: start.length + 1,
    indent,
    info: { language, settings: info },
  };
}

/** Splits what matches from the end of a text. */
function takeEnd(text: string, pattern: RegExp): readonly [before: string, end: string] {
  const [end = ''] = pattern.exec(text) ?? [];
  return [text.slice(0, text.length - end.length).trimEnd(), end];
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

function readMarkdownLine(line: string): WrittenInclude | undefined {
  const [start, indent = ''] = /^([ \t]*)<!--[ \t]*@include:[ \t]*/.exec(line) ?? [];
  const whole = line.trimEnd();
  if (start === undefined || !whole.endsWith('-->')) return undefined;
  const target = whole.slice(start.length, -'-->'.length).trimEnd();
  const [, path, region, from, to] = markdownTarget.exec(target) ?? [];
  if (path === undefined || path === '' || target.includes('-->')) return undefined;
  const isRange = /\{[\d,]+\}$/.test(target);
  const first = from === undefined || from === '' ? 1 : Number(from);
  const last =
    !target.includes(',') && isRange
      ? first
      : to === undefined || to === ''
        ? Number.MAX_SAFE_INTEGER
        : Number(to);
  const lines = isRange ? { first, last } : undefined;
  return { kind: 'markdown', path, region, column: start.length + 1, indent, lines };
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
