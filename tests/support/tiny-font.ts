/** How a font is set. */
export interface FontMeasures {
  /** Advance of every letter, in units of 1000 to the em. */
  readonly advance: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap?: number;
}

const first = 0x20;
const last = 0x7e;
/** The missing glyph, then printable ASCII. */
const glyphCount = last - first + 2;

/** Makes a TrueType font in which every letter is the same rectangle: enough for browsers and for metrics. */
export function tinyFont(measures: FontMeasures): Uint8Array<ArrayBuffer> {
  const { advance, ascent, descent, lineGap = 0 } = measures;
  const outline = glyph(advance);
  const tables: readonly (readonly [tag: string, bytes: number[]])[] = [
    ['OS/2', os2(measures)],
    ['cmap', cmap()],
    ['glyf', Array.from({ length: glyphCount }, () => outline).flat()],
    ['head', head(advance, ascent, descent)],
    [
      'hhea',
      [
        0,
        1,
        0,
        0,
        ...i16(ascent, -descent, lineGap, advance),
        ...i16(0, 0, advance, 1, 0, 0, 0, 0, 0, 0, 0),
        ...i16(glyphCount),
      ],
    ],
    ['hmtx', Array.from({ length: glyphCount }, () => i16(advance, 0)).flat()],
    ['loca', Array.from({ length: glyphCount + 1 }, (_, index) => u32(index * outline.length)).flat()],
    ['maxp', [...u32(0x10000), ...i16(glyphCount, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]],
    ['name', name()],
    ['post', [...u32(0x30000), ...u32(0), ...i16(0, 0), ...u32(0, 0, 0, 0, 0)]],
  ];
  return assemble(tables);
}

function assemble(tables: readonly (readonly [tag: string, bytes: number[]])[]): Uint8Array<ArrayBuffer> {
  const directory: number[] = [...u32(0x10000), ...i16(tables.length, 128, 3, tables.length * 16 - 128)];
  const body: number[] = [];
  for (const [tag, bytes] of tables) {
    const padded = [...bytes, ...Array.from({ length: -bytes.length & 3 }, () => 0)];
    const offset = 12 + tables.length * 16 + body.length;
    directory.push(...ascii(tag), ...u32(checksum(padded), offset, bytes.length));
    body.push(...padded);
  }
  return Uint8Array.from([...directory, ...body]);
}

function glyph(advance: number): number[] {
  const [left, right, top] = [50, advance - 50, 700];
  const points = [...i16(left, right - left, 0, left - right), ...i16(0, 0, top, 0)];
  return [...i16(1, left, 0, right, top, 3, 0), 1, 1, 1, 1, ...points, 0, 0];
}

function head(advance: number, ascent: number, descent: number): number[] {
  const start = [...u32(0x10000, 0x10000, 0, 0x5f0f3cf5), ...i16(0, 1000), ...u32(0, 0, 0, 0)];
  return [...start, ...i16(0, -descent, advance, ascent, 0, 8, 2, 1, 0)];
}

function os2({ advance, ascent, descent, lineGap = 0 }: FontMeasures): number[] {
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  return [
    ...i16(4, advance, 400, 5, 0),
    ...zeros(22),
    ...zeros(10),
    ...u32(1, 0, 0, 0),
    ...ascii('TEST'),
    ...i16(0x40, first, last, ascent, -descent, lineGap, ascent, descent),
    ...u32(1, 0),
    ...i16(500, 700, 0, 32, 0),
  ];
}

function cmap(): number[] {
  const segments = [...i16(last, -1), 0, 0, ...i16(first, -1, 1 - first, 1, 0, 0)];
  const table = [...i16(4, 32, 0, 4, 4, 1, 0), ...segments];
  return [...i16(0, 1, 3, 1), ...u32(12), ...table];
}

function name(): number[] {
  const text = [...'Tiny'].flatMap((letter) => [0, letter.charCodeAt(0)]);
  const ids = [1, 2, 4, 6];
  const records = ids.flatMap((id) => i16(3, 1, 0x409, id, text.length, 0));
  return [...i16(0, ids.length, 6 + records.length), ...records, ...text];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function i16(...values: number[]): number[] {
  return values.flatMap((value) => [(value >> 8) & 255, value & 255]);
}

function u32(...values: number[]): number[] {
  return values.flatMap((value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255));
}

function checksum(bytes: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4)
    sum =
      (sum +
        (((bytes[index] ?? 0) << 24) |
          ((bytes[index + 1] ?? 0) << 16) |
          ((bytes[index + 2] ?? 0) << 8) |
          (bytes[index + 3] ?? 0))) >>>
      0;
  return sum;
}
