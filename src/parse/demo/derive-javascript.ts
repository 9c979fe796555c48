// sucrase (alangpierce): parses every dialect of JavaScript, much faster than a compiler, and reports the
// place of an error.
import { transform } from 'sucrase';
import { alignLines } from './align-lines.ts';
import { closeGap } from './close-gap.ts';

/** The dialect of a module, by the extension of its file. */
export type ScriptDialect = 'ts' | 'tsx' | 'js' | 'jsx';

/** The first syntax error of a text; line and column from 1. */
export interface SyntaxProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** A module in JavaScript, or its first syntax error. */
export type DerivedJavaScript =
  | { readonly kind: 'derived'; readonly text: string }
  | ({ readonly kind: 'broken' } & SyntaxProblem);

/**
 * Removes the types from a module; JSX, comments, blank lines and formatting stay. Lines with nothing but
 * types are removed, and so are imports that only types use. A module in JavaScript is only checked.
 */
export function deriveJavaScript(text: string, dialect: ScriptDialect): DerivedJavaScript {
  const isTyped = dialect === 'ts' || dialect === 'tsx';
  try {
    const code = stripTypes(text, dialect);
    if (!isTyped || code === text) return { kind: 'derived', text };
    return { kind: 'derived', text: closeGaps(code, text) };
  } catch (error) {
    return { kind: 'broken', ...syntaxProblem(error, text) };
  }
}

/**
 * Removes the white space that types left behind. The tokens are aligned here because sucrase's source map is
 * wrong after a template literal.
 */
function closeGaps(code: string, text: string): string {
  const starts = [{ generated: 0, original: 0 }, ...alignLines(code, text)];
  const pieces = starts.map((start, index) => {
    const end = starts[index + 1];
    const next = end === undefined ? '' : code.slice(end.generated, end.generated + 1);
    return closeGap(
      code.slice(start.generated, end?.generated),
      text.slice(start.original, end?.original),
      next,
    );
  });
  return pieces.join('');
}

/** Finds the first syntax error of a text; undefined for a valid module. */
export function findSyntaxError(text: string, dialect: ScriptDialect): SyntaxProblem | undefined {
  try {
    stripTypes(text, dialect);
    return undefined;
  } catch (error) {
    return syntaxProblem(error, text);
  }
}

/** Removes the types from a module in place: esbuild and the TypeScript compiler would reformat it. */
function stripTypes(text: string, dialect: ScriptDialect): string {
  const isTyped = dialect === 'ts' || dialect === 'tsx';
  return transform(text, {
    transforms: [...(isTyped ? ['typescript' as const] : []), ...(dialect === 'ts' ? [] : ['jsx' as const])],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true,
    filePath: 'source',
  }).code;
}

/**
 * Reads an error of sucrase: `Error transforming source: Unexpected token, expected "," (3:5)`. Throws any
 * other error again.
 */
function syntaxProblem(error: unknown, text: string): SyntaxProblem {
  if (!(error instanceof Error) || !error.message.startsWith('Error transforming source: ')) throw error;
  if (!('loc' in error)) {
    // The text ends inside a block: `Invalid scope depth at end of file: 1`.
    const lines = text.trimEnd().split('\n');
    return { message: 'A bracket is never closed', line: lines.length, column: 1 };
  }
  const loc = error.loc as { readonly line: number; readonly column: number };
  const message = error.message.replace(/^Error transforming source: /, '').replace(/ \(\d+:\d+\)$/, '');
  return { message, line: loc.line, column: loc.column };
}
