import { join, relative, sep } from 'node:path';
import { packageRoot } from '../effects/package-root.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import { bundleDiagnostics, EditFailure, type LiveFailure, liveFailures } from './bundle-error.ts';

/** How entries are bundled, and which files of the site each is made from, as reports name them. */
export interface FallbackOptions<Bundled> {
  readonly config: Pick<Config, 'root' | 'contentDir'>;
  bundle(entries: readonly Entry[]): Promise<Bundled>;
  filesOf(entry: Entry): ReadonlySet<string>;
}

/**
 * Bundles entries. Modules that do not compile are reported and replaced by a notice, and the rest is bundled without
 * them. Rejects with a failure that no module of the site explains.
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
      const unoffered = liveFailures(error, config.root);
      const named = found.map(({ place }) => place?.file ?? '');
      const causes = entries.filter(
        (entry) =>
          !broken.has(entry.id) &&
          (named.some((file) => filesOf(entry).has(file)) || isUnoffered(entry, unoffered)),
      );
      if (causes.length === 0) throw error;
      const demos = causes.filter(({ kind }) => kind === 'demo');
      const files = new Set(demos.flatMap((entry) => [...filesOf(entry)]));
      failures.push(...found.map((one) => (files.has(one.place?.file ?? '') ? one : ofComponent(one))));
      // The failure of a demo itself explains why readers cannot edit it.
      const others = unoffered.filter(({ file }) => !demos.some((demo) => demo.file === file));
      failures.push(...others.map((failure) => uneditable(failure, config)));
      for (const entry of causes) broken.add(entry.id);
    }
  }
}

function isUnoffered({ kind, file }: Entry, failures: readonly LiveFailure[]): boolean {
  return kind === 'live' && failures.some((failure) => failure.file === file);
}

/** The notice in place of a module that does not compile. A demo that cannot be edited is still shown. */
function fallbackFor(entry: Entry): Entry[] {
  if (entry.kind === 'live') return [];
  // Each kind has its own notice, because an entry is identified by its file.
  const name = entry.kind === 'demo' ? 'broken-demo.tsx' : 'broken-component.tsx';
  return [{ ...entry, file: join(packageRoot(), 'templates/islands', name) as FilePath }];
}

/** Only a hand-written JavaScript variant has imports that the demo does not have. */
function uneditable({ file, message }: LiveFailure, { contentDir }: Pick<Config, 'contentDir'>): Diagnostic {
  const source = relative(contentDir, file).split(sep).join('/') as SourcePath;
  return {
    severity: 'warning',
    code: 'demo-edit',
    message: `Readers cannot edit this demo because of an import in its JavaScript variant: ${message}.`,
    place: { file: displayPath(source), line: 1, column: 1 },
  };
}

function ofComponent(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, code: 'component-compile' };
}
