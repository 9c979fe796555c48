import { join, relative, sep } from 'node:path';
import type { BuildTools } from '../build/build-tools.ts';
import { packageRoot } from '../effects/package-root.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import { bundleAll } from './bundle-all.ts';
import { bundleDiagnostics, EditFailure, type LiveFailure, liveFailures } from './bundle-error.ts';
import { type BundleWays, type RememberedBundles, rememberBundles } from './load-bundles.ts';

/** Bundles what can be bundled, each time without what is to blame for the failure before. */
export async function bundleSound(
  entries: readonly Entry[],
  filesOf: (entry: Entry) => ReadonlySet<string>,
  ways: Omit<BundleWays, 'make'>,
  tools: BuildTools,
): Promise<RememberedBundles & { readonly failures: readonly Diagnostic[] }> {
  const failures: Diagnostic[] = [];
  const broken = new Set<string>();
  for (;;) {
    const current = entries.flatMap((entry) => (broken.has(entry.id) ? replacement(entry) : [entry]));
    try {
      const bundles = await rememberBundles(
        current,
        { ...ways, make: () => bundleAll(current, tools) },
        tools,
      );
      return { ...bundles, failures };
    } catch (error) {
      if (error instanceof EditFailure) throw error.with(failures);
      const found = bundleDiagnostics(error, tools.config.root) ?? [];
      const unoffered = liveFailures(error, tools.config.root);
      const named = found.map(({ place }) => place?.file ?? '');
      const blamed = entries.filter(
        (entry) =>
          !broken.has(entry.id) &&
          (named.some((file) => filesOf(entry).has(file)) || isUnoffered(entry, unoffered)),
      );
      if (blamed.length === 0) throw error;
      const demos = blamed.filter(({ kind }) => kind === 'demo');
      const files = new Set(demos.flatMap((entry) => [...filesOf(entry)]));
      failures.push(...found.map((one) => (files.has(one.place?.file ?? '') ? one : ofComponent(one))));
      // Where the demo itself does not compile, its own failure says it all.
      const others = unoffered.filter(({ file }) => !demos.some((demo) => demo.file === file));
      failures.push(...others.map((failure) => uneditable(failure, tools)));
      for (const entry of blamed) broken.add(entry.id);
    }
  }
}

function isUnoffered({ kind, file }: Entry, failures: readonly LiveFailure[]): boolean {
  return kind === 'live' && failures.some((failure) => failure.file === file);
}

/** What takes the place of an entry that does not compile; a demo that cannot be edited is a demo still. */
function replacement(entry: Entry): Entry[] {
  return entry.kind === 'live' ? [] : [{ ...entry, file: noticeFor(entry) }];
}

/** Only a hand-written variant imports what the demo does not. */
function uneditable({ file, message }: LiveFailure, { config }: BuildTools): Diagnostic {
  const source = relative(config.contentDir, file).split(sep).join('/') as SourcePath;
  return {
    severity: 'warning',
    code: 'demo-edit',
    message: `Readers cannot edit this demo, because of an import of its JavaScript: ${message}.`,
    place: { file: displayPath(source), line: 1, column: 1 },
  };
}

function ofComponent(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, code: 'component-compile' };
}

/** Shown in the place of what does not compile. Each kind has its own, since an entry is known by its file. */
function noticeFor({ kind }: Entry): FilePath {
  const name = kind === 'demo' ? 'broken-demo.tsx' : 'broken-component.tsx';
  return join(packageRoot(), 'templates/islands', name) as FilePath;
}
