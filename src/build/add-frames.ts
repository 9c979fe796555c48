import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { codeFrame } from '../lib/code-frame.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** Sorts problems and shows each in its file. Every file is read once, and only files that have a problem. */
export async function addFrames(
  diagnostics: readonly Diagnostic[],
  root: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<Diagnostic[]> {
  const texts = new Map<string, string | undefined>();
  const named = diagnostics.flatMap(({ place }) => (place ? [place.file] : []));
  for (const file of new Set(named)) texts.set(file, await files.readText(join(root, file) as FilePath));
  return sortDiagnostics(diagnostics).map((diagnostic) => {
    const { place } = diagnostic;
    const text = place && texts.get(place.file);
    if (!place || text === undefined || diagnostic.frame !== undefined) return diagnostic;
    const frame = codeFrame(text, place.line, place.column);
    return frame === '' ? diagnostic : { ...diagnostic, frame };
  });
}
