import { resolve } from 'node:path';
import type { SiteBundles } from '../bundle/bundle-site.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { type Stopped, stopOnTemplateFailure } from './stop-on-template-failure.ts';

/** How a site is bundled, and what is done with the bundles. */
export interface StandInWork<Outcome> {
  /** Bundles without the modules of the site that are known to fail. */
  bundle(failing: ReadonlySet<FilePath>): Promise<SiteBundles>;
  work(bundles: SiteBundles): Promise<Outcome>;
  readonly config: Pick<Config, 'root'>;
}

/** What work ends in: whole, or with the failure that stopped it. */
type Ended = Pick<Stopped, 'failure'> & { readonly kind: string };

/**
 * Works with the bundles of a site. If its theme or a template throws while it is loaded, or in a part that
 * all pages share, works again with ours in its place, and reports the failure among the problems of the
 * bundles.
 */
export async function withStandIns<Outcome extends Ended>({
  bundle,
  work,
  config,
}: StandInWork<Outcome | Stopped>): Promise<Outcome | Stopped> {
  const failures: Diagnostic[] = [];
  const failing = new Set<FilePath>();
  for (;;) {
    const made = await bundle(failing);
    const bundles = { ...made, diagnostics: [...failures, ...made.diagnostics] };
    const outcome = await stopOnTemplateFailure(bundles, () => work(bundles));
    const { failure } = outcome;
    if (failure === undefined) return outcome;
    const left = made.replaceable().filter((file) => !failing.has(file));
    // What all of them import names none of them.
    const named = left.filter((file) => file === resolve(config.root, failure.place?.file ?? ''));
    if (left.length === 0) return outcome;
    failures.push(failure);
    for (const file of named.length > 0 ? named : left) failing.add(file);
  }
}
