import type { Diagnostic } from '../model/diagnostic.ts';

/** What stands in a decoded text for bytes that are no UTF-8. An author may have written it too. */
const replacement = '\ufffd';
const written = [0xef, 0xbf, 0xbd];

/** True for a text of which `notUtf8` would look at the bytes. */
export function mayBeNotUtf8(text: string): boolean {
  return text.includes(replacement);
}

/**
 * Tells where a file stops being UTF-8; undefined for one that is. The bytes of a text without the sign are not looked at, so that a sound file
 * costs a search of its text.
 */
export function notUtf8(
  { text, bytes }: { readonly text: string; readonly bytes: Uint8Array },
  file: string,
): Diagnostic | undefined {
  let offset = 0;
  let from = 0;
  for (let at = text.indexOf(replacement); at !== -1; at = text.indexOf(replacement, from)) {
    // Everything before is sound, and so as long as it was.
    offset += Buffer.byteLength(text.slice(from, at));
    if (written.some((byte, index) => bytes[offset + index] !== byte)) return diagnose(text, at, bytes, file);
    from = at + replacement.length;
    offset += written.length;
  }
  return undefined;
}

function diagnose(text: string, at: number, bytes: Uint8Array, file: string): Diagnostic {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  // A byte order mark is no column.
  const column = (before.at(-1)?.replace(/^\ufeff/, '').length ?? 0) + 1;
  const line = before.length;
  // Editors of Windows call it Unicode.
  const isUtf16 = bytes[0] === 0xff ? bytes[1] === 0xfe : bytes[0] === 0xfe && bytes[1] === 0xff;
  return {
    severity: 'error',
    code: 'file-encoding',
    message: `This file is not UTF-8 (line ${line}, column ${column}).`,
    hint: isUtf16 ? 'It looks like UTF-16. Save it as UTF-8.' : 'Save it as UTF-8.',
    place: { file, line, column },
    // Every second character of its lines would be a zero.
    ...(isUtf16 && { frame: '' }),
  };
}
