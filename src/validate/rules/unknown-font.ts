import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageRule } from '../rule.ts';

/** A page asks for fonts by address, or by a name that `site.yaml` gives. */
export const unknownFont: PageRule = ({ document }, { space }) => {
  const names = space.config.fonts.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return document.frontMatter.fonts
    .filter((font) => !/^https?:\/\//.test(font) && !names.includes(font))
    .map((font): Diagnostic => {
      const near = nearestName(font, names);
      return {
        severity: 'warning',
        code: 'unknown-font',
        message: `site.yaml has no font named "${font}"; the page is shown without it.`,
        hint:
          near === undefined
            ? `fonts: [{ name: ${font}, href: https://… }] in site.yaml`
            : `Did you mean "${near}"?`,
        place: { file: displayPath(document.source), line: 1, column: 1 },
      };
    });
};
