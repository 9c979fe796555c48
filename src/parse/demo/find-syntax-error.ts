// sucrase (alangpierce): reads every dialect of JavaScript in a fraction of the time that a compiler takes, and says where it stops.
import { transform } from 'sucrase';

/** The syntax a module is written in, by the ending of its file. */
export type ModuleSyntax = 'ts' | 'tsx' | 'js' | 'jsx';

/** The place where a text stops being a module; line and column from 1. */
export interface SyntaxProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Takes the types out of a module, and leaves its JSX. Throws what `syntaxProblem` reads. */
export function stripTypes(text: string, syntax: ModuleSyntax): string {
  const isTyped = syntax === 'ts' || syntax === 'tsx';
  return transform(text, {
    transforms: [...(isTyped ? ['typescript' as const] : []), ...(syntax === 'ts' ? [] : ['jsx' as const])],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true,
    filePath: 'source',
  }).code;
}

/** The first place at which a text is no module in this syntax. */
export function findSyntaxError(text: string, syntax: ModuleSyntax): SyntaxProblem | undefined {
  try {
    stripTypes(text, syntax);
    return undefined;
  } catch (error) {
    return syntaxProblem(error, text);
  }
}

/** `Error transforming source: Unexpected token, expected "," (3:5)`, and the place beside it. Any other error is thrown again. */
export function syntaxProblem(error: unknown, text: string): SyntaxProblem {
  if (!(error instanceof Error) || !error.message.startsWith('Error transforming source: ')) throw error;
  if (!('loc' in error)) {
    // It says so when the text ends inside of something: `Invalid scope depth at end of file: 1`.
    const lines = text.trimEnd().split('\n');
    return { message: 'Something is opened and never closed', line: lines.length, column: 1 };
  }
  const loc = error.loc as { readonly line: number; readonly column: number };
  const message = error.message.replace(/^Error transforming source: /, '').replace(/ \(\d+:\d+\)$/, '');
  return { message, line: loc.line, column: loc.column };
}
