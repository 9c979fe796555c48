/** Keeps names, numbered from 0, with their bytes. */
export interface NameStore {
  size(): number;
  /** Keeps the name in a range of a text in UTF-8, and returns its number. */
  add(text: Uint8Array, from: number, to: number): number;
  /** Whether a range of a text in UTF-8 is a name. */
  isName(number: number, text: Uint8Array, from: number, to: number): boolean;
  nameOf(number: number): string;
}

const firstBytes = 1 << 16;

/** Creates an empty store. It compares bytes, so that no range is cut out of a text to look it up. */
export function createNameStore(): NameStore {
  const names: string[] = [];
  /** All names in UTF-8, one after the other, and by number where each begins. */
  let bytes = new Uint8Array(firstBytes);
  const starts = [0];
  return {
    size: () => names.length,
    add(text, from, to) {
      const start = starts[names.length] ?? 0;
      const end = start + to - from;
      if (end > bytes.length) {
        const longer = new Uint8Array(Math.max(end, bytes.length * 2));
        longer.set(bytes);
        bytes = longer;
      }
      const name = text.subarray(from, to);
      bytes.set(name, start);
      starts.push(end);
      return names.push(decoder.decode(name)) - 1;
    },
    isName(number, text, from, to) {
      const start = starts[number] ?? 0;
      if ((starts[number + 1] ?? 0) - start !== to - from) return false;
      for (let at = from; at < to; at++) if (bytes[start + at - from] !== text[at]) return false;
      return true;
    },
    nameOf: (number) => names[number] ?? '',
  };
}

/** A mark of byte order is a character like others. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
