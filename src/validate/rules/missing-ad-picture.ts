import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import { configPlace, type Rule } from '../rule.ts';

/** Reports in-house advertisements whose picture does not exist. */
export const missingAdPicture: Rule = ({ config, files }) =>
  (config.ads?.inHouse ?? []).flatMap(({ name, img }, index): Diagnostic[] => {
    if (img === undefined || files.has(img)) return [];
    const near = nearestName(img, [...files.keys()]);
    return [
      {
        severity: 'error',
        code: 'missing-file',
        message: `Picture "${displayPath(img)}" of the advertisement "${name}" does not exist.`,
        hint:
          near === undefined
            ? 'Create the file, or remove the key.'
            : `Did you mean "${displayPath(near as SourcePath)}"?`,
        place: configPlace(config, `ads.inHouse[${index}].img`),
      },
    ];
  });
