import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { PageRule } from '../rule.ts';

/** Reports relative links and pictures whose file does not exist. */
export const missingFile: PageRule = ({ document, links }, { space }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    if (target.kind !== 'unknown-file' || !link) return [];
    const near = nearestName(target.source, [...space.files.keys(), ...space.pageBySource.keys()]);
    return [
      {
        severity: link.kind === 'image' ? 'error' : 'warning',
        code: 'missing-file',
        message: `File "${displayPath(target.source)}" does not exist.`,
        hint:
          near === undefined
            ? createHint(target.source)
            : `Did you mean "${displayPath(near as SourcePath)}"?`,
        place: { file: displayPath(document.source), line: link.line, column: link.column },
      },
    ];
  });

function createHint(source: SourcePath): string {
  return source.startsWith('../')
    ? 'Create the file, or correct the path. Outside content/, only files beside a page are read.'
    : 'Create the file, or correct the path.';
}
