import type { OutputFile } from '../model/output.ts';
import type { NavigationResult } from './crew/errands.ts';

/** The navigation's fragments by asset name, and what style they need. */
export interface EmittedNavigation {
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly drawn: readonly NavigationResult[];
}
