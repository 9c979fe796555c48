import { encodeText } from '../../lib/encode-text.ts';
import { lazy } from '../../memo/memoize.ts';
import type { OutputPath } from '../../model/path.ts';

/** A page as Markdown, whose text is made when it is asked for. */
export interface MarkdownCopy {
  readonly path: OutputPath;
  /** Copies of equal hash have equal texts. */
  readonly hash: string;
  /** The text in UTF-8, without the line that leads to the index of the site. */
  bytes(): Promise<Uint8Array>;
}

/**
 * Bytes of copies that a site keeps. Each copy is needed three times, by the index of the search, as a file
 * and in the full text; 5,000 pages of 12,000 characters fit. As text in memory, one character that Latin-1
 * does not have would double them.
 */
const keptBytes = 64 * 2 ** 20;

/** Space for the copies of a site. */
export interface Room {
  /** Takes space for some bytes. Returns false if there is not enough left. */
  take(bytes: number): boolean;
}

/** Returns space for the copies of one site. */
export function createRoom(bytes = keptBytes): Room {
  let left = bytes;
  return {
    take(wanted) {
      if (wanted > left) return false;
      left -= wanted;
      return true;
    },
  };
}

/**
 * Creates a copy whose hash and text are made when they are first needed. A text
 * without room is made each time.
 */
export function createCopy(
  path: OutputPath,
  room: Room,
  hashOf: () => string,
  makeText: () => string | Promise<string>,
): MarkdownCopy {
  const hash = lazy(hashOf);
  let kept: Uint8Array | undefined;
  return {
    path,
    get hash() {
      return hash();
    },
    async bytes() {
      if (kept) return kept;
      const bytes = encodeText(await makeText());
      if (room.take(bytes.length)) kept = bytes;
      return bytes;
    },
  };
}
