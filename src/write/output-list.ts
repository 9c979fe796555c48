import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { outputNames } from '../model/output.ts';
import type { FilePath, OutputPath } from '../model/path.ts';
import { writeWhole } from './write-whole.ts';

/**
 * The list of our files, kept in the output folder itself: it goes where the folder goes, says which files are ours to remove, and its
 * presence says that the folder is ours.
 */
export interface OutputList {
  readonly files: readonly OutputPath[];
  /** Hash of the manifest that tells what is in the files; empty while they change, so that no manifest fits. */
  readonly stamp: string;
}

const listName = outputNames.outputList;

/** Reads the list of a folder; undefined when there is none. A damaged list names nothing: all is written anew, nothing removed. */
export async function readOutputList(files: FileSystem, outDir: FilePath): Promise<OutputList | undefined> {
  const text = await files.readText(join(outDir, listName) as FilePath);
  return text === undefined ? undefined : parseList(text);
}

/** Writes the list in one step, if it says something new. */
export async function saveOutputList(files: FileSystem, outDir: FilePath, list: OutputList): Promise<void> {
  const { stamp, files: paths } = list;
  const content = JSON.stringify({ generator: 'colophon', stamp, files: [...paths].sort() }, null, 1);
  if ((await files.readText(join(outDir, listName) as FilePath)) === content) return;
  await writeWhole(files, outDir, { path: listName, content });
}

function parseList(text: string): OutputList {
  try {
    const list: unknown = JSON.parse(text);
    const found = typeof list === 'object' && list !== null ? list : {};
    const files = 'files' in found && Array.isArray(found.files) ? found.files.filter(isOurPath) : [];
    const stamp = 'stamp' in found && typeof found.stamp === 'string' ? found.stamp : '';
    return { files, stamp };
  } catch {
    return { files: [], stamp: '' };
  }
}

/** The list is a file on disk that anybody may edit; it must not make us remove what lies elsewhere. */
function isOurPath(path: unknown): path is OutputPath {
  return typeof path === 'string' && !path.startsWith('/') && !path.split(/[/\\]/).includes('..');
}
