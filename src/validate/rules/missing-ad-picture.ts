import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import { configPlace } from '../config-place.ts';
import type { Rule } from '../rule.ts';

/** The picture of every in-house advertisement is there. */
export const missingAdPicture: Rule = ({ config, files }) =>
  (config.ads?.inHouse ?? []).flatMap(({ name, img }, index): Diagnostic[] => {
    if (img === undefined || files.has(img)) return [];
    const near = nearestName(img, [...files.keys()]);
    return [
      {
        severity: 'error',
        code: 'missing-file',
        message: `There is no file ${displayPath(img)}, the picture of the advertisement "${name}".`,
        ...(near === undefined ? {} : { hint: `Did you mean ${displayPath(near as SourcePath)}?` }),
        place: configPlace(config, `ads.inHouse[${index}].img`),
      },
    ];
  });
