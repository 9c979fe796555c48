import { posix } from 'node:path';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { PageRule } from '../rule.ts';

/** Reports relative links and pictures whose file or page does not exist. */
export const missingFile: PageRule = ({ document, links }, { space }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    if (target.kind !== 'unknown-file' || !link) return [];
    const isPage = link.kind === 'link' && posix.extname(target.source) === '';
    // A link without extension means a page.
    const pages = [...space.pageBySource.keys()];
    const near = isPage
      ? nearestName(`${target.source.replace(/\/$/, '')}.md`, pages)
      : nearestName(target.source, [...space.files.keys(), ...pages].filter(isLike(target.source)));
    const message = isPage
      ? `Link "${link.url}" leads to no page.`
      : `File "${displayPath(target.source)}" does not exist.`;
    return [
      {
        severity: 'error',
        code: 'missing-file',
        message,
        hint:
          near === undefined
            ? createHint(target.source)
            : `Did you mean "${displayPath(near as SourcePath)}"?`,
        place: { file: displayPath(link.file ?? document.source), line: link.line, column: link.column },
      },
    ];
  });

/** A page is no picture: `missing.png` is not meant to be `rating.md`, though as many letters differ. */
function isLike(source: SourcePath): (other: string) => boolean {
  const isPage = posix.extname(source) === '.md';
  return (other) => (posix.extname(other) === '.md') === isPage;
}

function createHint(source: SourcePath): string {
  return source.startsWith('../')
    ? 'Create the file, or correct the path. Outside content/, only files beside a page are read.'
    : 'Create the file, or correct the path.';
}
