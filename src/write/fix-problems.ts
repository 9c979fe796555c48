import { join, posix } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { groupBy } from '../lib/group-by.ts';
import type { AppliedFix } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { applyTextFixes } from './apply-text-fixes.ts';

/**
 * Makes the corrections of problems that have exactly one. Each file is replaced at once or not at all. Files
 * outside the site, symbolic links, and texts that are not UTF-8 are left alone.
 */
export async function fixProblems(
  diagnostics: readonly Diagnostic[],
  { root }: Pick<Config, 'root'>,
  files: Pick<FileSystem, 'readBytes' | 'entry' | 'replace'>,
): Promise<readonly AppliedFix[]> {
  const byFile = groupBy(
    diagnostics.filter(({ fix, place }) => fix && place),
    // Rules of the site write places themselves: `content/../../other.md`.
    ({ place }) => posix.normalize(place?.file ?? ''),
  );
  const made: AppliedFix[] = [];
  for (const [name, problems] of byFile) {
    if (name.startsWith('../')) continue;
    const file = join(root, name) as FilePath;
    const entry = await files.entry(file);
    const text = entry && !entry.fault && !entry.target && decoded(await files.readBytes(file));
    if (typeof text !== 'string') continue;
    const fixed = applyTextFixes(text, problems);
    if (fixed.fixes.length === 0) continue;
    await files.replace(file, fixed.text);
    for (const fix of fixed.fixes) made.push(fix);
  }
  return made;
}

function decoded(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Not UTF-8: a corrected text would lose its other characters.
    return undefined;
  }
}
