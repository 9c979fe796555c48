import { namesIn } from '../../../templates/browser/search/format/fold-text.ts';

/** Numbers names from 0 in the order in which they were met; equal names have one number. */
export interface NameTable {
  /** How many names have a number. */
  size(): number;
  /** Calls back with the number of each name in a range of a text, in order: those that `namesIn` finds. */
  scan(text: string, from: number, to: number, onName: (number: number) => void): void;
  numberOf(name: string): number;
  nameOf(number: number): string;
}

/** A power of two. */
const firstSlots = 1 << 14;

/**
 * Creates an empty table. A name is looked up where it stands in a text, by a hash that grows with each
 * character, and is cut out of the text only when it is new, which is faster than a pattern and a map. The
 * table has open addressing and is at most half full.
 */
export function createNameTable(): NameTable {
  const names: string[] = [];
  const hashes: number[] = [];
  /** By hash: the number of a name plus one, or 0. */
  let slots = new Int32Array(firstSlots);

  function grow(): void {
    slots = new Int32Array(slots.length * 2);
    for (const [number, hash] of hashes.entries()) {
      let slot = hash & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
  }

  function find(text: string, from: number, to: number, hash: number): number {
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
      if (hashes[known - 1] === hash && isRange(names[known - 1] ?? '', text, from, to)) return known - 1;
      slot = (slot + 1) & mask;
    }
    const number = names.push(copied(text, from, to)) - 1;
    hashes.push(hash);
    slots[slot] = number + 1;
    if (names.length * 2 > slots.length) grow();
    return number;
  }

  function numberOf(name: string): number {
    let hash = 0;
    for (let at = 0; at < name.length; at++) hash = nextHash(hash, name.charCodeAt(at));
    return find(name, 0, name.length, hash);
  }

  return {
    size: () => names.length,
    nameOf: (number) => names[number] ?? '',
    numberOf,
    scan(text, from, to, onName) {
      for (let at = from; at < to; at++) {
        const start = at;
        let hash = 0;
        let kind = kindOf(text.charCodeAt(at));
        while (kind === kinds.ascii) {
          hash = nextHash(hash, text.charCodeAt(at++));
          kind = at < to ? kindOf(text.charCodeAt(at)) : kinds.separator;
          if (kind !== kinds.joint) continue;
          kind = at + 1 < to ? kindOf(text.charCodeAt(at + 1)) : kinds.separator;
          if (kind === kinds.ascii) hash = nextHash(hash, text.charCodeAt(at++));
        }
        if (kind === kinds.letter) {
          at = endOfRun(text, start, to);
          for (const name of namesIn(text.slice(start, at))) onName(numberOf(name));
        } else if (at > start) onName(find(text, start, at, hash));
      }
    },
  };
}

/** FNV-1a on units of UTF-16. */
function nextHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

function isRange(name: string, text: string, from: number, to: number): boolean {
  if (name.length !== to - from) return false;
  for (let at = 0; at < name.length; at++)
    if (name.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}

/** A part of a text that does not keep the text in memory. */
function copied(text: string, from: number, to: number): string {
  return Array.from({ length: to - from }, (_, at) => text.charAt(from + at)).join('');
}

/** Kinds of characters. */
const kinds = {
  /** Between names. */
  separator: 0,
  /** A letter or digit of ASCII. */
  ascii: 1,
  /** Between the parts of a name. */
  joint: 2,
  /** What may be a letter, of which `namesIn` knows more. */
  letter: 3,
} as const;

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[A-Za-z0-9]/.test(character)) return kinds.ascii;
  return /[-_.]/.test(character) ? kinds.joint : kinds.separator;
});

function kindOf(code: number): number {
  if (code < 128) return asciiKinds[code] ?? kinds.separator;
  // General punctuation: dashes, quotation marks.
  return code >= 0x2000 && code <= 0x206f ? kinds.separator : kinds.letter;
}

function endOfRun(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && kindOf(text.charCodeAt(at)) !== kinds.separator) at++;
  return at;
}
