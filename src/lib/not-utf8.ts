import type { Diagnostic } from '../model/diagnostic.ts';

/** The replacement character for bytes that are not UTF-8. An author may also have written it. */
const replacement = '\ufffd';
const replacementBytes = [0xef, 0xbf, 0xbd];

/** True for a decoded text that may come from invalid UTF-8, which needs its bytes to decide. */
export function mayBeNotUtf8(text: string): boolean {
  return text.includes(replacement);
}

/** Reports the first place at which a file is not UTF-8; undefined for valid UTF-8. */
export function notUtf8(
  { text, bytes }: { readonly text: string; readonly bytes: Uint8Array },
  file: string,
): Diagnostic | undefined {
  let offset = 0;
  let from = 0;
  for (let at = text.indexOf(replacement); at !== -1; at = text.indexOf(replacement, from)) {
    // The text before is valid, so encoding it gives its original length.
    offset += Buffer.byteLength(text.slice(from, at));
    if (replacementBytes.some((byte, index) => bytes[offset + index] !== byte))
      return diagnose(text, at, bytes, file);
    from = at + replacement.length;
    offset += replacementBytes.length;
  }
  return undefined;
}

function diagnose(text: string, at: number, bytes: Uint8Array, file: string): Diagnostic {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  // A byte order mark takes no column.
  const column = (before.at(-1)?.replace(/^\ufeff/, '').length ?? 0) + 1;
  const line = before.length;
  const isUtf16 = bytes[0] === 0xff ? bytes[1] === 0xfe : bytes[0] === 0xfe && bytes[1] === 0xff;
  return {
    severity: 'error',
    code: 'file-encoding',
    message: 'This file is not valid UTF-8.',
    hint: isUtf16 ? 'It looks like UTF-16. Save it as UTF-8.' : 'Save it as UTF-8.',
    place: { file, line, column },
    // Half of the frame would be NUL characters.
    ...(isUtf16 && { frame: '' }),
  };
}
