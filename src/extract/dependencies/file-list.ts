import type { FilePath } from '../../model/path.ts';
import type { FilePiece } from '../extraction-task.ts';
import type { UsedPiece } from './piece-set.ts';

/** Numbers files and pieces of files, because hundreds of documents depend on the same ones. */
export interface FileList {
  readonly numberOf: (file: string) => number;
  readonly numberOfPiece: (piece: UsedPiece) => number;
  all(): readonly FilePath[];
  pieces(): readonly FilePiece[];
}

/** Creates an empty list. */
export function fileList(): FileList {
  const numbers = new Map<string, number>();
  const pieces = new Map<string, FilePiece>();
  const pieceNumbers = new Map<string, number>();
  const numberOf = (file: string) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  return {
    numberOf,
    numberOfPiece({ file, key, hash }) {
      const id = `${numberOf(file)} ${key}`;
      const number = pieceNumbers.get(id) ?? pieceNumbers.size;
      pieceNumbers.set(id, number);
      pieces.set(id, [numberOf(file), key, hash]);
      return number;
    },
    all: () => [...numbers.keys()] as FilePath[],
    pieces: () => [...pieces.values()],
  };
}
