import { join } from 'node:path';
import { packageRoot } from '../effects/package-root.ts';
import { asSentence } from '../lib/as-sentence.ts';
import { displayPath } from '../lib/path.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import { nameImporters } from './entries/name-importers.ts';
import {
  EditFailure,
  isBuildFailure,
  type LiveFailure,
  liveFailures,
  messageDiagnostics,
} from './esbuild/problems/bundle-diagnostics.ts';
import type { EntryFailures } from './esbuild/problems/find-failures.ts';
import type { ShellFailures } from './esbuild/problems/find-shell-failures.ts';
import { missingOwnPackage } from './esbuild/problems/missing-package.ts';
import { BrokenDemos } from './relink-changed.ts';
import { shellDiagnostics } from './shell-diagnostics.ts';
import type { BundleCache } from './stored/bundle-cache.ts';

/** What bundling with fallbacks needs. */
export interface FallbackOptions<Bundled> {
  readonly config: Pick<Config, 'root' | 'contentDir'>;
  /**
   * Bundles without some templates, the theme, or some style sheets of the site. A failure of demos that are
   * compiled apart does not name them.
   */
  bundle(
    entries: readonly Entry[],
    leftOut: ReadonlySet<FilePath>,
    demos: 'apart' | 'whole',
  ): Promise<Bundled>;
  /** Finds the entries that cannot be bundled. */
  findFailures(entries: readonly Entry[], leftOut: ReadonlySet<FilePath>): Promise<EntryFailures>;
  /** Finds the templates, the theme and the style sheets that cannot be bundled. */
  findShellFailures(leftOut: ReadonlySet<FilePath>): Promise<ShellFailures>;
  /** Remembers which entries could not be bundled. */
  readonly known: Pick<BundleCache, 'brokenBefore' | 'saveBroken'>;
  /** Templates and the theme that compile, and are to be left out all the same. */
  readonly failing?: ReadonlySet<FilePath> | undefined;
}

/** Bundles with the entries that they were made from, notices among them. */
export interface BundledEntries<Bundled> {
  readonly bundled: Bundled;
  readonly entries: readonly Entry[];
  /** Templates, the theme and style sheets of the site that the bundles do without. */
  readonly leftOut: ReadonlySet<FilePath>;
  readonly failures: readonly Diagnostic[];
}

/**
 * Bundles entries. Replaces each entry that cannot be bundled by a notice, leaves out templates, themes and
 * style sheets that cannot, reports why, and bundles again. Rejects with a failure that is in none of them.
 */
export async function bundleWithFallbacks<Bundled>(
  entries: readonly Entry[],
  options: FallbackOptions<Bundled>,
): Promise<BundledEntries<Bundled>> {
  const { bundle, known } = options;
  const found = createFailures(entries, options);
  const { broken, leftOut, failures } = found;
  const before = await known.brokenBefore({ entries, leftOut });
  // Bundling these few again is much faster than failing to bundle all, and the cache has the others.
  if (before.length > 0 && !(await found.addShell())) await found.addEntries((id) => before.includes(id));
  let demos: 'apart' | 'whole' = 'apart';
  for (;;) {
    const current = entries.flatMap((entry) => (broken.has(entry.id) ? fallbackFor(entry) : [entry]));
    try {
      const bundled = await bundle(current, leftOut, demos);
      const isKnown = before.length === broken.size && before.every((id) => broken.has(id));
      if (!isKnown && leftOut.size === 0) await known.saveBroken({ entries, leftOut }, [...broken]);
      return { bundled, entries: current, leftOut, failures };
    } catch (error) {
      if (error instanceof EditFailure) throw error.with(failures);
      if (error instanceof BrokenDemos) {
        const { ids } = error;
        // Together with the others they may compile after all.
        if (!(await found.addEntries((id) => ids.has(id) && !broken.has(id)))) demos = 'whole';
        continue;
      }
      if (!isBuildFailure(error)) throw error;
      const missing = missingOwnPackage(error.errors, options.config.root);
      if (missing) throw missing;
      // First what all pages contain: with a broken theme, every demo looks broken.
      const isFound = (await found.addShell()) || (await found.addEntries((id) => !broken.has(id)));
      if (isFound) continue;
      if (demos === 'whole') throw new EditFailure(error.errors, failures);
      demos = 'whole';
    }
  }
}

/** What could not be bundled so far. */
interface Failures {
  readonly broken: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<FilePath>;
  readonly failures: readonly Diagnostic[];
  /** Adds templates, the theme and style sheets that cannot be bundled. Returns whether any is new. */
  addShell(): Promise<boolean>;
  /** Adds those of some entries that cannot be bundled. Returns whether there are any. */
  addEntries(isAsked: (id: string) => boolean): Promise<boolean>;
}

function createFailures(
  entries: readonly Entry[],
  { config, findFailures, findShellFailures, failing = new Set() }: FallbackOptions<unknown>,
): Failures {
  const failures: Diagnostic[] = [];
  const broken = new Set<string>();
  const leftOut = new Set(failing);
  return {
    broken,
    leftOut,
    failures,
    async addShell() {
      const shell = await findShellFailures(leftOut);
      const found = [...shell.errors].filter(([file]) => !leftOut.has(file));
      for (const diagnostic of shellDiagnostics({ errors: new Map(found) }, config))
        failures.push(diagnostic);
      for (const [file] of found) leftOut.add(file);
      return found.length > 0;
    },
    async addEntries(isAsked) {
      const asked = entries.filter(({ id }) => isAsked(id));
      const found = await findFailures(asked, leftOut);
      for (const diagnostic of unreported(diagnosticsOf(found, { entries, config, broken }), failures))
        failures.push(diagnostic);
      for (const id of found.broken.keys()) broken.add(id);
      return found.broken.size > 0;
    },
  };
}

/** A module that the theme and a demo import is reported once. */
function unreported(found: readonly Diagnostic[], reported: readonly Diagnostic[]): Diagnostic[] {
  const keys = new Set(reported.map(({ message, place }) => JSON.stringify([message, place])));
  return found.filter(({ message, place }) => !keys.has(JSON.stringify([message, place])));
}

interface FailureContext {
  readonly entries: readonly Entry[];
  readonly config: FallbackOptions<unknown>['config'];
  /** The entries that earlier attempts could not bundle. */
  readonly broken: ReadonlySet<string>;
}

/** Returns a diagnostic for each error, and for each demo that only its readers cannot edit. */
function diagnosticsOf(
  { errors, broken }: EntryFailures,
  { entries, config, broken: before }: FailureContext,
): Diagnostic[] {
  const nameOf = (file: FilePath) => relativePath(config.root, file);
  const names = new Map([...broken].map(([id, files]) => [id, new Set([...files].map(nameOf))]));
  const demos = entries.filter(({ kind, id }) => kind === 'demo' && broken.has(id));
  const isBroken = ({ kind, id }: Entry) => kind === 'demo' && (broken.has(id) || before.has(id));
  const ofDemos = new Set(demos.flatMap(({ id }) => [...(names.get(id) ?? [])]));
  const found = messageDiagnostics(errors, config.root);
  // A demo that cannot be bundled cannot be edited either.
  const uneditables = liveFailures(errors, config.root).filter(
    ({ file }) => !entries.some((demo) => demo.file === file && isBroken(demo)),
  );
  return [
    ...found
      .map((one) => (ofDemos.has(one.place?.file ?? '') ? one : ofComponent(one)))
      .map((one) => nameImporters(one, { entries, broken: names, nameOf })),
    ...uneditables.map((failure) => uneditable(failure, config)),
  ];
}

/** Returns the notice for a module that does not compile. A demo without its live entry is not editable. */
function fallbackFor(entry: Entry): Entry[] {
  if (entry.kind === 'live' || entry.kind === 'script') return [];
  // One notice per kind, because entries with the same file share a chunk.
  const name = entry.kind === 'demo' ? 'broken-demo.tsx' : 'broken-component.tsx';
  return [{ ...entry, file: join(packageRoot(), 'templates/islands', name) as FilePath }];
}

/** A live entry fails alone if only the hand-written JavaScript variant of the demo has the import. */
function uneditable({ file, message }: LiveFailure, { contentDir }: Pick<Config, 'contentDir'>): Diagnostic {
  const source = relativePath(contentDir, file) as SourcePath;
  return {
    severity: 'warning',
    code: 'demo-edit',
    message: asSentence(
      `Readers cannot edit this demo because of an import in its JavaScript variant: ${message}`,
    ),
    place: { file: displayPath(source), line: 1, column: 1 },
  };
}

function ofComponent(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.code === 'demo-compile' ? { ...diagnostic, code: 'component-compile' } : diagnostic;
}
