import type { SocialImageConfig } from '../../model/social-image.ts';
import type { SiteTheme } from '../../model/theme.ts';
import { sourcePath } from '../field-rules.ts';
import { asHex } from './colour-space.ts';
import { ours } from './resolve-theme.ts';

/** Completes the design of pictures for social networks with the light colours of the theme. */
export function resolveSocialImages(
  { fonts }: { readonly fonts: readonly string[] },
  theme: SiteTheme | undefined,
): SocialImageConfig {
  const { page, text, soft } = { ...ours.light.colours, ...theme?.light.colours };
  const accent = theme?.light.accent ?? ours.light.accent;
  return {
    fonts: fonts.map(sourcePath),
    colours: { page: asHex(page), text: asHex(text), soft: asHex(soft), accent: asHex(accent) },
  };
}
