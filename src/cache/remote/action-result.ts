import { encodeText } from '../../lib/encode-text.ts';

/** A content in `cas`. */
export interface Digest {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  readonly size: number;
}

/** A file that an action made. */
export interface ActionFile extends Digest {
  readonly path: string;
}

/**
 * An entry of `ac`: the message `ActionResult` of Bazel's Remote Execution API, as far as we use it. Servers
 * that know the message, such as bazel-remote, keep the files with the entry, and drop the entry when a file
 * is gone.
 */
export interface ActionResult {
  readonly files: readonly ActionFile[];
  /** Its standard output, which has our signature. */
  readonly output: Uint8Array;
}

/** Numbers of fields in `ActionResult`, `OutputFile` and `Digest`. */
const field = { files: 2, output: 5, path: 1, digest: 2, hash: 1, size: 2 } as const;

/** Encodes a result as a protocol buffer. */
export function encodeActionResult({ files, output }: ActionResult): Uint8Array {
  return message([
    ...files.map(({ path, hash, size }) =>
      bytesField(
        field.files,
        message([
          bytesField(field.path, encodeText(path)),
          bytesField(field.digest, message([bytesField(field.hash, encodeText(hash)), sizeField(size)])),
        ]),
      ),
    ),
    bytesField(field.output, output),
  ]);
}

/** Decodes a result. Skips fields that a server has added; returns undefined for anything else. */
export function decodeActionResult(bytes: Uint8Array): ActionResult | undefined {
  const fields = readFields(bytes);
  if (!fields) return undefined;
  const files = fields.filter(({ id }) => id === field.files).map(({ value }) => readFile(value));
  const found = files.filter((file) => file !== undefined);
  if (found.length < files.length) return undefined;
  return { files: found, output: bytesOf(fields, field.output) ?? new Uint8Array() };
}

function readFile(value: Field['value']): ActionFile | undefined {
  const file = typeof value === 'number' ? undefined : readFields(value);
  const digest = file && readFields(bytesOf(file, field.digest) ?? new Uint8Array());
  const path = file && bytesOf(file, field.path);
  const hash = digest && textOf(bytesOf(digest, field.hash));
  const size = digest?.find(({ id }) => id === field.size)?.value ?? 0;
  if (!path || hash === undefined || !/^[0-9a-f]{64}$/.test(hash) || typeof size !== 'number')
    return undefined;
  return { path: textOf(path) ?? '', hash, size };
}

function message(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

function bytesField(id: number, value: Uint8Array): Uint8Array {
  return Buffer.concat([varint(id * 8 + 2), varint(value.length), value]);
}

function sizeField(size: number): Uint8Array {
  return Buffer.concat([varint(field.size * 8), varint(size)]);
}

/**
 * Numbers are written in groups of seven bits, the lowest first. Not with bit operators, which end at 32
 * bits.
 */
function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

interface Field {
  readonly id: number;
  /** Numbers, and the bytes of texts and inner messages. */
  readonly value: number | Uint8Array;
}

function bytesOf(fields: readonly Field[], id: number): Uint8Array | undefined {
  const value = fields.find((one) => one.id === id)?.value;
  return typeof value === 'number' ? undefined : value;
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder().decode(bytes);
}

/** Reads all fields of a message; undefined if it ends within one, or is no message. */
function readFields(bytes: Uint8Array): Field[] | undefined {
  const fields: Field[] = [];
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 63; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) return Number.NaN;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
    return Number.NaN;
  };
  while (at < bytes.length) {
    const tag = number();
    const wire = tag % 8;
    const fixed = { 1: 8, 5: 4 }[wire];
    const length = wire === 2 ? number() : (fixed ?? 0);
    if (![0, 1, 2, 5].includes(wire) || Number.isNaN(length) || at + length > bytes.length) return undefined;
    const value = wire === 0 ? number() : bytes.subarray(at, at + length);
    if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
    at += length;
    fields.push({ id: Math.floor(tag / 8), value });
  }
  return fields;
}
