import { namesIn } from '../../../../templates/browser/search/format/fold-text.ts';
import { encodeText } from '../../../lib/encode-text.ts';
import { byteKinds, endOfRun, kindAt, kinds } from './character-kinds.ts';

/** Numbers names from 0 in the order in which they were met; equal names have one number. */
export interface NameTable {
  /** How many names have a number. */
  size(): number;
  /**
   * Calls back with the number of each name in a range of a text in UTF-8, in order: those that `namesIn`
   * finds. The place is handed over, so that callers need no function for each range. Returns whether two
   * dashes stand before a name, as in front of an option.
   */
  scan(text: Uint8Array, from: number, to: number, place: number, onName: OnName): boolean;
  numberOf(name: string): number;
  /** Returns the number of the name that a range of a text in UTF-8 is. */
  numberIn(text: Uint8Array, from: number, to: number): number;
  nameOf(number: number): string;
}

type OnName = (number: number, place: number) => void;

const dash = 45;

/** A power of two, and enough for 32,000 names. */
const firstSlots = 1 << 16;

/**
 * Creates an empty table. It reads bytes, which is faster than reading the characters of a string, whose
 * representation V8 looks up for each of them.
 */
export function createNameTable(): NameTable {
  const names: string[] = [];
  const find = createLookUp(names);

  function numberIn(text: Uint8Array, from: number, to: number): number {
    let hash = 0;
    let check = 0;
    for (let at = from; at < to; at++) {
      const byte = text[at] ?? 0;
      hash = nextHash(hash, byte);
      check = nextCheck(check, byte);
    }
    return find(text, from, to, hash, check);
  }

  function numberOf(name: string): number {
    const encoded = encodeText(name);
    return numberIn(encoded, 0, encoded.length);
  }

  return {
    size: () => names.length,
    nameOf: (number) => names[number] ?? '',
    numberOf,
    numberIn,
    scan(text, from, to, place, onName) {
      let hasDashes = false;
      for (let at = from; at < to; at++) {
        // Each byte is read once, and only the first one of others than ASCII is looked at more closely.
        let byte = text[at] ?? 0;
        let kind = byteKinds[byte];
        if (kind === kinds.separator) continue;
        const start = at;
        let hash = 0;
        let check = 0;
        while (kind === kinds.ascii) {
          hash = nextHash(hash, byte);
          check = nextCheck(check, byte);
          byte = ++at < to ? (text[at] ?? 0) : 0;
          kind = byteKinds[byte];
          if (kind !== kinds.joint) continue;
          kind = at + 1 < to ? kindAt(text, at + 1) : kinds.separator;
          if (kind !== kinds.ascii) break;
          hash = nextHash(hash, byte);
          check = nextCheck(check, byte);
          byte = text[++at] ?? 0;
        }
        if (kind === kinds.letter && kindAt(text, byteKinds[byte] === kinds.joint ? at + 1 : at) === kind) {
          at = endOfRun(text, start, to);
          for (const name of namesIn(decoder.decode(text.subarray(start, at)))) onName(numberOf(name), place);
        } else if (at > start) onName(find(text, start, at, hash, check), place);
        else if (kind === kinds.joint && byte === dash && text[at + 1] === dash) hasDashes = true;
      }
      return hasDashes;
    },
  };
}

/** Returns the number of the name in a range of a text, whose bytes have this hash and this check. */
type LookUp = (text: Uint8Array, from: number, to: number, hash: number, check: number) => number;

/** What a slot has: the number of a name plus one, or 0, its hash, its check and its length. */
const slotSize = 4;

/**
 * Creates a look-up that adds new names to a list. A name is looked up where it stands in a text, by a hash
 * that grows with each byte, and is cut out of the text only when it is new, which is faster than a pattern
 * and a map. The table of hashes has open addressing and is at most half full. Names are equal whose length,
 * hash and check are: comparing the bytes of each word of a site would find no difference in billions.
 */
function createLookUp(names: string[]): LookUp {
  let slots = new Int32Array(firstSlots * slotSize);

  function grow(): void {
    const full = slots;
    const last = full.length * 2 - 1;
    slots = new Int32Array(full.length * 2);
    for (let at = 0; at < full.length; at += slotSize) {
      if (full[at] === 0) continue;
      let slot = ((full[at + 1] ?? 0) << 2) & last;
      while (slots[slot] !== 0) slot = (slot + slotSize) & last;
      slots.set(full.subarray(at, at + slotSize), slot);
    }
  }

  return (text, from, to, hash, check) => {
    const last = slots.length - 1;
    let slot = (hash << 2) & last;
    for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
      if (slots[slot + 1] === hash && slots[slot + 2] === check && slots[slot + 3] === to - from)
        return known - 1;
      slot = (slot + slotSize) & last;
    }
    const number = names.push(decoder.decode(text.subarray(from, to))) - 1;
    slots[slot] = number + 1;
    slots[slot + 1] = hash;
    slots[slot + 2] = check;
    slots[slot + 3] = to - from;
    if (names.length * 2 * slotSize > slots.length) grow();
    return number;
  };
}

/** A mark of byte order is a character like others. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** FNV-1a. */
function nextHash(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

/** Another hash, with which names of the same hash differ. */
function nextCheck(check: number, byte: number): number {
  return (Math.imul(check, 0x85ebca6b) + byte) | 0;
}
