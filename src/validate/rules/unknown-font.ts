import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageRule } from '../rule.ts';

/** Reports fonts in front matter that are neither URLs nor named in `site.yaml`. */
export const unknownFont: PageRule = ({ document }, { space }) => {
  const names = space.config.fonts.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return document.frontMatter.fonts
    .filter((font) => !/^https?:\/\//.test(font) && !names.includes(font))
    .map((font): Diagnostic => {
      const near = nearestName(font, names);
      return {
        severity: 'warning',
        code: 'unknown-font',
        message: `Unknown font "${font}"; the page loads without it.`,
        hint:
          near === undefined
            ? `Add it to site.yaml: fonts: [{ name: ${font}, href: https://… }]`
            : `Did you mean "${near}"?`,
        place: { file: displayPath(document.source), line: 1, column: 1 },
      };
    });
};
