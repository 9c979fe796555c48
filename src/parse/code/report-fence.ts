import type { Code } from 'mdast';
import { asClause } from '../../lib/as-sentence.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { type BodyPoint, type PageContext, placeIn, report } from '../page/page-context.ts';
import { type MarkedCode, markWords } from './code-marks.ts';
import type { FenceProblem } from './fence-marks.ts';
import type { FenceMeta } from './fence-meta.ts';
import { type Language, languageNames } from './languages.ts';
import type { TwoslashSample } from './twoslash.ts';

/** A code block of a page, with the place of its opening line. */
export interface Fence {
  readonly node: Code;
  readonly point: BodyPoint;
  readonly context: PageContext;
}

/**
 * Reports a code block without closing line, which Markdown ends with its list item, quotation or page. True
 * if it is one: the text in it is no code.
 */
export function reportUnclosed({ node, point, context }: Fence): boolean {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return false;
  const written = context.text.slice(start.offset, end.offset).trimEnd();
  // A block may also be indented.
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  const lastLine = written.lastIndexOf('\n') + 1;
  const last = lastLine === 0 ? '' : written.slice(lastLine).replace(/^[\s>]+/, '');
  if (fence === undefined || (last.startsWith(fence) && /^(?:`+|~+)\s*$/.test(last))) return false;
  report(context, point, {
    severity: 'warning',
    code: 'fence-unclosed',
    message: 'This code block is never closed, so it contains everything below.',
    hint: `Add the closing line "${fence}".`,
  });
  return true;
}

/** Reports the invalid pieces of the info string. */
export function reportSettings(problems: readonly FenceProblem[], fence: Fence): void {
  for (const { piece, message, hint } of problems) {
    const place = pointOf(piece, fence.point, fence.context);
    report(fence.context, place, { severity: 'warning', code: 'fence-meta', message, hint });
  }
}

/**
 * Reports comments that look like marks of lines.
 *
 * @param lines the lines of the sample in the block, if some of them are hidden
 */
export function reportUnknownMarks(
  unknown: MarkedCode['unknown'],
  lines: readonly number[],
  { point, context }: Fence,
): void {
  for (const { word, line, column } of unknown) {
    const shift = (lines[line - 1] ?? line - 1) + 1;
    const place = { line: point.line + shift, column: column + point.column - 1 };
    report(context, place, {
      severity: 'warning',
      code: 'fence-mark',
      message: `Unknown mark "[!code ${word}]"; the comment is shown as written.`,
      hint: `[!code ${nearestName(word, markWords) ?? 'focus'}]`,
    });
  }
}

/** Reports what Twoslash would show. */
export function reportQueries(queries: TwoslashSample['queries'], { point, context }: Fence): void {
  for (const { comment, line, column } of queries) {
    const place = { line: point.line + line, column: column + point.column - 1 };
    report(context, place, {
      severity: 'warning',
      code: 'fence-mark',
      message: `Comment "${comment}" is for Twoslash; it is left out, and its result is not shown.`,
      hint: 'Write the result in words, or remove the comment.',
    });
  }
}

/** Reports the expressions of Vue, which nothing evaluates. */
export function reportVueExpressions({ point, context }: Fence): void {
  report(context, point, {
    severity: 'warning',
    code: 'fence-meta',
    message: 'Expressions in this code block are shown as written.',
    hint: 'Write the value in place of {{ … }}.',
  });
}

/** Reports a language whose code is not highlighted. */
export function reportLanguage(written: string, { point, context }: Fence): void {
  const isDiagram = /^(?:mermaid|plantuml|dot|d2)$/i.test(written);
  report(context, point, {
    severity: 'warning',
    code: 'fence-language',
    message: isDiagram
      ? `This "${written}" diagram is shown as code.`
      : `Unknown language "${written}"; the code is not highlighted.`,
    hint: isDiagram ? diagramHint(written) : languageHint(written),
  });
}

function diagramHint(written: string): string {
  return /^mermaid$/i.test(written)
    ? 'markdown: { mermaid: true } in site.yaml'
    : 'Use a picture: ![What it shows](./diagram.svg)';
}

function languageHint(written: string): string {
  const near = nearestName(written, languageNames);
  return near === undefined ? 'Write "text" for code in no language.' : `Did you mean "${near}"?`;
}

const titles: { readonly [Key in Language]?: string } = {
  js: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  json: 'JSON',
  yaml: 'YAML',
};

/** Checks the syntax of a sample: reports an error, or keeps a module whose types can be checked. */
export function checkSyntax(language: Language, { node, point, context }: Fence): void {
  const written = node.value;
  const problem = context.checkSample?.(written, language);
  if (problem === undefined) {
    // A module begins in the first column; whether it is whole is decided when types are checked.
    if (context.checkSample && /^(?:[jt]sx?)$/.test(language) && /^(?:import|export)\b/m.test(written)) {
      context.samples.push({ language, text: written, place: placeIn(context, point) });
    }
    return;
  }
  const place = { line: point.line + problem.line, column: problem.column + point.column - 1 };
  const typed = language === 'js' ? 'ts' : language === 'jsx' ? 'tsx' : undefined;
  const isTyped = typed !== undefined && context.checkSample?.(written, typed) === undefined;
  report(context, place, {
    severity: 'warning',
    code: 'fence-syntax',
    message: `Invalid ${titles[language] ?? language}: ${asClause(problem.message)}.`,
    hint: isTyped
      ? `It is ${titles[typed]}: write "${typed}" in place of "${language}".`
      : 'Fix it, or write "nocheck" after the language of code that need not compile.',
  });
}

/** Reports a marked line that the block, with so many lines, does not have. */
export function reportMissingLines(
  { marked }: Pick<FenceMeta, 'marked'>,
  count: number,
  { point, context }: Fence,
): void {
  const beyond = marked.find(({ last }) => last > count);
  if (beyond === undefined) return;
  const place = pointOf(String(beyond.last), pointOf('{', point, context), context);
  report(context, place, {
    severity: 'warning',
    code: 'fence-meta',
    message: `Line ${beyond.last} cannot be marked; this code block has ${count === 1 ? 'one line' : `${count} lines`}.`,
    hint: 'Count lines from 1, without the lines that contain only a mark.',
  });
}

/**
 * The place of a piece of the info string; the place of the fence if the author wrote the piece with escapes.
 */
function pointOf(piece: string, point: BodyPoint, context: PageContext): BodyPoint {
  const { text, changes } = context;
  const index = point.line - 1 + changes.inserted.filter((written) => written <= point.line).length;
  const removed = ' '.repeat(changes.removed.get(point.line) ?? 0);
  const line = removed + (text.split('\n', index + 1)[index] ?? '');
  const at = line.indexOf(piece, point.column - 1);
  return at === -1 ? point : { line: point.line, column: at + 1 };
}
