/** A folded name, whose parts follow each other in it. */
export interface FoldedAscii {
  /** The bytes of the whole name. The next call overwrites them. */
  readonly whole: Uint8Array;
  /** Where its parts end. A plain word is its only part. */
  readonly ends: readonly number[];
}

/** Longer names are rare, and left to patterns. */
const maxLength = 128;
const bytes = new Uint8Array(maxLength);

/** Folds a name of ASCII as `foldName` does, without its patterns. Undefined for other names. */
export function foldAscii(name: string): FoldedAscii | undefined {
  if (name.length > maxLength) return undefined;
  const ends: number[] = [];
  let length = 0;
  let wasUpper = true;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code >= 0x80) return undefined;
    const isUpper = code >= 65 && code <= 90;
    const isJoint = code === 45 || code === 46 || code === 95;
    // `dataGrid`, not `URLPath`.
    if ((isUpper && !wasUpper) || isJoint) ends.push(length);
    if (!isJoint) bytes[length++] = isUpper ? code + 32 : code;
    wasUpper = isUpper || isJoint;
  }
  ends.push(length);
  return { whole: bytes.subarray(0, length), ends };
}
