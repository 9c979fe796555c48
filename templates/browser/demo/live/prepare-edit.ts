import type { DemoSourceFile } from '../sandbox-project.ts';
import type { CompiledFile } from './compile-file.ts';
import type { LiveLibrary } from './live-library.ts';
import type { LiveFile, LivePlace, LiveReason } from './live-task.ts';
import { sourceColumn } from './source-column.ts';

/** An edit that is ready to run, or what stands in its way. */
export type PreparedEdit =
  | {
      readonly kind: 'ready';
      readonly files: readonly LiveFile[];
      readonly library: LiveLibrary;
      /** Finds the place in the reader's text that a place in the compiled code comes from. */
      readonly sourcePlace: (place: LivePlace) => LivePlace;
    }
  | { readonly kind: 'problem'; readonly reason: LiveReason; readonly place?: LivePlace };

/** What an edit is prepared with; both come when they are needed. */
export interface EditTools {
  compiler(): Promise<(file: DemoSourceFile) => CompiledFile>;
  library(): Promise<LiveLibrary>;
}

/** Compiles the files of an edited demo and gets what they import. */
export async function prepareEdit(files: readonly DemoSourceFile[], tools: EditTools): Promise<PreparedEdit> {
  const compileFile = await unlessFailed(tools.compiler());
  if (!compileFile) return { kind: 'problem', reason: { kind: 'library' } };
  const compiled: LiveFile[] = [];
  for (const file of files) {
    const result = compileFile(file);
    if (result.kind === 'broken') return broken(result);
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

/** What does not come is told to the reader, and asked for again by the next edit. */
function unlessFailed<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  return coming.catch(() => undefined);
}

function broken({ name, message, line, column }: Extract<CompiledFile, { kind: 'broken' }>): PreparedEdit {
  return { kind: 'problem', reason: { kind: 'said', message }, place: { file: name, line, column } };
}
