import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** The replacement character for bytes that are not UTF-8. An author may also have written it. */
const replacement = '\ufffd';
const replacementBytes = [0xef, 0xbf, 0xbd];

/** True for a decoded text that may come from invalid UTF-8, which needs its bytes to decide. */
export function mayBeNotUtf8(text: string): boolean {
  return text.includes(replacement) || text.includes('\0');
}

/** Bytes whose zeros distinguish UTF-16 and binary files from UTF-8. */
const sampleSize = 200;

type Encoding = 'utf-16' | 'binary' | 'other';

/**
 * Recognises what contains many zeros. Without a byte order mark, the letters of UTF-16 are valid UTF-8 with
 * a zero beside each, and in other scripts at least the signs of Markdown, blanks and ends of lines are. The
 * numbers of a picture have two zeros where UTF-16 would have a character.
 */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff ? bytes[1] === 0xfe : bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16';
  const sample = bytes.subarray(0, sampleSize);
  if (sample.filter((byte) => byte === 0).length * 10 < sample.length || sample.length < 2) return 'other';
  const hasNul = sample.some((byte, at) => at % 2 === 0 && byte === 0 && sample[at + 1] === 0);
  return hasNul ? 'binary' : 'utf-16';
}

/** Reports the first place at which a file is not UTF-8; undefined for valid UTF-8. */
export function notUtf8(
  { text, bytes }: { readonly text: string; readonly bytes: Uint8Array },
  file: string,
): Diagnostic | undefined {
  const encoding = encodingOf(bytes);
  if (encoding !== 'other') return problemAt({ file, line: 1, column: 1 }, encoding);
  let offset = 0;
  let from = 0;
  for (let at = text.indexOf(replacement); at !== -1; at = text.indexOf(replacement, from)) {
    // The text before is valid, so encoding it gives its original length.
    offset += Buffer.byteLength(text.slice(from, at));
    if (replacementBytes.some((byte, index) => bytes[offset + index] !== byte))
      return problemAt({ file, ...pointAt(text, at) }, 'other');
    from = at + replacement.length;
    offset += replacementBytes.length;
  }
  return undefined;
}

function pointAt(text: string, at: number): Omit<Place, 'file'> {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  // A byte order mark takes no column.
  const column = (before.at(-1)?.replace(/^\ufeff/, '').length ?? 0) + 1;
  return { line: before.length, column };
}

const hints: Readonly<Record<Encoding, string>> = {
  'utf-16': 'It looks like UTF-16. Save it as UTF-8.',
  binary:
    'It looks like a picture or another binary file. Correct its name, or move it to the public folder.',
  other: 'Save it as UTF-8.',
};

function problemAt(place: Place, encoding: Encoding): Diagnostic {
  return {
    severity: 'error',
    code: 'file-encoding',
    message: 'This file is not valid UTF-8.',
    hint: hints[encoding],
    place,
    // Half of the frame would be NUL characters.
    ...(encoding !== 'other' && { frame: '' }),
  };
}
