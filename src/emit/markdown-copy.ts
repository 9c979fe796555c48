import { encodeText } from '../lib/encode-text.ts';
import type { OutputPath } from '../model/path.ts';

/** A page as Markdown. */
export interface MarkdownCopy {
  readonly path: OutputPath;
  /** Copies of equal hash have equal texts. */
  readonly hash: string;
  /** Without the line that leads to the index of the site. */
  text(): Promise<string>;
  /** The text in UTF-8. */
  bytes(): Promise<Uint8Array>;
}

/**
 * Characters of copies that a site keeps. Each copy is needed three times, by the index of the search, as a file and
 * in the full text; 5,000 pages of 6,000 characters fit.
 */
const keptCharacters = 32 * 2 ** 20;

/** Space for the texts of a site. */
export interface Room {
  /** Takes space for a text of some characters. Returns false if there is not enough left. */
  take(characters: number): boolean;
}

/** Returns space for the copies of one site. */
export function createRoom(characters = keptCharacters): Room {
  let left = characters;
  return {
    take(wanted) {
      if (wanted > left) return false;
      left -= wanted;
      return true;
    },
  };
}

/**
 * Creates a copy whose hash and text are made when they are first needed. A text without room is made each time. The
 * search asks for texts before any file is written, so that either the text or its bytes are kept.
 */
export function createCopy(
  path: OutputPath,
  room: Room,
  hashOf: () => string,
  makeText: () => string | Promise<string>,
): MarkdownCopy {
  let made: string | undefined;
  let kept: string | Uint8Array | undefined;
  const text = async () => {
    if (kept !== undefined) return typeof kept === 'string' ? kept : new TextDecoder().decode(kept);
    const written = await makeText();
    if (room.take(written.length)) kept = written;
    return written;
  };
  return {
    path,
    get hash() {
      made ??= hashOf();
      return made;
    },
    text,
    async bytes() {
      if (kept instanceof Uint8Array) return kept;
      const bytes = encodeText(await text());
      if (kept !== undefined) kept = bytes;
      return bytes;
    },
  };
}
