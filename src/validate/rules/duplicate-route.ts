import { displayPath, withTrailingSlash } from '../../lib/path.ts';
import { memoizeBy } from '../../memo/memoize.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { reservedOutputs } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import { type Claim, type Claimant, claimsOf, pageFacts } from '../claims.ts';
import type { Rule } from '../rule.ts';

/**
 * Nobody claims the place of another, nor a folder where another one's file has to be; letter case does not tell places apart, since not
 * every disk and host does.
 */
export const duplicateRoute: Rule = memoizeBy(
  ({ config, pages, shellPages, publicFiles, space }: Site) => [
    space,
    { pages: pageFacts(config, pages), shellPages, publicFiles },
  ],
  (space, sources): readonly Diagnostic[] => {
    const { own, pages, fillers, publicFiles } = claimsOf(space, sources);
    const places = createPlaces();
    for (const claim of own) places.take(claim);
    const ofPages = pages.flatMap((claim) => places.take(claim));
    for (const claim of fillers) places.fill(claim);
    return [...ofPages, ...publicFiles.flatMap((claim) => places.take(claim))];
  },
);

interface Places {
  /** Gives a place to a claim, or tells who is in the way. */
  take(claim: Claim): Diagnostic[];
  /** Gives a place to a claim if nobody has it. */
  fill(claim: Claim): void;
}

function createPlaces(): Places {
  const files = new Map<string, Claim>();
  const folders = new Map<string, Claim>();
  const settle = (claim: Claim, key: string, above: readonly string[]) => {
    if (isFolder(claim.by)) folders.set(key, claim);
    else files.set(key, claim);
    for (const folder of above) if (!folders.has(folder)) folders.set(folder, claim);
  };
  return {
    take(claim) {
      const key = claim.output.toLowerCase();
      const same = files.get(key);
      if (same && !mayReplace(claim.by, same.by)) return told(claim, same, 'same');
      const inside = folders.get(key);
      if (inside) return told(claim, inside, 'file-for-folder');
      const above = foldersOf(key);
      for (const folder of above) {
        const file = files.get(folder);
        if (file) return told(claim, file, 'folder-for-file');
        const closed = folders.get(folder);
        if (closed && isClosed(closed.by)) return told(claim, closed, 'same');
      }
      settle(claim, key, above);
      return [];
    },
    fill(claim) {
      const key = claim.output.toLowerCase();
      if (!files.has(key)) settle(claim, key, foldersOf(key));
    },
  };
}

/** `a/b/c` → `a`, `a/b` */
function foldersOf(key: string): string[] {
  const folders: string[] = [];
  for (let end = key.indexOf('/'); end >= 0; end = key.indexOf('/', end + 1)) folders.push(key.slice(0, end));
  return folders;
}

function isFolder(by: Claimant): boolean {
  return by.kind === 'build' && /folder/.test(by.own.kind);
}

function isClosed(by: Claimant): boolean {
  return by.kind === 'build' && by.own.kind === 'closed-folder';
}

function mayReplace(by: Claimant, earlier: Claimant): boolean {
  return by.kind === 'public' && earlier.kind === 'build' && earlier.own.kind === 'yielding-file';
}

/** Both want one file, or the later one a file where the earlier needs a folder, or the other way round. */
type Clash = 'same' | 'file-for-folder' | 'folder-for-file';

function told(claim: Claim, earlier: Claim, clash: Clash): Diagnostic[] {
  // The page itself is told of.
  if (claim.by.kind === 'markdown-copy') return [];
  const place = placeOf(claim.by);
  const other = placeOf(earlier.by);
  return [
    {
      severity: 'error',
      code: 'duplicate-route',
      message: sentence(claim, earlier, clash),
      hint: hintFor(claim.by, earlier.by),
      ...(place && { place }),
      ...(other && { related: [{ message: 'The other file.', place: other }] }),
    },
  ];
}

function sentence(claim: Claim, earlier: Claim, clash: Clash): string {
  const [later, first] = [words(claim.by), words(earlier.by)];
  switch (clash) {
    case 'file-for-folder':
      return `${later} would be the file \`${claim.output}\`, where a folder has to be for ${first}.`;
    case 'folder-for-file':
      return `${later} needs a folder where the file \`${earlier.output}\` has to be: ${first}.`;
    case 'same': {
      const [wanted, taken] =
        claim.by.kind === 'page' && earlier.by.kind === 'page'
          ? [withTrailingSlash(claim.by.path), withTrailingSlash(earlier.by.path)]
          : [claim.output, earlier.output];
      const pause = first.includes(', ') ? ',' : '';
      const kind = wanted.startsWith('/') ? 'address' : 'place';
      const differs = wanted !== taken && wanted.toLowerCase() === taken.toLowerCase();
      const inCase = differs ? `, which differs from \`${taken}\` in letter case at most` : '';
      return `Two files claim the ${kind} \`${wanted}\`${inCase}: ${first}${pause} and ${later}.`;
    }
  }
}

function words(by: Claimant): string {
  switch (by.kind) {
    case 'page':
      return by.place.file;
    case 'markdown-copy':
      return `the Markdown of ${by.place.file}`;
    case 'public':
      return displayPath(by.source);
    case 'build':
      return `${by.own.label}, which the build writes`;
    case 'shell':
      return `the page ${withTrailingSlash(by.shell.path)}, which the build makes`;
  }
}

function placeOf(by: Claimant): Place | undefined {
  switch (by.kind) {
    case 'page':
    case 'markdown-copy':
      return by.place;
    case 'public':
      return { file: displayPath(by.source), line: 1, column: 1 };
    case 'build':
    case 'shell':
      return undefined;
  }
}

function hintFor(by: Claimant, earlier: Claimant): string {
  if (by.kind === 'page' && earlier.kind !== 'public')
    return 'Give one of them another `path` in its front matter, or remove it.';
  const rename = 'Give the file in the public folder another name, or remove it';
  switch (earlier.kind) {
    case 'page':
    case 'markdown-copy':
      return `${rename}; or give the page another \`path\` in its front matter.`;
    case 'shell':
      return `${rename}; or write the page in Markdown.`;
    case 'build':
      return `${rename}. In the place of what the build writes may stand ${yielding}.`;
    case 'public':
      return `${rename}.`;
  }
}

const yielding = reservedOutputs
  .flatMap(({ path, kind }) => (kind === 'yielding-file' ? [path] : []))
  .join(', ');
