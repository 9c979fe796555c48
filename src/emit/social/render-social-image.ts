import type { FileSystem } from '../../effects/file-system.ts';
import type { FilePath } from '../../model/path.ts';
import type { SocialCard } from '../../model/social-image.ts';
import { type CardElement, cardElement } from './card-element.ts';

/** A font file with the hash of its bytes, since an author may replace the file. */
export interface SocialFont {
  readonly file: FilePath;
  readonly hash: string;
}

/** A picture to render, as plain data. */
export interface SocialImageTask {
  readonly card: SocialCard;
  readonly fonts: readonly SocialFont[];
  /** URLs of the modules of the packages, which the site installs. */
  readonly packages: SocialPackages;
  readonly width: number;
  readonly height: number;
}

/** The packages that render pictures: satori (Vercel) lays text out, and resvg (its authors) renders it. */
export interface SocialPackages {
  readonly satori: string;
  readonly resvg: string;
}

/** A picture as PNG, with what could not be written on it. */
export interface RenderedSocialImage {
  readonly png: Uint8Array;
  /** Characters that no font has. */
  readonly missing: string;
}

/** Renders pictures. Implemented by `workers`. */
export type RenderSocialImage = (task: SocialImageTask) => Promise<RenderedSocialImage>;

interface Font {
  readonly name: string;
  readonly data: Uint8Array;
  readonly weight: 400;
  readonly style: 'normal';
}

/** The part of satori that is used. */
type Satori = (
  element: CardElement,
  options: {
    readonly width: number;
    readonly height: number;
    readonly fonts: readonly Font[];
    /** Called for characters that no font has. */
    readonly loadAdditionalAsset: (language: string, segment: string) => Promise<readonly Font[]>;
  },
) => Promise<string>;

/** The part of resvg that is used. */
interface ResvgModule {
  readonly Resvg: new (
    svg: string,
    options: { readonly font: { readonly loadSystemFonts: false } },
  ) => { render(): { asPng(): Uint8Array } };
}

/** Creates a renderer, which reads fonts until they change, and loads packages once. */
export function socialImageRenderer(files: Pick<FileSystem, 'readBytes'>): RenderSocialImage {
  // The same list for all pictures, since satori reads the fonts of another list again, and keeps both.
  let known: { readonly key: string; readonly loaded: Promise<readonly Font[]> } | undefined;
  const load = (fonts: readonly SocialFont[]) => {
    const key = JSON.stringify(fonts);
    if (known?.key === key) return known.loaded;
    const loaded = readFonts(fonts, files);
    known = { key, loaded };
    // A file that is missing now may be back in the next build.
    loaded.catch(() => {
      known = undefined;
    });
    return loaded;
  };
  return async ({ card, fonts, packages, width, height }) => {
    const [satori, { Resvg }] = await Promise.all([loadSatori(packages.satori), loadResvg(packages.resvg)]);
    const loaded = await load(fonts);
    const missing: string[] = [];
    const svg = await satori(
      cardElement(
        card,
        loaded.map(({ name }) => name),
      ),
      {
        width,
        height,
        fonts: loaded,
        loadAdditionalAsset: async (_, segment) => {
          missing.push(segment);
          return [];
        },
      },
    );
    // The text is rendered as paths, so no font of this machine changes the picture.
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    // A copy of its own, because the bytes of a native package do not move between threads.
    return { png: Uint8Array.from(png), missing: [...new Set(missing.join(''))].join('') };
  };
}

function readFonts(
  fonts: readonly SocialFont[],
  files: Pick<FileSystem, 'readBytes'>,
): Promise<readonly Font[]> {
  return Promise.all(
    fonts.map(async ({ file }, index): Promise<Font> => {
      const data = await files.readBytes(file);
      if (!data) throw new Error(`Font "${file}" was removed while the site was built.`);
      return { name: `font-${index}`, data, weight: 400, style: 'normal' };
    }),
  );
}

async function loadSatori(url: string): Promise<Satori> {
  const module: { readonly default: Satori | { readonly default: Satori } } = await import(url);
  return typeof module.default === 'function' ? module.default : module.default.default;
}

async function loadResvg(url: string): Promise<ResvgModule> {
  const module: ResvgModule & { readonly default?: ResvgModule } = await import(url);
  return module.default ?? module;
}
