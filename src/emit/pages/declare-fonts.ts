import { mediaOutputPath } from '../../assemble/links/resolve-link.ts';
import { cached } from '../../cache/cached.ts';
import type { Store } from '../../cache/create-store.ts';
import { fontKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hashData } from '../../lib/hash.ts';
import { withBase } from '../../lib/path.ts';
import type { DeclaredFace, FontFace, FontFallback } from '../../model/theme.ts';
import type { Sources } from '../../read/sources.ts';

/** What declaring fonts needs. */
export interface FontOptions {
  readonly store: Store;
  readonly tool: string;
  readonly files: Pick<FileSystem, 'readBytes'>;
  readonly base: string;
  /** Families in lists of the theme that end in `serif`. */
  readonly serif: ReadonlySet<string>;
}

/** Adds to font files their URL, and to upright ones a font of the system that takes the same space. */
export async function declareFonts(
  faces: readonly FontFace[],
  sources: Sources,
  { store, tool, files, base, serif }: FontOptions,
): Promise<DeclaredFace[]> {
  const declared: DeclaredFace[] = [];
  // One fallback a family is enough: metrics of weights hardly differ.
  const adjusted = new Set<string>();
  for (const { source: path, ...face } of faces) {
    const source = sources.get(path);
    if (!source) continue;
    const wants = face.style === 'normal' && !adjusted.has(face.family);
    const system = serif.has(face.family) ? 'serif' : 'sans';
    const read = async () => (await fontFallback(await files.readBytes(source.file), system)) ?? null;
    const key = fontKey(hashData([tool, source.hash, system]));
    const fallback = wants ? await cached<FontFallback | null>(store, key, read) : null;
    if (fallback) adjusted.add(face.family);
    const href = withBase(base, mediaOutputPath(path, source.hash));
    declared.push({ ...face, href, ...(fallback && { fallback }) });
  }
  return declared;
}

/** Fonts that most systems have, by the names that they have there, with their metrics. */
const systemFonts = {
  sans: { local: ['Arial', 'Liberation Sans', 'Arimo'], unitsPerEm: 2048, xWidthAvg: 913 },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], unitsPerEm: 2048, xWidthAvg: 832 },
} as const;

/** Returns the system font with the space of a font; undefined for bytes that are no font. */
export async function fontFallback(
  bytes: Uint8Array | undefined,
  kind: keyof typeof systemFonts,
): Promise<FontFallback | undefined> {
  if (!bytes) return undefined;
  const metrics = await readMetrics(bytes);
  if (!metrics || metrics.unitsPerEm <= 0 || metrics.xWidthAvg <= 0) return undefined;
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = metrics;
  const system = systemFonts[kind];
  const size = xWidthAvg / unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  const share = (units: number) => percent(units / (unitsPerEm * size));
  return {
    local: system.local,
    sizeAdjust: percent(size),
    ascent: share(ascent),
    descent: share(Math.abs(descent)),
    lineGap: share(lineGap),
  };
}

/** @capsizecss/unpack (SEEK, some million downloads a week) is loaded on demand: few sites have fonts. */
async function readMetrics(bytes: Uint8Array) {
  const { fromBuffer } = await import('@capsizecss/unpack');
  // A damaged file is no reason to stop: the browser shows text without it, too.
  return fromBuffer(Buffer.from(bytes)).catch(() => undefined);
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
