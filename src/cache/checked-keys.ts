import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { seal, unseal } from './sealed-text.ts';

/** The keys of values that the last checks used, which builds do not use and yet keep. */
export interface CheckedKeys {
  /** None if the file is missing or damaged. */
  read(): Promise<readonly string[]>;
  /** Replaces the keys, except those of what this check did not look for. */
  replace(used: readonly string[], isLookedFor: (key: string) => boolean): Promise<void>;
}

/** Keeps the keys in a file of the cache folder, so that a build between two checks forgets nothing. */
export function createCheckedKeys(files: FileSystem, file: FilePath): CheckedKeys {
  const read = async () => parseKeys(unseal(await files.readText(file)));
  return {
    read,
    async replace(used, isLookedFor) {
      const known = await read();
      const keys = [...new Set([...used, ...known.filter((key) => !isLookedFor(key))])].sort();
      if (keys.join('\n') !== known.join('\n')) await files.replace(file, seal(JSON.stringify(keys)));
    },
  };
}

function parseKeys(text: string | undefined): readonly string[] {
  const keys: unknown = text === undefined ? [] : JSON.parse(text);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}
