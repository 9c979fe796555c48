import { addFrames } from '../build/add-frames.ts';
import type { BuildTools } from '../build/build-tools.ts';
import { load } from '../build/load.ts';
import { planSite } from '../build/plan-site.ts';
import { stopsBuild } from '../build/report.ts';
import { orDiagnose } from '../bundle/or-diagnose.ts';
import type { Config } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import type { ChangeSet } from '../model/source.ts';
import { changesNothing } from '../read/changes-nothing.ts';
import type { ListedSource } from '../read/read-sources.ts';
import type { SourceReader } from '../read/source-reader.ts';
import { loadFirst } from './load-first-page.ts';
import { type DevSnapshot, snapshotSite } from './snapshot.ts';

/** A draft of all sources; with the one before and the files that changed since, reads only those, and gives it again when none has other bytes. */
export async function makeSnapshot(
  sources: SourceReader,
  config: Config,
  kept: BuildTools,
  since: { readonly latest: DevSnapshot | undefined; readonly changes: ChangeSet | undefined },
): Promise<DevSnapshot> {
  const { latest, changes } = since;
  const tools: BuildTools = changes ? { ...kept, edits: { kind: 'tried', files: changes.paths } } : kept;
  const before = sources.latest();
  const found = await sources.read(tools, changes);
  if (latest && before && changes && changesNothing(changes, config, { before, after: found })) return latest;
  const loaded = await tools.stopwatch.time('load', () => load(found, config, tools));
  const outcome = stopsBuild(loaded.diagnostics, config)
    ? []
    : await orDiagnose(() => planSite(loaded.site, found, tools), config);
  const late = 'index' in outcome ? outcome.bundles.diagnostics : outcome;
  const diagnostics = await addFrames([...loaded.diagnostics, ...late], config.root, tools.files);
  return {
    diagnostics,
    ok: !stopsBuild(diagnostics, config),
    parsed: loaded.parseCosts.size,
    ...('index' in outcome && { site: snapshotSite(outcome, tools) }),
  };
}

/** A draft in which only pages that the one at an address needs are parsed. Undefined when this cannot be told yet. */
export async function makeFirstSnapshot(
  asked: SitePath,
  sources: SourceReader,
  config: Config,
  tools: BuildTools,
): Promise<DevSnapshot | undefined> {
  const read = (listed: readonly ListedSource[]) => sources.readSome(listed, tools);
  const first = await loadFirst(asked, await sources.listed(tools), config, { ...tools, read });
  sources.keep(first.sources);
  const outcome = await orDiagnose(() => planSite(first.site, first.sources, tools), config);
  if (!('index' in outcome)) return undefined;
  const site = snapshotSite(outcome, tools, first.known);
  return site.isKnown(asked) ? { diagnostics: [], ok: true, parsed: 1, site } : undefined;
}
