import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { isSystemError } from '../lib/system-error.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { codeFrame, frameLines } from './code-frame.ts';

/** Sorts diagnostics and adds a code frame to each. Reads each file with a problem once. */
export async function addFrames(
  diagnostics: readonly Diagnostic[],
  root: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<Diagnostic[]> {
  const linesOf = new Map<string, readonly string[]>();
  const named = diagnostics.flatMap(({ place, frame }) => (place && frame === undefined ? [place.file] : []));
  for (const file of new Set(named)) {
    const text = await readableText(join(root, file) as FilePath, files);
    if (text !== undefined) linesOf.set(file, frameLines(text));
  }
  return sortDiagnostics(diagnostics).map((diagnostic) => {
    const { place } = diagnostic;
    const lines = place && linesOf.get(place.file);
    if (!lines || diagnostic.frame !== undefined) return diagnostic;
    const frame = codeFrame(lines, place.line, place.column);
    return frame === '' ? diagnostic : { ...diagnostic, frame };
  });
}

/** Undefined for what has no text, such as the folder that a rule of the site names as a place. */
async function readableText(
  file: FilePath,
  { readText }: Pick<FileSystem, 'readText'>,
): Promise<string | undefined> {
  try {
    return await readText(file);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
