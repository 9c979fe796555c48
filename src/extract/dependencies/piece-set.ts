import { assetTypesName } from '../../model/asset-types.ts';
import type { ts } from '../typescript.ts';
import { pieceHash } from './piece-hash.ts';
import { hasPieces, type PieceKey, pieceKey, pieceKeys } from './piece-keys.ts';

/** A piece of a file with its present hash. */
export interface UsedPiece {
  readonly file: string;
  readonly key: PieceKey;
  readonly hash: string;
}

/** What a document uses: files as a whole, and pieces of others. */
export interface UsedPieces {
  readonly whole: readonly string[];
  readonly pieces: readonly UsedPiece[];
}

/** Collects the pieces that a document uses. */
export interface PieceSet {
  /** All files, whole or not. */
  readonly files: ReadonlySet<string>;
  /** Adds the declaration at a node. */
  add(node: ts.Node, isShown: boolean): void;
  /** Adds the imports, exports and names of a source. */
  addOutline(source: ts.SourceFile): void;
  used(): UsedPieces;
}

/** Creates an empty set. */
export function pieceSet(): PieceSet {
  const files = new Set<string>();
  const whole = new Set<string>();
  const keys = new Map<ts.SourceFile, Set<PieceKey>>();
  const keysOf = (source: ts.SourceFile) => {
    const found = keys.get(source) ?? new Set([pieceKey('outline')]);
    keys.set(source, found);
    return found;
  };
  const addOutline = (source: ts.SourceFile) => {
    if (isOurs(source)) return;
    files.add(source.fileName);
    if (hasPieces(source)) keysOf(source);
    else whole.add(source.fileName);
  };
  return {
    files,
    addOutline,
    add(node, isShown) {
      const source = node.getSourceFile();
      addOutline(source);
      if (isOurs(source) || !hasPieces(source)) return;
      const found = keysOf(source);
      for (const key of pieceKeys(node, isShown)) found.add(key);
    },
    used: () => ({
      whole: [...whole],
      pieces: [...keys].flatMap(([source, found]) =>
        [...found].map((key) => ({ file: source.fileName, key, hash: pieceHash(source, key) })),
      ),
    }),
  };
}

/** Declarations of the program itself are not on the disk, and the same for every document. */
function isOurs({ fileName }: ts.SourceFile): boolean {
  return fileName.endsWith(`/${assetTypesName}`);
}
