import type { SearchText } from '../../assemble/search/pages/read-terms.ts';

/** Hands texts to a thread in memory that both can read, and resolves with its answer. */
export type ShareTexts = <Answer>(
  texts: readonly SearchText[],
  ask: (shared: readonly SearchText[]) => Promise<Answer>,
) => Promise<Answer>;

/** Room for texts that are somewhat longer than the first ones, so that few buffers are made. */
const spareRoom = 1.5;

/**
 * Shares texts with threads. The copies of pages are written into memory that is used again once a thread has
 * answered: new memory for each request would be as much as all copies of a site, and V8 collects the garbage
 * of a thread more often the more memory its buffers have.
 */
export function createSharedTexts(): ShareTexts {
  const spare: SharedArrayBuffer[] = [];

  function bufferFor(size: number): SharedArrayBuffer {
    const known = spare.pop();
    return known && known.byteLength >= size ? known : new SharedArrayBuffer(Math.ceil(size * spareRoom));
  }

  return async (texts, ask) => {
    const buffer = bufferFor(texts.reduce((sum, { copy }) => sum + (copy?.length ?? 0), 0));
    try {
      return await ask(inBuffer(texts, buffer));
    } finally {
      spare.push(buffer);
    }
  };
}

/** Writes the copies one after the other, since each is needed here again. */
function inBuffer(texts: readonly SearchText[], buffer: SharedArrayBuffer): readonly SearchText[] {
  const all = new Uint8Array(buffer);
  let end = 0;
  return texts.map((text) => {
    if (!text.copy) return text;
    const start = end;
    all.set(text.copy, start);
    end += text.copy.length;
    return { ...text, copy: all.subarray(start, end) };
  });
}
