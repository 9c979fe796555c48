import type { SiteBundles } from '../bundle/bundle-site.ts';
import { type Diagnostic, UserError } from '../model/diagnostic.ts';
import { notFinished } from './not-finished.ts';
import { UnfinishedFragment } from './site-fragments.ts';
import { templateFailure, themeFailure, toCrash } from './template-failures.ts';

/** A build that wrote nothing, with the problems found after loading. */
export interface Stopped {
  readonly kind: 'stopped';
  readonly diagnostics: readonly Diagnostic[];
  /** Why it stopped, if a template or the theme of the site threw an error; one of the problems. */
  readonly failure?: Diagnostic;
}

/**
 * Reports an error that a template of the site has thrown in something that all pages share, such as the
 * navigation. Throws other errors.
 */
export async function stopOnTemplateFailure<Outcome>(
  { locate, diagnostics }: Pick<SiteBundles, 'locate' | 'diagnostics'>,
  work: () => Promise<Outcome>,
): Promise<Outcome | Stopped> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnfinishedFragment) {
      const failure = notFinished('Rendering a part that all pages share', error.reason);
      return { kind: 'stopped', diagnostics: [...diagnostics, failure] };
    }
    const crash = toCrash(error);
    if (error instanceof UserError) throw error;
    if (!themeFailure(crash) && !(await locate(crash.stack))) throw error;
    const failure = await templateFailure(crash, locate, 'in a part that all pages share');
    return { kind: 'stopped', diagnostics: [...diagnostics, failure], failure };
  }
}
