import { namesIn } from '../../../templates/browser/search/format/fold-text.ts';
import { encodeText } from '../../lib/encode-text.ts';
import { endOfRun, kindAt, kinds } from './character-kinds.ts';
import { createNameStore, type NameStore } from './name-store.ts';

/** Numbers names from 0 in the order in which they were met; equal names have one number. */
export interface NameTable {
  /** How many names have a number. */
  size(): number;
  /**
   * Calls back with the number of each name in a range of a text in UTF-8, in order: those that `namesIn`
   * finds. The place is handed over, so that callers need no function for each range.
   */
  scan(text: Uint8Array, from: number, to: number, place: number, onName: OnName): void;
  numberOf(name: string): number;
  nameOf(number: number): string;
}

type OnName = (number: number, place: number) => void;

/** A power of two. */
const firstSlots = 1 << 14;

/**
 * Creates an empty table. It reads bytes, which is faster than reading the characters of a string, whose
 * representation V8 looks up for each of them.
 */
export function createNameTable(): NameTable {
  const store = createNameStore();
  const find = createLookUp(store);

  function numberOf(name: string): number {
    const encoded = encodeText(name);
    let hash = 0;
    for (const byte of encoded) hash = nextHash(hash, byte);
    return find(encoded, 0, encoded.length, hash);
  }

  return {
    size: store.size,
    nameOf: store.nameOf,
    numberOf,
    scan(text, from, to, place, onName) {
      for (let at = from; at < to; at++) {
        const start = at;
        let hash = 0;
        let kind = kindAt(text, at);
        while (kind === kinds.ascii) {
          hash = nextHash(hash, text[at++] ?? 0);
          kind = at < to ? kindAt(text, at) : kinds.separator;
          if (kind !== kinds.joint) continue;
          kind = at + 1 < to ? kindAt(text, at + 1) : kinds.separator;
          if (kind === kinds.ascii) hash = nextHash(hash, text[at++] ?? 0);
        }
        if (kind === kinds.letter) {
          at = endOfRun(text, start, to);
          for (const name of namesIn(decoder.decode(text.subarray(start, at)))) onName(numberOf(name), place);
        } else if (at > start) onName(find(text, start, at, hash), place);
      }
    },
  };
}

/** Returns the number of the name in a range of a text, whose bytes have this hash. */
type LookUp = (text: Uint8Array, from: number, to: number, hash: number) => number;

/**
 * Creates a look-up that adds new names to a store. A name is looked up where it stands in a text, by a hash
 * that grows with each byte, and is cut out of the text only when it is new, which is faster than a pattern
 * and a map. The table of hashes has open addressing and is at most half full.
 */
function createLookUp(store: NameStore): LookUp {
  /** Two by slot: the number of a name plus one, or 0, and its hash. */
  let slots = new Int32Array(firstSlots * 2);

  function grow(): void {
    const full = slots;
    const last = full.length * 2 - 1;
    slots = new Int32Array(full.length * 2);
    for (let at = 0; at < full.length; at += 2) {
      const known = full[at] ?? 0;
      const hash = full[at + 1] ?? 0;
      if (known === 0) continue;
      let slot = (hash * 2) & last;
      while (slots[slot] !== 0) slot = (slot + 2) & last;
      slots[slot] = known;
      slots[slot + 1] = hash;
    }
  }

  return (text, from, to, hash) => {
    const last = slots.length - 1;
    let slot = (hash * 2) & last;
    for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
      if (slots[slot + 1] === hash && store.isName(known - 1, text, from, to)) return known - 1;
      slot = (slot + 2) & last;
    }
    const number = store.add(text, from, to);
    slots[slot] = number + 1;
    slots[slot + 1] = hash;
    if (store.size() * 4 > slots.length) grow();
    return number;
  };
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** FNV-1a. */
function nextHash(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}
