import { displayPath, withTrailingSlash } from '../../lib/path.ts';
import { memoizeBy } from '../../memo/memoize.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { reservedOutputs } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import { type Claim, type Claimant, claimFacts, claimsOf } from '../claims.ts';
import type { Rule } from '../rule.ts';

/**
 * Reports output files that two parts of a site claim, and files where another part needs a folder. It
 * ignores letter case and Unicode forms, which some file systems and hosts do not distinguish.
 */
export const duplicateRoute: Rule = memoizeBy(
  ({ config, pages, shellPages, publicFiles, ownFiles, space }: Site) => [
    space,
    {
      pages: claimFacts(config, pages),
      shellPages,
      publicFiles,
      emitted: ownFiles.map(({ path, emitter }) => [path, emitter] as const),
    },
  ],
  (space, sources): readonly Diagnostic[] => {
    const { own, pages, fillers, publicFiles, emitted } = claimsOf(space, sources);
    const outputs = createOutputs();
    for (const claim of own) outputs.take(claim);
    const pageDiagnostics = pages.flatMap((claim) => outputs.take(claim));
    for (const claim of fillers) outputs.fill(claim);
    return [...pageDiagnostics, ...[...publicFiles, ...emitted].flatMap((claim) => outputs.take(claim))];
  },
);

interface Outputs {
  /** Adds a claim, or reports an earlier one that it clashes with. */
  take(claim: Claim): Diagnostic[];
  /** Adds a claim unless its file is taken. */
  fill(claim: Claim): void;
}

function createOutputs(): Outputs {
  const files = new Map<string, Claim>();
  const folders = new Map<string, Claim>();
  const add = (claim: Claim, key: string, above: readonly string[]) => {
    if (isFolder(claim.by)) folders.set(key, claim);
    else files.set(key, claim);
    for (const folder of above) if (!folders.has(folder)) folders.set(folder, claim);
  };
  return {
    take(claim) {
      const key = foldedName(claim.output);
      const same = files.get(key);
      if (same && !mayReplace(claim.by, same.by)) return report(claim, same, 'same');
      const inside = folders.get(key);
      if (inside) return report(claim, inside, 'file-for-folder');
      const above = foldersOf(key);
      for (const folder of above) {
        const file = files.get(folder);
        if (file) return report(claim, file, 'folder-for-file');
        const closed = folders.get(folder);
        if (closed && isClosed(closed.by)) return report(claim, closed, 'same');
      }
      add(claim, key, above);
      return [];
    },
    fill(claim) {
      const key = foldedName(claim.output);
      if (!files.has(key)) add(claim, key, foldersOf(key));
    },
  };
}

/**
 * The same for names that some disks do not distinguish: in letter case, and in whether an accent is a
 * character of its own.
 */
function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** `a/b/c` → `a`, `a/b` */
function foldersOf(key: string): string[] {
  const folders: string[] = [];
  for (let end = key.indexOf('/'); end >= 0; end = key.indexOf('/', end + 1)) folders.push(key.slice(0, end));
  return folders;
}

function isFolder(by: Claimant): boolean {
  return by.kind === 'build' && (by.own.kind === 'shared-folder' || by.own.kind === 'closed-folder');
}

function isClosed(by: Claimant): boolean {
  return by.kind === 'build' && by.own.kind === 'closed-folder';
}

function mayReplace(by: Claimant, earlier: Claimant): boolean {
  const isOwn = by.kind === 'public' || by.kind === 'emitter';
  return isOwn && earlier.kind === 'build' && earlier.own.kind === 'yielding-file';
}

/** Both claim one file, or one needs a folder where the other claims a file. */
type Clash = 'same' | 'file-for-folder' | 'folder-for-file';

function report(claim: Claim, earlier: Claim, clash: Clash): Diagnostic[] {
  // The page itself is reported.
  if (claim.by.kind === 'markdown-copy') return [];
  const place = placeOf(claim.by);
  const other = placeOf(earlier.by);
  return [
    {
      severity: 'error',
      code: 'duplicate-route',
      message: messageOf(claim, earlier, clash),
      hint: hintFor(claim.by, earlier.by),
      ...(place && { place }),
      ...(other && { related: [{ message: 'The other file.', place: other }] }),
    },
  ];
}

function messageOf(claim: Claim, earlier: Claim, clash: Clash): string {
  const [later, first] = [nameOf(claim.by), nameOf(earlier.by)];
  switch (clash) {
    case 'file-for-folder':
      return `The output path "${claim.output}" of ${later} must be a folder for ${first}.`;
    case 'folder-for-file':
      return `The output path "${earlier.output}" of ${first} must be a folder for ${later}.`;
    case 'same': {
      const [kind, wanted, taken] =
        claim.by.kind === 'page' && earlier.by.kind === 'page'
          ? ['address', withTrailingSlash(claim.by.path), withTrailingSlash(earlier.by.path)]
          : ['output path', claim.output, earlier.output];
      const aspect = wanted.normalize('NFC') === taken.normalize('NFC') ? 'Unicode form' : 'letter case';
      const differs = wanted !== taken && foldedName(wanted) === foldedName(taken);
      const difference = differs ? `, which differs from "${taken}" only in ${aspect}` : '';
      return `Two files have the ${kind} "${wanted}"${difference}: ${first} and ${later}.`;
    }
  }
}

function nameOf(by: Claimant): string {
  switch (by.kind) {
    case 'page':
      return `"${by.place.file}"`;
    case 'markdown-copy':
      return `the Markdown copy of "${by.place.file}"`;
    case 'public':
      return `"${displayPath(by.source)}"`;
    case 'emitter':
      return `"${by.path}" of the emitter "${by.name}"`;
    case 'build':
      return `${by.own.label} (written by the build)`;
    case 'shell':
      return `the page "${withTrailingSlash(by.shell.path)}" (added by the build)`;
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
    case 'emitter':
      return undefined;
  }
}

function hintFor(by: Claimant, earlier: Claimant): string {
  if (by.kind === 'page' && by.place.file.endsWith('.json'))
    return 'Remove one of the files, or give the API document another address in "routes" of site.yaml.';
  if (by.kind === 'page') return 'Give one of them another "path" in its front matter, or remove it.';
  if (by.kind === 'emitter') return `Return another path from the emitter "${by.name}".`;
  const rename = 'Rename or remove the file in the public folder';
  switch (earlier.kind) {
    case 'page':
    case 'markdown-copy':
      return `${rename}, or give the page another "path" in its front matter.`;
    case 'shell':
      return `${rename}, or write the page in Markdown.`;
    case 'build':
      return `${rename}. Public files may replace only ${yielding}.`;
    case 'public':
    case 'emitter':
      return `${rename}.`;
  }
}

const yielding = reservedOutputs
  .flatMap(({ path, kind }) => (kind === 'yielding-file' ? [path] : []))
  .join(', ');
