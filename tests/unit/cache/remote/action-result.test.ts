import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeActionResult, encodeActionResult } from '../../../../src/cache/remote/action-result.ts';

const hash = 'ab'.repeat(32);
const file = { path: 'index', hash, size: 300 };

describe('an action result', () => {
  test('has the bytes of the message in the Remote Execution API', () => {
    const bytes = Buffer.from(encodeActionResult({ files: [file], output: Buffer.from('s') }));
    // output_files { path: "index" digest { hash: "abab…" size_bytes: 300 } } stdout_raw: "s"
    const digest = `0a40${Buffer.from(hash).toString('hex')}10ac02`;
    expect(bytes.toString('hex')).toBe(`124e0a05${Buffer.from('index').toString('hex')}1245${digest}2a0173`);
  });

  test('is read with fields that a server has added', () => {
    const bytes = encodeActionResult({ files: [file], output: new Uint8Array() });
    // execution_metadata { worker: "w" }, exit_code: 0
    const added = Buffer.from('4a030a01772000', 'hex');
    expect(decodeActionResult(Buffer.concat([added, bytes]))).toMatchObject({ files: [file] });
  });

  test('survives encoding, whatever the sizes are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 52 }), { maxLength: 5 }), (sizes) => {
        const files = sizes.map((size, index) => ({ path: `packs/${index}`, hash, size }));
        expect(decodeActionResult(encodeActionResult({ files, output: new Uint8Array() }))?.files).toEqual(
          files,
        );
      }),
    );
  });

  test('never ends the program, and has no file without a checksum', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        for (const found of decodeActionResult(bytes)?.files ?? [])
          expect(found.hash).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
    expect(
      decodeActionResult(encodeActionResult({ files: [file], output: new Uint8Array() }).subarray(0, 40)),
    ).toBe(undefined);
  });
});
