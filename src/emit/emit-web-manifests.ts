import type { LocaleVersion } from '../assemble/props/locale-version.ts';
import type { SiteIndex } from '../assemble/props/site-index.ts';
import { inLanguage } from '../assemble/props/site-props.ts';
import { withBase } from '../lib/path.ts';
import { type OutputFile, outputNames } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { textFile } from './asset-file.ts';

/** Emits the web manifest in each language: name, colours and icons of the site as an application. */
export function emitWebManifests({ site, localeVersions }: SiteIndex): OutputFile[] {
  return [...localeVersions.values()].map((locale) => {
    const path = inLanguage(outputNames.webManifest, locale.language, site.config);
    return textFile(path, `${JSON.stringify(webManifest(locale, site), null, 2)}\n`);
  });
}

function webManifest(
  { language, direction, site: { name, description, home } }: LocaleVersion,
  site: Site,
): object {
  const { config } = site;
  const colour = config.theme?.light.colours.page;
  const icons = manifestIcons(site);
  return {
    name,
    ...(description !== '' && { description }),
    lang: language,
    dir: direction,
    id: home,
    start_url: home,
    scope: config.base,
    display: 'minimal-ui',
    ...(colour !== undefined && { theme_color: colour, background_color: colour }),
    ...(icons.length > 0 && { icons }),
  };
}

/** `icon-192.png`, `icon-512-maskable.png` */
const sized = /^icon-(\d+)(-maskable)?\.png$/;

/** Lists the icons that the public folder has by their names. */
function manifestIcons({ config, publicFiles }: Pick<Site, 'config' | 'publicFiles'>): object[] {
  const names = publicFiles.flatMap((path) =>
    path.startsWith(`${config.publicDir}/`) ? [path.slice(config.publicDir.length + 1)] : [],
  );
  return names.flatMap((name) => {
    const src = withBase(config.base, name);
    if (name === 'favicon.svg') return [{ src, type: 'image/svg+xml', sizes: 'any' }];
    const [, size, isMaskable] = sized.exec(name) ?? [];
    if (size === undefined) return [];
    const purpose = isMaskable === undefined ? {} : { purpose: 'maskable' };
    return [{ src, type: 'image/png', sizes: `${size}x${size}`, ...purpose }];
  });
}
