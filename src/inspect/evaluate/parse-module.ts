// acorn (acornjs): a small parser of JavaScript without dependencies. Parsers of TypeScript are many times
// larger, so sucrase removes types and JSX first; it keeps line numbers.
import { type Options, type Program, parse } from 'acorn';
import { transform } from 'sucrase';
import { errorMessage } from '../../lib/error-message.ts';

/** The syntax tree of a module, or the reason why there is none. */
export type ModuleSyntax =
  | { readonly kind: 'program'; readonly program: Program }
  | { readonly kind: 'invalid'; readonly message: string; readonly line: number };

const options: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  locations: true,
  allowHashBang: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
};

/** Parses a module in any dialect of JavaScript. Never throws: the text is not ours. */
export function parseModule(text: string, file: string): ModuleSyntax {
  try {
    const code = file.endsWith('.json') ? `export default ${text}` : withoutTypes(text, file);
    return { kind: 'program', program: parseEither(code) };
  } catch (error) {
    return { kind: 'invalid', ...describe(error) };
  }
}

function withoutTypes(text: string, file: string): string {
  // `<Type>value` of TypeScript is not JSX.
  const jsx = /\.[cm]?ts$/.test(file) ? [] : (['jsx'] as const);
  const { code } = transform(text, {
    transforms: ['typescript', ...jsx],
    disableESTransforms: true,
    production: true,
    // Otherwise an import that only types use would be missing from the list of imports.
    keepUnusedImports: !/\.[cm]?tsx?$/.test(file),
  });
  return code;
}

/** Some old scripts are not valid as modules. */
function parseEither(code: string): Program {
  try {
    return parse(code, options);
  } catch (error) {
    try {
      return parse(code, { ...options, sourceType: 'script' });
    } catch {
      // The first error describes the file better: almost all files are modules.
      throw error;
    }
  }
}

/** `Unexpected token (3:5)` → `Unexpected token`, 3 */
function describe(error: unknown): { message: string; line: number } {
  if (error instanceof RangeError) return { message: 'it is nested too deeply', line: 1 };
  const text = errorMessage(error);
  const [, message = text, line = '1'] = /^(.*) \((\d+):\d+\)$/s.exec(text) ?? [];
  return { message: `its syntax is invalid (${message})`, line: Number(line) };
}
