import { join, relative, resolve, sep } from 'node:path';
import type { SiteBundles } from '../bundle/bundle-site.ts';
import { isOnDisk } from '../effects/is-on-disk.ts';
import { packageRoot } from '../effects/package-root.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { demoThemeFile } from '../model/theme.ts';
import { type Stopped, stopOnTemplateFailure } from './stop-on-template-failure.ts';

/** How a site is bundled, and what is done with the bundles. */
export interface StandInWork<Outcome> {
  bundle(leftOut: ReadonlySet<FilePath>): Promise<SiteBundles>;
  work(bundles: SiteBundles): Promise<Outcome>;
  readonly config: Pick<Config, 'root' | 'contentDir' | 'templatesDir'>;
}

/**
 * Works with the bundles of a site. If its theme or a template throws while it is loaded, or in a part that
 * all pages share, works again with ours in its place, and reports the failure among the problems of the
 * bundles.
 */
export async function withStandIns<Outcome>({
  bundle,
  work,
  config,
}: StandInWork<Outcome | Stopped>): Promise<Outcome | Stopped> {
  const failures: Diagnostic[] = [];
  const leftOut = new Set<FilePath>();
  for (;;) {
    const made = await bundle(leftOut);
    const bundles = { ...made, diagnostics: [...failures, ...made.diagnostics] };
    const outcome = await stopOnTemplateFailure(bundles, () => work(bundles));
    const failure = isStopped(outcome) ? outcome.failure : undefined;
    const broken = failure === undefined ? [] : modulesToLeave(failure, made, { config, leftOut });
    if (failure === undefined || broken.length === 0) return outcome;
    failures.push(failure);
    for (const file of broken) leftOut.add(file);
  }
}

function isStopped(outcome: unknown): outcome is Stopped {
  return typeof outcome === 'object' && outcome !== null && 'kind' in outcome && outcome.kind === 'stopped';
}

interface LeavingOptions {
  readonly config: StandInWork<unknown>['config'];
  readonly leftOut: ReadonlySet<FilePath>;
}

/** Returns the module that failed, or all that have a substitute if it is one that they import. */
function modulesToLeave(
  { place }: Diagnostic,
  { server }: SiteBundles,
  { config, leftOut }: LeavingOptions,
): readonly FilePath[] {
  const theme = join(config.contentDir, demoThemeFile);
  const templates = join(packageRoot(), 'templates');
  const hasSubstitute = (file: FilePath) =>
    file === theme ||
    (file.startsWith(join(config.templatesDir, sep)) &&
      isOnDisk(resolve(templates, relative(config.templatesDir, file)) as FilePath));
  const left = server.inputs.filter((file) => hasSubstitute(file) && !leftOut.has(file));
  const named = left.filter((file) => file === resolve(config.root, place?.file ?? ''));
  return named.length > 0 ? named : left;
}
