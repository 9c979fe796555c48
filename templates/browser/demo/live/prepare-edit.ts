import type { DemoSourceFile } from '../demo-code.ts';
import type { CompiledFile } from './compile-file.ts';
import type { LiveLibrary } from './live-library.ts';
import type { LiveFile, LivePlace, LiveReason } from './live-task.ts';
import { sourceColumn } from './source-column.ts';

/** An edit that is ready to run, or a problem. */
export type PreparedEdit =
  | {
      readonly kind: 'ready';
      readonly files: readonly LiveFile[];
      readonly library: LiveLibrary;
      /** Maps a position in the compiled code to the reader's text. */
      readonly sourcePlace: (place: LivePlace) => LivePlace;
    }
  | { readonly kind: 'problem'; readonly reason: LiveReason; readonly place?: LivePlace };

/** Loaders of the compiler and of the library. */
export interface EditTools {
  compiler(): Promise<(file: DemoSourceFile) => CompiledFile>;
  library(): Promise<LiveLibrary>;
}

/** Compiles the files of an edited demo and loads what they import. */
export async function prepareEdit(files: readonly DemoSourceFile[], tools: EditTools): Promise<PreparedEdit> {
  const compileFile = await unlessFailed(tools.compiler());
  if (!compileFile) return { kind: 'problem', reason: { kind: 'library' } };
  const compiled: LiveFile[] = [];
  for (const file of files) {
    const result = compileFile(file);
    if (result.kind === 'invalid') {
      const { message, place } = result;
      return { kind: 'problem', reason: { kind: 'message', message }, place };
    }
    compiled.push({ name: result.name, code: result.code });
  }
  const library = await unlessFailed(tools.library());
  if (!library) return { kind: 'problem', reason: { kind: 'library' } };
  const sourcePlace = (place: LivePlace): LivePlace => ({
    ...place,
    column: sourceColumn(
      lineOf(compiled.find(({ name }) => name === place.file)?.code, place.line),
      lineOf(files.find(({ name }) => name === place.file)?.text, place.line),
      place.column,
    ),
  });
  return { kind: 'ready', files: compiled, library, sourcePlace };
}

function lineOf(text: string | undefined, line: number): string {
  return text?.split('\n')[line - 1] ?? '';
}

/** The caller reports a failure to the reader, and the next edit loads again. */
function unlessFailed<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  return loading.catch(() => undefined);
}
