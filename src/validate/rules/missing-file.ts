import { posix } from 'node:path';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath, pageFiles } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { PageRule } from '../rule.ts';
import { linkToDraft } from './missing-page.ts';

/** Reports relative links and pictures whose file or page does not exist. */
export const missingFile: PageRule = ({ document, links }, { space }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    if (target.kind !== 'unknown-file' || !link) return [];
    const place = { file: displayPath(link.file ?? document.source), line: link.line, column: link.column };
    const meant = new Set([target.source, ...pageFiles(target.source)]);
    const draft = [...space.drafts.values()].find((source) => meant.has(source));
    if (draft !== undefined)
      return [{ severity: 'error', code: 'missing-page', ...linkToDraft(link.url, draft), place }];
    const isPage = link.kind === 'link' && posix.extname(target.source) === '';
    // A link without extension means a page.
    const wanted = isPage ? `${target.source.replace(/\/$/, '')}.md` : target.source;
    const pages = [...space.pageBySource.keys()];
    const near = nearestName(
      wanted,
      (isPage ? pages : [...space.files.keys(), ...pages]).filter(isLike(wanted)),
    );
    const message = isPage
      ? `Link "${link.url}" leads to no page.`
      : `File "${displayPath(target.source)}" does not exist.`;
    return [
      {
        severity: 'error',
        code: 'missing-file',
        message,
        hint:
          nearAddress(link.url) ??
          (near === undefined
            ? createHint(target.source)
            : `Did you mean "${displayPath(near as SourcePath)}"?`),
        place,
      },
    ];
  });

/**
 * A page is no picture, and no module. Names are compared too, because files in one folder have long paths
 * that differ little: `missing.png` is not meant to be `button.png`.
 */
function isLike(wanted: string): (other: string) => boolean {
  const name = posix.basename(wanted);
  const kind = kindOf(wanted);
  return (other) => kindOf(other) === kind && nearestName(name, [posix.basename(other)]) !== undefined;
}

function kindOf(path: string): 'page' | 'module' | 'other' {
  const extension = posix.extname(path);
  if (extension === '.md') return 'page';
  return /^\.[cm]?[jt]sx?$/.test(extension) ? 'module' : 'other';
}

/** `http//acme.dev` → a hint that has the colon; `www.acme.dev` → one that has the scheme. */
function nearAddress(url: string): string | undefined {
  const [, scheme, rest] = /^(https?):?\/+(.+)$/i.exec(url) ?? [];
  if (scheme !== undefined) return `Did you mean "${scheme}://${rest}"?`;
  return withoutScheme.test(url) ? `Did you mean "https://${url}"?` : undefined;
}

/** Files seldom end like the commonest domains. */
const withoutScheme = /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev)(?:[/?#]|$))/i;

function createHint(source: SourcePath): string {
  return source.startsWith('../')
    ? 'Create the file, or correct the path. Outside content/, only files beside a page are read.'
    : 'Create the file, or correct the path.';
}
