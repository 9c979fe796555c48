import { join } from 'node:path';
import type { SiteIndex } from '../../assemble/props/site-index.ts';
import { socialCard, socialImagePath, socialImageSize } from '../../assemble/props/social-card.ts';
import type { Store } from '../../cache/create-store.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { socialFactsKey, socialImageKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hash, hashData } from '../../lib/hash.ts';
import type { Parsed } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { FilePath, OutputPath } from '../../model/path.ts';
import type { Route } from '../../model/site.ts';
import type { SocialCard, SocialImageConfig } from '../../model/social-image.ts';
import type { RenderSocialImage, SocialFont, SocialPackages } from './render-social-image.ts';
import { missingFont, missingPackages, socialPackages, uncoveredTitle } from './social-problems.ts';

/** What emitting pictures needs. */
export interface SocialImageOptions {
  readonly store: Store;
  readonly files: Pick<FileSystem, 'readBytes'>;
  /** Identifies this program, whose versions have other layouts. */
  readonly tool: string;
  readonly renderSocialImage: RenderSocialImage;
  /**
   * Finds the packages that render pictures, with their versions. Undefined if
   * the site has not installed them.
   */
  findSocialPackages(): Promise<FoundPackages | undefined>;
  /** Returns the command that installs packages for the development of the site. */
  installCommand(packages: string): string;
}

/** Packages with a text that differs between their versions. */
export interface FoundPackages {
  readonly packages: SocialPackages;
  readonly versions: string;
}

/**
 * Emits a picture for social networks of each page, if the site asks for them. A picture is rendered once for
 * a title, product and design; the store keeps it.
 */
export async function emitSocialImages(
  routes: readonly Route[],
  index: SiteIndex,
  options: SocialImageOptions,
): Promise<Parsed<readonly OutputFile[]>> {
  const { config } = index.site;
  const { socialImages } = config;
  const cards = new Map<OutputPath, SocialCard>();
  for (const route of routes) {
    const card = socialCard(route, index);
    if (card) cards.set(socialImagePath(card), card);
  }
  if (!socialImages || cards.size === 0) return { value: [], diagnostics: [] };
  const found = await options.findSocialPackages();
  if (!found) {
    const command = options.installCommand(socialPackages.join(' '));
    return { value: [], diagnostics: [missingPackages(config, command)] };
  }
  const hashed = await hashFonts(socialImages, config.contentDir, options.files);
  const absent = hashed.flatMap((font, position) => (font ? [] : [missingFont(position, config)]));
  if (absent.length > 0) return { value: [], diagnostics: absent };
  const fonts = hashed.filter((font) => font !== undefined);
  const design = hashData([options.tool, found.versions, fonts.map((font) => font.hash)]);
  const images = [...cards].map(([path, card]) => ({ path, card, key: hashData([design, card]) }));
  const render = (card: SocialCard) =>
    options.renderSocialImage({
      card,
      fonts,
      packages: found.packages,
      ...socialImageSize,
    });
  const missing = await renderAll(images, render, options.store);
  return {
    value: images.map(({ path, card, key }): OutputFile => {
      const content = async () => {
        const known = await options.store.get(socialImageKey(key));
        // A copy, because the store holds these bytes until they are saved.
        return known ? known.slice() : (await render(card)).png;
      };
      return { path, phase: 'asset', hash: key, content };
    }),
    diagnostics: images.flatMap(({ card }, position) => {
      const characters = missing[position] ?? '';
      return characters === '' ? [] : [uncoveredTitle(card.title, characters, config)];
    }),
  };
}

interface PlannedImage {
  readonly card: SocialCard;
  readonly key: string;
}

/** Pictures that are rendered at once: enough for the threads, few enough for the memory. */
const concurrency = 8;

/** Renders the pictures that the store does not have. Returns the characters that each of them lacks. */
async function renderAll(
  images: readonly PlannedImage[],
  render: (card: SocialCard) => ReturnType<RenderSocialImage>,
  store: Store,
): Promise<string[]> {
  const facts = await store.getMany(images.map(({ key }) => socialFactsKey(key)));
  const missing = facts.map((fact) => decodeJson<string>(fact));
  const waiting = [...images.entries()].filter(
    ([position, { key }]) => missing[position] === undefined || !store.has(socialImageKey(key)),
  );
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [position, { card, key }] = next;
      const rendered = await render(card);
      missing[position] = rendered.missing;
      await store.put(socialImageKey(key), rendered.png);
      await store.put(socialFactsKey(key), encodeJson(rendered.missing));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return missing.map((characters) => characters ?? '');
}

/** Hashes the font files; undefined for one that does not exist. */
function hashFonts(
  { fonts }: SocialImageConfig,
  contentDir: FilePath,
  files: Pick<FileSystem, 'readBytes'>,
): Promise<(SocialFont | undefined)[]> {
  return Promise.all(
    fonts.map(async (source) => {
      const file = join(contentDir, source) as FilePath;
      const bytes = await files.readBytes(file);
      return bytes && { file, hash: hash(bytes) };
    }),
  );
}
