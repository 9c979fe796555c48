import type { FilePath } from '../../model/path.ts';

/** Numbers files, because hundreds of documents depend on the same ones. */
export interface FileList {
  numberOf(file: string): number;
  all(): readonly FilePath[];
}

/** Creates an empty list. */
export function fileList(): FileList {
  const numbers = new Map<string, number>();
  return {
    numberOf(file) {
      const number = numbers.get(file) ?? numbers.size;
      numbers.set(file, number);
      return number;
    },
    all: () => [...numbers.keys()] as FilePath[],
  };
}
