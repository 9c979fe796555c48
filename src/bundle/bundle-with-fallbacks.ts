import { join, relative, sep } from 'node:path';
import { packageRoot } from '../effects/package-root.ts';
import { asSentence } from '../lib/as-sentence.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import {
  bundleDiagnostics,
  EditFailure,
  type LiveFailure,
  liveFailures,
} from './esbuild/bundle-diagnostics.ts';

/** What bundling with fallbacks needs. */
export interface FallbackOptions<Bundled> {
  readonly config: Pick<Config, 'root' | 'contentDir'>;
  bundle(entries: readonly Entry[]): Promise<Bundled>;
  /** Returns the files of the site that an entry contains, as diagnostics name them. */
  filesOf(entry: Entry): ReadonlySet<string>;
}

/**
 * Bundles entries. Replaces each entry that does not compile by a notice, reports it, and bundles again.
 * Rejects with a failure that is not in a module of the site.
 */
export async function bundleWithFallbacks<Bundled>(
  entries: readonly Entry[],
  { config, bundle, filesOf }: FallbackOptions<Bundled>,
): Promise<{ readonly bundled: Bundled; readonly failures: readonly Diagnostic[] }> {
  const failures: Diagnostic[] = [];
  const broken = new Set<string>();
  for (;;) {
    try {
      const current = entries.flatMap((entry) => (broken.has(entry.id) ? fallbackFor(entry) : [entry]));
      return { bundled: await bundle(current), failures };
    } catch (error) {
      if (error instanceof EditFailure) throw error.with(failures);
      const found = bundleDiagnostics(error, config.root) ?? [];
      const liveFailed = liveFailures(error, config.root);
      const named = found.map(({ place }) => place?.file ?? '');
      const causes = entries.filter(
        (entry) =>
          !broken.has(entry.id) &&
          (named.some((file) => filesOf(entry).has(file)) || isLiveFailure(entry, liveFailed)),
      );
      if (causes.length === 0) throw error;
      const demos = causes.filter(({ kind }) => kind === 'demo');
      const files = new Set(demos.flatMap((entry) => [...filesOf(entry)]));
      failures.push(...found.map((one) => (files.has(one.place?.file ?? '') ? one : ofComponent(one))));
      // A demo that does not compile cannot be edited either.
      const others = liveFailed.filter(({ file }) => !demos.some((demo) => demo.file === file));
      failures.push(...others.map((failure) => uneditable(failure, config)));
      for (const entry of causes) broken.add(entry.id);
    }
  }
}

function isLiveFailure({ kind, file }: Entry, failures: readonly LiveFailure[]): boolean {
  return kind === 'live' && failures.some((failure) => failure.file === file);
}

/** Returns the notice for a module that does not compile. A demo without its live entry is not editable. */
function fallbackFor(entry: Entry): Entry[] {
  if (entry.kind === 'live') return [];
  // One notice per kind, because entries with the same file share a chunk.
  const name = entry.kind === 'demo' ? 'broken-demo.tsx' : 'broken-component.tsx';
  return [{ ...entry, file: join(packageRoot(), 'templates/islands', name) as FilePath }];
}

/** A live entry fails alone if only the hand-written JavaScript variant of the demo has the import. */
function uneditable({ file, message }: LiveFailure, { contentDir }: Pick<Config, 'contentDir'>): Diagnostic {
  const source = relative(contentDir, file).split(sep).join('/') as SourcePath;
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
  return { ...diagnostic, code: 'component-compile' };
}
