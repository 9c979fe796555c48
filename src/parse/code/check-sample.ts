import { findJsonError } from '../../data/json-error.ts';
import { parseYaml } from '../../data/parse-yaml.ts';
import { findSyntaxError, type SyntaxProblem } from '../demo/find-syntax-error.ts';
import type { Language } from './languages.ts';

/** Finds the first place at which a sample is not what its language says. */
export type CheckSample = typeof checkSample;

/**
 * The first place at which a sample is not what its language says; undefined where it is, or where its language is not checked. A sample
 * may be a piece: an element, the members of an object or of a class, the body of a function, with `...` where something is left out.
 */
export function checkSample(written: string, language: Language): SyntaxProblem | undefined {
  const text = withoutElisions(withoutDeleted(written));
  if (text.trim() === '') return undefined;
  switch (language) {
    case 'js':
    case 'jsx':
      return checkModule(text, ['jsx']);
    case 'tsx':
      return checkModule(text, ['tsx']);
    case 'ts':
      // Elements are written in samples of either name.
      return checkModule(text, ['ts', 'tsx']);
    case 'json':
      return checkJson(text);
    case 'yaml':
      return checkYaml(text);
    default:
      return undefined;
  }
}

/** Lines that a change takes away need not fit what it leaves. They stay as blank lines, so that those below keep their numbers. */
function withoutDeleted(written: string): string {
  if (!written.includes('[!code')) return written;
  let nextGoes = false;
  const lines = written.split('\n').map((line) => {
    const goes = nextGoes || /\[!code\s+--\s*\]/.test(line);
    // A mark on a line of its own speaks of the line below.
    nextGoes = /^\W*\[!code\s+--\s*\]\W*$/.test(line);
    return goes ? '' : line;
  });
  return lines.join('\n');
}

/** Dots that stand for what is left out: on a line of their own, between brackets, at the end of a line. Nothing changes its place. */
function withoutElisions(text: string): string {
  return text
    .replace(/^[ \t]*(?:\.{3}|…)[ \t]*$/gm, '')
    .replace(
      /([[{(]\s*)(\.{2,3}|…)(?=\s*[\]})])/g,
      (_, before: string, dots: string) => before + ' '.repeat(dots.length),
    )
    .replace(/(?<=[\s:=(,])(?:\.{3}|…)(?=[;,)]*[ \t]*$)/gm, (dots) => '0'.padEnd(dots.length));
}

/** What may stand around a piece; each keeps the lines where they are. */
const surroundings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `(${text}\n)`,
  (text) => `async function* piece() {${text}\n}`,
  (text) => `({${text}\n})`,
  (text) => `class Piece {${text}\n}`,
  (text) => (/^\s*</.test(text) ? `<>${text}\n</>` : text),
];

/** Tells what is wrong with the text as it stands, since that is what its author sees. */
function checkModule(text: string, syntaxes: readonly ('jsx' | 'tsx' | 'ts')[]): SyntaxProblem | undefined {
  let first: SyntaxProblem | undefined;
  for (const around of surroundings) {
    for (const syntax of syntaxes) {
      const problem = findSyntaxError(around(text), syntax);
      if (problem === undefined) return undefined;
      first ??= problem;
    }
  }
  return first;
}

/** Comments and commas at the end are taken, as every editor takes them; so are members without their braces. */
function checkJson(written: string): SyntaxProblem | undefined {
  const text = written
    .replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
      found.startsWith('"') ? found : found.replace(/[^\n]/g, ' '),
    )
    .replace(/,(?=\s*(?:[}\]]|$))/g, ' ');
  const problem = findJsonError(text);
  if (problem === undefined || [`{${text}}`, `[${text}]`].some((around) => !findJsonError(around)))
    return undefined;
  const before = text.slice(0, problem.offset).split('\n');
  return { message: problem.reason, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Several documents may follow one another between lines of dashes. */
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
