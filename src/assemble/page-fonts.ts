import { withBase } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { FrontMatter } from '../model/document.ts';
import type { FontSheet } from '../model/services.ts';

/** The font style sheets of a page: those that every page has, then those its front matter asks for, by name or by address. */
export function pageFonts(
  { fonts, base }: Pick<Config, 'fonts' | 'base'>,
  asked: FrontMatter['fonts'] = [],
): FontSheet[] {
  const everywhere = fonts.filter(({ name }) => name === undefined);
  const own = asked.flatMap((word): FontSheet[] => {
    if (isAddress(word)) return [{ href: word, preconnect: [] }];
    return fonts.filter(({ name }) => name === word);
  });
  return [...everywhere, ...own].map((font) => ({
    ...font,
    href: isAddress(font.href) ? font.href : withBase(base, font.href),
  }));
}

function isAddress(word: string): boolean {
  return /^https?:\/\//.test(word);
}
