// sucrase (alangpierce): small enough for a page, and it keeps every line where it was, so that an error is told where the reader made it.
import { transform } from 'sucrase';
import type { DemoSourceFile } from '../sandbox-project.ts';

/** A file as a frame runs it, or the place where it stops making sense. */
export type CompiledFile =
  | { readonly kind: 'compiled'; readonly name: string; readonly code: string }
  | {
      readonly kind: 'broken';
      readonly name: string;
      readonly message: string;
      readonly line: number;
      readonly column: number;
    };

/** Compiles a file of a demo: modules to CommonJS in plain JavaScript, line by line; JSON and style sheets stay what they are. */
export function compileFile({ name, text }: DemoSourceFile): CompiledFile {
  const syntax = /\.[cm]?([jt]sx?)$/.exec(name)?.[1];
  if (syntax === undefined) return /\.json$/.test(name) ? checkJson(name, text) : asItIs(name, text);
  const typed = syntax.startsWith('ts');
  try {
    const { code } = transform(text, {
      transforms: [
        'imports',
        ...(typed ? ['typescript' as const] : []),
        ...(syntax === 'ts' ? [] : ['jsx' as const]),
      ],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: name,
    });
    return asItIs(name, code);
  } catch (error) {
    return brokenAt(name, error);
  }
}

function asItIs(name: string, code: string): CompiledFile {
  return { kind: 'compiled', name, code };
}

function checkJson(name: string, text: string): CompiledFile {
  try {
    JSON.parse(text);
    return asItIs(name, text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
    const before = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? 0)).split('\n');
    return {
      kind: 'broken',
      name,
      message: message.replace(/ (?:in JSON )?at (?:position|line) .*$/, ''),
      line: line === undefined ? before.length : Number(line),
      column: column === undefined ? (before.at(-1) ?? '').length + 1 : Number(column),
    };
  }
}

/** `Error transforming Demo.tsx: Unexpected token, expected "," (3:5)`, and the place beside it. */
function brokenAt(name: string, error: unknown): CompiledFile {
  if (!(error instanceof Error) || !('loc' in error)) throw error;
  const { line, column } = error.loc as { readonly line: number; readonly column: number };
  const message = error.message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, '');
  return { kind: 'broken', name, message, line, column };
}
