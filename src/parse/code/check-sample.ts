import { findJsonError } from '../../data/json-error.ts';
import { parseYaml } from '../../data/parse-yaml.ts';
import { findSyntaxError, type SyntaxProblem } from '../demo/derive-javascript.ts';
import { readJsxTag } from '../mdx/jsx-tag.ts';
import type { Language } from './languages.ts';

/** The type of `checkSample`. */
export type CheckSample = typeof checkSample;

/**
 * Finds the first syntax error of a sample; undefined for a valid sample, and in languages that
 * are not checked. A sample may be a fragment, such as an element, only the start tag of one, its
 * attributes, the members of an object, class or type, several objects, or the body of a
 * function, with `...` for omitted code.
 */
export function checkSample(written: string, language: Language): SyntaxProblem | undefined {
  const text = withoutElisions(withoutDeletedLines(written));
  if (text.trim() === '') return undefined;
  switch (language) {
    case 'js':
    case 'jsx':
      return checkModule(text, ['jsx']);
    case 'tsx':
      return checkModule(text, ['tsx']);
    case 'ts':
      // Samples marked as TypeScript may contain JSX.
      return checkModule(text, ['ts', 'tsx']);
    case 'json':
      return checkJson(text);
    case 'yaml':
      return checkYaml(text);
    default:
      return undefined;
  }
}

/** Returns the whole module that a sample is, in the syntax of its language; undefined for a fragment. */
export function wholeModule(
  written: string,
  language: string,
): { readonly text: string; readonly syntax: 'jsx' | 'ts' | 'tsx' } | undefined {
  const text = withoutDeletedLines(written);
  if (!/^(?:import|export)\b/m.test(text) || withoutElisions(text) !== text) return undefined;
  const syntaxes =
    language === 'ts'
      ? (['ts', 'tsx'] as const)
      : language === 'tsx'
        ? (['tsx'] as const)
        : (['jsx'] as const);
  const syntax = syntaxes.find((one) => findSyntaxError(text, one) === undefined);
  return syntax && { text, syntax };
}

/** Blanks the lines marked as deleted, which need not fit the rest. Blank lines keep the line numbers. */
function withoutDeletedLines(written: string): string {
  if (!written.includes('[!code')) return written;
  let left = 0;
  const lines = written.split('\n').map((line) => {
    const marked = /\[!code\s+--(?::(\d+))?\s*\]/.exec(line);
    // A mark on a line of its own applies to the lines below.
    const isAlone = /^\W*\[!code\s+--(?::\d+)?\s*\]\W*$/.test(line);
    if (marked) left = Number(marked[1] ?? 1) + (isAlone ? 1 : 0);
    left -= 1;
    return left >= 0 ? '' : line;
  });
  return lines.join('\n');
}

/**
 * Replaces dots for omitted code: on a line of their own, between brackets, at the end of a line, as the
 * first of several members. Comments of elements on lines of their own may stand between attributes, too, and
 * other comments in place of a value. References that TypeDoc writes have a modifier `optional`. Offsets stay
 * the same.
 */
function withoutElisions(text: string): string {
  return text
    .replace(/^[ \t]*(?:(?:abstract|protected|readonly|static) )*optional (?=[\w"'[])/gm, (words) =>
      ' '.repeat(words.length),
    )
    .replace(/^[ \t]*(?:\.{3}|…|\{\/\*[^\n]*?\*\/\})[ \t]*$/gm, '')
    .replace(/(?<=(?:=\{|=>)\s*)(?:\.{2,3}|…|\/\*[^*\n]*\*\/)(?=\s*[})])/g, (dots) => '0'.padEnd(dots.length))
    .replace(/(?<=<[A-Z][^<>\n]*\s)\{(?:\.{3}|…|\/\*[^*\n]*\*\/)\}/g, (dots) => ' '.repeat(dots.length))
    .replace(/(?<=[[{(]\s*)(?:\.{3}|…)\s*,/g, (dots) => ' '.repeat(dots.length))
    .replace(
      /([[{(]\s*)(\.{2,3}|…)(?=\s*[\]})])/g,
      (_, before: string, dots: string) => before + ' '.repeat(dots.length),
    )
    .replace(/(?<=[\s:=(,])(?:\.{3}|…)(?=[;,)]*[ \t]*$)/gm, (dots) => '0'.padEnd(dots.length));
}

/** Code around a fragment that makes it a module; line numbers stay the same. */
const wrappers: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `(${text}\n)`,
  (text) => `async function* fragment() {${text}\n}`,
  (text) => `({${text}\n})`,
  (text) => `class Fragment {${text}\n}`,
  (text) => (/^\s*</.test(text) ? `<>${text}\n</>` : text),
  (text) => separated(text),
  (text) => `${separated(text)}${closingTags(text)}`,
  (text) => `<Fragment ${text}\n/>`,
  (text) => `interface Fragment {${text}\n}`,
  (text) => `type Fragment = ${text}\n`,
  (text) => `[${text.replace(/^(?=\{)/gm, ',')}\n]`,
  (text) => `type Fragment = unknown ${text.replace(/^(?=\{)/gm, '|')}\n`,
];

/** Ends the statement before each element that begins a line: samples show elements after one another. */
function separated(text: string): string {
  return text.replace(/^(?=<[A-Za-z>])/gm, ';');
}

type ScriptSyntax = 'jsx' | 'tsx' | 'ts';

/** Checks the text, or else each of its parts. The error is that of the bare text, which the author sees. */
function checkModule(text: string, syntaxes: readonly ScriptSyntax[]): SyntaxProblem | undefined {
  const problem = checkFragment(text, syntaxes);
  if (problem === undefined || isSignature(text)) return undefined;
  // Fragments of several kinds may follow one another: a statement, a member of a class, an element.
  const parts = text.split(/\n(?:[ \t]*\n)+(?=[^\s)\]}])/);
  return parts.length > 1 && parts.every((part) => checkFragment(part, syntaxes) === undefined)
    ? undefined
    : problem;
}

/** True for the head of a function alone, as references show it in any language: `open(name, options?)`. */
function isSignature(text: string): boolean {
  const head = text.trim().replace(/;$/, '');
  return (
    /^(?:async )?function\b[^{}]*$/.test(head) && findSyntaxError(`declare ${head};`, 'ts') === undefined
  );
}

/** Checks the text in every wrapper. */
function checkFragment(text: string, syntaxes: readonly ScriptSyntax[]): SyntaxProblem | undefined {
  let first: SyntaxProblem | undefined;
  for (const wrap of wrappers) {
    for (const syntax of syntaxes) {
      const problem = findSyntaxError(wrap(text), syntax);
      if (problem === undefined) return undefined;
      first ??= problem;
    }
  }
  return first;
}

/** Allows comments and trailing commas, as editors do, and members without braces. */
function checkJson(written: string): SyntaxProblem | undefined {
  const text = written
    .replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
      found.startsWith('"') ? found : found.replace(/[^\n]/g, ' '),
    )
    .replace(/,(?=\s*(?:[}\]]|$))/g, ' ');
  const problem = findJsonError(text);
  if (problem === undefined || [`{${text}}`, `[${text}]`].some((wrapped) => !findJsonError(wrapped)))
    return undefined;
  const before = text.slice(0, problem.offset).split('\n');
  return { message: problem.reason, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Allows several documents between lines of dashes. */
function checkYaml(text: string): SyntaxProblem | undefined {
  let firstLine = 1;
  for (const part of text.split(/^---[ \t]*$/m)) {
    const [problem] = parseYaml(part, '', { firstLine }).diagnostics;
    if (problem !== undefined) {
      const { line = 1, column = 1 } = problem.place ?? {};
      return { message: problem.message, line, column };
    }
    firstLine += part.split('\n').length - 1;
  }
  return undefined;
}

/**
 * Returns the tags that close the elements of which a sample shows only the start tag: `<Button disabled>`.
 * An element whose content follows is not closed, since its end was probably forgotten.
 */
function closingTags(text: string): string {
  const open: { readonly name: string; readonly isBare: boolean }[] = [];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const tag = readJsxTag(text, at);
    if (tag?.kind === 'open') open.push({ name: tag.name, isBare: isBare(text, at, tag.end) });
    else if (tag?.kind === 'close' && open.at(-1)?.name === tag.name) open.pop();
    at = tag?.end ?? at + 1;
  }
  const names = open.every((element) => element.isBare) ? open.map(({ name }) => name).reverse() : [];
  return names.map((name) => `</${name}>`).join('');
}

/** True for a tag at the end of a sample, or before a line that is not inside of it. */
function isBare(text: string, start: number, end: number): boolean {
  const [next, indent = ''] = /^[^\n<]*\n\s*?([ \t]*)(?=\S)/.exec(text.slice(end)) ?? [];
  if (next === undefined) return /^[^\n<]*\s*$/.test(text.slice(end));
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return line.trim() === '' && indent.length <= line.length;
}
