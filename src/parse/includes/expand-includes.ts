import { posix } from 'node:path';
import { displayPath } from '../../lib/path.ts';
import type { SourcePath } from '../../model/path.ts';
import { authorText } from '../author-text.ts';
import { createBlockState, isCode } from '../directives/block-state.ts';
import { readFrontMatter } from '../front-matter/read-front-matter.ts';
import type { LineOrigin, OriginLine, RewrittenBody } from '../page/author-lines.ts';
import { addFile, addLine, type ExpandOptions, type Expansion, reportInclude } from './expansion.ts';
import { includePaths, readIncludeLine } from './include-line.ts';
import { isIncludeTag } from './include-tag.ts';
import { type FileLine, regionLines, sectionLines } from './select-lines.ts';
import type { WrittenInclude } from './written-include.ts';

/**
 * Puts the content of included files in the place of the lines that include them. In code blocks, only
 * comments include files; `@@include` is shown as `@include`.
 */
export function expandIncludes(lines: readonly OriginLine[], options: ExpandOptions): RewrittenBody {
  const page = lines[0]?.origin.source;
  const expansion: Expansion = { ...options, page, lines: [], diagnostics: [], isTooLong: false, files: 0 };
  expandLines(lines, [], expansion);
  return {
    text: expansion.lines.map(({ text }) => text).join('\n'),
    origins: expansion.lines.map(({ origin }) => origin),
    diagnostics: expansion.diagnostics,
  };
}

/** @param around the files that include these lines, outermost first */
function expandLines(
  lines: readonly OriginLine[],
  around: readonly SourcePath[],
  expansion: Expansion,
): void {
  const state = createBlockState();
  for (const line of lines) {
    const isInFence = state.fence !== undefined;
    const include = state.html instanceof RegExp ? undefined : readIncludeLine(line.text);
    const isComment = include?.kind === 'markdown' && !isIncludeTag(line.text);
    const isText = !isComment && !isCode(line.text, state);
    if (include && (isComment || isText)) expandLine(include, line, { around, isInFence, expansion });
    else addLine({ ...line, text: line.text.replace(/(<!--[ \t]*)@(?=@include:)/, '$1') }, expansion);
  }
}

interface IncludePlace {
  readonly around: readonly SourcePath[];
  readonly isInFence: boolean;
  readonly expansion: Expansion;
}

function expandLine(
  include: WrittenInclude,
  line: OriginLine,
  { around, isInFence, expansion }: IncludePlace,
): void {
  const { origin } = line;
  if (!addFile(origin, expansion)) return;
  const found = findFile(include, origin, expansion);
  if (found === undefined) return;
  const all = fileLines(found.text, include.kind);
  const chosen = chooseLines(all, include, { origin, expansion, path: found.path });
  if (chosen === undefined) return;
  const originOf = ({ line: number }: FileLine): LineOrigin => {
    // The indentation of the including line is not in the file.
    return { source: found.path, line: number, removed: -include.indent.length, pageLine: origin.pageLine };
  };
  const placed = chosen.map((one) => ({ text: indented(one.text, include.indent), origin: originOf(one) }));
  if (include.kind === 'code') {
    for (const each of codeBlock(placed, include, origin)) addLine(each, expansion);
    return;
  }
  if (isInFence) {
    for (const each of placed) addLine(each, expansion);
    return;
  }
  const files = [...around, origin.source];
  if (files.includes(found.path)) {
    reportInclude(origin, include.column, expansion, {
      code: 'include-cycle',
      message: `File "${displayPath(found.path)}" includes itself.`,
      hint: `Remove this line. The files are "${[...files, found.path].map(displayPath).join('", "')}".`,
    });
    return;
  }
  expandLines(placed, files, expansion);
}

function findFile(
  include: WrittenInclude,
  origin: LineOrigin,
  expansion: Expansion,
): { readonly path: SourcePath; readonly text: string } | undefined {
  const candidates = includePaths(include.path, origin.source, expansion.folders);
  const path = candidates.find((each) => typeof expansion.included.get(each)?.hash === 'string');
  const text = path && expansion.included.get(path)?.text;
  if (path !== undefined && text !== undefined) return { path, text };
  const shown = displayPath(path ?? candidates[0] ?? origin.source);
  reportInclude(origin, include.column, expansion, {
    // A page without its sample is still a page, as in the tools that have these lines.
    severity: 'warning',
    code: 'include-file',
    ...(path === undefined
      ? {
          message: `Included file "${shown}" does not exist in the folders of this site.`,
          hint: hintFor(include, origin, expansion),
        }
      : { message: `Included file "${shown}" is not text; ignored.`, hint: 'Include a text file in UTF-8.' }),
  });
  return undefined;
}

/** The path of the most similar file, as it would be written in this file. */
function hintFor(include: WrittenInclude, { source }: LineOrigin, { included, folders }: Expansion): string {
  if (posix.basename(include.path).startsWith('.'))
    return 'Rename the file: those whose names begin with a dot are not read.';
  const candidates = includePaths(include.path, source, folders);
  const near = candidates.map((path) => included.get(path)?.near).find((path) => path !== undefined);
  if (near === undefined)
    return 'Correct the path, or name the folder of the file under "includes" in site.yaml.';
  const relative = posix.relative(posix.dirname(source), near);
  const path = relative.startsWith('.') ? relative : `./${relative}`;
  // In MDX, only the tag includes files.
  if (source.endsWith('.mdx')) return `<include>${path}</include>`;
  return include.kind === 'code' ? `<<< ${path}` : `<!--@include: ${path}-->`;
}

function fileLines(text: string, kind: WrittenInclude['kind']): readonly FileLine[] {
  const unified = authorText(text);
  const { body, lineOffset } =
    kind === 'markdown' ? readFrontMatter(unified, '') : { body: unified, lineOffset: 0 };
  const lines = body.split('\n').map((line, index) => ({ text: line, line: index + 1 + lineOffset }));
  // The line break at the end of a file begins no line.
  return lines.at(-1)?.text === '' ? lines.slice(0, -1) : lines;
}

function chooseLines(
  all: readonly FileLine[],
  include: WrittenInclude,
  {
    origin,
    expansion,
    path,
  }: { readonly origin: LineOrigin; readonly expansion: Expansion; readonly path: SourcePath },
): readonly FileLine[] | undefined {
  const { region } = include;
  const inRegion =
    region === undefined
      ? all
      : (regionLines(all, region) ?? (include.kind === 'markdown' ? sectionLines(all, region) : undefined));
  const problem = (message: string, hint: string) =>
    reportInclude(origin, include.column, expansion, {
      severity: 'warning',
      code: 'include-region',
      message,
      hint,
    });
  if (inRegion === undefined) {
    problem(
      `File "${displayPath(path)}" has no region "${region}".`,
      include.kind === 'code' ? `Add a comment "#region ${region}".` : `<!-- #region ${region} -->`,
    );
    return undefined;
  }
  if (include.kind === 'code' || include.lines === undefined) return inRegion;
  const { first, last } = include.lines;
  if (first < 1 || first > inRegion.length || last < first) {
    problem(
      `Lines {${first},${last === Number.MAX_SAFE_INTEGER ? '' : last}} are not in "${displayPath(path)}", which has ${inRegion.length}.`,
      `{1,${inRegion.length}}`,
    );
    return undefined;
  }
  return inRegion.slice(first - 1, last);
}

/** The lines of a code block around the lines of a file, without the indentation that all of them have. */
function codeBlock(
  content: readonly OriginLine[],
  include: Extract<WrittenInclude, { kind: 'code' }>,
  origin: LineOrigin,
): OriginLine[] {
  const { indent, info, path } = include;
  const own = content.map(({ text }) => text.slice(indent.length)).filter((text) => text.trim() !== '');
  let common = 1000;
  let longest = 2;
  for (const text of own) {
    common = Math.min(common, /^[ \t]*/.exec(text)?.[0].length ?? 0);
    longest = Math.max(longest, /`{3,}/.exec(text)?.[0].length ?? 0);
  }
  const fence = '`'.repeat(longest + 1);
  const language = info.language ?? (/\.(\w+)$/.exec(path)?.[1] ?? 'text').toLowerCase();
  const edge = (text: string): OriginLine => ({ text: indent + text, origin });
  return [
    edge(`${fence}${language} nocheck ${info.settings}`.trimEnd()),
    ...content.map(({ text, origin: from }) => ({
      text: indent + text.slice(indent.length + common),
      origin: { ...from, removed: from.removed + common },
    })),
    edge(fence),
  ];
}

function indented(text: string, indent: string): string {
  return text === '' ? '' : indent + text;
}
