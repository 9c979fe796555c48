import type { Config } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import { splitLanguage } from './split-language.ts';

/** The pages at an address; where there are none, those that are shown there since nobody has translated them. */
export function shownAt<Placed extends { readonly path: SitePath }>(
  address: SitePath,
  pages: readonly Placed[],
  { languages }: Config,
): readonly Placed[] {
  const there = pages.filter(({ path }) => path === address);
  if (there.length > 0) return there;
  const original = splitLanguage(address, languages).path;
  return original === address ? [] : pages.filter(({ path }) => path === original);
}
