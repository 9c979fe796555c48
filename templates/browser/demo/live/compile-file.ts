// sucrase is small and keeps line numbers, so an error in compiled code has the line of the reader's text.
import { transform } from 'sucrase';
import type { DemoSourceFile } from '../demo-code.ts';
import type { LiveFile, LivePlace } from './live-task.ts';

/** A compiled file, or its first syntax error. */
export type CompiledFile =
  | (LiveFile & { readonly kind: 'compiled' })
  | { readonly kind: 'invalid'; readonly message: string; readonly place: LivePlace };

/** Compiles a module of a demo to CommonJS, keeping its lines. Returns JSON and style sheets unchanged. */
export function compileFile({ name, text }: DemoSourceFile): CompiledFile {
  const syntax = /\.[cm]?([jt]sx?)$/.exec(name)?.[1];
  if (syntax === undefined) return checkData(name, text);
  try {
    const { code } = transform(text, {
      transforms: [
        'imports',
        ...(syntax.startsWith('ts') ? ['typescript' as const] : []),
        ...(syntax === 'ts' ? [] : ['jsx' as const]),
      ],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: name,
    });
    return { kind: 'compiled', name, code };
  } catch (error) {
    return syntaxError(name, error);
  }
}

function checkData(name: string, text: string): CompiledFile {
  try {
    if (name.endsWith('.json')) JSON.parse(text);
    return { kind: 'compiled', name, code: text };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
    const before = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? 0)).split('\n');
    const place = {
      file: name,
      line: line === undefined ? before.length : Number(line),
      column: column === undefined ? (before.at(-1) ?? '').length + 1 : Number(column),
    };
    return { kind: 'invalid', message: message.replace(/ (?:in JSON )?at (?:position|line) .*$/, ''), place };
  }
}

/** Reads `Error transforming Demo.tsx: Unexpected token, expected "," (3:5)` and its position in `loc`. */
function syntaxError(name: string, error: unknown): CompiledFile {
  if (!(error instanceof Error) || !('loc' in error)) throw error;
  const { line, column } = error.loc as { readonly line: number; readonly column: number };
  const message = error.message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, '');
  return { kind: 'invalid', message, place: { file: name, line, column } };
}
