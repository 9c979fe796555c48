import type { OutputFile } from '../model/output.ts';
import type { NavigationResult } from '../render/site-fragments.ts';

/** What the browser brings into pages, by asset name, and what style its navigation needs. */
export interface EmittedFragments {
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly navigation: readonly NavigationResult[];
}
