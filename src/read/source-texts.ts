import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import { notUtf8 } from '../lib/not-utf8.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import { sourceBytes } from './source-bytes.ts';

/** Texts of sources, each read when it is needed. */
export interface SourceTexts {
  textOf(source: { readonly path: SourcePath }): Promise<string>;
  /** True for a source that was saved between hashing and reading: its text does not belong to its hash. */
  isOutdated(source: SourceFile): boolean;
  /**
   * Replaces the diagnostics of a text that is not UTF-8 by that one problem, because all others follow from
   * it.
   */
  withEncodingProblem<Value>(source: SourceFile, parsed: Parsed<Value>): Parsed<Value>;
}

/** Sources that were saved between hashing and reading: what was made of them is of another text. */
const savedMeanwhile = new WeakSet<SourceFile>();

/** True for a source of which another text was read than the one that its hash is of. */
export function isSavedMeanwhile(source: SourceFile): boolean {
  return savedMeanwhile.has(source);
}

/** Creates a reader for the texts of these sources. */
export function sourceTexts(
  sources: readonly SourceFile[],
  files: Pick<FileSystem, 'readBytes'>,
): SourceTexts {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const problems = new Map<SourceFile, Diagnostic>();
  return {
    async textOf({ path }) {
      const source = byPath.get(path);
      const bytes = (source && (await sourceBytes(source, files))) ?? new Uint8Array();
      if (source && hash(bytes) !== source.hash) savedMeanwhile.add(source);
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
      const problem = notUtf8({ text, bytes }, displayPath(path));
      if (source && problem) problems.set(source, problem);
      return text;
    },
    isOutdated: isSavedMeanwhile,
    withEncodingProblem(source, parsed) {
      const problem = problems.get(source);
      return problem ? { ...parsed, diagnostics: [problem] } : parsed;
    },
  };
}
