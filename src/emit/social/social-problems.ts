import { displayPath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';

/** The packages that render pictures. */
export const socialPackages = ['satori', '@resvg/resvg-js'] as const;

function placeOf(key: string, { places }: Config): Place {
  return places[key] ?? places.socialImages ?? { file: 'content/site.yaml', line: 1, column: 1 };
}

/** Reports that the packages that render pictures are not installed, with the command that installs them. */
export function missingPackages(config: Config, command: string): Diagnostic {
  return {
    severity: 'error',
    code: 'social-image',
    message: '"socialImages" needs the packages "satori" and "@resvg/resvg-js", which are not installed.',
    hint: command,
    place: placeOf('socialImages', config),
  };
}

/** Reports a font file that does not exist. */
export function missingFont(position: number, config: Config): Diagnostic {
  const font = config.socialImages?.fonts[position] ?? ('' as SourcePath);
  const key = `socialImages.fonts[${position}]`;
  return {
    severity: 'error',
    code: 'missing-file',
    message: `File "${displayPath(font)}" (${key}) does not exist.`,
    hint: 'Correct the path, which is relative to the content folder, or install the package with the font.',
    place: placeOf(key, config),
  };
}

/** Reports a title with characters that no font has. */
export function uncoveredTitle(title: string, characters: string, config: Config): Diagnostic {
  return {
    severity: 'warning',
    code: 'social-image',
    message: `The fonts of "socialImages" do not have "${characters}" of the title "${title}".`,
    hint: 'Add a font file with these characters to "fonts".',
    place: placeOf('socialImages.fonts', config),
  };
}
