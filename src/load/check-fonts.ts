import { join } from 'node:path';
import { fontIndexes } from '../assemble/named-sources.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { errorsBetween, nearestName } from '../lib/nearest-name.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { configPlace } from '../validate/rule.ts';

/** Reports font files without a font, and families of the theme that misspell that of a font file. */
export async function checkFonts(
  config: Config,
  files: Pick<FileSystem, 'readBytes'>,
): Promise<readonly Diagnostic[]> {
  const indexes = fontIndexes(config.places).files;
  const damaged = config.fontFaces.map(async ({ source }, position): Promise<Diagnostic[]> => {
    const bytes = await files.readBytes(join(config.contentDir, source) as FilePath);
    // A missing file has a report of its own.
    if (!bytes || isFont(bytes)) return [];
    return [
      {
        severity: 'warning',
        code: 'font-file',
        message: `"${displayPath(source)}" is not a font, so browsers show text without it.`,
        hint: 'Copy the file again. If it is in Git LFS: git lfs pull',
        place: configPlace(config, `fonts[${indexes[position]}].file`),
      },
    ];
  });
  const found = [...(await Promise.all(damaged)).flat(), ...misspelledFamilies(config)];
  return applySeverity(found, config);
}

/** The first bytes of WOFF2, WOFF, OpenType, TrueType and collections. */
const signatures: ReadonlySet<string> = new Set(['wOF2', 'wOFF', 'OTTO', '\0\u0001\0\0', 'true', 'ttcf']);

function isFont(bytes: Uint8Array): boolean {
  return signatures.has(Buffer.from(bytes.subarray(0, 4)).toString('latin1'));
}

function misspelledFamilies(config: Config): Diagnostic[] {
  const declared = config.fontFaces.map(({ family }) => family);
  const lists: Readonly<Record<string, string | undefined>> = { ...config.theme?.fonts };
  return Object.entries(lists).flatMap(([key, list = '']) =>
    list
      .split(/,\s*/)
      .map((family) => family.replace(/["']/g, ''))
      .flatMap((family): Diagnostic[] => {
        // As in CSS, whatever the case of their letters.
        if (declared.some((one) => one.toLowerCase() === family.toLowerCase())) return [];
        const similar = declared.filter((one) => isMisspelling(family, one));
        const near = nearestName(family, similar);
        if (near === undefined) return [];
        return [
          {
            severity: 'warning',
            code: 'unknown-font',
            message: `No font file has the family "${family}".`,
            hint: `Did you mean "${near}"?`,
            place: configPlace(config, `theme.fonts.${key}`),
          },
        ];
      }),
  );
}

/** Compares words of two families: `IBM Plex Mono` is another font than `IBM Plex Sans`. */
function isMisspelling(family: string, declared: string): boolean {
  const [words, meant] = [family.split(' '), declared.split(' ')];
  if (words.length !== meant.length) return errorsBetween(family, declared) !== undefined;
  return words.every((word, index) => errorsBetween(word, meant[index] ?? '') !== undefined);
}
