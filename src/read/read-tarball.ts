import { gunzipSync } from 'node:zlib';
import { isSystemError } from '../lib/system-error.ts';

/** Size of a block: a header, or a part of a file. */
const blockSize = 512;

/**
 * Reads the files of a packed package (`npm pack`) by their paths in the package: `package/index.d.ts` →
 * `index.d.ts`. Undefined if the bytes are no such archive. Leaves out links, and paths that lead elsewhere.
 */
export function readTarball(packed: Uint8Array): ReadonlyMap<string, Uint8Array> | undefined {
  const bytes = unpacked(packed);
  if (bytes === undefined) return undefined;
  const files = new Map<string, Uint8Array>();
  let longPath: string | undefined;
  for (let at = 0; at + blockSize <= bytes.length; ) {
    const header = bytes.subarray(at, at + blockSize);
    if (header[0] === 0) break;
    if (!hasSum(header)) return undefined;
    const size = Number.parseInt(textIn(header, 124, 12), 8) || 0;
    const content = bytes.subarray(at + blockSize, at + blockSize + size);
    const type = textIn(header, 156, 1);
    // A record before a file, with a path that its header has no room for.
    if (type === 'x') longPath = extendedPath(content);
    else if (type === 'L') longPath = textIn(content, 0, size);
    else if (type === '0' || type === '') addFile(files, longPath ?? shortPath(header), content);
    if (type !== 'x' && type !== 'L') longPath = undefined;
    at += blockSize * (1 + Math.ceil(size / blockSize));
  }
  return files.size === 0 ? undefined : files;
}

function unpacked(packed: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(packed);
  } catch (error) {
    // zlib reports bytes of another format with a code such as `Z_DATA_ERROR`.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** Every header has the sum of its bytes, counted with spaces in place of the sum. */
function hasSum(header: Uint8Array): boolean {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return Number.parseInt(textIn(header, 148, 8), 8) === sum;
}

/** The text of a field, which zeros fill up. */
function textIn(bytes: Uint8Array, start: number, length: number): string {
  const field = bytes.subarray(start, start + length);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end)).trim();
}

function shortPath(header: Uint8Array): string {
  const prefix = textIn(header, 345, 155);
  const name = textIn(header, 0, 100);
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** Records have the form `length key=value`; the length counts bytes, and paths are text. */
function extendedPath(records: Uint8Array): string | undefined {
  return /^\d+ path=(.*)$/m.exec(new TextDecoder().decode(records))?.[1];
}

function addFile(files: Map<string, Uint8Array>, path: string, content: Uint8Array): void {
  // npm names the folder `package`; other tools name it otherwise.
  const [, ...steps] = path.split('/');
  // On Windows, a backslash separates names, too.
  if (steps.length === 0 || steps.some((step) => step === '..' || step === '' || step.includes('\\'))) return;
  files.set(steps.join('/'), content);
}
